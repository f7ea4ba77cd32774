import CConformance
import Foundation
import Host

/// A bar of items. One of the items is selected.
@preconcurrency @MainActor
open class UITabBar: UIView, BarAppearanceUser {
    /// The distribution of items along the bar.
    public enum ItemPositioning: Int, Sendable {
        /// The items fill a compact-width bar. In a regular-width bar they are centered.
        case automatic = 0
        /// The items fill the bar evenly.
        case fill = 1
        /// The items are centered in the bar.
        case centered = 2
    }

    private let background = BarBackgroundView(linesTop: true)
    private var buttons: [TabButton] = []
    /// The tab bar controller of the bar. Nil if the app manages the bar itself.
    weak var owner: UITabBarController? {
        didSet { showBackground() }
    }
    /// Whether scrolled content is under the bar.
    var hasContentUnder = true {
        didSet { if hasContentUnder != oldValue { appearanceDidChange() } }
    }

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a bar from a storyboard.
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

    /// The delegate, which is notified when the user selects an item. Weakly referenced. Apps do not set the delegate of a tab bar controller's bar.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items

    /// The items, in reading order.
    open var items: [UITabBarItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }
    private var ownItems: [UITabBarItem]?

    /// Replaces the items. New items fade in if `animated` is true.
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
        applyStyle()
    }

    private func makeButton(_ item: UITabBarItem) -> TabButton {
        let button = TabButton(item)
        button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
        return button
    }

    /// The selected item. Setting it does not notify the delegate.
    open var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            showSelection()
            // The item may specify appearances for the whole bar.
            appearanceDidChange()
        }
    }

    private func tapped(_ item: UITabBarItem) {
        if let owner { return owner.tapped(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func showSelection() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    // MARK: Appearance

    /// The bar's default appearance.
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance }
        set {
            recordAppearance(\UITabBar.standardAppearance, newValue)
            ownStandardAppearance = own(newValue) ?? newValue
            appearanceDidChange()
        }
    }
    private lazy var ownStandardAppearance = UITabBarAppearance(idiom: .unspecified)
    /// The appearance while the content is scrolled to its bottom edge. If nil, the bar has no background there.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        willSet { recordAppearance(\UITabBar.scrollEdgeAppearance, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The colour of items that are not selected. If nil, the items are gray.
    open var unselectedItemTintColor: UIColor? {
        willSet { recordAppearance(\UITabBar.unselectedItemTintColor, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The legacy background colour. The default is nil.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UITabBar.barTintColor, newValue) }
        didSet { legacyStyleDidChange() }
    }
    /// Whether content behind the bar is visible through the bar. The default is true.
    open var isTranslucent = true {
        willSet { recordAppearance(\UITabBar.isTranslucent, newValue) }
        didSet { if isTranslucent != oldValue { legacyStyleDidChange() } }
    }
    /// The legacy style of the bar. The black styles use dark mode in the bar.
    open var barStyle = UIBarStyle.default {
        willSet { recordAppearance(\UITabBar.barStyle, newValue) }
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// A legacy background image. An image of zero size removes the blur effect and shows no image.
    open var backgroundImage: UIImage? {
        willSet { recordAppearance(\UITabBar.backgroundImage, newValue) }
        didSet { legacyStyleDidChange() }
    }
    /// An image that replaces the line at the bar's edge. An image of zero size hides the line.
    open var shadowImage: UIImage? {
        willSet { recordAppearance(\UITabBar.shadowImage, newValue) }
        didSet { legacyStyleDidChange() }
    }
    /// An image behind the selected item.
    open var selectionIndicatorImage: UIImage? {
        willSet { recordAppearance(\UITabBar.selectionIndicatorImage, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The distribution of items along the bar.
    open var itemPositioning = ItemPositioning.automatic {
        willSet { recordAppearance(\UITabBar.itemPositioning, newValue) }
        didSet { setNeedsLayout() }
    }
    /// The width of centered items, in points. If 0, the bar chooses the width.
    open var itemWidth: CGFloat = 0 {
        willSet { recordAppearance(\UITabBar.itemWidth, newValue) }
        didSet { setNeedsLayout() }
    }
    /// The space between centered items, in points. If 0, the bar chooses the space.
    open var itemSpacing: CGFloat = 0 {
        willSet { recordAppearance(\UITabBar.itemSpacing, newValue) }
        didSet { setNeedsLayout() }
    }

    private var hasLegacyStyle: Bool { barTintColor != nil || !isTranslucent || backgroundImage != nil }

    private func legacyStyleDidChange() {
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

    /// The scroll edge appearance of the selected item, or else of the bar; nil without one.
    private var edgeAppearance: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

    private var shownAppearance: UITabBarAppearance {
        if !hasContentUnder, let edgeAppearance { return edgeAppearance }
        return selectedItem?.standardAppearance ?? standardAppearance
    }

    func appearanceDidChange() {
        showBackground()
        applyStyle()
    }

    private func showBackground() {
        background.show(shownAppearance)
        let isSeen = hasContentUnder || edgeAppearance != nil || hasLegacyStyle || owner == nil
        background.setSeenAlpha(isSeen ? 1 : 0)
    }

    private func applyStyle() {
        let look = TabItemStyle(
            appearance: shownAppearance, unselectedColor: unselectedItemTintColor,
            indicator: selectionIndicatorImage ?? shownAppearance.selectionIndicatorImage,
            indicatorColor: shownAppearance.selectionIndicatorTintColor, style: itemStyle)
        for button in buttons { button.look = look }
        setNeedsLayout()
    }

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    /// The layout of the items' titles and images.
    private var itemStyle: UITabBarItemAppearance.Style {
        traitCollection.verticalSizeClass == .compact ? .compactInline : isWide ? .inline : .stacked
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let style = buttons.first?.look.style, style != itemStyle { applyStyle() }
        // The horizontal size class centres the items, also if it does not change their style.
        setNeedsLayout()
        offerLargeContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyStyle()
        offerLargeContent()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarConstants.tabBarHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarConstants.tabBarHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        if let style = buttons.first?.look.style, style != itemStyle { applyStyle() }
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let height = min(bounds.height, BarConstants.tabBarHeight)
        let (isInline, appearance) = (itemStyle != .stacked, shownAppearance)
        // The values of the appearance apply only to stacked items. The bar's own values take precedence over them.
        let positioning = itemPositioning == .automatic && !isInline ? appearance.stackedItemPositioning : itemPositioning
        let givenWidth = itemWidth > 0 || isInline ? itemWidth : appearance.stackedItemWidth
        let givenSpacing = itemSpacing > 0 || isInline ? itemSpacing : appearance.stackedItemSpacing
        let isCentered = positioning == .centered || positioning == .automatic && isWide
        var width = bounds.width / count
        var start: CGFloat = 0
        var gap: CGFloat = 0
        if isCentered {
            let wished = givenWidth > 0 ? givenWidth : isInline ? max(110, (buttons.map(\.contentWidth).max() ?? 0) + 24) : 76
            gap = givenSpacing > 0 ? givenSpacing : isInline ? 8 : 34
            width = min(wished, (bounds.width - gap * (count - 1)) / count)
            start = (bounds.width - width * count - gap * (count - 1)) / 2
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let position = isMirrored ? count - 1 - CGFloat(index) : CGFloat(index)
            button.frame = CGRect(x: start + position * (width + gap), y: 0, width: width, height: height)
        }
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .tabBar }
    override var ownRole: AccessibleRole? { .tabList }
}

/// Delegate of a tab bar, which is notified when the user selects an item. The method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the user selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { defaultImplementation(of: .tabBarDidSelect) }
}
