import UIKit

/// Buttons, switches and sliders in their states, in a scroll view.
public final class ControlsViewController: UIViewController {
    /// What the sidebar shows.
    public static let demo = GalleryDemo(
        title: "Controls", summary: "Press, hold and slide off again: every control says what it heard.", symbol: .controls,
        color: .systemTeal, makeViewController: { ControlsViewController() })

    private let scrollView = UIScrollView()
    private let statusLine = StatusLine()
    private lazy var groups = [buttons, sizes, values, states]

    /// Builds the groups.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        view.addSubview(statusLine)
        for group in groups { scrollView.addSubview(group) }
        statusLine.show(.ready)
    }

    /// Lays the groups out below each other, or in two columns where there is room.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = view.bounds.width >= 600 ? 24 : 16
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
        statusLine.frame = CGRect(x: area.minX, y: area.maxY - StatusLine.height, width: area.width, height: StatusLine.height)
        scrollView.frame = CGRect(
            x: view.bounds.minX, y: view.safeAreaInsets.top, width: view.bounds.width,
            height: max(statusLine.frame.minY - 14 - view.safeAreaInsets.top, 0))
        let columns = area.width >= 760 ? 2 : 1
        let width = (area.width - CGFloat(columns - 1) * 20) / CGFloat(columns)
        var tops = [CGFloat](repeating: margin, count: columns)
        for (index, group) in groups.enumerated() {
            let column = index % columns
            let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
            group.frame = CGRect(x: margin + CGFloat(column) * (width + 20), y: tops[column], width: width, height: height).onWholePoints
            tops[column] += height + 24
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: (tops.max() ?? 0) + margin - 24)
    }

    private func say(_ text: String, _ color: UIColor = .systemTeal) {
        statusLine.show(.dropped(text, color: color))
    }

    // MARK: Groups

    private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.say("\(title) was pressed") })
    }

    private var buttons: ControlGroup {
        var close = UIButton.Configuration.tinted()
        close.cornerStyle = .capsule
        var two = UIButton.Configuration.filled()
        two.subtitle = "Two lines"
        let delete = button("Delete", .tinted())
        delete.role = .destructive
        return ControlGroup(
            "Buttons",
            [
                ControlRow("Prominent", [button("Continue", .filled())]),
                ControlRow("Quiet", [button("More", .plain()), button("Later", .gray())]),
                ControlRow("Tinted", [button("Follow", close), delete]),
                ControlRow("With a subtitle", [button("Download", two)]),
            ])
    }

    private var sizes: ControlGroup {
        let sizes: [(String, UIButton.Configuration.Size)] = [("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large)]
        return ControlGroup(
            "Sizes",
            sizes.map { name, size in
                var configuration = UIButton.Configuration.gray()
                configuration.buttonSize = size
                return ControlRow(name, [button(name, configuration)])
            })
    }

    private var values: ControlGroup {
        let wifi = UISwitch()
        wifi.setOn(true, animated: false)
        let row = ControlRow("Volume", [slider { [weak self] in self?.say("Volume \(Int($0 * 100)) %") }], fills: true)
        wifi.addAction(
            UIAction { [weak self] in
                let isOn = ($0.sender as? UISwitch)?.isOn == true
                self?.say("Wi-Fi is \(isOn ? "on" : "off")", isOn ? .systemGreen : .systemGray)
            }, for: .valueChanged)
        let tinted = UISwitch()
        tinted.onTintColor = .systemOrange
        tinted.addAction(UIAction { [weak self] _ in self?.say("Night light changed", .systemOrange) }, for: .valueChanged)
        return ControlGroup(
            "Values", [ControlRow("Wi-Fi", [wifi]), ControlRow("Night light", [tinted]), row])
    }

    private func slider(_ changed: @escaping (Float) -> Void) -> UISlider {
        let slider = UISlider()
        slider.value = 0.4
        slider.addAction(UIAction { changed(($0.sender as? UISlider)?.value ?? 0) }, for: .valueChanged)
        return slider
    }

    private var states: ControlGroup {
        let toggle = button("Favourite", .tinted())
        toggle.changesSelectionAsPrimaryAction = true
        toggle.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Chosen" : "Choose"
            button.configuration?.baseBackgroundColor = button.isSelected ? .systemPink : nil
        }
        let off = button("Disabled", .filled())
        off.isEnabled = false
        let offSwitch = UISwitch()
        offSwitch.isOn = true
        offSwitch.isEnabled = false
        return ControlGroup(
            "States", [ControlRow("A toggle", [toggle]), ControlRow("Not now", [off]), ControlRow("Fixed", [offSwitch])])
    }
}
