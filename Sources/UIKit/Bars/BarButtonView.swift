import Foundation

/// Shows an item of a navigation bar or a toolbar and performs its action.
@MainActor
final class BarButtonView: BarItemControl, BarItemDisplay {
    let item: UIBarButtonItem
    /// Called when the item's size changed.
    var onResize: () -> Void = {}
    /// Returns the bar's appearance for an item, or nil.
    var appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance? = { _ in nil } {
        didSet { show() }
    }

    private let picture = UIImageView()
    private let label = UILabel()
    private let ground = UIImageView()
    private var custom: UIView?
    private var badge: (item: UIBarButtonItem.Badge, view: BarButtonBadgeView)?
    private var shownSize = CGSize.zero

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(of: item)
        for part in [ground, picture, label] as [UIView] { addSubview(part) }
        picture.contentMode = .scaleAspectFit
        picture.showsTemplates = true
        label.textAlignment = .center
        addAction(UIAction { [weak self] _ in self?.item.perform(with: nil) }, for: .touchUpInside)
        item.add(self)
        show()
    }

    required init?(coder: NSCoder) { nil }

    func itemDidChange(_ item: UIBarItem) {
        show()
        let size = fittingSize
        if size != shownSize {
            shownSize = size
            onResize()
        }
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        if custom !== item.customView {
            if let custom, custom.superview === self { custom.removeFromSuperview() }
            custom = item.customView
            if let custom { addSubview(custom) }
        }
        let isCustom = custom != nil
        for part in [ground, picture, label] as [UIView] { part.isHidden = isCustom }
        showBadge(isCustom ? nil : item.badge)
        accessibilityIdentifier = item.accessibilityIdentifier
        isAccessibilityElement = !isCustom && !item.isSpace
        if isCustom { return }
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.badge?.stringValue
        isEnabled = item.isEnabled && !item.isSpace
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.opensMenu
        let color: UIColor = isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        picture.image = shownImage
        picture.tintColor = color
        label.isHidden = picture.image != nil
        let look = appearance(item)
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarConstants.titleSize, weight: weight), .foregroundColor: color,
        ]
        attributes.merge(look?.normal.titleTextAttributes ?? [:]) { $1 }
        if state != .normal { attributes.merge(look?.state(state).titleTextAttributes ?? [:]) { $1 } }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if state.contains(.focused) { attributes.merge(item.titleTextAttributes(for: .focused) ?? [:]) { $1 } }
        if unfocusedState != .normal { attributes.merge(item.titleTextAttributes(for: unfocusedState) ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        ground.image = item.backgroundImage(for: unfocusedState, barMetrics: .default) ?? look?.backgroundImage(for: state)
        let isPressed = isHighlighted && isEnabled
        let alpha = isPressed ? BarConstants.pressedAlpha : 1
        if picture.alpha != alpha {
            UIView.animate(withDuration: isPressed ? 0 : 0.2, delay: 0, options: [.allowUserInteraction]) {
                self.picture.alpha = alpha
                self.label.alpha = alpha
            }
        }
        isSelectedGroundShown = item.isSelected
    }

    private func showBadge(_ new: UIBarButtonItem.Badge?) {
        guard badge?.item !== new else { return }
        badge?.view.removeFromSuperview()
        badge = new.map { ($0, BarButtonBadgeView($0)) }
        if let badge { addSubview(badge.view) }
        setNeedsLayout()
    }

    /// Centers the badge on the upper trailing corner of the content.
    private func layOutBadge() {
        guard let view = badge?.view else { return }
        let textHeight = label.intrinsicContentSize.height
        let content = picture.image == nil ? label.frame.insetBy(dx: 0, dy: (label.frame.height - textHeight) / 2) : picture.frame
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.center = CGPoint(x: isMirrored ? content.minX : content.maxX, y: max(content.minY, view.bounds.height / 2))
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu, isEnabled else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    /// The state without `focused`. The item's images and attributes are set for combinations of the other states.
    private var unfocusedState: State { state.subtracting(.focused) }

    private var isSelectedGroundShown = false {
        didSet {
            guard isSelectedGroundShown != oldValue else { return }
            layer.cornerRadius = 8
            backgroundColor = isSelectedGroundShown ? .secondarySystemFill : nil
        }
    }

    /// The size of the content in points, without the extended touch area.
    var fittingSize: CGSize {
        if let custom {
            var size = custom.translatesAutoresizingMaskIntoConstraints ? custom.bounds.size : .zero
            if size.width == 0 || size.height == 0 {
                let fitted = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                let wished = fitted == .zero ? custom.sizeThatFits(CGSize(width: 320, height: BarConstants.height)) : fitted
                if size.width == 0 { size.width = wished.width }
                if size.height == 0 { size.height = wished.height }
            }
            if item.width > 0 { size.width = item.width }
            return size
        }
        if item.systemItem == .fixedSpace { return CGSize(width: item.width, height: 0) }
        if item.systemItem == .flexibleSpace { return .zero }
        let content = shownImage?.size ?? label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(width: item.width > 0 ? item.width : content.width.rounded(.up), height: content.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let look = appearance(item)
        let hasOwnGround = item.backgroundImage(for: unfocusedState, barMetrics: .default) != nil
        let groundOffset: UIOffset = hasOwnGround ? .zero : look?.backgroundOffset(for: state) ?? .zero
        ground.frame = bounds.offsetBy(
            dx: groundOffset.horizontal, dy: groundOffset.vertical + item.backgroundVerticalPositionAdjustment(for: .default))
        if let custom {
            let size = fittingSize
            let height = min(size.height > 0 ? size.height : bounds.height, bounds.height)
            custom.frame = CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
            return
        }
        let insets = item.imageInsets
        if let size = picture.image?.size {
            picture.frame = CGRect(
                x: (bounds.width - size.width) / 2 + (insets.left - insets.right) / 2,
                y: (bounds.height - size.height) / 2 + (insets.top - insets.bottom) / 2, width: size.width, height: size.height)
        }
        let offset = item.legacyStyle.titleOffset ?? look?.titleOffset(for: state) ?? .zero
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        layOutBadge()
    }

    /// Extends the touch area of narrow items horizontally.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if item.isSpace { return false }
        let missing = max(0, BarConstants.touchWidth - bounds.width) / 2
        return bounds.insetBy(dx: -min(missing, BarConstants.spacing / 2), dy: 0).contains(point)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
    override var ownRole: AccessibleRole? { item.customView == nil && !item.isSpace ? .button : nil }
    override var labelByDefault: String? { item.image?.spokenName }

    override var showsLargeContentViewer: Bool {
        get { item.customView == nil && !item.isSpace }
        set {}
    }
}
