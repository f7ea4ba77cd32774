import Foundation

/// What an element of the interface is, to assistive programs.
public enum HostAccessibleRole: String, Sendable, CaseIterable {
    /// A window.
    case window
    /// What holds others.
    case group
    /// A dialog.
    case dialog
    /// A message that wants an answer.
    case alert
    /// A list.
    case list
    /// One thing in a list.
    case listItem = "list item"
    /// A table of rows and columns.
    case table
    /// One thing in a table.
    case tableCell = "cell"
    /// The bar with a title and the way back.
    case navigationBar = "navigation bar"
    /// A bar of buttons.
    case toolBar = "tool bar"
    /// The bar that chooses between pages.
    case tabList = "tab bar"
    /// One choice of such a bar.
    case tab
    /// A menu.
    case menu
    /// A choice in a menu.
    case menuItem = "menu item"
    /// A choice in a menu that is on or off.
    case checkMenuItem = "checked menu item"
    /// A button.
    case button
    /// A button that stays on or off.
    case toggleButton = "toggle button"
    /// One of several choices, of which one is on.
    case radioButton = "segment"
    /// What is on or off.
    case `switch`
    /// A number that is set by dragging.
    case slider
    /// A number that is set in steps.
    case spinButton = "stepper"
    /// How far something is.
    case progressBar = "progress"
    /// A text.
    case label
    /// A title of what follows.
    case heading
    /// A text that leads elsewhere.
    case link
    /// A picture.
    case image
    /// A line to type in.
    case textField = "text field"
    /// A line to type in that finds things.
    case searchField = "search field"
    /// A line to type in that shows no letters.
    case passwordField = "password field"
    /// Lines to type in.
    case textView = "text view"
    /// A part of a window that programs jump to.
    case landmark
    /// A line between things.
    case separator
    /// A page of the web.
    case page
}

/// How an element is.
public struct HostAccessibleStates: OptionSet, Sendable, Hashable {
    /// A bit for each state.
    public let rawValue: UInt32
    /// The states whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It can be used.
    public static let enabled = HostAccessibleStates(rawValue: 1 << 0)
    /// It is in sight, or would be if it were not scrolled away.
    public static let visible = HostAccessibleStates(rawValue: 1 << 1)
    /// It is in sight.
    public static let showing = HostAccessibleStates(rawValue: 1 << 2)
    /// The keyboard can go there.
    public static let focusable = HostAccessibleStates(rawValue: 1 << 3)
    /// The keyboard is there.
    public static let focused = HostAccessibleStates(rawValue: 1 << 4)
    /// It can be selected.
    public static let selectable = HostAccessibleStates(rawValue: 1 << 5)
    /// It is selected.
    public static let selected = HostAccessibleStates(rawValue: 1 << 6)
    /// It can be on or off.
    public static let checkable = HostAccessibleStates(rawValue: 1 << 7)
    /// It is on.
    public static let checked = HostAccessibleStates(rawValue: 1 << 8)
    /// It is held down.
    public static let pressed = HostAccessibleStates(rawValue: 1 << 9)
    /// Its text can be changed.
    public static let editable = HostAccessibleStates(rawValue: 1 << 10)
    /// Its text may have several lines.
    public static let multiLine = HostAccessibleStates(rawValue: 1 << 11)
    /// Nothing else can be used while it is there.
    public static let modal = HostAccessibleStates(rawValue: 1 << 12)
    /// It can be opened.
    public static let expandable = HostAccessibleStates(rawValue: 1 << 13)
    /// It is open.
    public static let expanded = HostAccessibleStates(rawValue: 1 << 14)
    /// It is the window that has the keyboard.
    public static let active = HostAccessibleStates(rawValue: 1 << 15)
    /// Something goes on in it.
    public static let busy = HostAccessibleStates(rawValue: 1 << 16)
}

/// A number that an element holds.
public struct HostAccessibleValue: Sendable, Equatable {
    /// The number as it is.
    public var now: Double
    /// The least that it can be.
    public var least: Double
    /// The greatest that it can be.
    public var most: Double
    /// What it changes by at a time; 0 where it may be anything.
    public var step: Double

