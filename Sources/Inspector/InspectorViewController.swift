import CoreGraphics
import UIKit

/// The content of the inspector's window: the selected view, and the tabs.
@MainActor
final class InspectorViewController: UIViewController {
    /// The width from which on the tabs show two panes side by side.
    static let wideWidth: CGFloat = 600

    /// The width from which on the titles of the tabs are not shortened.
    private static let longTitlesWidth: CGFloat = 900

    private unowned let session: InspectorSession
    private let bar = UIView()
    private let pick = UIButton(type: .system)
    private let up = UIButton(type: .system)
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let line = UIView()
    private let choice = UISegmentedControl()
    private let content = UIView()
    private(set) lazy var tabs: [InspectorTab] = [
        ViewsTab(session: session), LayoutTab(session: session), TouchTab(session: session), TimeTab(session: session),
        AccessibilityTab(session: session),
    ]
    private static let titles = ["Views", "Layout", "Touch", "Time", "Accessibility"]
    private static let shortTitles = ["Views", "Layout", "Touch", "Time", "Access"]

    init(session: InspectorSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The tab that is shown.
    var tab: InspectorTab { tabs[max(0, choice.selectedSegmentIndex)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        bar.backgroundColor = .secondarySystemGroupedBackground
        pick.setTitle("Pick", for: .normal)
        pick.accessibilityHint = "Selects a view in the app"
        pick.addAction(
            UIAction { [weak self] _ in
                guard let session = self?.session else { return }
                if session.isPicking { session.endPicking() } else { session.beginPicking() }
            }, for: .primaryActionTriggered)
        up.setImage(UIImage(systemName: "arrow.up"), for: .normal)
        up.accessibilityLabel = "Select the superview"
        up.addAction(
            UIAction { [weak self] _ in
                guard let session = self?.session, let superview = session.selection?.superview else { return }
                session.selection = superview
            }, for: .primaryActionTriggered)
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        detailLabel.font = .systemFont(ofSize: 12)
        detailLabel.textColor = .secondaryLabel
        line.backgroundColor = .separator
        for (index, title) in Self.titles.enumerated() { choice.insertSegment(withTitle: title, at: index, animated: false) }
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.showTab() }, for: .valueChanged)
        for part in [pick, up, nameLabel, detailLabel, choice, line] { bar.addSubview(part) }
        view.addSubview(content)
        view.addSubview(bar)
        showTab()
        selectionDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let isWide = safe.width >= Self.wideWidth
        let hasLongTitles = safe.width >= Self.longTitlesWidth
        for (index, title) in (hasLongTitles ? Self.titles : Self.shortTitles).enumerated() where choice.titleForSegment(at: index) != title
        {
            choice.setTitle(title, forSegmentAt: index)
        }
        let barHeight: CGFloat = isWide ? 56 : 100
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safe.minY + barHeight)
        line.frame = CGRect(x: 0, y: bar.bounds.height - 1, width: bar.bounds.width, height: 1)
        let (left, right) = (safe.minX + 12, safe.maxX - 12)
        pick.frame = CGRect(x: left, y: safe.minY + 8, width: 64, height: 40)
        let choiceWidth = hasLongTitles ? 460 : isWide ? 350 : right - left
        choice.frame =
            isWide
            ? CGRect(x: right - choiceWidth, y: safe.minY + 12, width: choiceWidth, height: 32)
            : CGRect(x: left, y: safe.minY + 58, width: choiceWidth, height: 32)
        let end = isWide ? choice.frame.minX - 12 : right
        up.frame = CGRect(x: end - 40, y: safe.minY + 8, width: 40, height: 40)
        let textX = pick.frame.maxX + 8
        let textWidth = max(0, up.frame.minX - textX - 4)
        nameLabel.frame = CGRect(x: textX, y: safe.minY + 9, width: textWidth, height: 20)
        detailLabel.frame = CGRect(x: textX, y: safe.minY + 29, width: textWidth, height: 16)
        content.frame = CGRect(x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - bar.frame.maxY))
        tab.viewIfLoaded?.frame = content.bounds
    }

    // MARK: Tabs

    /// Shows a tab by its index.
    func showTab(at index: Int) {
        choice.selectedSegmentIndex = index
        showTab()
    }

    private func showTab() {
        let shown = tab
        for child in children where child !== shown {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        guard shown.parent == nil else { return }
        session.highlights.show(numbered: [])
        session.highlights.show(constraint: nil)
        addChild(shown)
        shown.view.frame = content.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(shown.view)
        shown.didMove(toParent: self)
        shown.refresh()
    }

    /// Shows the app's current state.
    func refresh() {
        showSelection()
        tab.refresh()
    }

    /// Shows another selected view.
    func selectionDidChange() {
        showSelection()
        if isViewLoaded { tab.selectionDidChange() }
    }

    /// Shows whether the user picks a view.
    func pickingDidChange() {
        pick.setTitle(session.isPicking ? "Cancel" : "Pick", for: .normal)
        showSelection()
    }

    private func showSelection() {
        let selection = session.selection
        up.isEnabled = selection?.superview != nil
        if session.isPicking {
            nameLabel.text = "Choose a view in the app"
            detailLabel.text = "Escape cancels"
        } else if let selection {
            nameLabel.text = selection.inspectedName
            let controller = (selection.next as? UIViewController).map { " · \(type(of: $0))" } ?? ""
            detailLabel.text = InspectorFormat.rect(selection.frame) + controller
        } else {
            nameLabel.text = "No selection"
            detailLabel.text = "Pick a view in the app"
        }
    }
}
