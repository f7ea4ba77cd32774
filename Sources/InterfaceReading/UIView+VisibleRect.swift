import CoreGraphics
import UIKit

extension UIView {
    /// The view's bounds in its scene, clipped by the superviews that clip and by the scene. Null without a scene.
    ///
    /// - Parameter clips: Returns whether a superview clips.
    package func visibleRect(where clips: (UIView) -> Bool) -> CGRect {
        guard let stack = window?.windowScene?.windowStack else { return .null }
        var rect = stack.layer.convert(bounds, from: layer)
        for view in sequence(first: self, next: \.superview).dropFirst() where clips(view) {
            rect = rect.intersection(stack.layer.convert(view.bounds, from: view.layer))
        }
        return rect.intersection(stack.bounds)
    }
}