    /// A number between two others.
    public init(now: Double, least: Double, most: Double, step: Double) {
        self.now = now
        self.least = least
        self.most = most
        self.step = step
    }
}

/// Where a cell is in its table.
public struct HostAccessibleCell: Sendable, Equatable {
    /// The first of its rows, from 0.
    public var row: Int
    /// The first of its columns, from 0.
    public var column: Int
    /// How many rows it takes.
    public var rowSpan: Int
    /// How many columns it takes.
    public var columnSpan: Int

    /// A cell's place.
    public init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
        (self.row, self.column) = (row, column)
        (self.rowSpan, self.columnSpan) = (rowSpan, columnSpan)
    }
}

/// What another program shows inside of an element, and tells assistive programs of by itself.
public struct HostAccessiblePlug: Sendable, Hashable {
    /// The other program's name on the bus of assistive programs.
    public var name: String
    /// Where the other program's part begins.
    public var path: String

    /// What is found under a name and a path.
    public init(name: String, path: String) {
        (self.name, self.path) = (name, path)
    }
}

/// What assistive programs are told of an element.
public struct HostAccessibleElement: Sendable, Equatable {
    /// What kind of thing it is.
    public var role: HostAccessibleRole
    /// What holds for it now.
    public var states: HostAccessibleStates = []
    /// What it is called.
    public var name = ""
    /// What happens when it is used, and what it holds where nothing else says that.
    public var details = ""
    /// What tests find it by.
    public var identifier = ""
    /// What it holds, in words.
    public var valueText = ""
    /// The language of its words, as a BCP 47 tag; empty for the program's.
    public var language = ""
    /// Its place among its like, from 1; 0 for none.
    public var position = 0
    /// How many of its like there are.
    public var count = 0
    /// Where it is, in points from the top left corner of its window's content.
    public var frame = CGRect.zero
    /// What can be done with it, the first by activating it.
    public var actions: [String] = []
    /// Whether there are actions, or may be some later on.
    public var mayHaveActions = false
    /// The number that it holds.
    public var value: HostAccessibleValue?
    /// Whether it holds text with a caret.
    public var hasText = false
    /// Whether its children can be selected.
    public var selectsChildren = false
    /// The level of a heading, from 1; 0 for none.
    public var level = 0
    /// How many rows a table has, also those out of sight; 0 for what is no table.
    public var rows = 0
    /// How many columns a table has.
    public var columns = 0
    /// Where a cell is in its table; nil for what is in none.
    public var cell: HostAccessibleCell?
    /// What another program shows in it, after its own children.
    public var plug: HostAccessiblePlug?

    /// An element of a kind, of which nothing else is known yet.
    public init(role: HostAccessibleRole) { self.role = role }
}

/// What is selected in an element's text, in Unicode code points.
public struct HostAccessibleSelection: Sendable, Equatable {
    /// What is selected; empty at the caret where nothing is.
    public var range: Range<Int>
    /// Where the caret is: at one end of the selection.
    public var caret: Int

    /// A selection with the caret at one of its ends.
    public init(range: Range<Int>, caret: Int) {
        self.range = range
        self.caret = caret
    }
}

