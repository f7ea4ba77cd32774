import QuartzCore

/// The state of a deallocated view that needs cleanup on the main actor: its subviews lose their superview and window, and are notified.
struct ViewTeardown {
    let layer: CALayer
    let subviews: [UIView]
    let touchIndex: SubviewIndex?
    let constraintLayout: ViewLayout?

    @MainActor func release() {
        touchIndex?.forget(subviews)
        constraintLayout?.abandon()
        // Last subview first, so that each removal takes the last element of the sublayer array and shifts no other.
        for view in subviews.reversed() {
            view.willMove(toSuperview: nil)
            view.notifyWillMove(toWindow: nil)
            view.ownLayer.removeFromSuperlayer()
            view.arrive(in: nil, tintBefore: nil)
            view.didMoveToSuperview()
        }
    }
}

extension UIView {
    /// Cleans up a view without subviews that is deallocated on the main actor, the most frequent case. Returns false if more cleanup is needed.
    nonisolated func endAlone() -> Bool {
        ownLayer.owner = nil
        guard orderedSubviews.isEmpty, touchIndex == nil, MainActor.isCurrent else { return false }
        guard let layout = constraintLayout else { return true }
        layout.forgetView()
        MainActor.runOnDeinit(leaving: layout) { $0.abandon() }
        return true
    }

    /// Cleans up a view with subviews, or on another thread.
    nonisolated func tearDownAfterDeinit() {
        // Subviews that are deallocated with the view are deallocated within this call.
        withStackSpace {
            let remains = ViewTeardown(
                layer: ownLayer, subviews: orderedSubviews, touchIndex: touchIndex, constraintLayout: constraintLayout)
            orderedSubviews = []
            constraintLayout?.forgetView()
            for view in remains.subviews { view.parent = nil }
            MainActor.runOnDeinit(leaving: remains) { $0.release() }
        }
    }
}
