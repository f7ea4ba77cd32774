import Foundation

// The section index at the side of the collection view.
extension UICollectionView: IndexedList {
    var indexColor: UIColor? { nil }
    var indexBackgroundColors: (resting: UIColor?, tracking: UIColor?) { (nil, nil) }

    /// Loads the index titles from the data source.
    func loadIndex() {
        index = makeIndex(index, showing: dataSource?.indexTitles(for: self) ?? [])
        if let index, index.superview !== self { addSubview(index) }
    }

    func scrollToIndexTitle(_ title: String, at index: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index), path.count == 2,
            item(at: path) != nil
        else { return }
        scrollToItem(at: path, at: [.top, .left], animated: false)
        // Scroll a bit further, so that the section's header is visible above its first item.
        guard path.item == 0, currentLayout.scrollsDown, let item = layoutAttributesForItem(at: path)?.frame,
            let header = layoutAttributesForSupplementaryElement(ofKind: Self.elementKindSectionHeader, at: path)?.frame
        else { return }
        let top = min(header.minY, item.minY - header.height)
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
    }
}

extension UICollectionViewLayout {
    /// Whether the layout scrolls vertically and can have headers above its sections.
    fileprivate var scrollsDown: Bool {
        if let flow = self as? UICollectionViewFlowLayout { return flow.scrollDirection == .vertical }
        return (self as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection == .vertical
    }
}
