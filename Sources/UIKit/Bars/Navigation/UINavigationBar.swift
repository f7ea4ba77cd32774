import Foundation
import Host

/// A bar with a title, a back button, and bar button items on both sides. It shows the navigation items of a navigation controller's view controllers,
/// or items that the app adds.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, NavigationItemDisplay, BarAppearanceUser {
    // MARK: Initializers

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a bar from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UINavigationBar.self, into: self)
    }

    private func setUp() {
        standardAppearance.user = self
        addSubview(edgeBackground)
        addSubview(background)
        appearanceDidChange()
    }

    /// The delegate, which is notified when items are pushed and popped. Weakly referenced. Apps do not set the delegate of a navigation controller's bar.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { setNeedsLayout() }
    }
    /// The navigation controller of the bar. Nil if the app manages the bar itself.
    weak var owner: UINavigationController? {
        didSet { showBackground() }
    }

    let background = BarBackgroundView(linesTop: false)
    let edgeBackground = BarBackgroundView(linesTop: false)
    private(set) var shown: NavigationItemView?
    private var stack: [UINavigationItem] = []
    private var transition: NavigationBarTransition?

    /// The degree to which scrolled content is under the bar: 0 at the scroll edge, 1 if content is fully under the bar.
    var contentShare: CGFloat = 0 {
        didSet { if contentShare != oldValue { showBackground() } }
    }

    // MARK: Items

    /// The stack of items, whose last item is shown. Nil if the stack is empty.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The shown item.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the shown item in the stack, to which the back button returns.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Replaces the stack of items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let goes = topItem.map { top in !items.contains { $0 === top } } ?? false
        let isPop = goes && items.last.map { last in stack.contains { $0 === last } } ?? false
        change(to: items, animated: animated, forwards: !isPop) {}
    }

    /// Pushes an item onto the stack.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: stack + [item], animated: animated, forwards: true) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Pops the shown item and returns it. Never pops the first item.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        change(to: Array(stack.dropLast()), animated: animated, forwards: false) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    private func change(to items: [UINavigationItem], animated: Bool, forwards: Bool, completion: @escaping () -> Void) {
        let transition = beginTransition(to: items, forwards: forwards)
        guard animated, window != nil else {
            transition.run()
            endTransition(transition, completed: true)
            return completion()
        }
        UIView.animate(withDuration: BarConstants.pushDuration, delay: 0, options: [.allowUserInteraction]) {
            transition.run()
        } completion: { [weak self] _ in
            self?.endTransition(transition, completed: true)
            completion()
        }
    }

    /// Starts a transition to other items. The caller runs the returned transition in an animation block and then ends it.
    func beginTransition(to items: [UINavigationItem], forwards: Bool) -> NavigationBarTransition {
        if let transition { endTransition(transition, completed: true) }
        let old = shown
        let before = stack
        stack = items
        let back = items.count > 1 ? items[items.count - 2] : nil
        let new = items.last.map { NavigationItemView($0, backItem: back, in: self) }
        for item in before where !items.contains(where: { $0 === item }) && item.display === self { item.display = nil }
        for item in items { item.display = self }
        shown = new
        // While the bar's height changes, neither the old nor the new content is resized.
        old?.keepsSize = true
        if let new {
            let height = owner.map { $0.hidesBar ? bounds.height : $0.barHeight(for: $0.topViewController) } ?? bounds.height
            new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            addSubview(new)
        }
        appearanceDidChange()
        new?.layoutIfNeeded()
        new?.keepsSize = true
        let transition = NavigationBarTransition(
            from: old, to: new, before: before, width: bounds.width,
            forwards: forwards != (effectiveUserInterfaceLayoutDirection == .rightToLeft))
        self.transition = transition
        transition.prepare()
        return transition
    }

    /// Ends a transition. If the transition was cancelled, restores the previous items.
    func endTransition(_ transition: NavigationBarTransition, completed: Bool) {
        guard self.transition === transition else { return }
        self.transition = nil
        transition.reset()
        if completed {
            transition.from?.release()
        } else {
            transition.to?.release()
            stack = transition.before
            shown = transition.from
            for item in stack { item.display = self }
        }
        shown?.keepsSize = false
        shown?.frame = bounds
        shown?.reload()
        appearanceDidChange()
    }

    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        owner?.navigationItemDidChange(item)
        guard item === topItem || item === backItem, let shown else { return }
        if animated, window != nil {
            UIView.transition(
                with: shown, duration: BarConstants.hideDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: { shown.reload() })
        } else {
            shown.reload()
        }
        if item === topItem { appearanceDidChange() }
    }

    func backButtonTapped() {
        if let owner { return owner.backButtonTapped() }
        popItem(animated: true)
    }

    // MARK: Appearance

    /// Whether large titles are shown, unless an item disables them. The default is false.
    open var prefersLargeTitles = false {
        willSet { recordAppearance(\UINavigationBar.prefersLargeTitles, newValue) }
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            owner?.barSizeDidChange()
            shown?.setNeedsLayout()
        }
    }

    /// The bar's default appearance.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance }
        set {
            recordAppearance(\UINavigationBar.standardAppearance, newValue)
            ownStandardAppearance = own(newValue) ?? newValue
            appearanceDidChange()
        }
    }
    private lazy var ownStandardAppearance = UINavigationBarAppearance(idiom: .unspecified)
    /// The appearance in a compact-height window. Nil uses ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        willSet { recordAppearance(\UINavigationBar.compactAppearance, newValue) }
        didSet { appearanceDidChange() }
    }
    /// The appearance while the content is scrolled to its top edge. If nil, the bar has no background there.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { ownEdgeAppearance }
        set {
            recordAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
            ownEdgeAppearance = own(newValue)
            appearanceDidChange()
        }
    }
    private var ownEdgeAppearance: UINavigationBarAppearance?
    /// The scroll edge appearance in a compact-height window. Nil uses ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        willSet { recordAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue) }
        didSet { appearanceDidChange() }
    }

    /// The legacy style of the bar. The black styles use dark mode in the bar.
    open var barStyle = UIBarStyle.default {
        willSet { recordAppearance(\UINavigationBar.barStyle, newValue) }
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// Whether content behind the bar is visible through the bar. The default is true.
    open var isTranslucent = true {
        willSet { recordAppearance(\UINavigationBar.isTranslucent, newValue) }
        didSet { if isTranslucent != oldValue { legacyStyleDidChange() } }
    }
    /// The legacy background colour. The default is nil.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UINavigationBar.barTintColor, newValue) }
        didSet { legacyStyleDidChange() }
    }
    /// The title attributes that differ from the defaults, or nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
        set {
            recordAppearance(\UINavigationBar.titleTextAttributes, newValue)
            standardAppearance.titleTextAttributes = newValue ?? [:]
            ownEdgeAppearance?.titleTextAttributes = newValue ?? [:]
        }
    }
    /// The large title attributes that differ from the defaults, or nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
        set {
            recordAppearance(\UINavigationBar.largeTitleTextAttributes, newValue)
            standardAppearance.largeTitleTextAttributes = newValue ?? [:]
            ownEdgeAppearance?.largeTitleTextAttributes = newValue ?? [:]
        }
    }
    /// The image of the back button. Nil uses the built-in chevron.
    open var backIndicatorImage: UIImage? {
        willSet { recordAppearance(\UINavigationBar.backIndicatorImage, newValue) }
        didSet { standardAppearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage) }
    }
    /// A mask for titles that move below the back indicator. Differs from UIKit: the mask is not applied.
    open var backIndicatorTransitionMaskImage: UIImage? {
        willSet { recordAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, newValue) }
    }
    /// An image that replaces the line at the bar's edge. An image of zero size hides the line.
    open var shadowImage: UIImage? {
        willSet { recordAppearance(\UINavigationBar.shadowImage, newValue) }
        didSet { legacyStyleDidChange() }
    }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var verticalTitleAdjustment: CGFloat = 0

    /// Sets a legacy background image. An image of zero size removes the blur effect and shows no image.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UINavigationBar).setBackgroundImage(backgroundImage, for: barMetrics) }
        backgroundImages[barMetrics] = backgroundImage
        legacyStyleDidChange()
    }

    /// Sets a legacy background image for a bar position. ``UIBarPosition/bottom`` is ignored.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        if barPosition != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
    }

    /// The legacy background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Sets the vertical offset of the title, in points. Positive values move the title down.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UINavigationBar).setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        verticalTitleAdjustment = adjustment
        standardAppearance.titlePositionAdjustment.vertical = adjustment
    }

    /// The vertical offset of the title, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { verticalTitleAdjustment }

    /// Updates the standard appearance from the legacy properties.
    private func legacyStyleDidChange() {
        let appearance = ownStandardAppearance
        appearance.user = nil
        let image = backgroundImages[.default]
        if let image {
            appearance.configureWithTransparentBackground()
            if !isTranslucent { appearance.backgroundColor = barTintColor ?? .systemBackground }
            appearance.backgroundImage = image.size == .zero ? nil : image
            appearance.shadowColor = .separator
        } else if let barTintColor {
            if isTranslucent { appearance.configureWithDefaultBackground() } else { appearance.configureWithOpaqueBackground() }
            appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
        } else if isTranslucent {
            appearance.configureWithDefaultBackground()
        } else {
            appearance.configureWithOpaqueBackground()
        }
        if let shadowImage {
            appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
            if shadowImage.size == .zero { appearance.shadowColor = nil }
        }
        // If true, the legacy properties also apply at the scroll edge.
        hasLegacyStyle = image != nil || barTintColor != nil || !isTranslucent
        appearance.user = self
        appearanceDidChange()
        owner?.barSizeDidChange()
    }
    private var hasLegacyStyle = false

    /// The appearance that determines the titles and items of the shown item.
    var shownAppearance: UINavigationBarAppearance {
        let edge = givenEdgeAppearance ?? topItem?.standardAppearance
        if contentShare < 0.5, let edge { return edge }
        return usualAppearance
    }

    /// Whether the window has a compact height.
    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// The appearance while content is under the bar.
    private var usualAppearance: UINavigationBarAppearance {
        let low = isLow ? topItem?.compactAppearance ?? compactAppearance : nil
        return low ?? topItem?.standardAppearance ?? standardAppearance
    }

    /// The appearance that the shown item or the bar specifies for the scroll edge; nil without one.
    private var givenEdgeAppearance: UINavigationBarAppearance? {
        let low = isLow ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return low ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The horizontal size class determines the margins and the placement of the search bar.
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.verticalSizeClass != new.verticalSizeClass || old?.horizontalSizeClass != new.horizontalSizeClass { appearanceDidChange() }
        offerLargeContent()
    }

    /// The default colour of the title.
    var titleColor: UIColor { .label }

    func appearanceDidChange() {
        background.show(usualAppearance)
        if let edge = edgeAppearance { edgeBackground.show(edge) }
        shown?.reload()
        showBackground()
        setNeedsLayout()
    }

    /// The appearance of the background at the scroll edge. If nil, the bar has no background there.
    private var edgeAppearance: UINavigationBarAppearance? {
        givenEdgeAppearance ?? (hasLegacyStyle ? usualAppearance : nil)
    }

    private func showBackground() {
        let share = owner == nil ? 1 : contentShare
        background.setSeenAlpha(share)
        edgeBackground.setSeenAlpha(edgeAppearance == nil ? 0 : 1 - share)
        edgeBackground.isHidden = edgeAppearance == nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        offerLargeContent()
    }

    // MARK: Layout

    /// The position of the bar. `topAttached` for the bar of a navigation controller, otherwise the position that the delegate supplies.
    open var barPosition: UIBarPosition { owner != nil ? .topAttached : delegate?.position(for: self) ?? .top }

    /// The minimum height of the bar for an item, in points. Excludes a large title and a search bar that collapses.
    func baseHeight(for item: UINavigationItem?) -> CGFloat { lineHeight(for: item) + fixedSearchHeight(for: item) }

    /// The height of the prompt and the row of titles and buttons, in points. Zero while an active search hides the row.
    func lineHeight(for item: UINavigationItem?) -> CGFloat {
        guard !isLineHidden(for: item) else { return 0 }
        return BarConstants.height + (item?.prompt == nil ? 0 : BarConstants.promptHeight)
    }

    /// Lays out the content again, during a transition also that of the other item.
    func setItemsNeedLayout() {
        for view in [shown, transition?.from, transition?.to] { view?.setNeedsLayout() }
    }

    /// The height of the parts that collapse during scrolling, in points: the large title and the collapsible search bar.
    func collapsibleHeight(for item: UINavigationItem?) -> CGFloat {
        let search = fixedSearchHeight(for: item) == 0 ? searchHeight(for: item) : 0
        return search + (showsLargeTitle(of: item) ? BarConstants.largeTitleHeight : 0)
    }

    private func isLineHidden(for item: UINavigationItem?) -> Bool {
        guard let item, let search = item.searchController, search.isActive, item.searchBarPlacement == .stacked else { return false }
        return search.hidesNavigationBarDuringPresentation
    }

    /// The height of the search bar below the row of items, in points. Zero without such a search bar.
    func searchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let item, let search = item.searchController, item.searchBarPlacement == .stacked else { return 0 }
        return BarConstants.searchHeight + (search.searchBar.hasScopes ? UISearchBar.scopeHeight : 0)
    }

    /// The height of a search bar that stays visible during scrolling, in points. Zero without such a search bar.
    func fixedSearchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let item else { return 0 }
        let goes = owner != nil && item.hidesSearchBarWhenScrolling && item.searchController?.isActive != true
        return goes ? 0 : searchHeight(for: item)
    }

    /// Whether the bar shows a large title for an item.
    func showsLargeTitle(of item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item, !isLineHidden(for: item) else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic:
            guard let index = stack.firstIndex(where: { $0 === item }), index > 0 else { return true }
            return showsLargeTitle(of: stack[index - 1])
        }
    }

    /// The margin at both sides, in points.
    var sideMargin: CGFloat {
        traitCollection.horizontalSizeClass == .regular ? BarConstants.wideMargin : BarConstants.margin
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    private var fittingHeight: CGFloat {
        baseHeight(for: topItem) + collapsibleHeight(for: topItem)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        let whole = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        background.frame = whole
        edgeBackground.frame = whole
        shown?.setNeedsLayout()
    }

    /// The background extends beyond the bar, but only the bar's bounds receive touches.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return true
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .navigationBar }
}

