import UIKit

/// The Gallery's list of demos, in groups.
final class SidebarViewController: UITableViewController {
    /// The sections of the list.
    var sections: [GallerySection] = [] {
        didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
    }

    override class var storyboardActions: [Selector] {
        super.storyboardActions + [Selector("unwindToGallery:", SidebarViewController.unwindToGallery(_:))]
    }

    private var gallery: GalleryViewController? { splitViewController as? GalleryViewController }

    /// Whether a row opens another page instead of changing the detail.
    private var isAlone: Bool { gallery?.isCollapsed ?? true }

    /// The unwind action of the settings.
    func unwindToGallery(_ segue: UIStoryboardSegue) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in headings { label.followTextSize(upTo: label.font.pointSize > 20 ? 34 : 20) }
        growHeader()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (sidebar: Self, _) in sidebar.growHeader() }
    }

    /// The title above the list, and the line below it.
    private var headings: [UILabel] { tableView.tableHeaderView?.subviews.compactMap { $0 as? UILabel } ?? [] }

    /// Grows the header with its texts.
    private func growHeader() {
        guard let header = tableView.tableHeaderView, let last = headings.last else { return }
        let usual = UIFont.boldSystemFont(ofSize: 26).lineHeight + UIFont.systemFont(ofSize: 13).lineHeight
        let more = max(headings.reduce(0) { $0 + $1.font.lineHeight } - usual, 0).rounded(.up)
        header.constraints.first { $0.firstItem === last && $0.firstAttribute == .bottom }?.constant = 2 + more
        header.frame.size.height = 88 + more
        tableView.tableHeaderView = header
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        tableView.accessibilityLabel = local("Demos")
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let chosen = tableView.indexPathForSelectedRow { tableView.scrollToRow(at: chosen, at: .none, animated: false) }
    }

    /// Selects the current demo if it is beside the list.
    func update() {
        guard isViewLoaded else { return }
        let chosen = isAlone ? nil : gallery?.shown.flatMap(indexPath(of:))
        for row in tableView.indexPathsForSelectedRows ?? [] where row != chosen { tableView.deselectRow(at: row, animated: false) }
        if let chosen, tableView.indexPathForSelectedRow != chosen {
            tableView.selectRow(at: chosen, animated: false, scrollPosition: .none)
        }
        for case let cell as DemoCell in tableView.visibleCells { cell.showsChevron = isAlone }
    }

    // MARK: Rows

    private func indexPath(of index: Int) -> IndexPath? {
        var rest = index
        for (number, section) in sections.enumerated() {
            if rest < section.demos.count { return IndexPath(row: rest, section: number) }
            rest -= section.demos.count
        }
        return nil
    }

    private func index(of path: IndexPath) -> Int {
        sections.prefix(path.section).reduce(0) { $0 + $1.demos.count } + path.row
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].demos.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "demo", for: indexPath)
        (cell as? DemoCell)?.show(sections[indexPath.section].demos[indexPath.row])
        (cell as? DemoCell)?.showsChevron = isAlone
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let cell = tableView.dequeueReusableCell(withIdentifier: "section") as? SectionTitleCell
        cell?.show(sections[section].title)
        return cell
    }

    // MARK: Text that grows

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let text = local(sections[indexPath.section].demos[indexPath.row].title)
        // An icon and a chevron are beside the text.
        return max(tableView.rowHeight, DemoCell.height(of: text, in: tableView.bounds.width - 32 - 60 - 38) + 24)
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        let title = local(sections[section].title)
        return max(tableView.sectionHeaderHeight, SectionTitleCell.height(of: title, in: tableView.bounds.width - 32 - 32) + 14)
    }

    // MARK: Segues

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        // The demo beside the list does not change.
        guard identifier == "demo", let path = (sender as? UITableViewCell).flatMap({ tableView.indexPath(for: $0) }) else { return true }
        return isAlone || index(of: path) != gallery?.shown
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let page = segue.destination as? DemoViewController,
            let path = (sender as? UITableViewCell).flatMap({ tableView.indexPath(for: $0) })
        {
            gallery?.willShow(index(of: path), in: page)
        } else if let settings = (segue.destination as? UINavigationController)?.viewControllers.first as? SettingsViewController {
            settings.gallery = gallery
        }
    }
}

/// A row of the sidebar: an icon, a title, and a chevron if it opens another page.
final class DemoCell: UITableViewCell {
    @Outlet var fill: UIView!
    @Outlet var icon: IconView!
    @Outlet var label: UILabel!
    @Outlet var chevron: UIImageView!

    /// Whether the chevron is visible.
    var showsChevron = false {
        didSet { chevron.isHidden = !showsChevron }
    }

    /// The largest font size in points, since a sidebar is narrow.
    private static let largestText: CGFloat = 30

    /// The height of a title in a width.
    static func height(of text: String, in width: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: largestText).height(of: text, in: width)
    }

    func show(_ demo: GalleryDemo) {
        if label.numberOfLines != 0 {
            label.numberOfLines = 0
            label.followTextSize(upTo: Self.largestText)
        }
        label.text = local(demo.title)
        icon.symbol = demo.symbol
        icon.color = demo.color
        updateColors()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        updateColors()
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        updateColors()
    }

    private func updateColors() {
        // The label exists after the cell was loaded.
        guard let fill, let icon, let label else { return }
        fill.backgroundColor = isSelected ? .systemBlue.ground : isHighlighted ? .systemFill : .clear
        icon.isOnColor = isSelected
        label.textColor = isSelected ? .white : .label
    }
}

/// The title above a group.
final class SectionTitleCell: UITableViewCell {
    @Outlet var label: UILabel!

    /// The largest font size in points.
    private static let largestText: CGFloat = 26

    /// The height of a title in a width: long translations take several lines.
    static func height(of text: String, in width: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: largestText).height(of: text, in: width)
    }

    func show(_ title: String) {
        if !label.adjustsFontForContentSizeCategory {
            label.numberOfLines = 0
            label.followTextSize(upTo: Self.largestText)
        }
        label.text = local(title)
    }
}
