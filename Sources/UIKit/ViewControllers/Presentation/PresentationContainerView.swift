/// The container view of a presentation. It blocks touches to the views behind, unless the presentation passes them on.
@MainActor
final class PresentationContainerView: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .presentation }

    weak var presentation: Presentation?

    override func layoutSubviews() {
        track(.willLayout) { $0.containerViewWillLayoutSubviews() }
        super.layoutSubviews()
        track(.didLayout) { $0.containerViewDidLayoutSubviews() }
    }

    /// Calls a method of the presentation controller. A change of an `@Observable` property that it reads schedules another layout.
    private func track(_ method: TrackedMethod, _ call: (UIPresentationController) -> Void) {
        guard let controller = presentation?.controller else { return }
        TrackedReads.track(method, of: self, { call(controller) }) { [weak self] in self?.setNeedsLayout() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation?.controller.traitCollectionDidChange(previousTraitCollection)
        presentation?.adaptIfNeeded()
        // The size classes decide the frame of a sheet.
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        guard let presentation, found === self else { return found }
        return presentation.controller.passesTouch(at: point, in: self, with: event)
    }

    // Handle touches that no subview handles, so that the responders behind do not receive them.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Accessibility

    override var isModalByDefault: Bool { presentation?.controller.shutsOutWhatIsBehind ?? true }
}
