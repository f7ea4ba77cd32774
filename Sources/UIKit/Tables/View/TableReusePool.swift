import Foundation

/// The cells and headers that were shown and wait to be shown again, and the classes of those that are made.
@MainActor
final class TableReusePool {
    /// How many views of one identifier wait at most.
    private static let limit = 256

    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// What makes views that a document describes.
    private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
    private var headerMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]
    private var titles: [TableTitleView] = []
    /// Views that wait and are still among the table's subviews, since they may be shown again in this very pass.
    private var spare: [UIView] = []
    /// A cell that is to be given out again for its own row.
    var reconfigured: UITableViewCell?

    func register(_ type: UITableViewCell.Type?, _ identifier: String) { (cellClasses[identifier], cellMakers[identifier]) = (type, nil) }

    func registerHeader(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) {
        (headerClasses[identifier], headerMakers[identifier]) = (type, nil)
    }

    /// Lets `make` make the cells of an identifier; nil takes it back.
    func register(maker make: (@MainActor () -> UITableViewCell?)?, _ identifier: String) {
        (cellClasses[identifier], cellMakers[identifier]) = (nil, make)
    }

    /// Lets `make` make the headers and footers of an identifier; nil takes it back.
    func registerHeader(maker make: (@MainActor () -> UITableViewHeaderFooterView?)?, _ identifier: String) {
        (headerClasses[identifier], headerMakers[identifier]) = (nil, make)
    }

    /// A cell that waits, or a new one of a registered class; nil where there is neither.
    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = cells[identifier]?.popLast() {
            UIView.performWithoutAnimation { cell.prepareForReuse() }
            return cell
        }
        if let make = cellMakers[identifier] {
            let cell = UIView.withoutAnimation(make) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
        guard let type = cellClasses[identifier] else { return nil }
        return UIView.withoutAnimation {
            let cell = TableViews.make(type, identifier: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headers[identifier]?.popLast() {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        if let make = headerMakers[identifier] {
            let view = UIView.withoutAnimation(make) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
            view.reuseIdentifier = identifier
            return view
        }
        guard let type = headerClasses[identifier] else { return nil }
        return UIView.withoutAnimation {
            let view = TableViews.make(type, identifier: identifier)
            view.reuseIdentifier = identifier
            return view
        }
    }

    func takeTitle() -> TableTitleView { titles.popLast() ?? UIView.withoutAnimation { TableTitleView(reuseIdentifier: nil) } }

    /// Keeps a view to be shown again.
    func put(_ view: UIView) {
        spare.append(view)
        if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier, cells[identifier, default: []].count < Self.limit {
            cells[identifier, default: []].append(cell)
        } else if let title = view as? TableTitleView {
            titles.append(title)
        } else if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier,
            headers[identifier, default: []].count < Self.limit
        {
            headers[identifier, default: []].append(header)
        }
    }

    /// Views that went and are not shown again already.
    func takeSpareViews() -> [UIView] {
        defer { spare = [] }
        return spare
    }
}
