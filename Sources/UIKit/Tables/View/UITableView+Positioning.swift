import Foundation

// The placement pass: creates the views of elements that become visible, and removes the views of elements that are no longer visible.
extension UITableView {
    /// The maximum number of height changes during one placement pass.
    private static let placingLimit = 32

    /// Performs a placement pass if one is pending.
    func positionContentIfNeeded() {
        if !isLoaded || needsPlacing || placedBounds != bounds { layoutIfNeeded() }
        if needsPlacing || placedBounds != bounds { positionContent() }
    }

    /// Creates and positions a view for each visible element, and removes the views of elements that are not visible.
    func positionContent() {
        // A data source may request a layout pass, which reenters this method.
        guard !isPlacing, !isUpdating else { return }
        isPlacing = true
        defer { isPlacing = false }
        needsPlacing = false
        loadIfNeeded()
        let settled = settle(at: contentOffset.y, isUpdate: false)
        if settled != contentOffset.y { shiftContent(by: CGPoint(x: 0, y: settled - contentOffset.y)) }
        placedBounds = bounds
        UIView.performWithoutAnimation { positionViews() }
        reuse.provisional.end()
        removeSpareViews()
        index?.position(in: self)
        prefetch()
    }

    // MARK: Heights of visible elements

    /// The uppermost row displayed at the current offset.
    var topRow: ItemPath? { topRow(at: contentOffset.y) }

    private func topRow(at offset: CGFloat) -> ItemPath? {
        let (low, high) = (Double(offset), Double(offset + bounds.height))
        return visibleRows.keys.filter { path in
            guard has(path) else { return false }
            let row = geometry.row(path)
            return row.upperBound > low && row.lowerBound < high
        }.min()
    }

    /// Determines the heights of all elements visible at `start`, and returns the closest offset at which the content can rest.
    ///
    /// New heights move the content and its end, and another offset shows other rows. The method therefore repeats until nothing changes. Outside of
    /// updates the uppermost displayed row keeps its position on the screen. The method does not change the content offset itself.
    func settle(at start: CGFloat, isUpdate: Bool) -> CGFloat {
        var (wanted, offset) = (start, start)
        var isResting = isUpdate
        let (overflowed, oldSize) = (overflow.y, contentSize)
        for _ in 0..<Self.placingLimit {
            let anchor = isUpdate ? nil : topRow(at: offset).map { (path: $0, y: geometry.row($0).lowerBound) }
            let isChanged = resolveOnce(from: offset)
            holdsOffset = true
            contentDidResize()
            holdsOffset = false
            if let anchor, has(anchor.path), offset > -adjustedContentInset.top {
                wanted += CGFloat(geometry.row(anchor.path).lowerBound - anchor.y)
            }
            if isChanged { isResting = true }
            var next = wanted
            if isResting, !isDragging, motion == nil {
                // Clamp the offset, except for an offset that the app set before the start, or for content that is smaller than the table.
                if overflowed || overflow.y { next = min(next, limits.y.upperBound) }
                next = max(next, min(start, limits.y.lowerBound))
            }
            if !isChanged, next == offset { break }
            offset = next
        }
        if contentSize != oldSize { redirectMotion() }
        return offset
    }

    private func resolveOnce(from offset: CGFloat) -> Bool {
        let (low, high) = (Double(offset), Double(offset + bounds.height))
        guard var section = geometry.section(at: low) else { return false }
        var changed = false
        while section < geometry.sections.count, geometry.start(of: section) < high {
            if !geometry.sections[section].header.isKnown {
                resolveHeader(section)
                changed = true
            }
            let seen = geometry.rows(of: section, in: low...high)
            let isPassed = seen.isEmpty && geometry.sections[section].rows.height > 0
            var row = seen.lowerBound
            while !isPassed, row < geometry.sections[section].rows.count {
                let path = ItemPath(section: section, item: row)
                let range = geometry.row(path)
                if range.lowerBound >= high { break }
                if range.upperBound > low || range.lowerBound >= low, !geometry.sections[section].rows[row].isKnown {
                    resolveRow(path)
                    changed = true
                    guard section < geometry.sections.count else { return true }
                }
                row += 1
            }
            if !geometry.sections[section].footer.isKnown, geometry.footer(of: section).lowerBound < high {
                resolveFooter(section)
                changed = true
            }
            section += 1
        }
        return changed
    }

