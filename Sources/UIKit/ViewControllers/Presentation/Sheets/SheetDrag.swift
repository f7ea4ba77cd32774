import Foundation

/// Lets the user drag a sheet to another height or dismiss it. A scroll view on the sheet takes precedence, unless it is scrolled to its top and
/// cannot scroll in the drag's direction.
@MainActor
final class SheetDrag: MainActorObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private lazy var pan = UIPanGestureRecognizer { [weak self] in self?.panned($0) }
    /// The sheet's height when the drag began.
    private var startHeight: CGFloat = 0

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(onMainActor: ())
    }

    func attach() {
        guard let sheet, pan.view !== sheet.sheetView else { return }
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        sheet.sheetView.addGestureRecognizer(pan)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let sheet, let container = sheet.containerView else { return }
        switch pan.state {
        case .began:
            sheet.presentation?.finishPresenting()
            // A drag can catch a sheet during its animation, so use the presentation layer's frame.
            let shown = sheet.sheetView.layer.presentation()?.frame ?? sheet.sheetView.frame
            startHeight =
                sheet.attachment == .bottomEdge
                ? container.bounds.maxY - shown.minY
                : sheet.frameOfPresentedViewInContainerView.height + sheet.frameOfPresentedViewInContainerView.minY - shown.minY
            sheet.sheetView.layer.removeAllAnimations()
            sheet.heldHeight = startHeight
        case .changed:
            sheet.heldHeight = height(pan, in: container)
        case .ended:
            let height = height(pan, in: container)
            sheet.heldHeight = height
            sheet.comeToRest(from: height, velocity: pan.velocity(in: container).y)
        case .cancelled, .failed:
            sheet.comeToRest(from: max(height(pan, in: container), sheet.activeDetents[0].height), velocity: 0)
        default:
            break
        }
    }

    private func height(_ pan: UIPanGestureRecognizer, in container: UIView) -> CGFloat {
        startHeight - pan.translation(in: container).y
    }

    // MARK: Gesture precedence

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.presentation?.phase != .dismissing else { return false }
        let velocity = pan.velocity(in: sheet.containerView)
        guard abs(velocity.y) >= abs(velocity.x) else { return false }
        guard let scrollView = touchedScrollView else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard isAtTop else { return false }
        if velocity.y > 0 { return true }
        let active = sheet.activeDetents
        let canGrow = sheet.sheetView.bounds.height < active[active.count - 1].height - 0.5
        return canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// Makes a scroll view's pan wait for the sheet's pan to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView === touchedScrollView
    }

    /// The vertically scrolling view under the touch.
    private var touchedScrollView: UIScrollView? {
        guard let sheet else { return nil }
        let hit = sheet.sheetView.hitTest(pan.location(in: sheet.sheetView), with: nil)
        for view in sequence(first: hit, next: { $0?.superview }) {
            guard let view, view !== sheet.sheetView else { return nil }
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.alwaysBounceVertical || scrollView.contentSize.height > scrollView.bounds.height
            {
                return scrollView
            }
        }
        return nil
    }
}
