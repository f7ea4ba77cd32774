import UIKit

/// The Gallery's left side: its name, the demos in groups, and the switches.
final class SidebarViewController: UIViewController {
    /// Called when the user chooses a demo, by its place among all.
    var onSelect: ((Int) -> Void)?
    var onChangeDark: ((Bool) -> Void)?
    var onChangeShowsTouches: ((Bool) -> Void)?
    var onChangeShowsTimeline: ((Bool) -> Void)?

    /// Which demo is marked; nil for none.
    var selection: Int? {
        didSet { showSelection() }
    }

    /// Whether the rows lead to another page, rather than change what stands beside them.
    var showsDisclosure = false {
        didSet { for row in demoRows { row.showsDisclosure = showsDisclosure } }
    }

    /// What its switches show.
    var isDark: Bool {
        get { darkSwitch.isOn }
        set { darkSwitch.isOn = newValue }
    }
    var showsTouches: Bool {
        get { touchesSwitch.isOn }
        set { touchesSwitch.isOn = newValue }
    }
    var showsTimeline: Bool {
        get { timelineSwitch.isOn }
        set { timelineSwitch.isOn = newValue }
    }

    private let sections: [GallerySection]
    private let mark = IconView(.magnet, color: .systemRed, side: 44)
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let darkSwitch = UISwitch()
    private let touchesSwitch = UISwitch()
    private let timelineSwitch = UISwitch()
    private let scrollView = UIScrollView()
    private var demoRows: [SidebarRow] = []
    private var groups: [SidebarGroup] = []

    init(sections: [GallerySection]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true

        titleLabel.text = "Lodestone"
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.textColor = .label
        subtitleLabel.text = "UIKit on Linux"
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.textColor = .note
        view.addSubview(scrollView)
        for header in [mark, titleLabel, subtitleLabel] { scrollView.addSubview(header) }

        for section in sections {
            let rows = section.demos.map { SidebarRow(title: $0.title, symbol: $0.symbol, color: $0.color) }
            for row in rows {
                let index = demoRows.count
                row.onTap = { [weak self] in self?.onSelect?(index) }
                demoRows.append(row)
            }
            groups.append(SidebarGroup(title: section.title, rows: rows))
        }
        let dark = SidebarRow(title: "Dark appearance", symbol: .moon, color: .systemIndigo, accessory: darkSwitch)
        let touches = SidebarRow(title: "Show touches", symbol: .touch, color: .systemOrange, accessory: touchesSwitch)
        let timeline = SidebarRow(title: "Gesture timeline", symbol: .timeline, color: .systemGreen, accessory: timelineSwitch)
        dark.onTap = { [weak self] in (self?.darkSwitch).map(Self.toggle) }
        touches.onTap = { [weak self] in (self?.touchesSwitch).map(Self.toggle) }
        timeline.onTap = { [weak self] in (self?.timelineSwitch).map(Self.toggle) }
        darkSwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.onChangeDark?($0.darkSwitch.isOn) } }, for: .valueChanged)
        touchesSwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.onChangeShowsTouches?($0.touchesSwitch.isOn) } }, for: .valueChanged)
        timelineSwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.onChangeShowsTimeline?($0.timelineSwitch.isOn) } }, for: .valueChanged)
        groups.append(SidebarGroup(title: "Display", rows: [dark, touches, timeline]))
        for group in groups { scrollView.addSubview(group) }
        showSelection()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = 16
        let width = view.bounds.width - 2 * margin
        mark.frame.origin = CGPoint(x: margin + 4, y: 24)
        let textX = mark.frame.maxX + 12
        titleLabel.frame = CGRect(x: textX, y: 19, width: view.bounds.width - textX - margin, height: 34)
        subtitleLabel.frame = CGRect(x: textX, y: 53, width: view.bounds.width - textX - margin, height: 18)
        var y: CGFloat = 96
        for group in groups {
            let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
            group.frame = CGRect(x: margin, y: y, width: width, height: height)
            y += height + 24
        }
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    /// Throws a switch as a tap on it does.
    private static func toggle(_ toggle: UISwitch) {
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: .valueChanged)
    }

    private func showSelection() {
        for (index, row) in demoRows.enumerated() { row.isSelected = index == selection }
        for group in groups { group.updateSeparators() }
    }
}
