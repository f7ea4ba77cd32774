// swift-format-ignore-file
import UIKit

// The code of Documentation/gestures.md.

@MainActor func addGestures(
    to view: UIView, card: UIView, singleTap: UITapGestureRecognizer, doubleTap: UITapGestureRecognizer, open: @escaping () -> Void
) {
    // snippet: gestures
    view.addGestureRecognizer(UITapGestureRecognizer { _ in open() })       // a closure, or a target and a Selector

    let pan = UIPanGestureRecognizer { pan in                               // a view that follows the finger
        card.center.x += pan.translation(in: card.superview).x
        card.center.y += pan.translation(in: card.superview).y
        pan.setTranslation(.zero, in: card.superview)
    }
    card.addGestureRecognizer(pan)

    singleTap.require(toFail: doubleTap)                                    // one waits for the other
    // end snippet
}
