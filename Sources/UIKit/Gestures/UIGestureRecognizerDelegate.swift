import CConformance

/// A delegate that decides on a recognizer's touches, its beginning, and its relations to other recognizers.
///
/// Each method has a default implementation, with UIKit's behavior for a method that is not implemented.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the recognizer may leave ``UIGestureRecognizer/State/possible`` now. False makes it fail. True by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether both recognizers may recognize simultaneously. The consent of one delegate is sufficient. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether `gestureRecognizer` must wait until `otherGestureRecognizer` has failed. Called once for each gesture. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether `otherGestureRecognizer` must wait until `gestureRecognizer` has failed. Called once for each gesture. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the recognizer gets a new touch. Called before its `touchesBegan(_:with:)`. True by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    /// Whether the recognizer gets a new press. Called before its `pressesBegan(_:with:)`. True by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

    /// Whether the recognizer gets touches or presses that begin with `event`. Called before the method for the touch. True by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldBegin)
        return true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldRecognizeSimultaneouslyWith)
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldRequireFailureOf)
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldBeRequiredToFailBy)
        return false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldReceiveUITouch)
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldReceiveUIPress)
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        defaultImplementation(of: .gestureRecognizerShouldReceiveUIEvent)
        return true
    }
}
