import UIKit

/// A list of items with a button that adds one after a second.
final class ListController: UITableViewController {
    private var items = (1...40).map { "Item \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.accessibilityIdentifier = "items"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: Selector("add", ListController.add))
    }

    func add() {
        UIView.animate(withDuration: 1, delay: 1) {
            self.view.alpha = 0.99
        } completion: { _ in
            self.items.insert("New item", at: 0)
            self.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        cell.accessibilityIdentifier = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailController(items[indexPath.row]), animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.items.remove(at: indexPath.row)
            self?.tableView.reloadData()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}

/// An item with a button that shows an alert.
final class DetailController: UIViewController {
    private let name: String
    private let button = UIButton(type: .system)
    private let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Detail of \(name)"
        label.accessibilityIdentifier = "detail"
        view.addSubview(label)
        button.frame = CGRect(x: 20, y: 260, width: 120, height: 44)
        button.setTitle("Delete", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        view.addSubview(button)
    }

    func ask() {
        let alert = UIAlertController(title: "Delete this item?", message: "It cannot be restored.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Confirm", style: .destructive) { [weak self] _ in self?.label.text = "Deleted" })
        present(alert, animated: true)
    }
}
