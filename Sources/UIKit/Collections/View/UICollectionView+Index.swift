import Foundation

// The titles at the collection view's side.
extension UICollectionView: IndexedList {
    var indexColor: UIColor? { nil }
    var indexBackgroundColors: (resting: UIColor?, tracking: UIColor?) { (nil, nil) }

    /// Asks the data source for the titles.
    func loadIndex() {
        index = makeIndex(index, showing: dataSource?.indexTitles(for: self) ?? [])
        if let index, index.superview !== self { addSubview(index) }
    }

    func scrollToIndexTitle(_ title: String, at index: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index), path.count == 2,
            item(at: path) != nil
        else { return }
        scrollToItem(at: path, at: [.top, .left], animated: false)
        // What heads the section is seen with its first item.
        guard path.item == 0, currentLayout.scrollsDown, let item = layoutAttributesForItem(at: path)?.frame,
            let header = layoutAttributesForSupplementaryElement(ofKind: Self.elementKindSectionHeader, at: path)?.frame
        else { return }
        let top = min(header.minY, item.minY - header.height)
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
    }
}

extension UICollectionViewLayout {
    /// Whether the layout is one of those that have headers above their sections.
    fileprivate var scrollsDown: Bool {
        if let flow = self as? UICollectionViewFlowLayout { return flow.scrollDirection == .vertical }
        return (self as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection == .vertical
    }
}
