import UIKit

/// A table whose rows a drag reorders, also without an editing mode.
final class QueueController: UITableViewController, UITableViewDragDelegate {
    var songs = ["Prelude", "Waltz", "Nocturne"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: songs[indexPath.row] as NSString))]
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        songs.insert(songs.remove(at: source.row), at: destination.row)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = songs[indexPath.row]
        return cell
    }
}
