import Foundation

/// The interactive pop: a drag from the leading edge pops the top controller, or cancels the pop.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let controller: UINavigationController
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// The progress of the transition when the drag began, from 0 to 1.
    private var start: CGFloat = 0

    /// Speed at release, in points per second, above which the drag's direction finishes or cancels the pop. At lower speeds its progress decides.
    private static let flickSpeed: CGFloat = 300

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = [.left]
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.changed() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let top = controller.topViewController else { return false }
        if let running = controller.transition { return running.operation == .pop && running.interactor != nil }
        if top.hasBorrowedView { return false }
        let item = top.navigationItem
        return controller.stack.count > 1 && !item.hidesBackButton && !controller.isNavigationBarHidden
            && (item.shownLeadingItems.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// Other pans in the controller's views wait for this one, which only begins at the edge.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && controller.stack.count > 1
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.edges = isMirrored ? [.right] : [.left]
        return true
    }

    private var isMirrored: Bool { controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The progress of the drag, as a fraction of the width.
    private var share: CGFloat {
        let width = max(controller.view.bounds.width, 1)
        let travel = recognizer.translation(in: controller.view).x
        return start + (isMirrored ? -travel : travel) / width
    }

    private func changed() {
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(share)
        case .ended: release()
        case .cancelled, .failed: letGo { $0.cancel() }
        default: break
        }
    }

    private func begin() {
        start = 0
        if let running = controller.transition {
            // During a non-interactive pop, the drag continues that pop from its current position.
            guard running.operation == .pop, let known = running.interactor else { return }
            known.pause()
            start = known.percentComplete
            interactor = known
            return
        }
        guard controller.stack.count > 1 else { return }
        let made = UIPercentDrivenInteractiveTransition()
        made.completionCurve = .easeOut
        interactor = made
        controller.change(to: Array(controller.stack.dropLast()), animated: true, operation: .pop, interactor: made)
        // If the delegate returned an interaction controller, that one drives the animation instead of this drag.
        if controller.transition?.interactor !== made { interactor = nil }
    }

    private func release() {
        let velocity = recognizer.velocity(in: controller.view).x * (isMirrored ? -1 : 1)
        let finishes = abs(velocity) > Self.flickSpeed ? velocity > 0 : share > 0.5
        letGo { finishes ? $0.finish() : $0.cancel() }
    }

    private func letGo(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
        guard let interactor else { return }
        self.interactor = nil
        end(interactor)
    }

    /// Detaches from a transition that ends without the drag.
    func abandon() { interactor = nil }
}
