import UIKit

/// A table of numbered items in sections.
class TableScreen: UITableViewController, SimulationList {
    private var sections: [[Int]] = [Array(0..<12), Array(12..<30), []]
    private var nextItem = 30

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let item = sections[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        if item % 3 == 0 { content.secondaryText = "With a second line that may be long enough to wrap in a narrow window" }
        cell.contentConfiguration = content
        cell.tag = item
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let item = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(item, at: destination.row)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        remove(at: indexPath)
    }

    /// Removes a row with animation; does nothing if it does not exist any more.
    func remove(at indexPath: IndexPath) {
        guard sections[indexPath.section].indices.contains(indexPath.row) else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    /// The index path of an item by number; nil without items.
    private func indexPath(_ operand: Int) -> IndexPath? {
        let all = sections.indices.flatMap { section in sections[section].indices.map { IndexPath(row: $0, section: section) } }
        return all.isEmpty ? nil : all[operand % all.count]
    }

    private func animation(_ operand: Int) -> UITableView.RowAnimation { [.none, .fade, .left, .automatic, .top][operand % 5] }

    func insert(_ a: Int, _ b: Int, animated: Bool) {
        loadViewIfNeeded()
        let section = a % sections.count
        let paths = (0...(b % 3)).map { IndexPath(row: a / 3 % (sections[section].count + 1) + $0, section: section) }
        for path in paths {
            sections[section].insert(nextItem, at: path.row)
            nextItem += 1
        }
        animated ? tableView.insertRows(at: paths, with: animation(b)) : tableView.reloadData()
    }

    func delete(_ a: Int, animated: Bool) {
        loadViewIfNeeded()
        guard let path = indexPath(a) else { return }
        sections[path.section].remove(at: path.row)
        animated ? tableView.deleteRows(at: [path], with: animation(a)) : tableView.reloadData()
    }

    func move(_ a: Int, _ b: Int) {
        loadViewIfNeeded()
        guard let source = indexPath(a) else { return }
        let item = sections[source.section].remove(at: source.row)
        let section = b % sections.count
        let target = IndexPath(row: b / 3 % (sections[section].count + 1), section: section)
        sections[section].insert(item, at: target.row)
        tableView.moveRow(at: source, to: target)
    }

    func reload(_ a: Int) {
        loadViewIfNeeded()
        if let path = indexPath(a) { tableView.reloadRows(at: [path], with: animation(a)) }
    }

    func reloadAll() {
        loadViewIfNeeded()
        tableView.reloadData()
    }

    func scroll(_ a: Int, animated: Bool) {
        loadViewIfNeeded()
        if let path = indexPath(a) { tableView.scrollToRow(at: path, at: [.top, .middle, .bottom, .none][a % 4], animated: animated) }
    }

    func setEditing(_ operand: Int) { setEditing(!isEditing, animated: operand % 2 == 0) }

    func select(_ a: Int) {
        loadViewIfNeeded()
        tableView.selectRow(at: indexPath(a), animated: a % 2 == 0, scrollPosition: .none)
    }

    func updateWrongly(_ a: Int) {
        loadViewIfNeeded()
        let section = a % sections.count
        sections[section].append(nextItem)
        nextItem += 1
        switch a % 3 {
        case 0: if let path = indexPath(a) { tableView.deleteRows(at: [path], with: animation(a)) }
        case 1: tableView.insertRows(at: [IndexPath(row: sections[section].count + 3, section: section)], with: animation(a))
        default: tableView.insertSections([sections.count], with: animation(a))
        }
    }

    func findings() -> [String] {
        guard let visible = tableView.indexPathsForVisibleRows else { return [] }
        var found: [String] = []
        if Set(visible).count != visible.count { found.append("a table has an index path twice") }
        for path in visible {
            guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
                found.append("a table shows \(path), which the model does not have")
                continue
            }
            guard let cell = tableView.cellForRow(at: path) else { continue }
            let item = sections[path.section][path.row]
            if cell.tag != item { found.append("a table shows item \(cell.tag) at \(path), where the model has \(item)") }
        }
        let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
        // While a drag is over the table, it may have an additional row, the gap. While the user moves a row to another section, the table counts the row
        // there, and the model does not.
        let additional = counts.reduce(0, +) - sections.map(\.count).reduce(0, +)
        let isMoving = tableView.isEditing || tableView.hasActiveDrop
        let isEqual = isMoving ? additional == 0 || additional == 1 && tableView.hasActiveDrop : counts == sections.map(\.count)
        if !isEqual { found.append("a table has \(counts) rows, the model \(sections.map(\.count))") }
        return found
    }
}
