// Source written for SwiftUI takes CGFloat, CGPoint, CGSize and CGRect, and @Observable, from
// `import SwiftUI` alone, so that the module hands both on.
@_exported public import Foundation
@_exported public import Observation
