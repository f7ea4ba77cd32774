import UIKit

/// Scrolls a demo that does not fit. Drags in the demo take precedence.
final class PageScrollView: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let location = panGestureRecognizer.location(in: self)
        let way = panGestureRecognizer.translation(in: self)
        let start = CGPoint(x: location.x - way.x, y: location.y - way.y)
        var touched = hitTest(start, with: nil)
        while let view = touched, view !== self {
            if !(view is UIScrollView), view.gestureRecognizers?.contains(where: Self.drags) == true { return false }
            touched = view.superview
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether the recognizer has a touch that it may begin with.
    private static func drags(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.numberOfTouches > 0 else { return false }
        if let press = recognizer as? UILongPressGestureRecognizer { return press.minimumPressDuration == 0 }
        return recognizer is UIPanGestureRecognizer || recognizer is PullGestureRecognizer
    }
}

/// A demo with a least height, below which the page scrolls.
@MainActor
protocol SizedDemo: UIViewController {
    /// The least height in points, with all margins, for a width.
    func leastHeight(forWidth width: CGFloat) -> CGFloat
}
