import Foundation

/// The drag from the leading edge that takes the uppermost controller of a stack away, or brings it back.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let controller: UINavigationController
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// How far the transition was when the finger took it.
    private var start: CGFloat = 0

    /// The speed from which on a finger that is lifted decides by its direction, in points per second.
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

    /// Other pans in the controller's views wait for this one, which begins at the edge only.
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

    /// How far the finger has gone, as a part of the width.
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
            // The transition runs by itself: the finger catches it.
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
        // A delegate's own interaction drives its own animation.
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

    /// The transition ends without the finger.
    func abandon() { interactor = nil }
}
