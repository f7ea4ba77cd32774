// swift-format-ignore-file
import UIKit

// The code of Documentation/coming-from.

// snippet: counter
final class CounterScreen: UIViewController {
    private var count = 0 { didSet { label.text = "\(count)" } }
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "0"
        let less = UIButton(type: .system, primaryAction: UIAction(title: "Less") { [weak self] _ in self?.count -= 1 })
        let more = UIButton(type: .system, primaryAction: UIAction(title: "More") { [weak self] _ in self?.count += 1 })
        let row = UIStackView(arrangedSubviews: [less, label, more])
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
// end snippet

// snippet: model
final class NamesScreen: UITableViewController {
    private var names = ["Ada", "Grace"]
    private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, indexPath, name in
        let cell = table.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        show()
    }

    func add(_ name: String) {
        names.append(name)
        show()
    }

    /// Animates the difference between the rows on screen and the new ones.
    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot)
    }
}
// end snippet

// snippet: gesture
final class PhotoView: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
        isUserInteractionEnabled = true
        let twoTaps = UITapGestureRecognizer { [weak self] _ in self?.transform = .identity }
        twoTaps.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer { _ in print("open") }
        tap.require(toFail: twoTaps)                      // one tap waits until a second one can no longer follow
        addGestureRecognizer(twoTaps)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }
}
// end snippet
