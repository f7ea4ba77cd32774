import UIKit

/// A table that requests the next page before its last row is visible.
final class FeedController: UITableViewController {
    private(set) var posts = Array(1...20)
    private var isLoading = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard indexPath.row >= posts.count - 5, !isLoading else { return }
        isLoading = true
        Task { @MainActor in
            append(Array(posts.count + 1...posts.count + 20))
            isLoading = false
        }
    }

    private func append(_ more: [Int]) {
        let first = posts.count
        posts += more
        tableView.insertRows(at: (first..<posts.count).map { IndexPath(row: $0, section: 0) }, with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        cell.textLabel?.text = "Post \(posts[indexPath.row])"
        return cell
    }
}
