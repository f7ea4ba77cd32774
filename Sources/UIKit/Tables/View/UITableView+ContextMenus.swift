import CConformance
import Foundation

extension UITableView: ItemMenuOwner {
    func menuPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
        path.flatMap { tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
    }

    func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool) -> UITargetedPreview? {
        isDismissal
            ? tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            : tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func menuPreviewWasChosen(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func menuWillCome(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

// Default implementations of the context menu methods.
extension UITableViewDelegate {
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .tableViewContextMenuConfigurationForRowAtPoint)
        return nil
    }
    /// Returns nil: the cell is the preview.
    public func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .tableViewPreviewForHighlightingContextMenuWithConfiguration)
        return nil
    }
    /// Returns nil: the preview returns to the cell.
    public func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .tableViewPreviewForDismissingContextMenuWithConfiguration)
        return nil
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { defaultImplementation(of: .tableViewWillPerformPreviewActionForMenuWithAnimator) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .tableViewWillDisplayContextMenuAnimator) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .tableViewWillEndContextMenuInteractionAnimator) }
}
