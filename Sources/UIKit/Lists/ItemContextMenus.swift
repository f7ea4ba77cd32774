import Foundation

/// A view whose items or rows have context menus from its delegate.
@MainActor
protocol ItemMenuOwner: UIView {
    /// The index path of the item at a point of the view; nil between items.
    func menuPath(at point: CGPoint) -> IndexPath?
    /// The context menu of an item, or of the space between items if the path is nil. Nil for no menu.
    func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
    /// The visible cell of an item.
    func menuCell(at path: IndexPath) -> UIView?
    /// The delegate's preview for the lift, or for the dismissal if `isDismissal` is true. Nil uses the cell.
    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool) -> UITargetedPreview?
    /// Called after the user tapped the preview.
    func menuPreviewWasChosen(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu appears.
    func menuWillCome(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu is dismissed.
    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a view's items or rows. Requests them from the view's delegate by index paths.
@MainActor
final class ItemContextMenus: MainActorObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    /// The older menu of edit commands.
    private(set) var editMenu: ListEditMenu?
    private weak var owner: (any ItemMenuOwner)?
    /// The index path of the item with the open menu; nil between items.
    private var path: IndexPath?

    init() {
        super.init(onMainActor: ())
    }

    /// Adds the interaction and the recognizer of the edit menu, once.
    func attach(to owner: any ItemMenuOwner & ItemList) {
        guard interaction == nil else { return }
        self.owner = owner
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        owner.addInteraction(interaction)
        let editMenu = ListEditMenu(of: owner)
        self.editMenu = editMenu
        owner.addGestureRecognizer(editMenu)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let owner else { return nil }
        path = owner.menuPath(at: location)
        return owner.menuConfiguration(at: path, point: location)
    }

    private func preview(_ configuration: UIContextMenuConfiguration, isDismissal: Bool) -> UITargetedPreview? {
        guard let owner, let path else { return nil }
        if let preview = owner.menuPreview(configuration, at: path, isDismissal: isDismissal) { return preview }
        guard let cell = owner.menuCell(at: path), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        preview(configuration, isDismissal: false)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        preview(configuration, isDismissal: true)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        owner?.menuPreviewWasChosen(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        owner?.menuWillCome(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        owner?.menuWillGo(configuration, animator)
    }
}
