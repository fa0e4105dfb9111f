import Foundation
import HeadlessUI

/// Whether subviews are placed where the container is.
extension ContractCheck {
  static var boundsChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [.followsItsOrigin], presupposed: ContractRule.placements, examples: .mixed,
        judge: judgeOrigin),
      ContractCheck(
        rules: [.leavesMirroring], presupposed: ContractRule.placements + [.followsItsOrigin],
        examples: .mixed, judge: judgeMirroring),
      ContractCheck(
        rules: [.countsGapsAlike], presupposed: ContractRule.placements + [.followsItsOrigin],
        examples: .fixed, judge: judgeGaps),
      ContractCheck(
        rules: [.staysInside],
        presupposed: ContractRule.placements + [.followsItsOrigin, .countsGapsAlike],
        examples: .fixed, judge: judgeOverhang),
    ]
  }

  private static func judgeOrigin(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let there = CGPoint(x: 300, y: -40)
    let here = trial.picture(example.subviews, example.proposal)
    var moved = trial.container(example.subviews).picture(example.proposal, origin: there)
    for index in moved.frames.indices {
      moved.frames[index].origin.x -= there.x
      moved.frames[index].origin.y -= there.y
    }
    guard let difference = moved.difference(to: here) else { return nil }
    return Breach(
      rule: .followsItsOrigin,
      detail: "in bounds at (300, -40), counted from there, \(difference)")
  }

  private static func judgeMirroring(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let written = trial.picture(example.subviews, example.proposal)
    let mirrored = trial.container(example.subviews, layoutDirection: .rightToLeft)
      .picture(example.proposal)
    // The container mirrored the frames; mirrored twice, they are those of left to right.
    guard mirrored.agrees(with: written) else { return nil }
    let isSymmetric = zip(written.frames, mirrored.placements).allSatisfy { frame, placement in
      placement.map { $0.frame(size: frame.size).isNear(frame) } ?? true
    }
    guard !isSymmetric else { return nil }
    return Breach(
      rule: .leavesMirroring, detail: "from right to left everything is where it was before")
  }

  /// Copies of one subview show whether what sticks out are gaps: it grows by the same with
  /// each of them.
  private static func judgeGaps(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    guard !trial.rule.mayOverlap, let view = example.subviews.first else { return nil }
    for axis in [Axis.horizontal, .vertical] {
      let overhangs = (1...3).map { count in
        trial.picture(Array(repeating: view, count: count), example.proposal).overhang(along: axis)
      }
      let gap = overhangs[1]
      if overhangs[0] == 0, gap > LayoutPicture.tolerance, overhangs[2].isNear(2 * gap) {
        return Breach(
          rule: .countsGapsAlike,
          detail: "of copies of the first subview, 2 stick out by \(gap.shortText) pt and 3 by "
            + "\(overhangs[2].shortText) pt")
      }
    }
    return nil
  }

  private static func judgeOverhang(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let picture = trial.picture(example.subviews, example.proposal)
    let overhang = max(picture.overhang(along: .horizontal), picture.overhang(along: .vertical))
    guard !trial.rule.mayOverlap, overhang > LayoutPicture.tolerance else { return nil }
    return Breach(
      rule: .staysInside,
      detail: "a subview reaches \(overhang.shortText) pt beyond the size of \(picture.size.text)")
  }
}
