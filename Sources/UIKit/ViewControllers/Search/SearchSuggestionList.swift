import Foundation

/// Shows suggestions as rows below a search bar.
@MainActor
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    var suggestions: [any UISearchSuggestion] = [] {
        didSet { reloadData() }
    }
    var onChoice: ((any UISearchSuggestion) -> Void)?

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
        register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.attributedText = suggestion.localizedAttributedSuggestion
        content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        content.imageProperties.tintColor = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if suggestions.indices.contains(indexPath.row) { onChoice?(suggestions[indexPath.row]) }
    }
}
