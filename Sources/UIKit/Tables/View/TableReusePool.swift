import Foundation

extension UITableViewCell: ReusableView, ProvisionallySized {}
extension UITableViewHeaderFooterView: ReusableView, ProvisionallySized {}

/// The reuse queues of a table view, with its registered classes and nibs.
@MainActor
final class TableReusePool {
    private let cells = ReuseQueue<String, UITableViewCell>()
    private let headers = ReuseQueue<String, UITableViewHeaderFooterView>()
    private var titles: [TableTitleView] = []
    /// Queued views that are still subviews, because they may be displayed again in the same layout pass.
    private var spare: [UIView] = []
    /// Dequeued views that are not positioned yet.
    var provisional = ProvisionalViews()
    /// The cell to return from the next dequeue call, because its row is being reconfigured.
    var reconfigured: UITableViewCell?

    func register(_ type: UITableViewCell.Type?, _ identifier: String) { cells.register(type, for: identifier) }

    func registerHeader(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) { headers.register(type, for: identifier) }

    /// Registers a factory for cells of an identifier; nil unregisters it.
    func register(maker make: (@MainActor () -> UITableViewCell?)?, _ identifier: String) { cells.register(maker: make, for: identifier) }

    /// Registers a factory for headers and footers of an identifier; nil unregisters it.
    func registerHeader(maker make: (@MainActor () -> UITableViewHeaderFooterView?)?, _ identifier: String) {
        headers.register(maker: make, for: identifier)
    }

    /// Dequeues a cell or creates one of the registered class; nil if no cell is queued and no class is registered.
    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        let cell = cells.take(identifier, identifier: identifier) {
            TableViews.make($0, identifier: identifier)
        } plain: {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if let cell { provisional.add(cell) }
        return cell
    }

    func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        let header = headers.take(identifier, identifier: identifier) {
            TableViews.make($0, identifier: identifier)
        } plain: {
            UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
        if let header { provisional.add(header) }
        return header
    }

    func takeTitle() -> TableTitleView { titles.popLast() ?? UIView.withoutAnimation { TableTitleView(reuseIdentifier: nil) } }

    /// Puts a view into the reuse queue.
    func put(_ view: UIView) {
        spare.append(view)
        if let cell = view as? UITableViewCell {
            if let identifier = cell.reuseIdentifier { cells.put(cell, for: identifier) }
        } else if let title = view as? TableTitleView {
            titles.append(title)
        } else if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
            headers.put(header, for: identifier)
        }
    }

    #if DEBUG
        /// Discards the queued views, and those that `body` queues.
        func discardViews(during body: () -> Void) {
            (cells.isDiscarding, headers.isDiscarding) = (true, true)
            body()
            (cells.isDiscarding, headers.isDiscarding) = (false, false)
        }
    #endif

    /// Returns the queued views that were not yet removed from the table, and empties the list of them. A returned view may be in use again.
    func takeSpareViews() -> [UIView] {
        defer { spare = [] }
        return spare
    }
}
