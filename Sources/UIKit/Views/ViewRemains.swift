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

extension UIView {
    /// Ends a view with nothing in it that dies on the main actor, as most do: it leaves nothing but what it has to do with constraints. Answers
    /// false where there is more to do.
    nonisolated func endAlone() -> Bool {
        layer.owner = nil
        guard orderedSubviews.isEmpty, touchIndex == nil, MainActor.isCurrent else { return false }
        guard let layout = constraintLayout else { return true }
        layout.forgetView()
        MainActor.atDeath(leaving: layout) { $0.abandon() }
        return true
    }

    /// Ends a view that leaves more.
    nonisolated func leaveRemains() {
        // The subviews that die with the view die in here.
        withStackRoom {
            let remains = ViewRemains(
                layer: layer, subviews: orderedSubviews, touchIndex: touchIndex, constraintLayout: constraintLayout)
            orderedSubviews = []
            constraintLayout?.forgetView()
            for view in remains.subviews { view.parent = nil }
            MainActor.atDeath(leaving: remains) { $0.release() }
        }
    }
}
