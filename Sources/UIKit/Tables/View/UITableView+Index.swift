import Foundation

// The section index at the table's side.
extension UITableView: IndexedList {
    var indexColor: UIColor? { sectionIndexColor }
    var indexBackgroundColors: (resting: UIColor?, tracking: UIColor?) {
        (sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
    }

    /// Loads the index titles from the data source.
    func loadIndex() {
        let oldWidth = indexWidth
        index = makeIndex(index, showing: dataSource?.sectionIndexTitles(for: self) ?? [])
        updateIndex()
        if indexWidth != oldWidth { cellStyleDidChange() }
    }

    /// The width of the part of the rows that the index covers at the trailing edge, in points.
    var indexWidth: CGFloat {
        guard let index, index.superview === self else { return 0 }
        return max(ListIndexView.width - rowInset, 0)
    }

    func updateIndex() {
        guard let index else { return }
        let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
        if rows < sectionIndexMinimumDisplayRowCount {
            index.removeFromSuperview()
        } else if index.superview !== self {
            addSubview(index)
        }
        index.style()
        setNeedsLayout()
    }

    func scrollToIndexTitle(_ title: String, at index: Int) {
        if title == Self.indexSearch {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index), section >= 0,
            geometry.sections.indices.contains(section)
        else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
