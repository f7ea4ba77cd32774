import Foundation
import Host

/// A bar that says where a person is, leads back, and has items at both sides: for the controllers of a navigation controller, or for items
/// that the program puts on it.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, NavigationItemDisplay, BarAppearanceUser {
    // MARK: Making

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar that a storyboard describes.
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

    /// Hears of items that come and go. A navigation controller's bar has none of the program's.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { setNeedsLayout() }
    }
    /// The navigation controller that the bar is part of.
    weak var owner: UINavigationController?

    let background = BarBackgroundView(linesTop: false)
    let edgeBackground = BarBackgroundView(linesTop: false)
    private(set) var shown: NavigationItemView?
    private var stack: [UINavigationItem] = []
    private var transition: NavigationBarTransition?

    /// How far content that scrolls lies under the bar, from 0 at its beginning to 1.
    var contentShare: CGFloat = 0 {
        didSet { if contentShare != oldValue { showBackground() } }
    }

    // MARK: Items

    /// The items, the one that is shown last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item before the one that is shown.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let goes = topItem.map { top in !items.contains { $0 === top } } ?? false
        let isPop = goes && items.last.map { last in stack.contains { $0 === last } } ?? false
        change(to: items, animated: animated, forwards: !isPop) {}
    }

    /// Puts an item on the bar.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: stack + [item], animated: animated, forwards: true) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Takes the item that is shown off the bar, and answers it. The first one stays.
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

    /// Begins to show other items. Run the transition in an animation, and end it.
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
        // While the bar's height changes both contents keep theirs.
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

    /// Ends a transition; one that was cancelled shows the items from before.
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

    // MARK: Looks

    /// Whether large titles are shown, where an item has nothing against it. False unless set.
    open var prefersLargeTitles = false {
        willSet { recordAppearance(\UINavigationBar.prefersLargeTitles, newValue) }
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            owner?.barSizeDidChange()
            shown?.setNeedsLayout()
        }
    }

    /// How the bar looks.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance }
        set {
            recordAppearance(\UINavigationBar.standardAppearance, newValue)
            ownStandardAppearance = own(newValue) ?? newValue
            appearanceDidChange()
        }
    }
    private lazy var ownStandardAppearance = UINavigationBarAppearance(idiom: .unspecified)
    /// How the bar looks in a low window; nil: as everywhere.
    open var compactAppearance: UINavigationBarAppearance? {
        willSet { recordAppearance(\UINavigationBar.compactAppearance, newValue) }
        didSet { appearanceDidChange() }
    }
    /// How the bar looks while content that scrolls is at its beginning; nil: without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { ownEdgeAppearance }
        set {
            recordAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
            ownEdgeAppearance = own(newValue)
            appearanceDidChange()
        }
    }
    private var ownEdgeAppearance: UINavigationBarAppearance?
    /// The same in a low window.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        willSet { recordAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue) }
        didSet { appearanceDidChange() }
    }

    /// Light or dark, as older code says it. Dark gives the bar dark colours.
    open var barStyle = UIBarStyle.default {
        willSet { recordAppearance(\UINavigationBar.barStyle, newValue) }
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// Whether what is behind the bar shines through. True unless set.
    open var isTranslucent = true {
        willSet { recordAppearance(\UINavigationBar.isTranslucent, newValue) }
        didSet { if isTranslucent != oldValue { legacyLookDidChange() } }
    }
    /// The background's colour, as older code says it.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UINavigationBar.barTintColor, newValue) }
        didSet { legacyLookDidChange() }
    }
    /// The title's attributes, where they differ from the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
        set {
            recordAppearance(\UINavigationBar.titleTextAttributes, newValue)
            standardAppearance.titleTextAttributes = newValue ?? [:]
            ownEdgeAppearance?.titleTextAttributes = newValue ?? [:]
        }
    }
    /// The large title's attributes, where they differ from the standard ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
        set {
            recordAppearance(\UINavigationBar.largeTitleTextAttributes, newValue)
            standardAppearance.largeTitleTextAttributes = newValue ?? [:]
            ownEdgeAppearance?.largeTitleTextAttributes = newValue ?? [:]
        }
    }
    /// The picture that leads back; nil for the arrow of our own.
    open var backIndicatorImage: UIImage? {
        willSet { recordAppearance(\UINavigationBar.backIndicatorImage, newValue) }
        didSet { standardAppearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage) }
    }
    /// What hides titles that move under the picture that leads back.
    open var backIndicatorTransitionMaskImage: UIImage? {
        willSet { recordAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, newValue) }
    }
    /// A picture in place of the line at the bar's edge. One of no size shows none.
    open var shadowImage: UIImage? {
        willSet { recordAppearance(\UINavigationBar.shadowImage, newValue) }
        didSet { legacyLookDidChange() }
    }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var verticalTitleAdjustment: CGFloat = 0

    /// Shows a picture behind the bar, as older code says it. One of no size shows none, and no effect either.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UINavigationBar).setBackgroundImage(backgroundImage, for: barMetrics) }
        backgroundImages[barMetrics] = backgroundImage
        legacyLookDidChange()
    }

    /// The same for a bar at a position: for ``UIBarPosition/any`` and those at the top.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        if barPosition != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
    }

    /// The picture behind the bar that was set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Moves the title down, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UINavigationBar).setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        verticalTitleAdjustment = adjustment
        standardAppearance.titlePositionAdjustment.vertical = adjustment
    }

    /// How far the title is moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { verticalTitleAdjustment }

    /// Makes the appearance of what older code sets.
    private func legacyLookDidChange() {
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
        // What older code sets holds wherever content is.
        hasLegacyLook = image != nil || barTintColor != nil || !isTranslucent
        appearance.user = self
        appearanceDidChange()
        owner?.barSizeDidChange()
    }
    private var hasLegacyLook = false

    /// The appearance that holds for the item that is shown.
    var shownAppearance: UINavigationBarAppearance {
        let edge = givenEdgeAppearance ?? topItem?.standardAppearance
        if contentShare < 0.5, let edge { return edge }
        return usualAppearance
    }

    /// Whether the window is low.
    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// How the bar looks while content is under it.
    private var usualAppearance: UINavigationBarAppearance {
        let low = isLow ? topItem?.compactAppearance ?? compactAppearance : nil
        return low ?? topItem?.standardAppearance ?? standardAppearance
    }

    /// How the bar is to look while content is at its beginning; nil where that was not said.
    private var givenEdgeAppearance: UINavigationBarAppearance? {
        let low = isLow ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return low ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { appearanceDidChange() }
        offerLargeContent()
    }

    /// The title's colour where its attributes have none.
    var titleColor: UIColor { .label }

    func appearanceDidChange() {
        background.show(usualAppearance)
        if let edge = edgeAppearance { edgeBackground.show(edge) }
        shown?.reload()
        showBackground()
        setNeedsLayout()
    }

    /// What is shown behind the bar while content is at its beginning; nil for nothing.
    private var edgeAppearance: UINavigationBarAppearance? {
        givenEdgeAppearance ?? (hasLegacyLook ? usualAppearance : nil)
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

    /// Where the bar is, which its delegate says.
    open var barPosition: UIBarPosition { owner != nil ? .topAttached : delegate?.position(for: self) ?? .top }

    /// How high the bar is for an item at least: without a large title, and without a search bar that goes with the content.
    func baseHeight(for item: UINavigationItem?) -> CGFloat { lineHeight(for: item) + fixedSearchHeight(for: item) }

    /// How high the bar's line of titles and items is for an item, with its prompt. There is none while a search has taken its place.
    func lineHeight(for item: UINavigationItem?) -> CGFloat {
        guard !isLineHidden(for: item) else { return 0 }
        return BarConstants.height + (item?.prompt == nil ? 0 : BarConstants.promptHeight)
    }

    /// What goes while content is scrolled, in points: the large title, and the search bar.
    func collapsibleHeight(for item: UINavigationItem?) -> CGFloat {
        let search = fixedSearchHeight(for: item) == 0 ? searchHeight(for: item) : 0
        return search + (showsLargeTitle(of: item) ? BarConstants.largeTitleHeight : 0)
    }

    private func isLineHidden(for item: UINavigationItem?) -> Bool {
        guard let item, let search = item.searchController, search.isActive, item.searchBarPlacement == .stacked else { return false }
        return search.hidesNavigationBarDuringPresentation
    }

    /// How high a search bar below the line is; 0 where there is none.
    func searchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let item, let search = item.searchController, item.searchBarPlacement == .stacked else { return 0 }
        return BarConstants.searchHeight + (search.searchBar.hasScopes ? UISearchBar.scopeHeight : 0)
    }

    /// The same for one that stays while content is scrolled.
    func fixedSearchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let item else { return 0 }
        let goes = owner != nil && item.hidesSearchBarWhenScrolling && item.searchController?.isActive != true
        return goes ? 0 : searchHeight(for: item)
    }

    /// Whether the title of an item of this bar is shown large.
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

    /// The room at the sides.
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

    /// The background reaches beyond the bar, and takes no touches.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return true
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .navigationBar }
}

