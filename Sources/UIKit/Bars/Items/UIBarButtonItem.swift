import Foundation

/// An item of a navigation bar or a toolbar: a title, an image, a system item, a custom view, or a space.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of an item.
    public enum Style: Int, Sendable {
        /// The default style.
        case plain = 0
        /// A legacy style, shown as ``plain``.
        case bordered = 1
        /// A semibold title, for an action that completes a task.
        case done = 2
        /// The newer name of ``done``.
        public static let prominent = Style.done
    }

    /// A predefined item with a title or icon.
    public enum SystemItem: Int, Sendable {
        /// "Done", semibold.
        case done = 0
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save", semibold.
        case save
        /// A plus.
        case add
        /// A space that fills the remaining width.
        case flexibleSpace
        /// A space of a fixed width.
        case fixedSpace
        /// A pen on paper, to compose.
        case compose
        /// An arrow back, to reply.
        case reply
        /// An arrow out of a box, to share.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A circular arrow, to refresh.
        case refresh
        /// A cross, to stop.
        case stop
        /// A camera.
        case camera
        /// A trash can.
        case trash
        /// A triangle to the right, to play.
        case play
        /// Two bars, to pause.
        case pause
        /// Two triangles to the left, to rewind.
        case rewind
        /// Two triangles to the right, to fast-forward.
        case fastForward
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A page with a curled corner.
        case pageCurl
        /// A cross, to close.
        case close
    }

    /// The system item of this item. Nil for a custom item.
    private(set) var systemItem: SystemItem?

    // MARK: Initializers

    /// An empty item.
    public override init() { super.init() }

    /// Decodes an item from a storyboard: an empty item whose properties are then set.
    public required init?(coder: NSCoder) {
        systemItem = SystemItem.decoded(by: coder)
        super.init(coder: coder)
        copyStyle(of: systemItem)
        coder.readInterface(UIBarItem.self, into: self)
        coder.readInterface(UIBarButtonItem.self, into: self)
    }

    private convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
        copyStyle(of: system)
    }

    private func copyStyle(of system: SystemItem?) {
        guard let system else { return }
        title = system.title
        image = system.image
        if system == .done || system == .save { style = .done }
        accessibilityLabel = system.spokenName
    }

    /// An item with an image that performs `action` on `target`, which is held weakly.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    /// An item with an image, and another one for compact-height windows.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// An item with a title that performs `action` on `target`, which is held weakly.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// A system item that performs `action` on `target`, which is held weakly.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// An item with a custom view, which determines its size.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// A system item with a menu that performs `primaryAction`. The title and image of the action are not shown.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item that shows the title and the image of `primaryAction` and performs it.
    public convenience init(primaryAction: UIAction?) {
        self.init(system: nil)
        setPrimaryAction(primaryAction)
    }

    /// An item with a title, an image and a menu that performs `primaryAction`.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: nil)
        setPrimaryAction(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// A space of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }

    /// A space that fills the remaining width. Several share it equally.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    // MARK: Action

    /// The target of ``action``. Nil searches the responder chain from the first responder. Held weakly.
    open weak var target: AnyObject?
    /// The action of a tap on ``target``, with the item as its sender. Nil unless set.
    open var action: Selector?
    /// The action of a tap. Takes precedence over ``action``. Nil unless set.
    open var primaryAction: UIAction? {
        didSet { itemDidChange() }
    }

    /// The item's menu. A tap opens it, or a long press if a tap has another action.
    open var menu: UIMenu? {
        didSet { itemDidChange() }
    }

    /// Whether a tap opens the menu.
    var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

    private func setPrimaryAction(_ action: UIAction?) {
        primaryAction = action
        guard let action else { return }
        if !action.title.isEmpty { title = action.title }
        image = action.image
    }

    /// Performs the action of a tap.
    func perform(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// Whether a tap has an effect.
    var isActive: Bool { isEnabled && (primaryAction != nil || action != nil) }

    // MARK: Appearance

    /// The style of the item. ``Style/plain`` unless set.
    open var style = Style.plain {
        willSet { recordAppearance(\UIBarButtonItem.style, newValue) }
        didSet { if style != oldValue { itemDidChange() } }
    }
    /// The width of the item, in points. 0, the default, fits the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }
    /// A view that replaces the title and the image. Nil unless set.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }
    /// The colour of the title and the image. Nil uses the bar's tint colour.
    open var tintColor: UIColor? {
        willSet { recordAppearance(\UIBarButtonItem.tintColor, newValue) }
        didSet { itemDidChange() }
    }
    /// Whether the item is hidden. False unless set.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }
    /// Whether the item is shown as selected. False unless set.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }
    /// The group of the item.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The legacy background images and offsets of the item.
    var legacyStyle = BarButtonLegacyStyle() {
        didSet { itemDidChange() }
    }

    // MARK: Legacy images and offsets

    // Bars have a single height, so values for compact bars are not stored.

    /// Sets the background image of a state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyStyle.backgrounds[state] = backgroundImage
    }

    /// Sets the background image of a state if the item has the given style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        guard self.style == style else { return }
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }

    /// The background image of a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyStyle.backgrounds[state] ?? legacyStyle.backgrounds[.normal]
    }

    /// Moves the item's title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyStyle.titleOffset = adjustment
    }

    /// The offset of the item's title, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyStyle.titleOffset ?? .zero : .zero
    }

    /// Moves the background image down, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyStyle.backgroundOffset = adjustment
    }

    /// The vertical offset of the background image, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyStyle.backgroundOffset ?? 0 : 0
    }

    /// Sets the background image of a state for a back button.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyStyle.backBackgrounds[state] = backgroundImage
    }

    /// The background image of a state for a back button.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyStyle.backBackgrounds[state] ?? legacyStyle.backBackgrounds[.normal]
    }

    /// Moves the title of a back button, in points. A large offset moves the title out of sight and leaves only the arrow.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyStyle.backTitleOffset = adjustment
    }

    /// The offset of the title of a back button, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyStyle.backTitleOffset ?? .zero : .zero
    }

    /// Moves the background image of a back button down, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyStyle.backBackgroundOffset = adjustment
    }

    /// The vertical offset of the background image of a back button, in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyStyle.backBackgroundOffset ?? 0 : 0
    }

    /// Whether the item is a space between others.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// A group of related bar button items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: MainActorObject {
    /// A group of items with a representative item for limited space.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init(onMainActor: ())
        take(barButtonItems)
    }

    /// The items, from the leading edge on.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where !barButtonItems.contains(where: { $0 === item }) { item.buttonGroup = nil }
            take(barButtonItems)
            onChange?()
        }
    }
    /// The item that replaces the group if the space is too small for all items. Nil unless set.
    open var representativeItem: UIBarButtonItem? {
        didSet { onChange?() }
    }
    /// Whether the representative item is shown instead of the items.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group is hidden. False unless set.
    open var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    /// Called when the visible items of the group changed.
    var onChange: (() -> Void)?

    private func take(_ items: [UIBarButtonItem]) {
        for item in items { item.buttonGroup = self }
    }

    /// The visible items of the group.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }
}
