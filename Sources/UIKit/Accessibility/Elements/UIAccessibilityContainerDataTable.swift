import CConformance
import Foundation

/// A container whose elements lie in rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The element in a row and a column; one that covers several is the answer for each of them. Nil where there is none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// How many rows there are.
    func accessibilityRowCount() -> Int
    /// How many columns there are.
    func accessibilityColumnCount() -> Int
    /// The elements that head a row. None unless said otherwise.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The elements that head a column. None unless said otherwise.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// An element of a ``UIAccessibilityContainerDataTable``.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The first of its rows, and how many.
    func accessibilityRowRange() -> NSRange
    /// The first of its columns, and how many.
    func accessibilityColumnRange() -> NSRange
}

/// A view of text that is read line by line, as a page of a book. Readers get its text, its lines and where they are.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// The line at a point of the view; `NSNotFound` for none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// A line's text; nil for none.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// A line's place on the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// All of the page's text; nil for none.
    func accessibilityPageContent() -> String?
    /// A line's text with attributes. The plain text, unless said otherwise.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// All of the page's text with attributes. The plain text, unless said otherwise.
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

/// An object that tests find by an identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests to find the object by; never shown, and never said.
    var accessibilityIdentifier: String? { get set }
}

/// A scroll view's delegate that says where the content is scrolled to.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// What is said when the content was scrolled: "Rows 3 to 9 of 40". Nil unless implemented.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        defaultImplementation(of: .accessibilityScrollStatusFor)
        return nil
    }
}
