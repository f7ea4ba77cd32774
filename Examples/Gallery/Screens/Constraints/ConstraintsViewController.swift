import UIKit

/// A page with constraints and stack views, in a frame whose corner can be dragged: the layout follows the finger.
public final class ConstraintsViewController: UIViewController, SizedDemo {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Constraints", summary: "Drag the corner of the page, or press arrow keys: each change is solved at once.",
        symbol: .constraints,
        color: .systemBrown, makeViewController: { ConstraintsViewController() })

    /// The step of an arrow key, in points.
    private static let step: CGFloat = 20
    private static let smallestPage = CGSize(width: 180, height: 160)

    private let scrollView = UIScrollView()
    private let columns = UIStackView()
    private let settings = UIStackView()
    private let stage = UIView()
    private let corner = CornerHandle()
    private let plot = SolvePlot()
    private let statusLine = StatusLine()
    let page = LayoutPage()
    let direction = UISwitch()
    let sizes = ChoiceBar(["Small", "Medium", "Large"])
    let priority = UISlider()
    private let priorityLabel = UILabel()
    private var pageWidth: NSLayoutConstraint?
    private var pageHeight: NSLayoutConstraint?
    private var stageHeight: NSLayoutConstraint?
    private var statusHeight: NSLayoutConstraint?
    private var settingsWidth: NSLayoutConstraint?
    private var sizeAtStart = CGSize.zero

    /// Builds the settings, the page, and the constraints between them.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        direction.accessibilityLabel = local("Right to left")
        priority.accessibilityLabel = local("The picture's width")
        buildSettings()
        buildStage()
        columns.addArrangedSubview(settings)
        columns.addArrangedSubview(stage)
        columns.spacing = 20
        scrollView.alwaysBounceVertical = false
        scrollView.addSubview(columns)
        view.addSubview(scrollView)
        view.addSubview(statusLine)
        for part in [columns, scrollView, statusLine] { part.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let safe = view.safeAreaLayoutGuide
        let height = stage.heightAnchor.constraint(equalToConstant: 300)
        stageHeight = height
        let line = statusLine.heightAnchor.constraint(equalToConstant: 36)
        statusHeight = line
        settingsWidth = settings.widthAnchor.constraint(equalToConstant: 280)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor), scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: statusLine.topAnchor, constant: -14),
            columns.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            columns.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            columns.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            columns.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            columns.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
            statusLine.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            statusLine.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            statusLine.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
            line, height,
        ])
        statusLine.show(.ready)
    }

    /// Puts the settings and the page side by side if they fit, otherwise one below the other.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= 640
        columns.axis = isWide ? .horizontal : .vertical
        columns.alignment = isWide ? .top : .fill
        settingsWidth?.isActive = isWide
        let line = statusLine.height(forWidth: view.bounds.width - 32)
        statusHeight?.constant = line
        let availableHeight = view.bounds.inset(by: view.safeAreaInsets).height - line - 46
        stageHeight?.constant = max(isWide ? availableHeight : min(availableHeight, 420), 260)
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { 300 }

    /// The screen takes keys.
    public override var canBecomeFirstResponder: Bool { true }

    /// The page begins with the app's layout direction.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        direction.isOn = page.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Takes the keys.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Arrow keys resize the page.
    public override var keyCommands: [UIKeyCommand]? {
        [
            (UIKeyCommand.inputLeftArrow, CGSize(width: -Self.step, height: 0)),
            (UIKeyCommand.inputRightArrow, CGSize(width: Self.step, height: 0)),
            (UIKeyCommand.inputUpArrow, CGSize(width: 0, height: -Self.step)),
            (UIKeyCommand.inputDownArrow, CGSize(width: 0, height: Self.step)),
        ].map { input, change in
            UIKeyCommand(title: local("Resize the page"), input: input) { [weak self] _ in
                guard let self else { return }
                // In right-to-left layout UIKit swaps the two keys.
                resizePage(to: CGSize(width: page.bounds.width + change.width, height: page.bounds.height + change.height))
            }
        }
    }

    // MARK: Settings

    private func buildSettings() {
        settings.axis = .vertical
        settings.spacing = 14
        let sizeTitle = caption("Text size")
        let directionRow = UIStackView(arrangedSubviews: [caption("Right to left"), direction])
        directionRow.alignment = .center
        directionRow.distribution = .equalSpacing
        let priorityRow = UIStackView(arrangedSubviews: [caption("The picture's width"), priorityLabel])
        priorityRow.distribution = .equalSpacing
        priorityLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        priorityLabel.followTextSize(upTo: 22)
        priorityLabel.textColor = .note
        priorityLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for part in [directionRow, sizeTitle, sizes, priorityRow, priority, plot] { settings.addArrangedSubview(part) }
        settings.setCustomSpacing(6, after: sizeTitle)
        settings.setCustomSpacing(2, after: priorityRow)
        NSLayoutConstraint.activate([
            sizes.heightAnchor.constraint(equalToConstant: ChoiceBar.height), plot.heightAnchor.constraint(equalToConstant: 96),
        ])
        sizes.selection = 1
        sizes.onChange = { [weak self] index in self?.change(local("Text size")) { self?.page.textSize = [14, 17, 22][index] } }
        direction.addAction(
            UIAction { [weak self] _ in
                self?.change(local("Direction")) {
                    self?.page.semanticContentAttribute = self?.direction.isOn == true ? .forceRightToLeft : .forceLeftToRight
                }
            }, for: .valueChanged)
        priority.minimumValue = 1
        priority.maximumValue = 999
        priority.value = 500
        priority.addAction(UIAction { [weak self] _ in self?.priorityDidChange() }, for: .valueChanged)
        priorityDidChange()
    }

    private func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = local(text)
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.followTextSize(upTo: 26)
        label.numberOfLines = 0
        return label
    }

    private func priorityDidChange() {
        let value = priority.value.rounded()
        priorityLabel.text = local("priority %1", with: "\(Int(value))")
        change(local("Priority %1", with: "\(Int(value))")) { page.pictureWidth.priority = UILayoutPriority(value) }
    }

    // MARK: The page

    private func buildStage() {
        stage.backgroundColor = .tertiarySystemGroupedBackground
        stage.layer.cornerRadius = 16
        stage.clipsToBounds = true
        stage.addSubview(page)
        stage.addSubview(corner)
        for part in [page, corner] { part.translatesAutoresizingMaskIntoConstraints = false }
        // The page has the requested size, limited by the available space.
        let width = page.widthAnchor.constraint(equalToConstant: 2000)
        let height = page.heightAnchor.constraint(equalToConstant: 2000)
        for wish in [width, height] { wish.priority = UILayoutPriority(990) }
        (pageWidth, pageHeight) = (width, height)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: stage.topAnchor, constant: 16),
            page.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16),
            page.trailingAnchor.constraint(lessThanOrEqualTo: stage.trailingAnchor, constant: -16),
            page.bottomAnchor.constraint(lessThanOrEqualTo: stage.bottomAnchor, constant: -16),
            page.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.smallestPage.width),
            page.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.smallestPage.height), width, height,
            corner.centerXAnchor.constraint(equalTo: page.trailingAnchor), corner.centerYAnchor.constraint(equalTo: page.bottomAnchor),
            corner.widthAnchor.constraint(equalToConstant: 44), corner.heightAnchor.constraint(equalToConstant: 44),
        ])
        let changes: [(String, CGFloat, CGFloat)] = [("Wider", 1, 0), ("Narrower", -1, 0), ("Higher", 0, 1), ("Lower", 0, -1)]
        corner.accessibilityCustomActions = changes.map { name, wider, higher in
            UIAccessibilityCustomAction(name: local(name)) { [weak self] _ in
                guard let self else { return false }
                let size = page.bounds.size
                resizePage(to: CGSize(width: size.width + wider * Self.step, height: size.height + higher * Self.step))
                return true
            }
        }
        corner.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.dragCorner($0) })
    }

    private func dragCorner(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { sizeAtStart = page.bounds.size }
        guard pan.state != .cancelled else { return resizePage(to: sizeAtStart) }
        let way = pan.translation(in: stage)
        let sideways = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -way.x : way.x
        resizePage(to: CGSize(width: sizeAtStart.width + sideways, height: sizeAtStart.height + way.y))
    }

    private func resizePage(to size: CGSize) {
        let availableSize = stage.bounds.shrunk(dx: 16, dy: 16).size
        change("") {
            pageWidth?.constant = min(max(size.width, Self.smallestPage.width), max(availableSize.width, Self.smallestPage.width))
            pageHeight?.constant = min(max(size.height, Self.smallestPage.height), max(availableSize.height, Self.smallestPage.height))
        }
    }

    /// Runs a layout and returns its duration. Tests replace it.
    var measure: (() -> Void) -> Duration = { ContinuousClock().measure($0) }

    /// Applies a change, lays out, and shows the duration.
    private func change(_ name: String, _ change: () -> Void) {
        guard stage.superview != nil, viewIfLoaded?.window != nil else { return change() }
        let time = measure {
            change()
            stage.layoutIfNeeded()
        }
        let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
        plot.add(milliseconds)
        let size = "\(Int(page.bounds.width)) × \(Int(page.bounds.height))"
        statusLine.show(.dropped(name.isEmpty ? size : local("%1, %2", with: name, size), color: .systemIndigo))
    }
}
