import Foundation

/// The role of an accessibility element.
public enum HostAccessibleRole: String, Sendable, CaseIterable {
    /// A window.
    case window
    /// A container.
    case group
    /// A dialog.
    case dialog
    /// An alert.
    case alert
    /// A list.
    case list
    /// An item of a list.
    case listItem = "list item"
    /// A table.
    case table
    /// A cell of a table.
    case tableCell = "cell"
    /// A navigation bar.
    case navigationBar = "navigation bar"
    /// A tool bar.
    case toolBar = "tool bar"
    /// A tab bar.
    case tabList = "tab bar"
    /// A tab.
    case tab
    /// A menu.
    case menu
    /// A menu item.
    case menuItem = "menu item"
    /// A menu item with a check mark.
    case checkMenuItem = "checked menu item"
    /// A button.
    case button
    /// A toggle button.
    case toggleButton = "toggle button"
    /// One of several buttons of which only one can be on.
    case radioButton = "segment"
    /// A switch.
    case `switch`
    /// A slider.
    case slider
    /// A stepper.
    case spinButton = "stepper"
    /// A progress indicator.
    case progressBar = "progress"
    /// A label.
    case label
    /// A heading.
    case heading
    /// A link.
    case link
    /// An image.
    case image
    /// A text field.
    case textField = "text field"
    /// A search field.
    case searchField = "search field"
    /// A password field.
    case passwordField = "password field"
    /// A text view.
    case textView = "text view"
    /// A landmark.
    case landmark
    /// A separator.
    case separator
    /// A web page.
    case page
}

/// The state of an accessibility element.
public struct HostAccessibleStates: OptionSet, Sendable, Hashable {
    /// One bit for each state.
    public let rawValue: UInt32
    /// Creates states from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The element is enabled.
    public static let enabled = HostAccessibleStates(rawValue: 1 << 0)
    /// The element is not hidden. It may be scrolled out of view.
    public static let visible = HostAccessibleStates(rawValue: 1 << 1)
    /// The element is on the screen.
    public static let showing = HostAccessibleStates(rawValue: 1 << 2)
    /// The element can receive the keyboard focus.
    public static let focusable = HostAccessibleStates(rawValue: 1 << 3)
    /// The element has the keyboard focus.
    public static let focused = HostAccessibleStates(rawValue: 1 << 4)
    /// The element can be selected.
    public static let selectable = HostAccessibleStates(rawValue: 1 << 5)
    /// The element is selected.
    public static let selected = HostAccessibleStates(rawValue: 1 << 6)
    /// The element can be on or off.
    public static let checkable = HostAccessibleStates(rawValue: 1 << 7)
    /// The element is on.
    public static let checked = HostAccessibleStates(rawValue: 1 << 8)
    /// The element is pressed.
    public static let pressed = HostAccessibleStates(rawValue: 1 << 9)
    /// The element's text is editable.
    public static let editable = HostAccessibleStates(rawValue: 1 << 10)
    /// The element's text may have several lines.
    public static let multiLine = HostAccessibleStates(rawValue: 1 << 11)
    /// The element is modal.
    public static let modal = HostAccessibleStates(rawValue: 1 << 12)
    /// The element can be expanded.
    public static let expandable = HostAccessibleStates(rawValue: 1 << 13)
    /// The element is expanded.
    public static let expanded = HostAccessibleStates(rawValue: 1 << 14)
    /// The window is active.
    public static let active = HostAccessibleStates(rawValue: 1 << 15)
    /// The element is busy.
    public static let busy = HostAccessibleStates(rawValue: 1 << 16)
}

/// The numeric value of an element.
public struct HostAccessibleValue: Sendable, Equatable {
    /// The current value.
    public var now: Double
    /// The minimum.
    public var least: Double
    /// The maximum.
    public var most: Double
    /// The step; 0 for continuous values.
    public var step: Double

    /// Creates a value with its range and step.
    public init(now: Double, least: Double, most: Double, step: Double) {
        self.now = now
        self.least = least
        self.most = most
        self.step = step
    }
}

/// The position of a cell in its table.
public struct HostAccessibleCell: Sendable, Equatable {
    /// The first row, from 0.
    public var row: Int
    /// The first column, from 0.
    public var column: Int
    /// The number of rows.
    public var rowSpan: Int
    /// The number of columns.
    public var columnSpan: Int

    /// Creates a cell's position.
    public init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
        (self.row, self.column) = (row, column)
        (self.rowSpan, self.columnSpan) = (rowSpan, columnSpan)
    }
}

