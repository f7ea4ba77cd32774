import Foundation
import UIKit

/// Three draggable rows.
@MainActor
final class DraggableRows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    var lifted: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["Water plants", "Bake bread", "Call Ada"][indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        lifted.append(indexPath)
        return [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))]
    }
}
