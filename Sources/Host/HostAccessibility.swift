import Foundation

/// What an element of the interface is, to assistive programs.
public enum HostAccessibleRole: String, Sendable, CaseIterable {
    case window
    case group
    case dialog
    case alert
    case list
    case listItem = "list item"
    case table
    case tableCell = "cell"
    case navigationBar = "navigation bar"
    case toolBar = "tool bar"
    case tabList = "tab bar"
    case tab
    case menu
    case menuItem = "menu item"
    case checkMenuItem = "checked menu item"
    case button
    case toggleButton = "toggle button"
    case radioButton = "segment"
    case `switch`
    case slider
    case spinButton = "stepper"
    case progressBar = "progress"
    case label
    case heading
    case link
    case image
    case textField = "text field"
    case searchField = "search field"
    case passwordField = "password field"
    case textView = "text view"
    case landmark
    case separator
    case page
}

/// How an element is.
public struct HostAccessibleStates: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It can be used.
    public static let enabled = HostAccessibleStates(rawValue: 1 << 0)
    /// It is in sight, or would be if it were not scrolled away.
    public static let visible = HostAccessibleStates(rawValue: 1 << 1)
    /// It is in sight.
    public static let showing = HostAccessibleStates(rawValue: 1 << 2)
    public static let focusable = HostAccessibleStates(rawValue: 1 << 3)
    public static let focused = HostAccessibleStates(rawValue: 1 << 4)
    public static let selectable = HostAccessibleStates(rawValue: 1 << 5)
    public static let selected = HostAccessibleStates(rawValue: 1 << 6)
    public static let checkable = HostAccessibleStates(rawValue: 1 << 7)
    public static let checked = HostAccessibleStates(rawValue: 1 << 8)
    public static let pressed = HostAccessibleStates(rawValue: 1 << 9)
    public static let editable = HostAccessibleStates(rawValue: 1 << 10)
    public static let multiLine = HostAccessibleStates(rawValue: 1 << 11)
    public static let modal = HostAccessibleStates(rawValue: 1 << 12)
    public static let expandable = HostAccessibleStates(rawValue: 1 << 13)
    public static let expanded = HostAccessibleStates(rawValue: 1 << 14)
    /// It is the window that has the keyboard.
    public static let active = HostAccessibleStates(rawValue: 1 << 15)
    /// Something goes on in it.
    public static let busy = HostAccessibleStates(rawValue: 1 << 16)
}

/// A number that an element holds.
public struct HostAccessibleValue: Sendable, Equatable {
    public var now: Double
    public var least: Double
    public var most: Double
    public var step: Double

    public init(now: Double, least: Double, most: Double, step: Double) {
        self.now = now
        self.least = least
        self.most = most
        self.step = step
    }
}

/// What assistive programs are told of an element.
public struct HostAccessibleElement: Sendable, Equatable {
    public var role: HostAccessibleRole
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
    /// The number that it holds.
    public var value: HostAccessibleValue?
    /// Whether it holds text with a caret.
    public var hasText = false
    /// Whether its children can be selected.
    public var selectsChildren = false
    /// The level of a heading, from 1; 0 for none.
    public var level = 0

    public init(role: HostAccessibleRole) { self.role = role }
}

/// What is selected in an element's text, in Unicode code points.
public struct HostAccessibleSelection: Sendable, Equatable {
    public var range: Range<Int>
    public var caret: Int

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
}

/// Something that assistive programs are told.
public enum HostAccessibilityChange: Sendable, Equatable {
    case state(UInt64, HostAccessibleStates, isOn: Bool)
    case name(UInt64, String)
    case details(UInt64, String)
    case value(UInt64, Double)
    case childAdded(parent: UInt64, child: UInt64, index: Int)
    case childRemoved(parent: UInt64, child: UInt64, index: Int)
    case textInserted(UInt64, at: Int, String)
    case textRemoved(UInt64, at: Int, String)
    case caretMoved(UInt64, to: Int)
    case textSelectionChanged(UInt64)
    case selectionChanged(UInt64)
    case windowOpened(UInt64)
    case windowClosed(UInt64)
    case windowActivated(UInt64)
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
