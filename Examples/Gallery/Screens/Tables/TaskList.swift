import UIKit

/// A table of tasks with swipe actions.
final class TaskList: NSObject, UITableViewDataSource, UITableViewDelegate {
    let name: String
    let table = UITableView(frame: .zero, style: .insetGrouped)
    private(set) var tasks: [ErrandTask]
    /// Called after the user deleted a task, with its previous row.
    var onDelete: ((ErrandTask, Int) -> Void)?

    init(name: String, titles: [String]) {
        self.name = name
        let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPink, .systemPurple]
        tasks = titles.enumerated().map { ErrandTask($0.element, color: colors[$0.offset % colors.count]) }
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        table.layer.cornerRadius = 12
        // The name of the drop point for keyboard drags.
        table.accessibilityLabel = local(name)
        table.dataSource = self
        table.delegate = self
    }

    func row(of task: ErrandTask) -> Int? { tasks.firstIndex { $0 === task } }

    func remove(at row: Int) {
        tasks.remove(at: row)
        table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func insert(_ task: ErrandTask, at row: Int) {
        let row = min(row, tasks.count)
        tasks.insert(task, at: row)
        table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    /// Inserts a task whose row the table already shows.
    func take(_ task: ErrandTask, at row: Int) { tasks.insert(task, at: min(row, tasks.count)) }

    /// Moves a task within the list.
    func move(from row: Int, to target: Int) {
        tasks.insert(tasks.remove(at: row), at: target)
        table.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: target, section: 0))
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { local(name) }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .note
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        let task = tasks[indexPath.row]
        if let label = cell.textLabel, !label.adjustsFontForContentSizeCategory {
            label.followTextSize(upTo: 34)
            label.shrinks(to: 0.5)
        }
        cell.textLabel?.text = local(task.title)
        cell.tintColor = task.color
        cell.accessoryType = task.isMarked ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        mark(indexPath.row)
    }

    private func mark(_ row: Int) {
        tasks[row].isMarked.toggle()
        table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }

    // MARK: Swipes

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let task = tasks[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: local("Delete")) { [weak self] _, _, done in
            guard let self, let row = row(of: task) else { return done(false) }
            remove(at: row)
            onDelete?(task, row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let task = tasks[indexPath.row]
        let mark = UIContextualAction(style: .normal, title: local(task.isMarked ? "Not done" : "Done")) { [weak self] _, _, done in
            if let row = self?.row(of: task) { self?.mark(row) }
            done(true)
        }
        mark.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [mark])
    }
}
