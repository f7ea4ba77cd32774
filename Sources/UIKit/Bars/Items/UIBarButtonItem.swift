import Foundation

/// An item of a navigation bar or a toolbar: a title, a picture, one of the system's items, a view of the program's, or room.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How an item looks.
    public enum Style: Int, Sendable {
        /// As most do.
        case plain = 0
        /// As ``plain``; older code asks for it.
        case bordered = 1
        /// As one that ends something: in bold letters.
        case done = 2
        /// As ``done``, by the newer name.
        public static let prominent = Style.done
    }

    /// An item that the system gives a look.
    public enum SystemItem: Int, Sendable {
        /// "Done", in bold letters.
        case done = 0
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save", in bold letters.
        case save
        /// A plus.
        case add
        /// Room that is as wide as there is.
        case flexibleSpace
        /// Room of a fixed width.
        case fixedSpace
        /// A pen on paper.
        case compose
        /// An arrow back.
        case reply
        /// An arrow out of a box: to share.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow round.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle to the right.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A page whose corner is curled up.
        case pageCurl
        /// A cross: to close what is shown.
        case close
    }

    /// The system's item that the item is; nil for one of the program's own.
    private(set) var systemItem: SystemItem?

    // MARK: Making

    /// An item that shows nothing.
    public override init() { super.init() }

    /// An item that a storyboard describes: as one made without anything, until its properties are read.
    public required init?(coder: NSCoder) {
        systemItem = SystemItems.button(coder)
        super.init(coder: coder)
        takeLook(of: systemItem)
        coder.readInterface(UIBarItem.self, into: self)
        coder.readInterface(UIBarButtonItem.self, into: self)
    }

    private convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
        takeLook(of: system)
    }

    private func takeLook(of system: SystemItem?) {
        guard let system else { return }
        title = system.title
        image = system.image
        if system == .done || system == .save { style = .done }
        accessibilityLabel = system.spokenName
    }

    /// An item with a picture, that performs `action` on `target`, which is held weakly.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    /// An item with a picture, and another one for low windows.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// An item with a title, that performs `action` on `target`, which is held weakly.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// One of the system's items, that performs `action` on `target`, which is held weakly.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// An item that is a view of the program's, with its own size.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// One of the system's items, that performs `primaryAction`, whose title and picture are not shown, and has a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item with the title and the picture of `primaryAction`, that performs it.
    public convenience init(primaryAction: UIAction?) {
        self.init(system: nil)
        setPrimaryAction(primaryAction)
    }

    /// An item with a title and a picture, that performs `primaryAction` and has a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: nil)
        setPrimaryAction(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Room of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }

    /// Room that is as wide as there is; several share it.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    // MARK: What it does

    /// What a tap is told to; nil asks the responders from the first one on. Held weakly.
    open weak var target: AnyObject?
    /// What a tap performs on ``target``, with the item as its sender.
    open var action: Selector?
    /// What a tap performs, before ``action``.
    open var primaryAction: UIAction? {
        didSet { itemDidChange() }
    }

    /// The item's menu: a tap opens it, or a long press where a tap does something else.
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

    /// Does what a tap does.
    func perform(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// Whether a tap does anything.
    var isActive: Bool { isEnabled && (primaryAction != nil || action != nil) }

    // MARK: Looks

    /// How the item looks.
    open var style = Style.plain {
        willSet { recordAppearance(\UIBarButtonItem.style, newValue) }
        didSet { if style != oldValue { itemDidChange() } }
    }
    /// How wide the item is, in points; 0, the default, for as wide as what it shows.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }
    /// What is shown in place of title and picture.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }
    /// The colour of title and picture; nil takes the bar's.
    open var tintColor: UIColor? {
        willSet { recordAppearance(\UIBarButtonItem.tintColor, newValue) }
        didSet { itemDidChange() }
    }
    /// Whether the item is left out. False unless set.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }
    /// Whether the item is shown as chosen. False unless set.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }
    /// The group that the item is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// What bars of old let each item have.
    var legacyLook = BarButtonLegacyLook() {
        didSet { itemDidChange() }
    }

    // MARK: Images and offsets, as older bars have them

    // Bars here have one height, so that values for lower bars (`compact`) are not stored.

    /// Sets the background image of a state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyLook.backgrounds[state] = backgroundImage
    }

    /// Sets the background image of a state, if the item has the style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        guard self.style == style else { return }
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }

    /// The background image of a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.backgrounds[state] ?? legacyLook.backgrounds[.normal]
    }

    /// Moves the item's title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyLook.titleOffset = adjustment
    }

    /// The offset of the item's title, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyLook.titleOffset ?? .zero : .zero
    }

    /// Moves the background image down, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyLook.backgroundOffset = adjustment
    }

    /// The vertical offset of the background image, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyLook.backgroundOffset ?? 0 : 0
    }

    /// Sets the background image of a state for an item that leads back.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyLook.backBackgrounds[state] = backgroundImage
    }

    /// The background image of a state for an item that leads back.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.backBackgrounds[state] ?? legacyLook.backBackgrounds[.normal]
    }

    /// Moves the title of an item that leads back, in points. Far to the side, the title is not seen, and the arrow alone leads back.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyLook.backTitleOffset = adjustment
    }

    /// The offset of the title of an item that leads back, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyLook.backTitleOffset ?? .zero : .zero
    }

    /// Moves the background image of an item that leads back down, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyLook.backBackgroundOffset = adjustment
    }

    /// The vertical offset of the background image of an item that leads back, in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyLook.backBackgroundOffset ?? 0 : 0
    }

    /// Whether the item is room between others.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: MainActorObject {
    /// A group of items, and the one that stands for them where there is no room.
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
    /// What stands for the items where there is no room for all of them.
    open var representativeItem: UIBarButtonItem? {
        didSet { onChange?() }
    }
    /// Whether the representative item is shown instead of the items.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group is left out. False unless set.
    open var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    /// Called when what the group shows changed.
    var onChange: (() -> Void)?

    private func take(_ items: [UIBarButtonItem]) {
        for item in items { item.buttonGroup = self }
    }

    /// What is shown of the group.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }
}
