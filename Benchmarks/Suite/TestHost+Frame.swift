import QuartzCore
import UIKit
import UIKitTesting

extension TestHost {
    /// Advances by the duration of a frame, and draws the window.
    func drawFrame() {
        advance(by: 1.0 / 60)
        _ = window.windowScene?.layerTree.image()
    }
}
