import UIKit

/// A table with a search bar, a refresh control, swipe actions, a section index, context menus, drags and drops.
final class SearchScreen: TableScreen, ActingScreen, UITableViewDragDelegate, UITableViewDropDelegate {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        refreshControl = UIRefreshControl()
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
    }

    func act(_ a: Int, _ b: Int, _ c: Int) {
        loadViewIfNeeded()
        switch a % 8 {
        case 0: search.isActive.toggle()
        case 1: search.searchBar.text = ["", "Item", "2"][b % 3]
        case 2: if b % 2 == 0 { refreshControl?.beginRefreshing() } else { refreshControl?.endRefreshing() }
        case 3: tableView.setContentOffset(CGPoint(x: 0, y: b % 900 - 100), animated: c % 2 == 0)
        case 4: search.searchBar.scopeButtonTitles = b % 2 == 0 ? nil : ["All", "New"]
        case 5: navigationItem.hidesSearchBarWhenScrolling.toggle()
        case 6: tableView.contentInset.top = CGFloat(b % 40)
        default: tableView.tableHeaderView = b % 2 == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: b % 90))
        }
    }

    func rest() { refreshControl?.endRefreshing() }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.remove(at: indexPath)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [
            delete, UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(false) },
        ])
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in completion(true) }
        return UISwipeActionsConfiguration(actions: [pin])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "Row" as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath else { return }
        insert(path.section, path.row, animated: true)
    }
}
