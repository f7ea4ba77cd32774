import Foundation

extension UITableViewCell: ReusableView, ProvisionallySized {}
extension UITableViewHeaderFooterView: ReusableView, ProvisionallySized {}

/// The cells and headers of a table that were shown and wait to be shown again, and the classes of those that are made.
@MainActor
final class TableReusePool {
    private let cells = ReuseShelf<String, UITableViewCell>()
    private let headers = ReuseShelf<String, UITableViewHeaderFooterView>()
    private var titles: [TableTitleView] = []
    /// Views that wait and are still among the table's subviews, since they may be shown again in this very pass.
    private var spare: [UIView] = []
    /// Views that were given out and are not placed yet.
    var provisional = ProvisionalViews()
    /// A cell that is to be given out again for its own row.
    var reconfigured: UITableViewCell?

    func register(_ type: UITableViewCell.Type?, _ identifier: String) { cells.register(type, for: identifier) }

    func registerHeader(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) { headers.register(type, for: identifier) }

    /// Lets `make` make the cells of an identifier; nil takes it back.
    func register(maker make: (@MainActor () -> UITableViewCell?)?, _ identifier: String) { cells.register(maker: make, for: identifier) }

    /// Lets `make` make the headers and footers of an identifier; nil takes it back.
    func registerHeader(maker make: (@MainActor () -> UITableViewHeaderFooterView?)?, _ identifier: String) {
        headers.register(maker: make, for: identifier)
    }

    /// A cell that waits, or a new one of a registered class; nil where there is neither.
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

    /// Keeps a view to be shown again.
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

    /// Views that went and are not shown again already.
    func takeSpareViews() -> [UIView] {
        defer { spare = [] }
        return spare
    }
}
