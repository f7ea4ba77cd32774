import Foundation

/// Something beside a list cell's content: a sign, a text, a control or a view of the program's.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// Called when a person taps an accessory.
    public typealias ActionHandler = @MainActor () -> Void
    /// Called when a person chose from the menu of an accessory, with the menu.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always = 0
        /// While the collection view is edited.
        case whenEditing = 1
        /// While it is not.
        case whenNotEditing = 2
    }

    /// How much room an accessory takes.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as it is wide.
        case actual
        /// As much as accessories of lists take, so that they are below each other.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// Which accessory it is.
    public enum AccessoryType: Hashable {
        /// A chevron.
        case disclosureIndicator
        /// A chevron that points down while what is below the item is shown.
        case outlineDisclosure
        /// A check mark.
        case checkmark
        /// A minus in a circle.
        case delete
        /// A plus in a circle.
        case insert
        /// Three lines by which the item is moved.
        case reorder
        /// A circle with a check mark where the item is selected.
        case multiselect
        /// A short text.
        case label
        /// An i in a circle.
        case detail
        /// Two chevrons, up and down: a tap on the cell opens a menu.
        case popUpMenu
        /// A view of the program's.
        case customView(UIView)
    }

    /// Which accessory it is.
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

    // MARK: Signs

    /// What a disclosure indicator looks like.
    @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether it takes its room without being seen.
        public var isHidden: Bool
        /// How much room it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil is the standard one.
        public var tintColor: UIColor?

        /// Looks as standard, but for what is given.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            self.tintColor = tintColor
        }
    }

    /// A chevron: a tap shows more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// What a check mark looks like.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// What a detail button looks like.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// An i in a circle, which tells more about the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    // MARK: Menus

    /// What the sign of a pop-up menu looks like.
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    /// Two chevrons, up and down: a tap anywhere on the cell opens `menu`. What a person chooses there is marked in the menu, and then
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

    /// What a delete control looks like.
    @MainActor
    public struct DeleteOptions {
        /// Whether it takes its room without being seen.
        public var isHidden: Bool
        /// How much room it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// The sign's colour; nil is the standard one.
        public var tintColor: UIColor?
        /// The circle's colour; nil is the standard one.
        public var backgroundColor: UIColor?

        /// Looks as standard, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }
    /// What an insert control looks like.
    public typealias InsertOptions = DeleteOptions
    /// What a control for several items looks like.
    public typealias MultiselectOptions = DeleteOptions

    private static func circle(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: DeleteOptions, _ action: ActionHandler?
    ) -> UICellAccessory {
        var made = UICellAccessory(type, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.backgroundColor, made.action) = (options.backgroundColor, action)
        return made
    }

    /// A minus in a red circle. Without a handler it shows the item's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        circle(.delete, displayed, options, actionHandler)
    }

    /// A plus in a green circle.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        circle(.insert, displayed, options, actionHandler)
    }

    /// A circle with a check mark where the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        circle(.multiselect, displayed, options, nil)
    }

    /// What a reorder control looks like.
    @MainActor
    public struct ReorderOptions {
        /// Whether it takes its room without being seen.
        public var isHidden: Bool
        /// How much room it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil is the standard one.
        public var tintColor: UIColor?
        /// Whether a line is before it, where another accessory is there. True unless set.
        public var showsVerticalSeparator: Bool

        /// Looks as standard, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator ?? true)
        }
    }

    /// Three lines by which the item is moved.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
        var made = UICellAccessory(.reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.showsVerticalSeparator = options.showsVerticalSeparator
        return made
    }

    // MARK: Outlines

    /// What a disclosure of an outline looks like, and what of the cell it takes taps of.
    @MainActor
    public struct OutlineDisclosureOptions {
        /// What of the cell expands and collapses its item.
        public enum Style: Int, Sendable {
            /// As it is for a header, or for another cell.
            case automatic = 0
            /// A tap anywhere.
            case header = 1
            /// A tap on the sign; one beside it selects the item.
            case cell = 2
        }

        /// What of the cell expands and collapses its item.
        public var style: Style
        /// Whether it takes its room without being seen.
        public var isHidden: Bool
        /// How much room it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil is the tint.
        public var tintColor: UIColor?

        /// Looks as standard, but for what is given.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .standard, tintColor)
        }
    }

    /// A chevron that points down while what is below the item is shown. Without a handler a tap expands or collapses the item of the
    /// section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.style, made.action) = (options.style, actionHandler)
        return made
    }

    // MARK: Texts and views

    /// What a text looks like.
    @MainActor
    public struct LabelOptions {
        /// Whether it takes its room without being seen.
        public var isHidden: Bool
        /// How much room it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil is the standard one.
        public var tintColor: UIColor?
        /// Its font. That of body text unless set.
        public var font: UIFont
        /// Whether the font follows the size of text that a person set.
        public var adjustsFontForContentSizeCategory: Bool

        /// Looks as standard, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.font) = (tintColor, font ?? .preferredFont(forTextStyle: .body))
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.text, made.font) = (text, options.font)
        return made
    }

    /// Where a view of the program's is.
    public enum Placement {
        /// The place among the accessories that are there already, from where text begins.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// Before the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before another accessory; at the beginning where that is not there.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// After another accessory; at the end where that is not there.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count }
        }
    }

    /// A view of the program's, and where it is.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view. Its size is that of its frame, or what fits its content.
        public let customView: UIView
        /// Where it is.
        public let placement: Placement
        /// Whether it takes its room without being seen.
        public var isHidden: Bool
        /// How much room it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint; nil is the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame. False unless set.
        public var maintainsFixedSize: Bool

        /// Looks as standard, but for what is given.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// A view of the program's.
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
