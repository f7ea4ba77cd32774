import QuartzCore
import UIKit
import UIKitTesting

extension TestHost {
    /// Lets the time of a frame pass, and draws what is shown then.
    func drawFrame() {
        advance(by: 1.0 / 60)
        _ = window.windowScene?.layerTree.image()
    }
}
