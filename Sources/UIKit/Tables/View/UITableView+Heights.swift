import Foundation

// Heights of rows, headers and footers: from the delegate, the table's properties, or the measured content.
extension UITableView {
    /// Metrics of UIKit's tables, in points.
    enum Measure {
        static let row: CGFloat = 44
        static let plainHeader: CGFloat = 28
        static let plainPadding: CGFloat = 22
        /// Half of the space between two grouped sections, and the space above the first.
        static let groupGap: CGFloat = 17.5
        static let firstGroupGap: CGFloat = 35
        static let groupTitle: CGFloat = 38
        static let corner: CGFloat = 10
        /// The maximum number of rows for which all delegate heights are requested immediately, so that the content size is exact.
        static let eagerRows = 1000
        /// The maximum number of sections for which all header and footer views are created immediately, to determine whether they exist.
        static let eagerSections = 64
    }

    var isGrouped: Bool { style != .plain }

    /// The margin of content at the table's sides, in points: 20 in a table as wide as a large phone, otherwise 16. Equal to the layout margins of views.
    var sideMargin: CGFloat {
        let margin: CGFloat = bounds.width >= LayoutMargins.wideView ? 20 : 16
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        // Limits the width to about eighty characters per line.
        return max(margin, ((bounds.width - 672) / 2).rounded())
    }

