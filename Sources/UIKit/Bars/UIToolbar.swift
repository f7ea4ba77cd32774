import Foundation
import Host

/// A bar with items for actions on the shown content, usually at the bottom of the content.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarAppearanceUser {
    private let background = BarBackgroundView(linesTop: true)
    private var buttons: [BarButtonView] = []
    /// Whether scrolled content is under the bar. The default is true.
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
        coder.readInterface(UIToolbar.self, into: self)
    }

    private func setUp() {
        standardAppearance.user = self
        addSubview(background)
        appearanceDidChange()
    }

    /// Supplies the position of the bar. Weakly referenced.
    open weak var delegate: (any UIToolbarDelegate)?

    // MARK: Items

    /// The items, in reading order. Flexible spaces share the remaining width.
    open var items: [UIBarButtonItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }
    private var ownItems: [UIBarButtonItem]?

    /// Replaces the items. If `animated` is true, the old items fade out and the new items fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        ownItems = items
        let old = buttons
        let shown = (items ?? []).filter { !$0.isHidden }
        buttons = shown.map { item in
            let view = old.first { $0.item === item } ?? BarButtonView(item)
            view.onResize = { [weak self] in self?.setNeedsLayout() }
            view.appearance = { [weak self] item in
                item.style == .done ? self?.shownAppearance.doneButtonAppearance : self?.shownAppearance.buttonAppearance
            }
            if view.superview !== self {
                addSubview(view)
                if animated { fade(view, to: 1) {} }
            }
            return view
        }
        for view in old where !buttons.contains(where: { $0 === view }) {
            view.item.remove(view)
            if animated, window != nil {
                fade(view, to: 0) { view.removeFromSuperview() }
            } else {
                view.removeFromSuperview()
            }
        }
        setNeedsLayout()
    }

    private func fade(_ view: UIView, to alpha: CGFloat, completion: @escaping () -> Void) {
        view.alpha = 1 - alpha
        UIView.animate(withDuration: BarConstants.hideDuration, delay: 0, options: [.allowUserInteraction]) {
            view.alpha = alpha
        } completion: { _ in
            completion()
        }
    }

    // MARK: Appearance

    /// The bar's default appearance.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance }
        set {
            recordAppearance(\UIToolbar.standardAppearance, newValue)
            ownStandardAppearance = own(newValue) ?? newValue
            appearanceDidChange()
        }
    }
    private lazy var ownStandardAppearance = UIToolbarAppearance(idiom: .unspecified)
    /// The appearance in a compact-height window. Nil uses ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        willSet { recordAppearance(\UIToolbar.compactAppearance, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The appearance while the content is scrolled to its bottom edge, in the bar of a navigation controller. Nil uses the bar's other appearances.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        willSet { recordAppearance(\UIToolbar.scrollEdgeAppearance, newValue) }
        didSet { appearanceDidChange() }
    }

    /// The legacy style of the bar. The black styles use dark mode in the bar.
    open var barStyle = UIBarStyle.default {
        willSet { recordAppearance(\UIToolbar.barStyle, newValue) }
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// Whether content behind the bar is visible through the bar. The default is true.
    open var isTranslucent = true {
        willSet { recordAppearance(\UIToolbar.isTranslucent, newValue) }
        didSet { if isTranslucent != oldValue { legacyStyleDidChange() } }
    }
    /// The legacy background colour. The default is nil.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UIToolbar.barTintColor, newValue) }
        didSet { legacyStyleDidChange() }
    }

    private var backgroundImage: UIImage?
    private var shadow: UIImage?

    /// Sets a legacy background image. An image of zero size removes the blur effect and shows no image.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {
        recordAppearance([position, barMetrics]) {
            ($0 as UIToolbar).setBackgroundImage(backgroundImage, forToolbarPosition: position, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
        legacyStyleDidChange()
    }

    /// The legacy background image.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// Sets an image that replaces the line at the bar's edge. An image of zero size hides the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        recordAppearance([position]) { ($0 as UIToolbar).setShadowImage(shadowImage, forToolbarPosition: position) }
        shadow = shadowImage
        legacyStyleDidChange()
    }

    /// The image that replaces the line at the bar's edge.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadow }

    private func legacyStyleDidChange() {
        let appearance = ownStandardAppearance
        appearance.user = nil
        if isTranslucent { appearance.configureWithDefaultBackground() } else { appearance.configureWithOpaqueBackground() }
        if let barTintColor {
            appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
        }
        if let backgroundImage {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = isTranslucent ? nil : barTintColor ?? .systemBackground
            appearance.backgroundImage = backgroundImage.size == .zero ? nil : backgroundImage
        }
        if let shadow {
            appearance.shadowImage = shadow.size == .zero ? nil : shadow
            if shadow.size == .zero { appearance.shadowColor = nil }
        }
        appearance.user = self
        appearanceDidChange()
    }

    private var shownAppearance: UIToolbarAppearance {
        if !hasContentUnder, let scrollEdgeAppearance { return scrollEdgeAppearance }
        let isLow = traitCollection.verticalSizeClass == .compact
        return isLow ? compactAppearance ?? standardAppearance : standardAppearance
    }

    func appearanceDidChange() {
        background.show(shownAppearance)
        for button in buttons { button.itemDidChange(button.item) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { appearanceDidChange() }
        // The horizontal size class determines the margins.
        setNeedsLayout()
        offerLargeContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        offerLargeContent()
    }

    // MARK: Layout

    /// The position that the delegate supplies; ``UIBarPosition/bottom`` without a delegate.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarConstants.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarConstants.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = (superview?.bounds.height).map { max(0, $0 - frame.maxY) } ?? 0
        background.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height + (below <= safeAreaBelow + 0.5 ? below : 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = traitCollection.horizontalSizeClass == .regular ? BarConstants.wideMargin : BarConstants.margin
        var gaps: CGFloat = 0
        for (view, next) in zip(buttons, buttons.dropFirst()) where !view.item.isSpace && !next.item.isSpace {
            gaps += BarConstants.spacing
        }
        let widths = buttons.map { $0.fittingSize.width }
        let flexible = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
        let free = max(0, bounds.width - 2 * margin - widths.reduce(0, +) - gaps)
        var x = margin
        for (index, view) in buttons.enumerated() {
            let width = view.item.systemItem == .flexibleSpace ? free / CGFloat(max(flexible, 1)) : widths[index]
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: min(bounds.height, BarConstants.height))
            x += width
            let next = index + 1 < buttons.count ? buttons[index + 1] : nil
            if !view.item.isSpace, next?.item.isSpace == false { x += BarConstants.spacing }
        }
    }

    /// The bottom safe area inset of the superview, in points.
    private var safeAreaBelow: CGFloat { superview?.safeAreaInsets.bottom ?? 0 }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .toolBar }
}

/// Supplies the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
