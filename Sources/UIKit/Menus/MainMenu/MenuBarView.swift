import CoreGraphics

/// The menu bar: a title for each menu, which a press, F10 or Alt opens. While a menu is open, the pointer and arrow keys switch menus.
@MainActor
final class MenuBarView: UIView {
    var menus: [UIMenu] = [] {
        didSet { rebuild() }
    }
    private var titles: [MenuBarTitleView] = []
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let line = UIView()
    private var openIndex: Int?
    private var menu: OpenMenu?
    private weak var touch: UITouch?

    init() {
        super.init(frame: .zero)
        line.backgroundColor = .separator
        addSubview(ground)
        addSubview(line)
        let hover = UIHoverGestureRecognizer { [weak self] recognizer in
            guard let self else { return }
            let isOver = recognizer.state == .began || recognizer.state == .changed
            self.hover(isOver ? index(at: recognizer.location(in: self)) : nil)
        }
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        close(animated: false)
        for title in titles { title.removeFromSuperview() }
        titles = menus.enumerated().map { index, menu in
            let title = MenuBarTitleView(menu.title, isFirst: index == 0 && menu.identifier == .application)
            title.onActivate = { [weak self] in self?.open(index, byKey: true) }
            addSubview(title)
            return title
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 6
        for title in titles {
            let width = title.fittingWidth
            title.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .toolBar }

    private func index(at point: CGPoint) -> Int? { titles.firstIndex { $0.frame.contains(point) } }

    private func hover(_ index: Int?) {
        guard menu == nil else { return }
        for (offset, title) in titles.enumerated() { title.titleStyle = offset == index ? .hovered : .plain }
    }

    // MARK: Opening

    /// Opens the menu of a title, and closes any other one.
    func open(_ index: Int, byKey: Bool) {
        guard titles.indices.contains(index), let scene = window?.windowScene, openIndex != index else { return }
        close(animated: false)
        let (title, source) = (titles[index], menus[index])
        let made = OpenMenu(from: title, at: .beside(title.bounds.insetBy(dx: 0, dy: 5)), style: .pointer)
        made.bar = self
        made.commandStart = { [weak scene] in scene?.keyWindow?.commandResponder }
        made.sender = UIApplication.shared
        made.onClosed = { [weak self, weak made] in
            guard let self, menu === made else { return }
            menu = nil
            openIndex = nil
            for title in titles { title.titleStyle = .plain }
        }
        menu = made
        openIndex = index
        for (offset, title) in titles.enumerated() { title.titleStyle = offset == index ? .open : .plain }
        // The bar shows the menu's title already, so the menu itself has no title.
        let content = UIMenu(
            identifier: source.identifier, options: source.options, preferredElementSize: source.preferredElementSize,
            children: source.children)
        made.prepare()
        made.open(content)
        if byKey { made.highlightFirst() }
    }

    func close(animated: Bool) { menu?.close(animated: animated) }

    /// Opens the next (1) or previous (-1) menu for an arrow key.
    func step(_ direction: Int) {
        guard let openIndex, !titles.isEmpty else { return }
        open((openIndex + direction + titles.count) % titles.count, byKey: true)
    }

    /// Opens the menu of the title under the pointer, which is at `point` of the open menu's overlay.
    func pointerMoved(to point: CGPoint, in overlay: UIView) {
        guard let index = index(at: convert(point, from: overlay)), index != openIndex else { return }
        open(index, byKey: false)
    }

    /// Handles a touch on the overlay of the open menu if the touch is within the bar. A touch on another title opens the menu of that title. Any other
    /// touch closes the menu.
    func takesTouch(at point: CGPoint, in overlay: UIView) -> Bool {
        let point = convert(point, from: overlay)
        guard bounds.contains(point) else { return false }
        if let index = index(at: point), index != openIndex { open(index, byKey: false) } else { close(animated: true) }
        return true
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first, let index = index(at: first.location(in: self)) else { return }
        touch = first
        open(index, byKey: false)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch), let overlay = menu?.overlay else { return }
        let point = touch.location(in: self)
        if bounds.contains(point) {
            if let index = index(at: point), index != openIndex { open(index, byKey: false) }
        } else {
            menu?.follow(to: touch.location(in: overlay))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        if let menu, let overlay = menu.overlay { menu.followEnded(at: touch.location(in: overlay)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch, touches.contains(touch) { self.touch = nil }
    }
}

@MainActor
final class MenuBarTitleView: UIView {
    enum TitleStyle { case plain, hovered, open }

    private let label = UILabel()
    private let ground = UIView()
    var titleStyle = TitleStyle.plain {
        didSet { if titleStyle != oldValue { show() } }
    }
    /// Called to open the title's menu.
    var onActivate: () -> Void = {}

    init(_ title: String, isFirst: Bool) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = title
        label.text = title
        label.font = .systemFont(ofSize: 14, weight: isFirst ? .semibold : .regular)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        ground.layer.cornerRadius = 6
        ground.isUserInteractionEnabled = false
        addSubview(ground)
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        switch titleStyle {
        case .plain: ground.backgroundColor = nil
        case .hovered: ground.backgroundColor = .quaternarySystemFill
        case .open: ground.backgroundColor = .secondarySystemFill
        }
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .button }
    override var ownRole: AccessibleRole? { .menuItem }

    override func accessibilityActivate() -> Bool {
        onActivate()
        return true
    }

    var fittingWidth: CGFloat { label.sizeThatFits(CGSize(width: 400, height: 30)).width.rounded(.up) + 20 }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds.insetBy(dx: 1, dy: 3)
        label.frame = bounds
    }
}