    /// The inset of rows from the table's sides, in points.
    var rowInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }
    package var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

    /// The horizontal safe area insets of the content of rows, headers and footers, in points.
    var safeSides: TableSafeSides {
        guard insetsContentViewsToSafeArea else { return TableSafeSides() }
        return TableSafeSides(left: max(safeAreaInsets.left - rowInset, 0), right: max(safeAreaInsets.right - rowInset, 0))
    }

    /// Updates the views and heights after a change of the horizontal safe area insets.
    func safeSidesMayChange() {
        let safeSides = safeSides
        guard safeSides != placedSides else { return }
        placedSides = safeSides
        cellStyleDidChange()
        for view in Array(visibleHeaders.values) + Array(visibleFooters.values) {
            (view as? UITableViewHeaderFooterView)?.context.safeSides = safeSides
        }
        if isLoaded { widthDidChange() }
    }

    private static func isAutomatic(_ height: CGFloat) -> Bool { height < 0 }

    // MARK: Loading

    func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        destination = nil
        geometry = makeGeometry(counts: askForCounts())
        contentDidResize()
        loadIndex()
    }

    /// Requests the current row counts from the data source; empty without a data source.
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections > 0 else { return [] }
        return (0..<sections).map { section in
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            if count < 0 {
                tableLog.error(
                    "The data source of \(self) returned \(count) rows for section \(section). Return zero or a positive number.")
            }
            return max(count, 0)
        }
    }

    private func makeGeometry(counts: [Int]) -> TableGeometry {
        let total = counts.reduce(0, +)
        let sections = counts.indices.map { section in
            TableGeometry.Section(
                header: makeHeaderEdge(of: section, sections: counts.count),
                rows: makeRows(counts[section], in: section, isEager: asksForAllHeights(rows: total)),
                footer: makeFooterEdge(of: section, sections: counts.count))
        }
        return TableGeometry(top: height(of: tableHeaderView), bottom: height(of: tableFooterView), sections: sections)
    }

    private func height(of view: UIView?) -> Double { Double(view?.frame.height ?? 0) }

    /// Whether all delegate heights are requested immediately in a table with this number of rows.
    func asksForAllHeights(rows: Int) -> Bool { rows <= Measure.eagerRows || estimatedRowHeight == 0 }

    /// The height of a row from the delegate, which may be `automaticDimension`. Nil if the delegate does not implement the height method.
    func delegateHeight(of path: IndexPath) -> CGFloat? {
        guard let tableDelegate, !answeredByDefault.contains(.rowHeight) else { return nil }
        let height = tableDelegate.tableView(self, heightForRowAt: path)
        return answeredByDefault.contains(.rowHeight) ? nil : height
    }

    /// The known or estimated heights of a section's rows. Creates no cells. Rows that `guesses` contains use its heights as estimates.
    func makeRows(_ count: Int, in section: Int, isEager: Bool, guesses: RowRuns? = nil) -> RowRuns {
        guard count > 0 else { return RowRuns() }
        guard let first = delegateHeight(of: IndexPath(row: 0, section: section)) else {
            if !Self.isAutomatic(rowHeight) { return RowRuns(count: count, height: Double(rowHeight)) }
            return makeEstimates(count, in: section, guesses)
        }
        guard isEager else { return makeEstimates(count, in: section, guesses) }
        var rows = RowRuns()
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let guess = guesses.flatMap { row < $0.count ? $0[row] : nil }
            rows.insert(1, at: row, height(from: row == 0 ? first : delegateHeight(of: path), at: path, guess: guess))
        }
        return rows
    }

    /// The height of a row. It is known if the delegate's `answer`, or without one the table's `rowHeight`, is a number. If that is automatic, the height is
    /// `guess` or the estimate.
    private func height(from answer: CGFloat?, at path: IndexPath, guess: RowRuns.Height?) -> RowRuns.Height {
        let given = answer ?? rowHeight
        if !Self.isAutomatic(given) { return RowRuns.Height(height: Double(given), isKnown: true) }
        return RowRuns.Height(height: guess?.height ?? Double(estimate(of: path)), isKnown: false)
    }

    /// The heights of a section's rows after an update, from the delegate. Rows with automatic height keep their heights.
    func askAgain(_ rows: RowRuns, in section: Int) -> RowRuns {
        guard rows.count > 0, let first = delegateHeight(of: IndexPath(row: 0, section: section)) else { return rows }
        var asked = RowRuns()
        for row in 0..<rows.count {
            let path = IndexPath(row: row, section: section)
            let answer = row == 0 ? first : delegateHeight(of: path) ?? rowHeight
            let height = Self.isAutomatic(answer) ? rows[row] : RowRuns.Height(height: Double(answer), isKnown: true)
            asked.insert(1, at: row, height)
        }
        return asked
    }

    private func makeEstimates(_ count: Int, in section: Int, _ guesses: RowRuns?) -> RowRuns {
        if var rows = guesses {
            rows.forget()
            if rows.count > count { rows.remove(count..<rows.count) }
            for row in rows.count..<count {
                let height = estimate(of: IndexPath(row: row, section: section))
                rows.insert(1, at: row, RowRuns.Height(height: Double(height), isKnown: false))
            }
            return rows
        }
        let first = estimate(of: IndexPath(row: 0, section: section))
        if tableDelegate == nil || answeredByDefault.contains(.estimatedRowHeight) {
            return RowRuns(count: count, height: Double(first), isKnown: false)
        }
        var rows = RowRuns()
        for row in 0..<count {
            let height = row == 0 ? first : estimate(of: IndexPath(row: row, section: section))
            rows.insert(1, at: row, RowRuns.Height(height: Double(height), isKnown: false))
        }
        return rows
    }

    /// The estimated height of a row, in points.
    func estimate(of path: IndexPath) -> CGFloat {
        var height = estimatedRowHeight
        if let tableDelegate, !answeredByDefault.contains(.estimatedRowHeight) {
            height = tableDelegate.tableView(self, estimatedHeightForRowAt: path)
        }
        if height > 0 { return height }
        return rowHeight > 0 ? rowHeight : Measure.row
    }

    /// The known or estimated height of a row that an update inserts or reloads, without creating its cell. `guess` is the row's previous height.
    func heightOfNewRow(_ path: ItemPath, guess: RowRuns.Height? = nil) -> RowRuns.Height {
        let data = (dataPath(of: path) ?? path).indexPath
        return height(from: delegateHeight(of: data), at: data, guess: guess)
    }

    // MARK: Headers and footers

    /// The height of a section's header, without measuring its view. The height is an estimate if only the view determines it.
    func makeHeaderEdge(of section: Int, sections: Int) -> TableGeometry.Edge {
        let given = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let padding = !isGrouped ? (Self.isAutomatic(sectionHeaderTopPadding) ? Measure.plainPadding : sectionHeaderTopPadding) : 0
        if let least = leastTitleHeight(given, .headerHeight),
            dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        {
            return TableGeometry.Edge(height: Double(max(least, Measure.groupTitle + extraGap(section))), isKnown: false)
        }
        // In grouped styles 0 means the default height.
        if given > 0 || given == 0 && !isGrouped {
            let isShown = given >= 1
            return TableGeometry.Edge(height: Double(given), isKnown: true, padding: isShown ? Double(padding) : 0)
        }
        if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
            let estimate = isGrouped ? Measure.groupTitle + extraGap(section) : Measure.plainHeader
            return TableGeometry.Edge(height: Double(estimate), isKnown: false, padding: Double(padding))
        }
        if let tableDelegate, !answeredByDefault.contains(.headerView) {
            if sections <= Measure.eagerSections {
                if let view = tableDelegate.tableView(self, viewForHeaderInSection: section) {
                    readyHeaders[section] = view
                    return TableGeometry.Edge(height: headerEstimate(section), isKnown: false, padding: Double(padding))
                }
            } else {
                if section == 0 { readyHeaders[0] = tableDelegate.tableView(self, viewForHeaderInSection: 0) }
                if !answeredByDefault.contains(.headerView) {
                    return TableGeometry.Edge(height: headerEstimate(section), isKnown: false, padding: Double(padding))
                }
            }
        }
        return emptyHeader(section)
    }

    /// The minimum title height of a grouped section: `given`, the header or footer height that the table itself sets. Nil if the delegate
    /// provides the height, or if the table sets no height.
    ///
    /// Storyboards usually set this height to the space between sections, 10 or 18 points. A title may be higher than that.
    private func leastTitleHeight(_ given: CGFloat, _ method: TableDefaults) -> CGFloat? {
        isGrouped && given > 0 && answeredByDefault.contains(method) ? given : nil
    }

    private func extraGap(_ section: Int) -> CGFloat { section == 0 ? Measure.firstGroupGap - Measure.groupGap : 0 }

    private func emptyHeader(_ section: Int) -> TableGeometry.Edge {
        TableGeometry.Edge(height: isGrouped ? Double(section == 0 ? Measure.firstGroupGap : Measure.groupGap) : 0)
    }

    private var emptyFooter: TableGeometry.Edge { TableGeometry.Edge(height: isGrouped ? Double(Measure.groupGap) : 0) }

    private func headerEstimate(_ section: Int) -> Double {
        let given = tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        return Double(given > 0 ? given : isGrouped ? Measure.groupTitle : Measure.plainHeader)
    }

    func makeFooterEdge(of section: Int, sections: Int) -> TableGeometry.Edge {
        let given = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if let least = leastTitleHeight(given, .footerHeight),
            dataSource?.tableView(self, titleForFooterInSection: section) != nil
        {
            return TableGeometry.Edge(height: Double(max(least, Measure.plainHeader)), isKnown: false)
        }
        if given > 0 || given == 0 && !isGrouped { return TableGeometry.Edge(height: Double(given)) }
        let estimated = tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        let guess = TableGeometry.Edge(height: Double(estimated > 0 ? estimated : Measure.plainHeader), isKnown: false)
        if dataSource?.tableView(self, titleForFooterInSection: section) != nil { return guess }
        if let tableDelegate, !answeredByDefault.contains(.footerView) {
            if sections <= Measure.eagerSections {
                if let view = tableDelegate.tableView(self, viewForFooterInSection: section) {
                    readyFooters[section] = view
                    return guess
                }
            } else {
                if section == 0 { readyFooters[0] = tableDelegate.tableView(self, viewForFooterInSection: 0) }
                if !answeredByDefault.contains(.footerView) { return guess }
            }
        }
        return emptyFooter
    }

    // MARK: Measuring

    /// Determines the height of a visible row. Creates its cell if the content determines the height.
    func resolveRow(_ path: ItemPath) {
        guard geometry.sections[path.section].rows[path.item].isKnown == false else { return }
        let data = dataPath(of: path)
        var height = data.flatMap { delegateHeight(of: $0.indexPath) } ?? rowHeight
        if Self.isAutomatic(height) { height = measuredHeight(of: path) ?? estimate(of: (data ?? path).indexPath) }
        guard has(path) else { return }
        geometry.setRow(path, height: Double(max(height, 0)))
    }

    private func measuredHeight(of path: ItemPath) -> CGFloat? {
        guard let cell = visibleRows[path] ?? makeCell(at: path) else { return nil }
        visibleRows[path] = cell
        var height: CGFloat = 0
        UIView.performWithoutAnimation {
            if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
            height =
                cell.systemLayoutSizeFitting(
                    CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        return PixelGrid(of: self).roundUp(height)
    }

    /// Determines the height of a visible section header.
    func resolveHeader(_ section: Int) {
        let edge = geometry.sections[section].header
        guard !edge.isKnown else { return }
        guard let view = visibleHeaders[section] ?? makeHeader(of: section) else {
            return geometry.setHeader(of: section, to: emptyHeader(section))
        }
        visibleHeaders[section] = view
        let own = isGrouped ? sectionHeaderHeight : 0
        let usual = isGrouped ? Measure.groupTitle + extraGap(section) : Measure.plainHeader
        let least = isGrouped ? (view is TableTitleView ? usual : 0) : Measure.plainHeader
        let fitting = fittingHeight(of: view, usual: usual)
        let height = max(fitting, view is UITableViewHeaderFooterView ? least : 0, view is TableTitleView ? own : 0)
        geometry.setHeader(of: section, to: TableGeometry.Edge(height: Double(height), isKnown: true, padding: edge.padding))
    }

    /// Determines the height of a visible section footer.
    func resolveFooter(_ section: Int) {
        let edge = geometry.sections[section].footer
        guard !edge.isKnown else { return }
        guard let view = visibleFooters[section] ?? makeFooter(of: section) else {
            return geometry.setFooter(of: section, to: emptyFooter)
        }
        visibleFooters[section] = view
        let least = isGrouped && view is TableTitleView ? sectionFooterHeight : 0
        let height = max(fittingHeight(of: view, usual: Measure.plainHeader), least)
        geometry.setFooter(of: section, to: TableGeometry.Edge(height: Double(height), isKnown: true))
    }

    /// The fitting height of a header or footer view. `usual` is the height of a view without content.
    private func fittingHeight(of view: UIView, usual: CGFloat) -> CGFloat {
        var height: CGFloat = 0
        UIView.performWithoutAnimation {
            let own = view.bounds.height
            if view.bounds.width != rowWidth { view.bounds.size.width = rowWidth }
            let target = CGSize(width: rowWidth, height: 0)
            if view is UITableViewHeaderFooterView || view.hasConstraintsOfItsOwn {
                height =
                    view.systemLayoutSizeFitting(
                        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                    ).height
            } else {
                height = view.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
            }
            if height <= 0 { height = view is UITableViewHeaderFooterView || own <= 0 ? usual : own }
        }
        return PixelGrid(of: self).roundUp(height)
    }

    // MARK: Changes

    /// Resets the table after its data source or delegate was replaced.
    func sourceDidChange() {
        answeredByDefault = TableDefaults(delegate: tableDelegate, dataSource: dataSource, hasStaticRows: staticRows != nil)
        dropTargetMayChange()
        baseReloadData(asksNow: false)
    }

    /// Resets all heights, so that they are determined again.
    func heightsDidChange() {
        guard isLoaded else { return }
        readyHeaders = [:]
        readyFooters = [:]
        geometry = makeGeometry(counts: geometry.sections.map(\.rows.count))
        contentDidResize()
        setNeedsLayout()
    }

    /// Resets all heights after a change of the width, and keeps the visible content at its position.
    func widthDidChange() {
        guard isLoaded else { return }
        for view in [tableHeaderView, tableFooterView] { view?.frame.size.width = bounds.width }
        guard let top = topRow else { return heightsDidChange() }
        // Keep the top visible row at its position.
        let offset = contentOffset.y - CGFloat(geometry.row(top).lowerBound)
        heightsDidChange()
        guard contentOffset.y > -adjustedContentInset.top, has(top) else { return }
        setOffset(CGPoint(x: contentOffset.x, y: CGFloat(geometry.row(top).lowerBound) + offset))
    }

    /// Marks the row of a displayed cell as estimated after a change of its content.
    func contentDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isPlacing, !isUpdating, let path = path(of: cell), has(path), measuresRows else {
            return
        }
        geometry.forgetRow(path)
        reuse.provisional.add(cell)
        setNeedsLayout()
    }

    /// Whether the rows are self-sizing.
    private var measuresRows: Bool {
        if tableDelegate != nil, !answeredByDefault.contains(.rowHeight) { return false }
        return Self.isAutomatic(rowHeight)
    }

    /// Updates the content size from the geometry.
    func contentDidResize() {
        let size = CGSize(width: bounds.width, height: CGFloat(geometry.height))
        if size != contentSize { contentSize = size }
    }

    func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self {
            insertSubview(new, at: backgroundView?.superview === self ? 1 : 0)
        }
        guard isLoaded else { return setNeedsLayout() }
        geometry.top = height(of: tableHeaderView)
        geometry.bottom = height(of: tableFooterView)
        contentDidResize()
        setNeedsLayout()
    }
}
