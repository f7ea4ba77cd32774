/// What a container is.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table with rows and columns: a ``UIAccessibilityContainerDataTable``.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A part of the whole that people look for, as a landmark of a page.
    case landmark = 3
    /// A group whose label is said when a person comes into it.
    case semanticGroup = 4
}

/// Where content is scrolled to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the previous page.
    case previous = 6
}

/// How a person goes through a container's elements without pointing: by Tab, which comes to a combined container once and leaves the rest to arrows.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// Each of the elements by itself.
    case separate = 1
    /// The elements as one.
    case combined = 2
}

/// Whether something that can be opened is.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// It cannot be opened.
    case unsupported = 0
    /// It is open.
    case expanded = 1
    /// It is closed.
    case collapsed = 2
}

/// How touches reach an element that allows direct interaction.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is said over what the element says by itself.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The element has to be activated first.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// What kind of text an element holds, which says how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The context's name.
    public let rawValue: String

    /// The context of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A document to be edited.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names and places of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// A program.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// A terminal.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
