/// Adds items to the current drag when another finger taps a draggable view.
@MainActor
final class DragAddRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?

    init(interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        super.shouldReceive(event) && environmentOfDrags?.carried.isEmpty == false
    }

    private var environmentOfDrags: DragEnvironment? { (view?.hostPlatform).map { DragEnvironment.of($0) } }

    /// Adds the tapped view's items to the drag. If the view provides no items, the tap is recognized as an ordinary tap.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, interaction.isEnabled, let view = interaction.view, let delegate = interaction.delegate else { return false }
        let point = location(in: view)
        guard let drag = drag(for: interaction, delegate, at: point) else { return false }
        return drag.add(
            delegate.dragInteraction(interaction, itemsForAddingTo: drag.session, withTouchAt: point), from: interaction)
    }

    private func drag(for interaction: UIDragInteraction, _ delegate: any UIDragInteractionDelegate, at point: CGPoint) -> LocalDrag? {
        guard let environment = environmentOfDrags else { return nil }
        let drags = environment.carried
        if drags.count < 2 { return drags.first }
        let chosen = delegate.dragInteraction(interaction, sessionForAddingItems: drags.map(\.session), withTouchAt: point)
        return chosen.flatMap { environment.drag(of: $0) }
    }

    /// Other tap recognizers wait for this recognizer to fail, so that a tap that adds items has no other effect.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UITapGestureRecognizer && otherGestureRecognizer is DragAddRecognizer == false
    }

    override var understandsPresses: Bool { false }
}
