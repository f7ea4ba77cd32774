import Foundation

/// An accessory beside a list cell's content: an icon, a text, a control or a custom view.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// Closure that is called when the user taps an accessory.
    public typealias ActionHandler = @MainActor () -> Void
    /// Closure that is called with the menu after the user chose an element from an accessory's menu.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

    /// The states in which an accessory is displayed.
    public enum DisplayedState: Int, Sendable {
        /// In all states.
        case always = 0
        /// In editing mode.
        case whenEditing = 1
        /// Outside of editing mode.
        case whenNotEditing = 2
    }

    /// The width reserved for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory's own width.
        case actual
        /// The standard width of list accessories, so that they line up.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable {
        /// A chevron.
        case disclosureIndicator
        /// A chevron that points down while the item is expanded.
        case outlineDisclosure
        /// A check mark.
        case checkmark
        /// A minus in a circle.
        case delete
        /// A plus in a circle.
        case insert
        /// A handle of three lines for reordering the item.
        case reorder
        /// A circle, with a check mark if the item is selected.
        case multiselect
        /// A short text.
        case label
        /// An "i" in a circle.
        case detail
        /// Two chevrons, up and down. A tap on the cell opens a menu.
        case popUpMenu
        /// A custom view.
        case customView(UIView)
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    var displayed: DisplayedState
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var style = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = false
    var placement: Placement?
    var maintainsFixedSize = false
    var action: ActionHandler?
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ isHidden: Bool, _ width: LayoutDimension, _ tint: UIColor?) {
        (accessoryType, self.displayed, self.isHidden) = (type, displayed, isHidden)
        (reservedLayoutWidth, tintColor) = (width, tint)
    }

    // MARK: Icons

    /// The style of a disclosure indicator.
    @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is invisible but still takes its space. Default false.
        public var isHidden: Bool
        /// The reserved width. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil is the standard colour.
        public var tintColor: UIColor?

        /// Creates a style; nil parameters use the defaults.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            self.tintColor = tintColor
        }
    }

    /// Creates a chevron, which indicates that a tap on the cell shows more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// The style of a check mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// Creates a check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// The style of a detail button.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// Creates an "i" in a circle, a button for details of the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    // MARK: Menus

    /// The style of a pop-up menu icon.
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    /// Creates a pop-up menu icon: two chevrons. A tap anywhere on the cell opens `menu`. After the user chose an element, the menu marks it and
    /// `selectedElementDidChangeHandler` is called.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.popUpMenu, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.menu, made.menuHandler) = (menu, selectedElementDidChangeHandler)
        return made
    }

    // MARK: Editing

    /// The style of a delete control.
    @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is invisible but still takes its space. Default false.
        public var isHidden: Bool
        /// The reserved width. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the icon; nil is the standard colour.
        public var tintColor: UIColor?
        /// The colour of the circle; nil is the standard colour.
        public var backgroundColor: UIColor?

        /// Creates a style; nil parameters use the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }
    /// The style of an insert control.
    public typealias InsertOptions = DeleteOptions
    /// The style of a multiple selection control.
    public typealias MultiselectOptions = DeleteOptions

    private static func circle(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: DeleteOptions, _ action: ActionHandler?
    ) -> UICellAccessory {
        var made = UICellAccessory(type, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.backgroundColor, made.action) = (options.backgroundColor, action)
        return made
    }

    /// Creates a delete control: a minus in a red circle. Without a handler a tap shows the item's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        circle(.delete, displayed, options, actionHandler)
    }

    /// Creates an insert control: a plus in a green circle.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        circle(.insert, displayed, options, actionHandler)
    }

    /// Creates a multiple selection control: a circle, with a check mark if the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        circle(.multiselect, displayed, options, nil)
    }

    /// The style of a reorder control.
    @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is invisible but still takes its space. Default false.
        public var isHidden: Bool
        /// The reserved width. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil is the standard colour.
        public var tintColor: UIColor?
        /// Whether a vertical separator is shown between this and a preceding accessory. Default true.
        public var showsVerticalSeparator: Bool

        /// Creates a style; nil parameters use the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator ?? true)
        }
    }

    /// Creates a reorder control: a handle of three lines.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
        var made = UICellAccessory(.reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.showsVerticalSeparator = options.showsVerticalSeparator
        return made
    }

    // MARK: Outlines

    /// The style and the tap area of an outline disclosure.
    @MainActor
    public struct OutlineDisclosureOptions {
        /// The part of the cell in which a tap expands and collapses the item.
        public enum Style: Int, Sendable {
            /// `header` if the cell is its section's header item, otherwise `cell`.
            case automatic = 0
            /// The whole cell.
            case header = 1
            /// The icon only. A tap elsewhere selects the item.
            case cell = 2
        }

        /// The part of the cell in which a tap expands and collapses the item. Default automatic.
        public var style: Style
        /// Whether the accessory is invisible but still takes its space. Default false.
        public var isHidden: Bool
        /// The reserved width. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil is the tint colour.
        public var tintColor: UIColor?

        /// Creates a style; nil parameters use the defaults.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .standard, tintColor)
        }
    }

    /// Creates an outline disclosure: a chevron that points down while the item is expanded. Without a handler a tap expands or collapses the
    /// item in its section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.style, made.action) = (options.style, actionHandler)
        return made
    }

    // MARK: Texts and views

    /// The style of a label.
    @MainActor
    public struct LabelOptions {
        /// Whether the accessory is invisible but still takes its space. Default false.
        public var isHidden: Bool
        /// The reserved width. Default is the actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The text colour; nil is the standard colour.
        public var tintColor: UIColor?
        /// The font. Default is the font of body text.
        public var font: UIFont
        /// Whether the font follows the user's preferred text size. Default true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates a style; nil parameters use the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.font) = (tintColor, font ?? .preferredFont(forTextStyle: .body))
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// Creates a label with a short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.text, made.font) = (text, options.font)
        return made
    }

    /// The placement of a custom view.
    public enum Placement {
        /// Closure that returns the index of the custom view among the accessories at the same edge, counted from the leading edge.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge, before the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge, after the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns a position before another accessory, or the first position if that accessory is not shown.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns a position after another accessory, or the last position if that accessory is not shown.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count }
        }
    }

    /// A custom view with its placement and style.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view. It has the size of its frame, or the fitting size if the frame is empty.
        public let customView: UIView
        /// The placement of the view.
        public let placement: Placement
        /// Whether the accessory is invisible but still takes its space. Default false.
        public var isHidden: Bool
        /// The reserved width. Default is the actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint colour; nil for the tint colour of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame. Default false.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; nil parameters use the defaults.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// Creates an accessory that shows a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var made = UICellAccessory(
            .customView(configuration.customView), displayed, configuration.isHidden, configuration.reservedLayoutWidth,
            configuration.tintColor)
        (made.placement, made.maintainsFixedSize) = (configuration.placement, configuration.maintainsFixedSize)
        return made
    }
}
