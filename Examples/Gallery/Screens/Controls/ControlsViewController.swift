import UIKit

/// Every control in its states, with key commands and pointer effects, in a scroll view.
public final class ControlsViewController: UIViewController, SizedDemo {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Controls", summary: "Press, hold and slide off again: every control says what it heard.", symbol: .controls,
        color: .systemTeal, makeViewController: { ControlsViewController() })

    private let scrollView = UIScrollView()
    private let statusLine = StatusLine()
    private let wifi = UISwitch()
    private let volume = UISlider()
    private lazy var groups = [buttons, sizes, values, states, choices, dates, waiting, symbols, keys, pointers]

    /// Builds the groups.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.tintColor = .accent
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        view.addSubview(statusLine)
        for group in groups { scrollView.addSubview(group) }
        statusLine.show(.ready)
    }

    /// Lays the groups out below each other, or in two columns if they fit.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = view.bounds.width >= 600 ? 24 : 16
        let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: margin, dy: margin)
        let line = statusLine.height(forWidth: area.width)
        statusLine.frame = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
        scrollView.frame = CGRect(
            x: view.bounds.minX, y: view.safeAreaInsets.top, width: view.bounds.width,
            height: max(statusLine.frame.minY - 14 - view.safeAreaInsets.top, 0))
        let columns = area.width >= 760 ? 2 : 1
        let width = (area.width - CGFloat(columns - 1) * 20) / CGFloat(columns)
        var tops = [CGFloat](repeating: margin, count: columns)
        for (index, group) in groups.enumerated() {
            let column = index % columns
            let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
            let frame = CGRect(x: margin + CGFloat(column) * (width + 20), y: tops[column], width: width, height: height)
            group.frame = scrollView.directed(frame).onWholePoints
            tops[column] += height + 24
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: (tops.max() ?? 0) + margin - 24)
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { 260 }

    /// The screen takes keys.
    public override var canBecomeFirstResponder: Bool { true }

    /// Takes the keys.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// The key commands of the keys group.
    public override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: local("Wi-Fi"), action: Selector(ControlsViewController.toggleWiFi), input: "w", modifierFlags: .command),
            UIKeyCommand(title: local("Louder"), input: "+") { [weak self] _ in self?.changeVolume(by: 0.05) },
            UIKeyCommand(title: local("Softer"), input: "-") { [weak self] _ in self?.changeVolume(by: -0.05) },
        ]
    }

    private func toggleWiFi() {
        wifi.setOn(!wifi.isOn, animated: true)
        wifi.sendActions(for: .valueChanged)
    }

    private func changeVolume(by difference: Float) {
        volume.setValue(volume.value + difference, animated: true)
        volume.sendActions(for: .valueChanged)
    }

    func say(_ text: String, _ color: UIColor = .systemTeal) {
        statusLine.show(.dropped(text, color: color))
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    // MARK: Groups

    private func button(_ title: String, _ configuration: UIButton.Configuration, isFilled: Bool = false) -> UIButton {
        var configuration = configuration
        configuration.title = local(title)
        if isFilled {
            configuration.baseBackgroundColor = UIColor.systemBlue.ground
            configuration.baseForegroundColor = .white
        }
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.say(local("%1 was pressed", with: local(title))) })
        button.isPointerInteractionEnabled = true
        // Two of the buttons are side by side.
        button.maximumContentSizeCategory = .accessibilityLarge
        return button
    }

    private var buttons: ControlGroup {
        var close = UIButton.Configuration.tinted()
        close.cornerStyle = .capsule
        var two = UIButton.Configuration.filled()
        two.subtitle = local("Two lines")
        let delete = button("Delete", .tinted())
        delete.role = .destructive
        delete.configuration?.baseForegroundColor = .warning
        return ControlGroup(
            "Buttons",
            [
                ControlRow("Prominent", [button("Continue", .filled(), isFilled: true)]),
                ControlRow("Quiet", [button("More", .plain()), button("Later", .gray())]),
                ControlRow("Tinted", [button("Follow", close), delete]),
                ControlRow("With a subtitle", [button("Download", two, isFilled: true)]),
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
        wifi.setOn(true, animated: false)
        volume.value = 0.4
        volume.addAction(
            UIAction { [weak self] in
                self?.say(local("Volume %lld %%", count: Int(((($0.sender as? UISlider)?.value ?? 0) * 100).rounded())))
            },
            for: .valueChanged)
        let row = ControlRow("Volume", [volume], fills: true)
        wifi.addAction(
            UIAction { [weak self] in
                let isOn = ($0.sender as? UISwitch)?.isOn == true
                self?.say(local(isOn ? "Wi-Fi is on" : "Wi-Fi is off"), isOn ? .systemGreen : .systemGray)
            }, for: .valueChanged)
        let tinted = UISwitch()
        tinted.onTintColor = .systemOrange
        tinted.addAction(UIAction { [weak self] _ in self?.say(local("Night light changed"), .systemOrange) }, for: .valueChanged)
        return ControlGroup(
            "Values", [ControlRow("Wi-Fi", [wifi]), ControlRow("Night light", [tinted]), row])
    }

    private var states: ControlGroup {
        let toggle = button("Favourite", .tinted())
        toggle.changesSelectionAsPrimaryAction = true
        toggle.configurationUpdateHandler = { button in
            button.configuration?.title = local(button.isSelected ? "Chosen" : "Choose")
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

    private var keys: ControlGroup {
        ControlGroup(
            "Keys",
            [
                ControlRow("Wi-Fi on and off", [KeyCap("Ctrl"), KeyCap("W")]),
                ControlRow("Louder and softer", [KeyCap("+"), KeyCap("−")]),
                ControlRow("Scroll", [KeyCap("↑"), KeyCap("↓"), KeyCap("Space"), KeyCap("Home"), KeyCap("End")]),
            ])
    }

    private var pointers: ControlGroup {
        func tile(_ text: String, _ color: UIColor, _ style: @escaping (UIView) -> UIPointerStyle) -> PointerTile {
            PointerTile(
                text, color: color,
                entered: { [weak self] in self?.say(local("The pointer is over %1", with: local(text)), .systemIndigo) }, style: style)
        }
        let across = UIPointerStyle.system()
        across.accessories = [.arrow(.left), .arrow(.right)]
        return ControlGroup(
            "Under the pointer",
            [
                ControlRow(
                    "Effects",
                    [
                        tile("Highlight", .clear) { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) },
                        tile("Lift", .systemIndigo) { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) },
                        tile("Shade", .systemOrange) { UIPointerStyle(effect: .hover(UITargetedPreview(view: $0))) },
                    ]),
                ControlRow(
                    "Pointers",
                    [
                        tile("Text", .systemGray) { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) },
                        tile("Across", .systemGray) { _ in across },
                        tile("Ring", .systemGray) { _ in
                            UIPointerStyle(shape: .path(UIBezierPath(ovalIn: CGRect(x: -9, y: -9, width: 18, height: 18))))
                        },
                    ]),
            ])
    }
}