/// A transition of a navigation bar's content between two items.
@MainActor
final class NavigationBarTransition {
    let from: NavigationItemView?
    let to: NavigationItemView?
    /// The stack of items before the transition.
    let before: [UINavigationItem]
    private let width: CGFloat
    private let forwards: Bool

    init(from: NavigationItemView?, to: NavigationItemView?, before: [UINavigationItem], width: CGFloat, forwards: Bool) {
        (self.from, self.to, self.before, self.width, self.forwards) = (from, to, before, width, forwards)
    }

    private var shift: CGFloat { (forwards ? 1 : -1) * width * 0.4 }

    /// Sets the initial state of the transition.
    func prepare() {
        UIView.performWithoutAnimation {
            position(to, shift: shift, alpha: from == nil ? 1 : 0)
            if from == nil { position(to, shift: 0, alpha: 1) }
        }
    }

    /// Sets the final state of the transition. Call this method in an animation block.
    func run() {
        position(from, shift: -shift, alpha: 0)
        position(to, shift: 0, alpha: 1)
    }

    /// Resets the views' transforms and opacity.
    func reset() {
        UIView.performWithoutAnimation {
            position(from, shift: 0, alpha: 1)
            position(to, shift: 0, alpha: 1)
        }
    }

    private func position(_ view: NavigationItemView?, shift: CGFloat, alpha: CGFloat) {
        guard let view else { return }
        view.alpha = alpha
        for part in view.titleParts { part.transform = CGAffineTransform(translationX: shift, y: 0) }
        view.backButton.transform = CGAffineTransform(translationX: shift * 0.3, y: 0)
    }
}