/// The accessibility tree of another program, embedded in an element.
public struct HostAccessiblePlug: Sendable, Hashable {
    /// The other program's name on the accessibility bus.
    public var name: String
    /// The D-Bus object path of the tree's root.
    public var path: String

    /// Creates an address from a bus name and an object path.
    public init(name: String, path: String) {
        (self.name, self.path) = (name, path)
    }
}

/// The attributes of an accessibility element.
public struct HostAccessibleElement: Sendable, Equatable {
    /// The role.
    public var role: HostAccessibleRole
    /// The current states.
    public var states: HostAccessibleStates = []
    /// The name.
    public var name = ""
    /// The hint. If no other attribute contains the value, the value follows the hint.
    public var details = ""
    /// The identifier for tests.
    public var identifier = ""
    /// The value as text.
    public var valueText = ""
    /// The language as a BCP 47 tag; empty for the program's own language.
    public var language = ""
    /// The position among siblings, from 1; 0 if unknown.
    public var position = 0
    /// The number of siblings.
    public var count = 0
    /// The frame, in points from the top left corner of the window's content.
    public var frame = CGRect.zero
    /// The action names; the first one activates the element.
    public var actions: [String] = []
    /// Whether the element has actions now, or may have actions later.
    public var mayHaveActions = false
    /// The numeric value.
    public var value: HostAccessibleValue?
    /// Whether the element has text with a caret.
    public var hasText = false
    /// Whether the element's children can be selected.
    public var selectsChildren = false
    /// The level of a heading, from 1; 0 for none.
    public var level = 0
    /// The number of a table's rows, including those out of view; 0 for other elements.
    public var rows = 0
    /// The number of a table's columns.
    public var columns = 0
    /// The cell's position in its table; nil for other elements.
    public var cell: HostAccessibleCell?
    /// Another program's tree. Its root follows the element's own children. Nil without such a tree.
    public var plug: HostAccessiblePlug?

    /// Creates an element with a role.
    public init(role: HostAccessibleRole) { self.role = role }
}

/// A text selection in Unicode code points.
public struct HostAccessibleSelection: Sendable, Equatable {
    /// The selected range. If only the caret is set, the range is empty.
    public var range: Range<Int>
    /// The caret: one end of the selection.
    public var caret: Int

    /// Creates a selection with the caret at one of its ends.
    public init(range: Range<Int>, caret: Int) {
        self.range = range
        self.caret = caret
    }
}

/// Answers the queries of assistive technologies. Elements are identified by numbers from 1, which are never reused.
///
/// The platform makes every call on the main thread, inside `Platform.with`. Text ranges count Unicode code points.
@MainActor
public protocol HostAccessibilitySource: AnyObject {
    /// The program's windows.
    var windows: [UInt64] { get }
    /// The attributes of an element; nil if the element no longer exists.
    func element(_ id: UInt64) -> HostAccessibleElement?
    /// The parent of an element. 0 if the parent is the program itself, nil if the element no longer exists.
    func parent(of id: UInt64) -> UInt64?
    /// The children of an element in reading order.
    func children(of id: UInt64) -> [UInt64]
    /// The window of an element.
    func window(of id: UInt64) -> (any HostWindow)?
    /// The innermost descendant at a point of the window, in points.
    func element(in id: UInt64, at point: CGPoint) -> UInt64?
    /// Performs one of the element's actions. Returns whether it succeeded.
    func perform(_ action: Int, on id: UInt64) -> Bool
    /// Sets the element's numeric value. Returns whether it succeeded.
    func setValue(_ value: Double, of id: UInt64) -> Bool
    /// Focuses the element. Returns whether it succeeded.
    func focus(_ id: UInt64) -> Bool
    /// Scrolls the element into view. Returns whether it succeeded.
    func reveal(_ id: UInt64) -> Bool
    /// Selects or deselects a child of the element. Returns whether it succeeded.
    func select(child: Int, of id: UInt64, _ isSelected: Bool) -> Bool
    /// The visible cell in a zero-based row and column of a table; nil if no cell is visible there.
    func cell(in id: UInt64, row: Int, column: Int) -> UInt64?
    /// The table of a cell.
    func table(of id: UInt64) -> UInt64?
    /// The header elements of a row of a table.
    func headers(ofRow row: Int, in id: UInt64) -> [UInt64]
    /// The header elements of a column of a table.
    func headers(ofColumn column: Int, in id: UInt64) -> [UInt64]
    /// The element's text.
    func text(of id: UInt64) -> String
    /// The selection in the element's text; nil for an element without one.
    func selection(of id: UInt64) -> HostAccessibleSelection?
    /// Selects a range of the element's text, or sets the caret. Returns whether it succeeded.
    func select(_ range: Range<Int>, in id: UInt64) -> Bool
    /// Replaces a range of the element's text. Returns whether it succeeded.
    func replace(_ range: Range<Int>, with text: String, in id: UInt64) -> Bool
    /// The frame of a range of the element's text, in points of its window.
    func frame(ofText range: Range<Int>, in id: UInt64) -> CGRect
    /// The line of the element's text that contains an offset; nil if only line breaks in the text end its lines.
    func line(at offset: Int, in id: UInt64) -> Range<Int>?
    /// The offset in the element's text at a point of its window, in points; -1 for a point without text. If nil, the caller searches with
    /// ``frame(ofText:in:)``.
    func place(inTextAt point: CGPoint, of id: UInt64) -> Int?
}

