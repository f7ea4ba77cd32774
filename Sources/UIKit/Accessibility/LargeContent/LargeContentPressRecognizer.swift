/// Recognizes a long press on an item of the large content viewer.
@MainActor
final class LargeContentPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UILargeContentViewerInteraction?

    init(interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
        addHandler { [weak self] _ in self?.stateChanged() }
    }

    override var understandsPresses: Bool { false }

    override func shouldReceive(_ event: UIEvent) -> Bool { UILargeContentViewerInteraction.isEnabled && super.shouldReceive(event) }

    /// Begins only if there is an item at the touch. Does not begin on controls that open a menu when pressed.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view, let item = interaction.item(at: location(in: view)) else { return false }
        return (item as? any LargeContentControl)?.showsMenuAsPrimaryAction != true
    }

    private func stateChanged() {
        guard let interaction, let view else { return }
        switch state {
        case .began, .changed: interaction.follow(to: location(in: view))
        case .ended: interaction.end(at: location(in: view))
        default: interaction.hide()
        }
    }
}
