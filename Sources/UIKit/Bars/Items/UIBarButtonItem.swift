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
        /// A pen on paper, for composing.
        case compose
        /// An arrow to the left, for a reply.
        case reply
        /// An arrow out of a box, for sharing.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A circular arrow, for refreshing.
        case refresh
        /// A cross, for stopping.
        case stop
        /// A camera.
        case camera
        /// A trash can.
        case trash
        /// A triangle that points to the right, for playing.
        case play
        /// Two bars, for pausing.
        case pause
        /// Two triangles that point to the left, for rewinding.
        case rewind
        /// Two triangles that point to the right, for fast-forwarding.
        case fastForward
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A page with a curled corner.
        case pageCurl
        /// A cross, for closing.
        case close
    }

    /// The predefined item that this item shows; nil for a custom item.
    private(set) var systemItem: SystemItem?

    // MARK: Initializers

    /// Creates an empty item.
    public override init() { super.init() }

    /// Decodes an item from a storyboard.
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

    /// Creates an item with an image. A tap performs `action` on `target`, which is weakly referenced.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    /// Creates an item with an image and another image for compact-height windows.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates an item with a title. A tap performs `action` on `target`, which is weakly referenced.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// Creates a system item. A tap performs `action` on `target`, which is weakly referenced.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item with a custom view. The view's size is the item's size.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Creates a system item with a menu. A tap performs `primaryAction`, whose title and image are not shown.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with the title and the image of `primaryAction`. A tap performs the action.
    public convenience init(primaryAction: UIAction?) {
        self.init(system: nil)
        setPrimaryAction(primaryAction)
    }

    /// Creates an item with a title, an image and a menu. A tap performs `primaryAction`.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: nil)
        setPrimaryAction(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates a space of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }

    /// Creates a space that fills the remaining width. Several flexible spaces share the width equally.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    // MARK: Action

    /// The target of ``action``. If nil, the action is sent along the responder chain from the first responder. Weakly referenced.
    open weak var target: AnyObject?
    /// The method that a tap calls on ``target``, with the item as its sender. The default is nil.
    open var action: Selector?
    /// The action that a tap performs. Takes precedence over ``action``. The default is nil.
    open var primaryAction: UIAction? {
        didSet { itemDidChange() }
    }

    /// The item's menu. A tap opens the menu. If the item has an action, a long press opens the menu instead.
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

    /// Performs the item's action after a tap.
    func perform(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    // MARK: Appearance

    /// The style of the item. The default is ``Style/plain``.
    open var style = Style.plain {
        willSet { recordAppearance(\UIBarButtonItem.style, newValue) }
        didSet { if style != oldValue { itemDidChange() } }
    }
    /// The width of the item, in points. The default, 0, makes the item as wide as its content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }
    /// A view that replaces the title and the image. The default is nil.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }
    /// The colour of the title and the image. Nil uses the bar's tint colour.
    open var tintColor: UIColor? {
        willSet { recordAppearance(\UIBarButtonItem.tintColor, newValue) }
        didSet { itemDidChange() }
    }
    /// Whether the item is hidden. The default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }
    /// Whether the item is shown as selected. The default is false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }
    /// The group that contains the item, or nil.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The background images and offsets that the legacy API has set.
    var legacyStyle = BarButtonLegacyStyle() {
        didSet { itemDidChange() }
    }

    // MARK: Legacy images and offsets

    // All bars have the same height, so values for compact bars are ignored.

    /// Sets the background image of a state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyStyle.backgrounds[state] = backgroundImage
    }

    /// Sets the background image of a state. Does nothing if the item does not have the given style.
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

    /// Sets the offset of the item's title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyStyle.titleOffset = adjustment
    }

    /// The offset of the item's title, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyStyle.titleOffset ?? .zero : .zero
    }

    /// Sets the vertical offset of the background image, in points. Positive values move the image down.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyStyle.backgroundOffset = adjustment
    }

    /// The vertical offset of the background image, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyStyle.backgroundOffset ?? 0 : 0
    }

    /// Sets the background image of a state for the item as a back button.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyStyle.backBackgrounds[state] = backgroundImage
    }

    /// The background image of a state for the item as a back button.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyStyle.backBackgrounds[state] ?? legacyStyle.backBackgrounds[.normal]
    }

    /// Sets the offset of a back button's title, in points. A large offset moves the title out of view, so that only the arrow is visible.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyStyle.backTitleOffset = adjustment
    }

    /// The offset of the title of a back button, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyStyle.backTitleOffset ?? .zero : .zero
    }

    /// Sets the vertical offset of a back button's background image, in points. Positive values move the image down.
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

    /// The badge at the item's upper trailing corner. Nil, the default, shows no badge. Items with a custom view have no badge.
    open var badge: Badge? {
        didSet { if badge !== oldValue { itemDidChange() } }
    }

    /// Whether the item is a fixed or flexible space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// A group of related bar button items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: MainActorObject {
    /// Creates a group of items. `representativeItem` replaces them in limited space.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init(onMainActor: ())
        take(barButtonItems)
    }

    /// The items, starting at the leading edge.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where !barButtonItems.contains(where: { $0 === item }) { item.buttonGroup = nil }
            take(barButtonItems)
            onChange?()
        }
    }
    /// The item that replaces the group if the available space is too small for all items. The default is nil.
    open var representativeItem: UIBarButtonItem? {
        didSet { onChange?() }
    }
    /// Whether the representative item is shown instead of the items.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group is hidden. The default is false.
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
