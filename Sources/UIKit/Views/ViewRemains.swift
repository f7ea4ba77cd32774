import QuartzCore

/// What outlives a view that goes away: its subviews lose their superview and their window, and are told so.
struct ViewRemains {
    let layer: CALayer
    let subviews: [UIView]
    let touchIndex: SubviewIndex?
    let constraintLayout: ViewLayout?

    @MainActor func release() {
        touchIndex?.forget(subviews)
        constraintLayout?.abandon()
        // From the front: each layer is then the last one that is left, and none behind it has to move up.
        for view in subviews.reversed() {
            view.willMove(toSuperview: nil)
            view.tellWillMove(toWindow: nil)
            view.layer.removeFromSuperlayer()
            view.arrive(in: nil, tintBefore: nil)
            view.didMoveToSuperview()
        }
    }
}
