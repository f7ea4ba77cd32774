import CoreGraphics
import Foundation

/// A context menu of an interaction, from its configuration to the end of its dismissal: calls the delegate in UIKit's order.
@MainActor
final class ContextMenuSession {
    let configuration: UIContextMenuConfiguration
    let menu: OpenMenu
    let appearance: UIContextMenuInteraction.Appearance
    private weak var interaction: UIContextMenuInteraction?
    private weak var view: UIView?
    private var hasHighlighted = false
    private var isOpen = false

    init(
        _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction, in view: UIView, at location: CGPoint,
        byPointer: Bool
    ) {
        self.configuration = configuration
        self.interaction = interaction
        self.view = view
        if let control = view as? any MenuAnchor {
            appearance = .compact
            let point = control.menuAttachmentPoint(for: configuration)
            let isDefault = control.hasDefaultAttachmentPoint(point)
            let rect = isDefault ? control.bounds : CGRect(origin: point, size: .zero)
            let opensAtPointer = byPointer && !interaction.opensAtOnce
            menu = OpenMenu(from: view, at: opensAtPointer ? .pointer(location) : .beside(rect), style: byPointer ? .pointer : .touch)
            menu.keepsFirstNearest = configuration.preferredMenuElementOrder != .fixed
        } else {
            appearance = byPointer ? .compact : .rich
            menu = OpenMenu(from: view, at: byPointer ? .pointer(location) : .preview, style: byPointer ? .pointer : .touch)
            menu.keepsFirstNearest = configuration.preferredMenuElementOrder == .priority
        }
        menu.sender = view
        menu.onWillOpen = { [weak self] in self?.willOpen($0) }
        menu.onWillClose = { [weak self] in self?.willClose($0) }
        menu.onClosed = { [weak self] in
            if let self { self.interaction?.didEnd(self) }
        }
        menu.onChoose = { [weak self] in (self?.view as? any MenuAnchor)?.menuDidChoose($0) }
        menu.onCommit = { [weak self] in self?.commit() }
        menu.dismissalPreview = { [weak self] in self?.makeDismissalPreview() }
    }

    /// Whether the menu is open or about to open.
    var isUnderWay: Bool { menu.phase == .highlighting || menu.phase == .open }

    // MARK: Opening

    /// Starts to lift the preview while the touch rests.
    func highlight() {
        guard menu.phase == .highlighting, appearance == .rich, !hasHighlighted else { return }
        makePreview()
        menu.prepare()
        UIView.animate(
            withDuration: MenuConstants.pressDuration - MenuConstants.highlightDelay, delay: 0,
            options: [.allowUserInteraction, .curveEaseOut]
        ) {
            self.menu.preview?.highlight()
        }
    }

    /// Cancels the lift because the touch ended before the menu opened.
    func cancelHighlight() {
        guard menu.phase == .highlighting else { return }
        menu.discard()
    }

    /// Opens the menu after the press was long enough.
    func open() {
        guard menu.phase == .highlighting, let view, view.window != nil else { return cancelHighlight() }
        if appearance == .rich {
            if menu.preview == nil { makePreview() }
            if let controller = configuration.previewProvider?() { menu.preview?.attach(controller) }
        }
        let shown = configuration.actionProvider.map { $0([]) } ?? nil
        // An empty menu is not shown, but a preview without a menu is shown.
        let hasElements = shown.map { !$0.children.isEmpty } ?? false
        guard hasElements || menu.preview?.shownController != nil else { return cancelHighlight() }
        menu.open(hasElements ? shown : nil)
    }

    /// Lifts the delegate's preview.
    private func makePreview() {
        guard let interaction, let view, let window = view.window else { return }
        hasHighlighted = true
        let given =
            targetedPreview
            ?? interaction.delegate?.contextMenuInteraction(
                interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        guard view.window === window else { return }
        let preview = given ?? UITargetedPreview(view: view)
        targetedPreview = preview
        guard preview.target.container.window === window else { return }
        menu.preview = MenuPreviewView(of: preview, in: window)
    }

    /// The lifted preview.
    private var targetedPreview: UITargetedPreview?

    private func willOpen(_ animator: ContextMenuAnimator) {
        isOpen = true
        (view as? any MenuAnchor)?.menuDidOpen(true)
        guard let interaction else { return }
        interaction.delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    // MARK: Closing

    func close(animated: Bool) {
        menu.close(animated: animated)
    }

    private func willClose(_ animator: ContextMenuAnimator) {
        (view as? any MenuAnchor)?.menuDidOpen(false)
        guard isOpen, let interaction else { return }
        isOpen = false
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }

    private func makeDismissalPreview() -> UITargetedPreview? {
        guard let interaction, let view, view.window != nil else { return nil }
        let given = interaction.delegate?.contextMenuInteraction(
            interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        return given ?? targetedPreview
    }

    private func commit() {
        guard let interaction, let delegate = interaction.delegate else { return close(animated: true) }
        let animator = ContextMenuAnimator(previewViewController: menu.preview?.shownController)
        delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        menu.commit(with: animator)
    }

    // MARK: The touch that opened the menu

    func follow(to point: CGPoint) {
        guard let view, let overlay = menu.overlay else { return }
        menu.follow(to: overlay.convert(point, from: view))
    }

    func followEnded(at point: CGPoint) {
        guard let view, let overlay = menu.overlay else { return }
        menu.followEnded(at: overlay.convert(point, from: view))
    }
}
