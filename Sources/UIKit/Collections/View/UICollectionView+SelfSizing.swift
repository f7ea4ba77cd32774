// Resizing of displayed cells.
extension UICollectionView {
    /// Whether displayed items are resized when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Items keep their sizes until they are reloaded or reconfigured.
        case disabled = 0
        /// Items are resized after a cell's `invalidateIntrinsicContentSize()`, or after its content configuration is set.
        case enabled = 1
    }

    /// Called when the content of a cell may have changed its size.
    func contentDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isPlacing, currentLayout.asksForPreferredAttributes, path(of: cell) != nil else {
            return
        }
        reuse.provisional.add(cell)
        setNeedsLayout()
    }
}
