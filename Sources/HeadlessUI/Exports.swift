// Source written for SwiftUI takes CGFloat, CGPoint, CGSize and CGRect from `import SwiftUI`
// alone, so that the module hands Foundation on.
@_exported public import Foundation
