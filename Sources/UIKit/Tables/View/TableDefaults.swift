import CConformance

/// The optional methods that the delegate and data source of a table view do not implement. Determined when either is assigned, as in UIKit.
struct TableDefaults: OptionSet {
    let rawValue: Int

    static let rowHeight = TableDefaults(rawValue: 1 << 0)
    static let estimatedRowHeight = TableDefaults(rawValue: 1 << 1)
    static let headerView = TableDefaults(rawValue: 1 << 2)
    static let footerView = TableDefaults(rawValue: 1 << 3)
    static let headerHeight = TableDefaults(rawValue: 1 << 4)
    static let footerHeight = TableDefaults(rawValue: 1 << 5)
    static let indentation = TableDefaults(rawValue: 1 << 6)
    static let trailingSwipe = TableDefaults(rawValue: 1 << 7)
    /// At least one of the three required edit-menu methods is missing.
    static let commands = TableDefaults(rawValue: 1 << 8)
    static let canMove = TableDefaults(rawValue: 1 << 9)
    static let move = TableDefaults(rawValue: 1 << 10)
    static let commit = TableDefaults(rawValue: 1 << 11)

    /// Determines the missing methods. Static rows of a storyboard have their own heights and indentation levels.
    @MainActor
    init(delegate: (any UITableViewDelegate)?, dataSource: (any UITableViewDataSource)?, hasStaticRows: Bool) {
        self = []
        let delegate = ImplementedRequirements(of: delegate)
        let dataSource = ImplementedRequirements(of: dataSource)
        if !hasStaticRows, !delegate.contains(.tableViewHeightForRowAt) { insert(.rowHeight) }
        if !delegate.contains(.tableViewEstimatedHeightForRowAt) { insert(.estimatedRowHeight) }
        if !delegate.contains(.tableViewViewForHeaderInSection) { insert(.headerView) }
        if !delegate.contains(.tableViewViewForFooterInSection) { insert(.footerView) }
        if !delegate.contains(.tableViewHeightForHeaderInSection) { insert(.headerHeight) }
        if !delegate.contains(.tableViewHeightForFooterInSection) { insert(.footerHeight) }
        if !hasStaticRows, !delegate.contains(.tableViewIndentationLevelForRowAt) { insert(.indentation) }
        if !delegate.contains(.tableViewTrailingSwipeActionsConfigurationForRowAt) { insert(.trailingSwipe) }
        let commands: [OptionalRequirement] = [
            .tableViewShouldShowMenuForRowAt, .tableViewCanPerformActionForRowAtWithSender, .tableViewPerformActionForRowAtWithSender,
        ]
        if !commands.allSatisfy({ delegate.contains($0) }) { insert(.commands) }
        if !dataSource.contains(.tableViewCanMoveRowAt) { insert(.canMove) }
        if !dataSource.contains(.tableViewMoveRowAtTo, otherwise: false) { insert(.move) }
        if !dataSource.contains(.tableViewCommitForRowAt, otherwise: false) { insert(.commit) }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}
