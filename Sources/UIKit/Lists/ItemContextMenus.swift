import Foundation

/// A view of items or rows, each of which may have a context menu: what its delegate says of them.
@MainActor
protocol ItemMenuOwner: UIView {
    /// The item at a point of the view; nil between the items.
    func menuPath(at point: CGPoint) -> IndexPath?
    /// The menu of an item, or of what is between the items; nil for none.
    func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
    /// The cell of an item that is seen.
    func menuCell(at path: IndexPath) -> UIView?
    /// What the delegate wants lifted for the menu, or where it wants that to go when the menu goes; nil for the cell.
    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool) -> UITargetedPreview?
    /// The preview was chosen.
    func menuPreviewWasChosen(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is about to come.
    func menuWillCome(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go.
    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a view's items or rows: asks the view's delegate, by index paths.
@MainActor
final class ItemContextMenus: MainActorObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    /// The menu of commands, in the way of before context menus.
    private(set) var editMenu: ListEditMenu?
    private weak var owner: (any ItemMenuOwner)?
    /// The item that the menu is for; nil between the items.
    private var path: IndexPath?

    init() {
        super.init(onMainActor: ())
    }

    /// Adds the interaction, and what brings the menu of commands, once.
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
