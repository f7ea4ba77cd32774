import Foundation

/// A container whose elements form a table of rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the element at a row and column, or nil for an empty cell. An element that spans several cells is returned for each of them.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// Returns the number of rows.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the header elements of a row. The default implementation returns nil.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the header elements of a column. The default implementation returns nil.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// An element of a ``UIAccessibilityContainerDataTable``.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the first row and the number of rows that the element spans.
    func accessibilityRowRange() -> NSRange
    /// Returns the first column and the number of columns that the element spans.
    func accessibilityColumnRange() -> NSRange
}

/// A view with text that is read line by line, like a page of a book. Screen readers read the text and the frames of the lines.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// Returns the index of the line at a point in the view's coordinates. `NSNotFound` without a line at the point.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line; nil if it does not exist.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line, in screen coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the page; nil without text.
    func accessibilityPageContent() -> String?
    /// Returns the attributed text of a line. The default implementation returns the plain text.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the attributed text of the page. The default implementation returns the plain text.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}

/// An object that tests identify by a string.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// An identifier for tests. It is neither shown nor read aloud.
    var accessibilityIdentifier: String? { get set }
}
