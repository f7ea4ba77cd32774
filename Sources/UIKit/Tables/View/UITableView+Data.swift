import Foundation
import Logging

let tableLog = Logger(label: "lodestone.tables")

// Data and lookups.
extension UITableView {
    /// The displayed index path of the data row at `indexPath`; nil if it does not exist.
    func row(at indexPath: IndexPath) -> ItemPath? {
        loadIfNeeded()
        guard let path = ItemPath(indexPath).flatMap({ shownPath(of: $0) }), has(path) else { return nil }
        return path
    }

    /// Whether the table displays a row with this index path.
    func has(_ path: ItemPath) -> Bool {
        geometry.sections.indices.contains(path.section) && path.item >= 0 && path.item < geometry.sections[path.section].rows.count
    }

    var hasRows: Bool { geometry.sections.contains { $0.rows.count > 0 } }

    /// Reloads all data. Requests the row counts immediately if `asksNow` is true, and the cells in the next layout pass.
    func baseReloadData(asksNow: Bool = true) {
        unhighlight()
        swipe.close(animated: false)
        reordering?.abandon(self)
        (dataSource as? any MovedRowsFollowing)?.tableDidReload()
        isLoaded = false
        geometry = TableGeometry(top: geometry.top, bottom: geometry.bottom, sections: [])
        cursor = nil
        hovered = nil
        selectionAnchor = nil
        selection = []
        held = [:]
        placeholders = []
        arrangement = nil
        dropGap = nil
        dragSource?.forgetPaths()
        let (rows, headers, footers) = (visibleRows, visibleHeaders, visibleFooters)
        (visibleRows, visibleHeaders, visibleFooters, readyHeaders, readyFooters) = ([:], [:], [:], [:], [:])
        for (path, cell) in rows { endDisplaying(cell, at: path) }
        for (section, view) in headers { endDisplaying(view, section, isHeader: true) }
        for (section, view) in footers { endDisplaying(view, section, isHeader: false) }
        cancelPrefetching()
        contextMenus.editMenu?.hide()
        if asksNow, dataSource != nil { loadIfNeeded() }
        setNeedsLayout()
        window?.contentDidScroll()
    }

    /// The displayed index path of a cell; nil if the cell is not displayed.
    func path(of cell: UITableViewCell) -> ItemPath? { visibleRows.first { $0.value === cell }?.key }

    // MARK: Cells

