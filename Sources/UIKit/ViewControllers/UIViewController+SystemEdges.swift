extension UIViewController {
    /// Says that ``prefersHomeIndicatorAutoHidden`` changed. Differs from UIKit: a desktop has no home indicator, so that nothing happens.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Says that ``preferredScreenEdgesDeferringSystemGestures`` changed. Differs from UIKit: the desktop has no gestures in a window, so that
    /// nothing happens.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}