    // MARK: Frames

    /// The frame of a row, in the table's coordinates.
    func frame(of path: ItemPath) -> CGRect { frame(geometry.row(path)) }

    private func frame(_ range: ClosedRange<Double>) -> CGRect {
        CGRect(x: rowInset, y: CGFloat(range.lowerBound), width: rowWidth, height: CGFloat(range.upperBound - range.lowerBound))
    }

    /// The displayed frame of a section's header. In a plain table it is pinned to the top edge while its section is visible.
    func shownHeader(_ section: Int) -> (frame: CGRect, isPinned: Bool) {
        var frame = frame(geometry.header(of: section))
        guard style == .plain else { return (frame, false) }
        let top = bounds.minY + adjustedContentInset.top
        let last = CGFloat(geometry.footer(of: section).lowerBound) - frame.height
        let y = max(frame.minY, min(top, last))
        let isPinned = y > frame.minY
        frame.origin.y = y
        return (frame, isPinned)
    }

    /// The displayed frame of a section's footer. In a plain table it is pinned to the bottom edge while its section is visible.
    func shownFooter(_ section: Int) -> (frame: CGRect, isPinned: Bool) {
        var frame = frame(geometry.footer(of: section))
        guard style == .plain else { return (frame, false) }
        let bottom = bounds.maxY - adjustedContentInset.bottom - frame.height
        let first = CGFloat(geometry.rowsStart(of: section))
        let y = min(frame.minY, max(bottom, first))
        let isPinned = y < frame.minY
        frame.origin.y = y
        return (frame, isPinned)
    }

    /// The visible rows, headers and footers.
    struct Seen {
        var rows: [ItemPath] = []
        var headers: [Int] = []
        var footers: [Int] = []
    }

    func seen() -> Seen {
        var seen = Seen()
        let (low, high) = (Double(bounds.minY), Double(bounds.maxY))
        guard high > low, bounds.width > 0, var section = geometry.section(at: low) else { return seen }
        while section < geometry.sections.count, geometry.start(of: section) < high {
            if geometry.sections[section].header.height > 0, shownHeader(section).frame.intersects(bounds) { seen.headers.append(section) }
            seen.rows += geometry.rows(of: section, in: low...high).map { ItemPath(section: section, item: $0) }
            if geometry.sections[section].footer.height > 0, shownFooter(section).frame.intersects(bounds) { seen.footers.append(section) }
            section += 1
        }
        return seen
    }

    // MARK: Views

    private func positionViews() {
        let seen = seen()
        positionEdgeViews()
        let rows = Set(seen.rows)
        // First remove views, so that they can be reused for new elements.
        for (path, cell) in visibleRows where !rows.contains(path) && !isHeld(cell) && reordering?.cell !== cell {
            // Keep the cell that contains the first responder.
            if cell.isFirstResponderInside, has(path) {
                positionCell(cell, at: path)
                continue
            }
            visibleRows[path] = nil
            endDisplaying(cell, at: path)
        }
        for (section, view) in visibleHeaders where !seen.headers.contains(section) && !isHeld(view) {
            visibleHeaders[section] = nil
            endDisplaying(view, section, isHeader: true)
        }
        for (section, view) in visibleFooters where !seen.footers.contains(section) && !isHeld(view) {
            visibleFooters[section] = nil
            endDisplaying(view, section, isHeader: false)
        }
        for path in seen.rows { showRow(path) }
        for section in seen.headers { showEdge(of: section, isHeader: true) }
        for section in seen.footers { showEdge(of: section, isHeader: false) }
        fillers.layOut(in: self)
    }