/// The change of a navigation bar's content from one item to another.
@MainActor
final class NavigationBarTransition {
    let from: NavigationItemView?
    let to: NavigationItemView?
    /// The items from before.
    let before: [UINavigationItem]
    private let width: CGFloat
    private let forwards: Bool

    init(from: NavigationItemView?, to: NavigationItemView?, before: [UINavigationItem], width: CGFloat, forwards: Bool) {
        (self.from, self.to, self.before, self.width, self.forwards) = (from, to, before, width, forwards)
    }

    private var shift: CGFloat { (forwards ? 1 : -1) * width * 0.4 }

    /// Puts everything where the transition begins.
    func prepare() {
        UIView.performWithoutAnimation {
            place(to, shift: shift, alpha: from == nil ? 1 : 0)
            if from == nil { place(to, shift: 0, alpha: 1) }
        }
    }

    /// Puts everything where the transition ends. Call it in an animation.
    func run() {
        place(from, shift: -shift, alpha: 0)
        place(to, shift: 0, alpha: 1)
    }

    /// Takes back what the transition did to the views.
    func reset() {
        UIView.performWithoutAnimation {
            place(from, shift: 0, alpha: 1)
            place(to, shift: 0, alpha: 1)
        }
    }

    private func place(_ view: NavigationItemView?, shift: CGFloat, alpha: CGFloat) {
        guard let view else { return }
        view.alpha = alpha
        for part in view.titleParts { part.transform = CGAffineTransform(translationX: shift, y: 0) }
        view.backButton.transform = CGAffineTransform(translationX: shift * 0.3, y: 0)
    }
}