    /// Dequeues or creates a cell for a row.
    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reuse.reconfigured, cell.reuseIdentifier != identifier {
            fatalError(
                "A reconfigured row keeps its cell. For the row at \(indexPath), dequeue a cell with the identifier "
                    + "\"\(cell.reuseIdentifier ?? "")\" instead of \"\(identifier)\", or reload the row.")
        }
        guard let cell = reuse.takeCell(identifier) else {
            fatalError(
                """
                Unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a \
                prototype cell in a storyboard
                """
            )
        }
        // Set the row width first, so that the app measures content in the cell at that width.
        if cell.bounds.width != rowWidth, rowWidth > 0 { UIView.performWithoutAnimation { cell.bounds.size.width = rowWidth } }
        return cell
    }

    var shownIndexPaths: [IndexPath]? {
        positionContentIfNeeded()
        return visiblePaths.compactMap { dataPath(of: $0)?.indexPath }
    }

    var visiblePaths: [ItemPath] {
        visibleRows.compactMap { path, cell in
            !isHeld(cell) && has(path) && frame(of: path).intersects(bounds) ? path : nil
        }.sorted()
    }

    var shownCells: [UITableViewCell] {
        positionContentIfNeeded()
        return visiblePaths.compactMap { visibleRows[$0] }
    }

    /// The cell of a data row; nil if it is not displayed.
    func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
        positionContentIfNeeded()
        return ItemPath(indexPath).flatMap { cell(ofData: $0) }
    }

    /// The cell at a displayed index path; nil if it is out of view.
    func displayedCell(at path: ItemPath) -> UITableViewCell? {
        positionContentIfNeeded()
        return visibleRows[path]
    }

    func shownHeader(of section: Int) -> UITableViewHeaderFooterView? {
        positionContentIfNeeded()
        return visibleHeaders[section] as? UITableViewHeaderFooterView
    }

    func shownFooter(of section: Int) -> UITableViewHeaderFooterView? {
        positionContentIfNeeded()
        return visibleFooters[section] as? UITableViewHeaderFooterView
    }

    // MARK: Frames

    func sectionFrame(of section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: CGFloat(geometry.start(of: section)), width: bounds.width, height: CGFloat(geometry.sections[section].height))
    }

    func frameOfHeader(of section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return rect(geometry.header(of: section))
    }

    func frameOfFooter(of section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return rect(geometry.footer(of: section))
    }

    func frameOfRow(at indexPath: IndexPath) -> CGRect {
        guard let path = row(at: indexPath) else { return .zero }
        return frame(of: path)
    }

    private func rect(_ range: ClosedRange<Double>) -> CGRect {
        CGRect(x: rowInset, y: CGFloat(range.lowerBound), width: rowWidth, height: CGFloat(range.upperBound - range.lowerBound))
    }

    /// The displayed index path of the row at a point, in the table's coordinates; nil if no row is at the point.
    func shownItem(at point: CGPoint) -> ItemPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.path(at: Double(point.y))
    }

    /// The data row at a point, in the table's coordinates; nil if no row is at the point.
    func rowPath(at point: CGPoint) -> IndexPath? {
        shownItem(at: point).flatMap { dataPath(of: $0)?.indexPath }
    }

    /// The data rows that intersect a rectangle in the table's coordinates, from top to bottom.
    func rowPaths(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isNull, rect.maxX > 0, rect.minX < bounds.width, rect.height > 0 else { return [] }
        let (low, high) = (Double(rect.minY), Double(rect.maxY))
        guard var section = geometry.section(at: low) else { return [] }
        var paths: [IndexPath] = []
        while section < geometry.sections.count, geometry.start(of: section) < high {
            paths += geometry.rows(of: section, in: low...high).compactMap {
                dataPath(of: ItemPath(section: section, item: $0))?.indexPath
            }
            section += 1
        }
        return paths
    }

    // MARK: Displayed rows that differ from the data

    /// The data row displayed at `path`, which differs from `path` during a drag or move. Nil for a gap or placeholder.
    func dataPath(of path: ItemPath) -> ItemPath? {
        guard let arrangement else { return path }
        return arrangement.map.item(before: path)
    }

    // MARK: Scrolling

    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        positionContentIfNeeded()
        // A path with the row `NSNotFound` is the start of a section.
        guard let path = ItemPath(indexPath).flatMap({ shownPath(of: $0) }),
            has(path) || path.item == NSNotFound && geometry.sections.indices.contains(path.section)
        else {
            return tableLog.error("Cannot scroll \(self) to \(indexPath): there is no such row.")
        }
        let target = offset(showing: path, at: scrollPosition)
        let isBefore = target.y < contentOffset.y
        if target != contentOffset { setContentOffset(target, animated: animated) }
        if animated {
            guard motion?.kind == .animation, target != contentOffset else { return }
            // Determine the nearest edge once at the start, because another edge may become the nearest one during the animation.
            let isTaller = path.item != NSNotFound && frame(of: path).height > bounds.inset(by: adjustedContentInset).height
            let position = scrollPosition == .none ? (isBefore || isTaller ? .top : .bottom) : scrollPosition
            destination = ItemScrollDestination(path) { [weak self] path in
                guard let self, has(path) || path.item == NSNotFound && geometry.sections.indices.contains(path.section) else { return nil }
                return offset(showing: path, at: position)
            }
            return
        }
        // Self-sizing rows that become visible may move the row, so the offset is corrected until it is stable.
        for _ in 0..<8 {
            layoutIfNeeded()
            guard has(path) else { return }
            let target = offset(showing: path, at: scrollPosition)
            if target == contentOffset { return }
            setContentOffset(target, animated: false)
        }
    }

    func scrollToNearestSelection(at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let middle = bounds.midY
        let nearest = selection.filter(has).min { abs(frame(of: $0).midY - middle) < abs(frame(of: $1).midY - middle) }
        if let data = nearest.flatMap({ dataPath(of: $0) }) { scrollToRow(at: data.indexPath, at: scrollPosition, animated: animated) }
    }

    private func offset(showing path: ItemPath, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let area = bounds.inset(by: insets)
        let isSection = path.item == NSNotFound
        let frame = isSection ? rect(forSection: path.section) : frame(of: path)
        // A pinned header covers the rows below it.
        let covered = style == .plain && !isSection ? CGFloat(geometry.sections[path.section].header.height) : 0
        let top = frame.minY - covered
        let y: CGFloat =
            switch position {
            case .top: top
            case .middle: frame.midY - area.height / 2
            case .bottom: frame.maxY - area.height
            case .none:
                if top < area.minY || frame.height > area.height {
                    top
                } else if frame.maxY > area.maxY {
                    frame.maxY - area.height
                } else {
                    area.minY
                }
            }
        return CGPoint(x: contentOffset.x, y: snapped(clamped(CGPoint(x: 0, y: y - insets.top)).y))
    }
}