/// A change for assistive technologies.
public enum HostAccessibilityChange: Sendable, Equatable {
    /// A state was set or cleared.
    case state(UInt64, HostAccessibleStates, isOn: Bool)
    /// The name changed.
    case name(UInt64, String)
    /// The hint changed.
    case details(UInt64, String)
    /// The numeric value changed.
    case value(UInt64, Double)
    /// A child was added.
    case childAdded(parent: UInt64, child: UInt64, index: Int)
    /// A child was removed.
    case childRemoved(parent: UInt64, child: UInt64, index: Int)
    /// Another program's tree was embedded. Its root follows the element's own children, of which there are `index`.
    case plugged(UInt64, HostAccessiblePlug, index: Int)
    /// The embedded tree of another program was removed.
    case unplugged(UInt64, HostAccessiblePlug, index: Int)
    /// Text was inserted at an offset in code points.
    case textInserted(UInt64, at: Int, String)
    /// Text was removed at an offset in code points.
    case textRemoved(UInt64, at: Int, String)
    /// The caret moved to an offset in code points.
    case caretMoved(UInt64, to: Int)
    /// The text selection changed.
    case textSelectionChanged(UInt64)
    /// The selected children changed.
    case selectionChanged(UInt64)
    /// A window opened.
    case windowOpened(UInt64)
    /// A window closed.
    case windowClosed(UInt64)
    /// A window became active.
    case windowActivated(UInt64)
    /// A window became inactive.
    case windowDeactivated(UInt64)
}

/// Answers the requests of UI tests in another process.
@MainActor
public protocol HostAutomation: AnyObject {
    /// Performs a request, and returns its reply. Both are JSON. Nil if the request is malformed.
    ///
    /// The platform makes the call on the main thread, inside `Platform.with`.
    func answer(_ request: String) -> String?
}

/// The platform's accessibility API. Nothing is sent while no assistive technology is connected.
@MainActor
public protocol HostAccessibility: AnyObject {
    /// The object that answers queries. Weakly referenced.
    var source: (any HostAccessibilitySource)? { get set }
    /// Whether an assistive technology is connected: it has sent a query, or listens for changes.
    var hasAssistiveClient: Bool { get }
    /// Whether a screen reader is running.
    var isScreenReaderRunning: Bool { get }
    /// Called after ``hasAssistiveClient`` or ``isScreenReaderRunning`` changed.
    var onChange: (() -> Void)? { get set }
    /// Notifies listeners of a change.
    func send(_ change: HostAccessibilityChange)
    /// Announces a text. Returns false if no screen reader is running.
    func announce(_ text: String, isUrgent: Bool) -> Bool
    /// The connection to the accessibility bus while an assistive technology is connected; otherwise nil. Its type depends on the platform: with GTK it is a
    /// `GDBusConnection`.
    var nativeConnection: OpaquePointer? { get }
    /// The object that answers the requests of UI tests. Weakly referenced.
    var automation: (any HostAutomation)? { get set }
}

extension HostAccessibility {
    /// The default: no accessibility bus.
    public var nativeConnection: OpaquePointer? { nil }
    /// The default: no UI tests in another process.
    public var automation: (any HostAutomation)? {
        get { nil }
        set {}
    }
}

extension HostPlatform {
    /// The default: no accessibility API.
    public var accessibility: (any HostAccessibility)? { nil }
}
