import Foundation
import QuartzCore

extension UIScreen {
    /// Creates a display link that calls a method of `target` before each frame of the screen, once it is added to a run loop.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
