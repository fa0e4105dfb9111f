import Foundation
import HeadlessUI
import TestArithmetic
import Testing

@Suite struct `The flows of the fixtures` {
  @Test(arguments: [("flow-known", 8), ("flow-random", 150)])
  func `have the origins and the height they come with, from the oracle and all strategies`(
    file: String, count: Int
  ) throws {
    let cases = try FlowCase.load(file)
    #expect(cases.count == count)
    for flow in cases {
      #expect(flow.flow.answer(available: flow.available) == flow.answer, "\(flow.name)")
      for strategy in Strategy.allCases {
        let container = strategy.container(flow.flow)
        let frames = container.frames(width: flow.available.double)
        let size = container.sizeThatFits(
          ProposedViewSize(width: flow.available.double, height: nil))
        #expect(flow.answer.agrees(with: frames, height: size.height), "\(flow.name), \(strategy)")
        #expect(size.width == CGFloat(flow.available.double), "\(flow.name), \(strategy)")
      }
    }
  }

  @Test(arguments: ["flow-known", "flow-random"])
  func `are as wide as their content, on one line, where the width is left to them`(
    file: String
  ) throws {
    for flow in try FlowCase.load(file) {
      let whole = flow.flow.answer(available: nil)
      for strategy in Strategy.allCases {
        for width in [nil, CGFloat.infinity] {
          let container = strategy.container(flow.flow)
          let proposal = ProposedViewSize(width: width, height: nil)
          let size = container.sizeThatFits(proposal)
          #expect(abs(size.width - whole.contentWidth.double) < 1e-6, "\(flow.name), \(strategy)")
          let frames = container.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
          #expect(whole.agrees(with: frames, height: size.height), "\(flow.name), \(strategy)")
        }
      }
    }
  }
}
