import CConformance
import Foundation
import Host

/// A bar of items of which one is chosen.
@preconcurrency @MainActor
open class UITabBar: UIView, BarAppearanceUser {
    /// How items share the bar.
    public enum ItemPositioning: Int, Sendable {
        /// All of it in a narrow window, the middle in a wide one.
        case automatic = 0
        /// All of it, evenly.
        case fill = 1
        /// The middle.
        case centered = 2
    }

    private let background = BarBackgroundView(linesTop: true)
    private var buttons: [TabButton] = []
    /// The controller that the bar is part of.
    weak var owner: UITabBarController?
    /// Whether content that scrolls is under the bar.
    var hasContentUnder = true {
        didSet { if hasContentUnder != oldValue { showBackground() } }
    }

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UITabBar.self, into: self)
    }

    private func setUp() {
        standardAppearance.user = self
        addSubview(background)
        appearanceDidChange()
    }

    /// Hears of items that are chosen. A tab bar controller's bar has none of the program's.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items

    /// The items, in reading order.
    open var items: [UITabBarItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }
    private var ownItems: [UITabBarItem]?

    /// Replaces the items; animated, they fade.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        ownItems = items
        let old = buttons
        buttons = (items ?? []).map { item in old.first { $0.item === item } ?? makeButton(item) }
        for button in old where !buttons.contains(where: { $0 === button }) {
            button.item.remove(button)
            button.removeFromSuperview()
        }
        for button in buttons where button.superview !== self {
            addSubview(button)
            guard animated, window != nil else { continue }
            button.alpha = 0
            UIView.animate(withDuration: BarConstants.hideDuration, delay: 0, options: [.allowUserInteraction]) { button.alpha = 1 }
        }
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
        showSelection()
        setNeedsLayout()
    }

    private func makeButton(_ item: UITabBarItem) -> TabButton {
        let button = TabButton(item)
        button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
        return button
    }

    /// The item that is chosen. Setting it does not tell the delegate.
    open var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection() } }
    }

    private func tapped(_ item: UITabBarItem) {
        if let owner { return owner.tapped(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func showSelection() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    // MARK: Looks

    /// How the bar looks.
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance }
        set {
            recordAppearance(\UITabBar.standardAppearance, newValue)
            ownStandardAppearance = own(newValue) ?? newValue
            appearanceDidChange()
        }
    }
    private lazy var ownStandardAppearance = UITabBarAppearance(idiom: .unspecified)
    /// How the bar looks while content that scrolls is at its end; nil: without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        willSet { recordAppearance(\UITabBar.scrollEdgeAppearance, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The colour of items that are not chosen; nil for grey.
    open var unselectedItemTintColor: UIColor? {
        willSet { recordAppearance(\UITabBar.unselectedItemTintColor, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The background's colour, as older code says it.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UITabBar.barTintColor, newValue) }
        didSet { legacyLookDidChange() }
    }
    /// Whether what is behind the bar shines through. True unless set.
    open var isTranslucent = true {
        willSet { recordAppearance(\UITabBar.isTranslucent, newValue) }
        didSet { if isTranslucent != oldValue { legacyLookDidChange() } }
    }
    /// Light or dark, as older code says it. Dark gives the bar dark colours.
    open var barStyle = UIBarStyle.default {
        willSet { recordAppearance(\UITabBar.barStyle, newValue) }
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// A picture behind the bar, as older code says it. One of no size shows none, and no effect either.
    open var backgroundImage: UIImage? {
        willSet { recordAppearance(\UITabBar.backgroundImage, newValue) }
        didSet { legacyLookDidChange() }
    }
    /// A picture in place of the line at the bar's edge. One of no size shows none.
    open var shadowImage: UIImage? {
        willSet { recordAppearance(\UITabBar.shadowImage, newValue) }
        didSet { legacyLookDidChange() }
    }
    /// A picture behind the chosen item.
    open var selectionIndicatorImage: UIImage? {
        willSet { recordAppearance(\UITabBar.selectionIndicatorImage, newValue) }
        didSet { appearanceDidChange() }
    }
    /// How items share the bar.
    open var itemPositioning = ItemPositioning.automatic {
        willSet { recordAppearance(\UITabBar.itemPositioning, newValue) }
        didSet { setNeedsLayout() }
    }
    /// How wide items are where they are centred, in points; 0 for as the bar likes.
    open var itemWidth: CGFloat = 0 {
        willSet { recordAppearance(\UITabBar.itemWidth, newValue) }
        didSet { setNeedsLayout() }
    }
    /// The room between items where they are centred, in points; 0 for as the bar likes.
    open var itemSpacing: CGFloat = 0 {
        willSet { recordAppearance(\UITabBar.itemSpacing, newValue) }
        didSet { setNeedsLayout() }
    }

    private var hasLegacyLook: Bool { barTintColor != nil || !isTranslucent || backgroundImage != nil }

    private func legacyLookDidChange() {
        let appearance = ownStandardAppearance
        appearance.user = nil
        if isTranslucent { appearance.configureWithDefaultBackground() } else { appearance.configureWithOpaqueBackground() }
        if let barTintColor { appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor }
        if let backgroundImage {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = isTranslucent ? nil : barTintColor ?? .systemBackground
            appearance.backgroundImage = backgroundImage.size == .zero ? nil : backgroundImage
        }
        if let shadowImage {
            appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
            if shadowImage.size == .zero { appearance.shadowColor = nil }
        }
        appearance.user = self
        appearanceDidChange()
    }

    private var shownAppearance: UITabBarAppearance {
        if !hasContentUnder, let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        return selectedItem?.standardAppearance ?? standardAppearance
    }

    func appearanceDidChange() {
        showBackground()
        showLook()
    }

    private func showBackground() {
        background.show(shownAppearance)
        let isSeen = hasContentUnder || scrollEdgeAppearance != nil || hasLegacyLook || owner == nil
        background.setSeenAlpha(isSeen ? 1 : 0)
    }

    private func showLook() {
        let look = TabLook(
            appearance: shownAppearance, unselectedColor: unselectedItemTintColor,
            indicator: selectionIndicatorImage ?? shownAppearance.selectionIndicatorImage, isInline: isInline)
        for button in buttons { button.look = look }
        setNeedsLayout()
    }

    private var isInline: Bool { traitCollection.horizontalSizeClass == .regular }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass { showLook() }
        offerLargeContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showLook()
        offerLargeContent()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarConstants.tabBarHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarConstants.tabBarHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        if buttons.first?.look.isInline != isInline { showLook() }
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let height = min(bounds.height, BarConstants.tabBarHeight)
        let isCentered = itemPositioning == .centered || itemPositioning == .automatic && isInline
        var width = bounds.width / count
        var start: CGFloat = 0
        var gap: CGFloat = 0
        if isCentered {
            let wished = itemWidth > 0 ? itemWidth : isInline ? max(110, (buttons.map(\.contentWidth).max() ?? 0) + 24) : 76
            gap = itemSpacing > 0 ? itemSpacing : isInline ? 8 : 34
            width = min(wished, (bounds.width - gap * (count - 1)) / count)
            start = (bounds.width - width * count - gap * (count - 1)) / 2
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? count - 1 - CGFloat(index) : CGFloat(index)
            button.frame = CGRect(x: start + place * (width + gap), y: 0, width: width, height: height)
        }
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .tabBar }
    override var ownRole: AccessibleRole? { .tabList }
}

/// Hears of items of a tab bar that are chosen. May be left out.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person chose an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { defaultImplementation(of: .tabBarDidSelect) }
}
