import CoreGraphics
import UIKit

/// The app's objects as trees, with a search.
@MainActor
final class TreeList: UIView, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    private static let cell = "row"
    private static let rowHeight: CGFloat = 30

    private unowned let session: InspectorSession
    private let searchBar = UISearchBar()
    private let choice = UISegmentedControl()
    private let table = UITableView(frame: .zero, style: .plain)
    private var collapsed: Set<ObjectIdentifier> = []
    private(set) var rows: [TreeRow] = []
    private var signature = ""
    /// Called after the user chose a row.
    var onChoice: (() -> Void)?

    init(session: InspectorSession) {
        self.session = session
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        searchBar.placeholder = "Class, text or identifier"
        searchBar.delegate = self
        searchBar.searchBarStyle = .minimal
        for kind in TreeRow.Kind.allCases { choice.insertSegment(withTitle: kind.title, at: kind.rawValue, animated: false) }
        choice.apportionsSegmentWidthsByContent = true
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        table.dataSource = self
        table.delegate = self
        table.register(TreeCell.self, forCellReuseIdentifier: Self.cell)
        table.rowHeight = Self.rowHeight
        table.separatorStyle = .none
        table.backgroundColor = .systemBackground
        for view in [table, searchBar, choice] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private var kind: TreeRow.Kind { TreeRow.Kind(rawValue: choice.selectedSegmentIndex) ?? .views }

    /// Reads the trees again.
    func refresh() {
        let rows = TreeReader(kind, search: searchBar.text ?? "", collapsed: collapsed).read(session.appScenes)
        let selection = session.selection.map { "\(ObjectIdentifier($0))" } ?? ""
        let signature = rows.map { "\($0.key)\($0.depth)\($0.title)\($0.detail)\($0.isDimmed)\($0.hasChildren)" }.joined() + selection
        guard signature != self.signature else { return }
        self.signature = signature
        self.rows = rows
        table.reloadData()
    }

    /// Shows the row of the selected view. Opens the rows above it.
    func showSelection() {
        if let selection = session.selection {
            for view in selection.chain.dropFirst() { collapsed.remove(ObjectIdentifier(view)) }
        }
        refresh()
        guard let selection = session.selection, let index = rows.firstIndex(where: { $0.view === selection }) else { return }
        table.layoutIfNeeded()
        let path = IndexPath(row: index, section: 0)
        if !(table.indexPathsForVisibleRows ?? []).contains(path) { table.scrollToRow(at: path, at: .middle, animated: false) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        searchBar.frame = CGRect(x: 4, y: 4, width: bounds.width - 8, height: 48)
        choice.frame = CGRect(x: 12, y: 54, width: bounds.width - 24, height: 30)
        table.frame = CGRect(x: 0, y: 92, width: bounds.width, height: max(0, bounds.height - 92))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let row = rows[indexPath.row]
        if let cell = cell as? TreeCell {
            let isChosen = row.view != nil && row.view === session.selection
            cell.show(row, isOpen: !collapsed.contains(row.key), isChosen: isChosen)
            cell.onToggle = { [weak self] in self?.toggle(row.key) }
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let view = rows[indexPath.row].view else { return }
        session.selection = view
        onChoice?()
    }

    private func toggle(_ key: ObjectIdentifier) {
        if collapsed.remove(key) == nil { collapsed.insert(key) }
        refresh()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { refresh() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
