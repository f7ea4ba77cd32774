import CoreGraphics
import Foundation

/// The list of a font picker: families, with their faces below if the configuration includes faces.
final class FontList: UITableViewController, UISearchResultsUpdating {
    private let configuration: UIFontPickerViewController.Configuration
    /// The families that match the configuration, with their faces.
    private lazy var families: [Family] = FontList.families(for: configuration)
    private lazy var shown: [Family] = families

    struct Family {
        var name: String
        /// PostScript names, the regular face first.
        var faces: [String]
    }

    var onChoice: ((UIFontDescriptor) -> Void)?
    var onCancel: (() -> Void)?

    /// The selected font.
    var selected: UIFontDescriptor? {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    init(_ configuration: UIFontPickerViewController.Configuration) {
        self.configuration = configuration
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    static func families(for configuration: UIFontPickerViewController.Configuration) -> [Family] {
        let traits = configuration.filteredTraits
        return UIFont.familyNames.compactMap { name in
            // Names that start with a dot are fonts of the system.
            guard !name.hasPrefix(".") else { return nil }
            let fonts = UIFont.fontNames(forFamilyName: name).filter { font in
                traits.isEmpty || UIFontDescriptor(name: font, size: 17).symbolicTraits.isSuperset(of: traits)
            }
            guard !fonts.isEmpty else { return nil }
            func rank(_ font: String) -> Int {
                let style = font.split(separator: "-").last.map(String.init) ?? ""
                return ["Regular", "Book", "Roman", "Normal", "Medium"].firstIndex(of: style) ?? 5
            }
            return Family(name: name, faces: fonts.sorted { (rank($0), $0) < (rank($1), $1) })
        }
    }

    /// The style in a font name, split into words: "Bold Italic" for "Inter-BoldItalic".
    private static func style(of font: String) -> String {
        let style = font.split(separator: "-").last ?? ""
        return style.reduce(into: "") { words, letter in
            if letter.isUppercase, words.last?.isLowercase == true { words += " " }
            words.append(letter)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.primaryAction = UIAction(title: LocalizedStrings.text("Cancel")) { [weak self] _ in self?.onCancel?() }
        navigationItem.leftBarButtonItem = cancel
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        tableView.rowHeight = 48
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let path = rowPath(of: selected) else { return }
        tableView.layoutIfNeeded()
        tableView.scrollToRow(at: path, at: .middle, animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let wanted = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        shown = wanted.isEmpty ? families : families.filter { $0.name.localizedCaseInsensitiveContains(wanted) }
        tableView.reloadData()
    }

    private func rowPath(of font: UIFontDescriptor?) -> IndexPath? {
        guard let font else { return nil }
        for (section, family) in shown.enumerated() {
            if let row = family.faces.firstIndex(of: font.postscriptName) {
                return IndexPath(row: configuration.includeFaces ? row : 0, section: section)
            }
        }
        return nil
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        configuration.includeFaces ? shown[section].faces.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let family = shown[indexPath.section]
        let face = family.faces[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 0 ? family.name : Self.style(of: face)
        if !configuration.displayUsingSystemFont, let font = UIFont(name: face, size: 17) { content.textProperties.font = font }
        content.textProperties.numberOfLines = 1
        content.directionalLayoutMargins.leading += indexPath.row == 0 ? 0 : 24
        cell.contentConfiguration = content
        let isChosen = rowPath(of: selected) == indexPath
        cell.accessoryType = isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let family = shown[indexPath.section]
        let font = UIFontDescriptor(name: family.faces[indexPath.row], size: 17)
        selected = font
        onChoice?(font)
    }
}
