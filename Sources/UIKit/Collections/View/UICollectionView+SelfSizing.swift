// Cells that are shown may take another size.
extension UICollectionView {
    /// Whether items that are shown get another size when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They keep their sizes until they are reloaded or reconfigured.
        case disabled = 0
        /// They do when a cell's `invalidateIntrinsicContentSize()` is called, or its content configuration is set.
        case enabled = 1
    }

    /// The content of a cell may be larger or smaller than it was.
    func contentDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isPlacing, currentLayout.asksForPreferredAttributes, path(of: cell) != nil else {
            return
        }
        reuse.provisional.add(cell)
        setNeedsLayout()
    }
}
