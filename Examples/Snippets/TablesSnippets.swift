// swift-format-ignore-file
import UIKit

// The code of Documentation/tables.md.

struct Task: Identifiable {
    let id: Int
    let title: String
}

@MainActor func showTasks(in view: UIView, tasks: [Task.ID: Task]) {
    // snippet: table
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    let source = UITableViewDiffableDataSource<String, Task.ID>(tableView: table) { table, indexPath, id in
        let cell = table.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = tasks[id]?.title
        cell.contentConfiguration = content
        return cell
    }
    // end snippet
    _ = source
}