    func positionEdgeViews() {
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(geometry.top))
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView {
            let frame = CGRect(
                x: 0, y: CGFloat(geometry.height - geometry.bottom), width: bounds.width, height: CGFloat(geometry.bottom))
            if view.frame != frame { view.frame = frame }
        }
    }

    private func showRow(_ path: ItemPath) {
        if let cell = visibleRows[path] {
            // An animation or an interactive move positions the cell instead.
            if isHeld(cell) || reordering?.cell === cell { return }
            let isNew = cell.superview !== self
            positionCell(cell, at: path)
            if isNew { bring(cell, at: path) }
            return
        }
        guard let cell = makeCell(at: path) else { return }
        visibleRows[path] = cell
        positionCell(cell, at: path)
        bring(cell, at: path)
    }

    private func bring(_ cell: UITableViewCell, at path: ItemPath) {
        insertCell(cell)
        cell.layoutIfNeeded()
        beginDisplaying(cell, at: path)
    }

    /// Inserts a cell in front of the background and behind headers and the app's own subviews.
    func insertCell(_ cell: UITableViewCell) {
        guard cell.superview !== self else { return }
        if let backgroundView, backgroundView.superview === self {
            insertSubview(cell, aboveSubview: backgroundView)
        } else {
            insertSubview(cell, at: 0)
        }
    }

    /// Updates frame, alpha and row properties of a cell.
    func positionCell(_ cell: UITableViewCell, at path: ItemPath) {
        let frame = frame(of: path)
        if cell.frame != frame {
            let isResized = cell.bounds.size != frame.size
            cell.frame = frame
            if isResized { swipe.rowDidResize(cell) }
        }
        let presence = presence(of: path)
        if cell.alpha != presence { cell.setSeenAlpha(presence) }
        cell.row = makeRow(path, of: cell)
    }

    func showEdge(of section: Int, isHeader: Bool) {
        let known = isHeader ? visibleHeaders[section] : visibleFooters[section]
        if let known, isHeld(known) { return }
        guard let view = known ?? (isHeader ? makeHeader(of: section) : makeFooter(of: section)) else { return }
        let (frame, isPinned) = isHeader ? shownHeader(section) : shownFooter(section)
        if view.frame != frame { view.frame = frame }
        (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
        if isHeader { visibleHeaders[section] = view } else { visibleFooters[section] = view }
        guard view.superview !== self else { return }
        insertAboveCells(view)
        view.layoutIfNeeded()
        if isHeader {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    /// Inserts a header in front of all cells and behind the app's own subviews.
    private func insertAboveCells(_ view: UIView) {
        let cells = Set(visibleRows.values.map { ObjectIdentifier($0) })
        if let front = subviews.last(where: { cells.contains(ObjectIdentifier($0)) }) {
            insertSubview(view, aboveSubview: front)
        } else if let backgroundView, backgroundView.superview === self {
            insertSubview(view, aboveSubview: backgroundView)
        } else {
            insertSubview(view, at: 0)
        }
    }

    /// Removes queued views that no element uses.
    func removeSpareViews() {
        let spare = reuse.takeSpareViews()
        guard !spare.isEmpty else { return }
        var shown = Set(visibleRows.values.map { ObjectIdentifier($0) })
        shown.formUnion(visibleHeaders.values.map { ObjectIdentifier($0) })
        shown.formUnion(visibleFooters.values.map { ObjectIdentifier($0) })
        for view in spare where !shown.contains(ObjectIdentifier(view)) && view.superview === self { view.removeFromSuperview() }
    }

    func isHeld(_ view: UIView) -> Bool { !held.isEmpty && held[ObjectIdentifier(view)] != nil }

    // MARK: Creating views

    /// Creates or dequeues the cell of a row. Nil for a drop gap.
    func makeCell(at path: ItemPath) -> UITableViewCell? {
        if let placeholder = placeholders.first(where: { $0.shown == path }) { return makeCell(of: placeholder) }
        // A drop gap has no index path in the data, and no cell.
        guard let data = dataPath(of: path), let dataSource else { return nil }
        let cell = UIView.withoutAnimation { dataSource.tableView(self, cellForRowAt: data.indexPath) }
        prepare(cell, at: path)
        return cell
    }

    /// Sets the state of a row on its cell.
    func prepare(_ cell: UITableViewCell, at path: ItemPath) {
        reuse.provisional.add(cell)
        UIView.performWithoutAnimation {
            cell.tableView = self
            if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
            if cell.hasTableBackground || cell.backgroundColor == nil {
                AppearanceRegistry.withoutRecording {
                    cell.backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
                }
                cell.hasTableBackground = true
            }
            let data = dataPath(of: path) ?? path
            if let tableDelegate, !answeredByDefault.contains(.indentation) {
                cell.indentationLevel = tableDelegate.tableView(self, indentationLevelForRowAt: data.indexPath)
            }
            cell.row = makeRow(path, of: cell, isNew: true)
            cell.setEditing(editing && canEdit(path), animated: false)
            cell.setSelected(selection.contains(path), animated: false)
            cell.setHighlighted(highlighted == path, animated: false)
            cell.isHovered = hovered == path
            cell.isCursor = cursor == path && isFirstResponder
            cell.alpha = presence(of: path)
            cell.dragState = UITableViewCell.DragState(dragSource?.state(of: data))
            cell.dropState = dropTarget?.state(of: data) ?? .none
        }
    }

    /// The header view of a section: the delegate's view, otherwise the title from the data source. Nil without either.
    func makeHeader(of section: Int) -> UIView? {
        if let ready = readyHeaders.removeValue(forKey: section) { return styled(ready, isFooter: false) }
        if !answeredByDefault.contains(.headerView), let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
            return styled(view, isFooter: false)
        }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
        return makeTitle(title, isFooter: false)
    }

    func makeFooter(of section: Int) -> UIView? {
        if let ready = readyFooters.removeValue(forKey: section) { return styled(ready, isFooter: true) }
        if !answeredByDefault.contains(.footerView), let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
            return styled(view, isFooter: true)
        }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else { return nil }
        return makeTitle(title, isFooter: true)
    }

    private func makeTitle(_ title: String, isFooter: Bool) -> UIView {
        let view = reuse.takeTitle()
        UIView.performWithoutAnimation {
            _ = styled(view, isFooter: isFooter)
            view.textLabel?.text = title
            view.setNeedsLayout()
        }
        return view
    }

    private func styled(_ view: UIView, isFooter: Bool) -> UIView {
        if let view = view as? UITableViewHeaderFooterView {
            view.context = UITableViewHeaderFooterView.TableContext(
                isGrouped: isGrouped, isFooter: isFooter, margin: sideMargin, safeSides: safeSides)
        }
        return view
    }

    // MARK: Delegate notifications

    func beginDisplaying(_ cell: UITableViewCell, at path: ItemPath) {
        guard let data = dataPath(of: path) else { return }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: data.indexPath)
    }

    /// Puts a cell that is no longer displayed into the reuse queue and notifies the delegate.
    func endDisplaying(_ cell: UITableViewCell, at path: ItemPath) {
        swipe.forget(cell)
        if cell.isFirstResponderInside { _ = cell.endEditing(true) }
        reuse.put(cell)
        guard let data = dataPath(of: path) else { return }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: data.indexPath)
    }

    func endDisplaying(_ view: UIView, _ section: Int, isHeader: Bool) {
        reuse.put(view)
        if isHeader {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }
}

extension UIView {
    /// Whether the first responder is this view or one of its descendants.
    fileprivate var isFirstResponderInside: Bool { window?.firstResponder?.isFollowed(by: self) ?? false }
}