/// Answers what assistive programs ask. Elements are numbers from 1 on; a number that is gone is never given again.
///
/// Every call is on the main thread, inside `Platform.with`. Ranges of text count Unicode code points.
@MainActor
public protocol HostAccessibilitySource: AnyObject {
    /// The program's windows.
    var windows: [UInt64] { get }
    /// What there is to say of an element; nil where it is gone.
    func element(_ id: UInt64) -> HostAccessibleElement?
    /// What an element is in; 0 for the program, nil where it is gone.
    func parent(of id: UInt64) -> UInt64?
    /// What is in an element, in the order in which it is read.
    func children(of id: UInt64) -> [UInt64]
    /// The window that an element is in.
    func window(of id: UInt64) -> (any HostWindow)?
    /// The innermost element in `id` at a point of its window, in points.
    func element(in id: UInt64, at point: CGPoint) -> UInt64?
    /// Does one of the element's actions, and answers whether it did.
    func perform(_ action: Int, on id: UInt64) -> Bool
    /// Gives the element another number to hold.
    func setValue(_ value: Double, of id: UInt64) -> Bool
    /// Gives the keyboard to the element.
    func focus(_ id: UInt64) -> Bool
    /// Scrolls the element into sight.
    func reveal(_ id: UInt64) -> Bool
    /// Selects or deselects one of the element's children.
    func select(child: Int, of id: UInt64, _ isSelected: Bool) -> Bool
    /// The cell in a row and a column of a table, from 0; nil for none that is in sight.
    func cell(in id: UInt64, row: Int, column: Int) -> UInt64?
    /// The table that a cell is in.
    func table(of id: UInt64) -> UInt64?
    /// What heads a row of a table.
    func headers(ofRow row: Int, in id: UInt64) -> [UInt64]
    /// What heads a column of a table.
    func headers(ofColumn column: Int, in id: UInt64) -> [UInt64]
    /// The element's text.
    func text(of id: UInt64) -> String
    /// What is selected in the element's text; nil where nothing can be.
    func selection(of id: UInt64) -> HostAccessibleSelection?
    /// Selects a part of the element's text, or puts the caret there.
    func select(_ range: Range<Int>, in id: UInt64) -> Bool
    /// Puts a text in place of a part of the element's.
    func replace(_ range: Range<Int>, with text: String, in id: UInt64) -> Bool
    /// Where a part of the element's text is, in points of its window.
    func frame(ofText range: Range<Int>, in id: UInt64) -> CGRect
    /// The line of the element's text that a place is in; nil where lines end at line breaks alone.
    func line(at place: Int, in id: UInt64) -> Range<Int>?
    /// The place in the element's text at a point of its window, in points, -1 for none there; nil where ``frame(ofText:in:)`` of each letter says it.
    func place(inTextAt point: CGPoint, of id: UInt64) -> Int?
}

/// Something that assistive programs are told.
public enum HostAccessibilityChange: Sendable, Equatable {
    /// A state of an element came or went.
    case state(UInt64, HostAccessibleStates, isOn: Bool)
    /// An element is called something else.
    case name(UInt64, String)
    /// What happens when an element is used is something else.
    case details(UInt64, String)
    /// The number that an element holds is another.
    case value(UInt64, Double)
    /// An element has one more in it.
    case childAdded(parent: UInt64, child: UInt64, index: Int)
    /// An element has one less in it.
    case childRemoved(parent: UInt64, child: UInt64, index: Int)
    /// Another program shows something in an element, after its own children, of which there are `index`.
    case plugged(UInt64, HostAccessiblePlug, index: Int)
    /// What another program showed in an element is gone.
    case unplugged(UInt64, HostAccessiblePlug, index: Int)
    /// Text came into an element, at a place in code points.
    case textInserted(UInt64, at: Int, String)
    /// Text left an element, at a place in code points.
    case textRemoved(UInt64, at: Int, String)
    /// The caret of an element is elsewhere, in code points.
    case caretMoved(UInt64, to: Int)
    /// Another part of an element's text is selected.
    case textSelectionChanged(UInt64)
    /// Other children of an element are selected.
    case selectionChanged(UInt64)
    /// A window came.
    case windowOpened(UInt64)
    /// A window went.
    case windowClosed(UInt64)
    /// A window got the keyboard.
    case windowActivated(UInt64)
    /// A window lost the keyboard.
    case windowDeactivated(UInt64)
}

/// The desktop's way to assistive programs. Nothing is sent while none listens.
@MainActor
public protocol HostAccessibility: AnyObject {
    /// Answers what assistive programs ask; held weakly.
    var source: (any HostAccessibilitySource)? { get set }
    /// Whether a program asked us anything and is still there, or listens for what happens.
    var isHeard: Bool { get }
    /// Whether a screen reader runs.
    var isScreenReaderRunning: Bool { get }
    /// Called after ``isHeard`` or ``isScreenReaderRunning`` changed.
    var onChange: (() -> Void)? { get set }
    /// Tells those that listen what happened.
    func send(_ change: HostAccessibilityChange)
    /// Has a text said; false where nothing is there to say it.
    func announce(_ text: String, isUrgent: Bool) -> Bool
}

extension HostPlatform {
    /// None, unless a platform says otherwise.
    public var accessibility: (any HostAccessibility)? { nil }
}
