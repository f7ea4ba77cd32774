import UIKit

/// The table of the scrolling probes: rows of 44 points that fill the window.
extension UITableView {
    static func probe(_ dataSource: any UITableViewDataSource) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800), style: .plain)
        table.dataSource = dataSource
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return table
    }

    /// A row with a line of text.
    func probeRow(at indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row): all that a row has to say"
        cell.contentConfiguration = content
        return cell
    }
}
