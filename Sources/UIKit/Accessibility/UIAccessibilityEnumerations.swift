/// The kind of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No particular kind.
    case none = 0
    /// A table with rows and columns: a ``UIAccessibilityContainerDataTable``.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A landmark, as on a web page.
    case landmark = 3
    /// A group whose label is read when the focus enters it.
    case semanticGroup = 4
}

/// A direction of scrolling.
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

/// The keyboard's navigation style for a container's elements. In a combined container, Tab stops once and the arrow keys move between elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Tab stops at each element.
    case separate = 1
    /// Tab stops once at the container.
    case combined = 2
}

/// Whether an expandable element is expanded.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element is not expandable.
    case unsupported = 0
    /// The element is expanded.
    case expanded = 1
    /// The element is collapsed.
    case collapsed = 2
}

/// The handling of touches in an element that allows direct interaction.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Assistive technologies do not speak while the user touches the element, because the element plays its own sounds.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The user must activate the element before it receives touches.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of text in an element, which determines how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The context's string.
    public let rawValue: String

    /// Creates a context from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A document that is edited.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// File names and paths.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// A terminal.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
