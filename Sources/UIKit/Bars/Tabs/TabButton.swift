import Foundation

/// The button for one item of a tab bar.
@MainActor
final class TabButton: BarItemControl, BarItemDisplay {
    let item: UITabBarItem
    /// The appearance of the bar's items.
    var look = TabItemStyle() {
        didSet { show() }
    }

    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = TabBadgeLabel()
    private let indicator = UIImageView()
    /// The offsets of the title and the badge that the bar's appearance specifies.
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(of: item)
        for part in [indicator, picture, label, badge] as [UIView] { addSubview(part) }
        picture.contentMode = .scaleAspectFit
        picture.showsTemplates = true
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.isHidden = true
        item.add(self)
        show()
    }

    required init?(coder: NSCoder) { nil }

    func itemDidChange(_ item: UIBarItem) {
        show()
        // The widest content determines the width of centered buttons.
        superview?.setNeedsLayout()
        // The selected item may specify appearances for the whole bar.
        if isSelected { (superview as? UITabBar)?.appearanceDidChange() }
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
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        let appearance = look.itemAppearance
        let normal = appearance?.normal
        let state = isSelected ? appearance?.selected : isEnabled ? normal : appearance?.disabled
        let focused = isFocused ? appearance?.focused : nil
        let standard: UIColor = isSelected ? tintColor : look.unselectedColor ?? BarConstants.unselectedColor
        let color = isEnabled ? standard : .tertiaryLabel
        let image = item.image(for: traitCollection)
        picture.image = isSelected ? item.selectedImage ?? image : image
        picture.tintColor = focused?.iconColor ?? state?.iconColor ?? color
        indicator.image = isSelected ? look.indicator : nil
        indicator.tintColor = look.indicatorColor
        let size = look.isInline ? 15 : BarConstants.tabTitleSize
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: color,
        ]
        attributes.merge(state?.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(focused?.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        if !isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        let states = [focused, state, normal].compactMap { $0 }
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? states.compactMap(\.badgeBackgroundColor).first ?? .systemRed
        var badgeAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white]
        for state in states.reversed() { badgeAttributes.merge(state.badgeTextAttributes) { $1 } }
        badgeAttributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected { badgeAttributes.merge(item.badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
        badge.attributedText = item.badgeValue.map { NSAttributedString(string: $0, attributes: badgeAttributes) }
        titleOffset = first(of: states.map(\.titlePositionAdjustment))
        badgeOffset = first(of: states.map(\.badgePositionAdjustment))
        badge.textOffset = first(of: states.map(\.badgeTitlePositionAdjustment))
        alpha = isHighlighted && isEnabled ? 0.6 : 1
        setNeedsLayout()
    }

    /// The first offset that is not zero, or else zero.
    private func first(of offsets: [UIOffset]) -> UIOffset { offsets.first { $0 != .zero } ?? .zero }

    /// The width of the content, in points.
    var contentWidth: CGFloat {
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
        let image = picture.image?.size.width ?? 0
        return look.isInline ? image + 6 + text : max(image, text)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = bounds
        let image = picture.image.map { fitted($0.size) } ?? .zero
        let text = label.sizeThatFits(CGSize(width: bounds.width, height: .infinity))
        let height = min(bounds.height, BarConstants.tabBarHeight)
        let offset = item.titlePositionAdjustment == .zero ? titleOffset : item.titlePositionAdjustment
        if look.isInline {
            let gap: CGFloat = image == .zero || text.width == 0 ? 0 : 6
            let width = min(image.width + gap + text.width, bounds.width)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = (bounds.width - width) / 2
            picture.frame = CGRect(
                x: isMirrored ? start + width - image.width : start, y: (height - image.height) / 2, width: image.width,
                height: image.height)
            label.frame = CGRect(
                x: (isMirrored ? start : start + image.width + gap) + offset.horizontal, y: (height - text.height) / 2 + offset.vertical,
                width: min(text.width.rounded(.up), bounds.width), height: text.height)
        } else {
            let hasTitle = text.width > 0
            let middle = hasTitle ? 19 : height / 2
            picture.frame = CGRect(
                x: ((bounds.width - image.width) / 2).rounded(), y: (middle - image.height / 2).rounded(), width: image.width,
                height: image.height)
            label.frame = CGRect(
                x: offset.horizontal, y: (image == .zero ? (height - text.height) / 2 : 34) + offset.vertical, width: bounds.width,
                height: text.height)
        }
        let insets = item.imageInsets
        picture.frame = picture.frame.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        let content = badge.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let badgeWidth = max(18, content.width.rounded(.up) + 10)
        let overlap: CGFloat = look.isInline ? 12 : 6
        let anchor =
            image == .zero ? CGPoint(x: bounds.midX + text.width / 2, y: 4) : CGPoint(x: picture.frame.maxX - overlap, y: 2)
        badge.frame = CGRect(x: min(anchor.x, bounds.width - badgeWidth), y: anchor.y, width: badgeWidth, height: 18)
            .offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
        badge.layer.cornerRadius = 9
    }

    /// The image's size, scaled down to at most 50 x 30 points.
    private func fitted(_ size: CGSize) -> CGSize {
        let factor = min(1, 30 / max(size.height, 1), 50 / max(size.width, 1))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
    override var ownRole: AccessibleRole? { .tab }

    override var shownImage: UIImage? { picture.image }
}

/// The appearance of a tab bar's items.
struct TabItemStyle {
    var appearance: UITabBarAppearance?
    var unselectedColor: UIColor?
    var indicator: UIImage?
    var indicatorColor: UIColor?
    var style = UITabBarItemAppearance.Style.stacked

    /// Whether titles are beside images.
    var isInline: Bool { style != .stacked }

    /// The appearance of the items in the current layout.
    @MainActor var itemAppearance: UITabBarItemAppearance? {
        switch style {
        case .stacked: appearance?.stackedLayoutAppearance
        case .inline: appearance?.inlineLayoutAppearance
        case .compactInline: appearance?.compactInlineLayoutAppearance
        }
    }
}
