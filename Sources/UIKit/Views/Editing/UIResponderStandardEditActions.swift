import Foundation

/// The standard edit commands for a responder's selection.
///
/// Every responder has these methods, and can perform those that it overrides. Selectors such as `Selector.copy` identify the methods in
/// ``UIResponder/canPerformAction(_:withSender:)``, key commands and menus.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by the pasteboard's content.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the word or item at the current position.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Replaces the selection by the pasteboard's text, in the selection's style.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Toggles bold.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italics.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline.
    func toggleUnderline(_ sender: Any?)
    /// Increases the font size.
    func increaseSize(_ sender: Any?)
    /// Decreases the font size.
    func decreaseSize(_ sender: Any?)
    /// Sets the writing direction to left-to-right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction to right-to-left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Shows the find bar.
    func find(_ sender: Any?)
    /// Shows the find bar with its field for replacements.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next result.
    func findNext(_ sender: Any?)
    /// Goes to the previous result.
    func findPrevious(_ sender: Any?)
    /// Searches for the selected text.
    func useSelectionForFind(_ sender: Any?)
    /// Replaces the attributes of each run in the selection by the result of `conversionHandler`, which receives the run's current attributes.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}

extension Selector {
    /// ``UIResponderStandardEditActions/cut(_:)``
    public static let cut = Selector("cut:", UIResponder.cut(_:))
    /// ``UIResponderStandardEditActions/copy(_:)``
    public static let copy = Selector("copy:", UIResponder.copy(_:))
    /// ``UIResponderStandardEditActions/paste(_:)``
    public static let paste = Selector("paste:", UIResponder.paste(_:))
    /// ``UIResponderStandardEditActions/delete(_:)``
    public static let delete = Selector("delete:", UIResponder.delete(_:))
    /// ``UIResponderStandardEditActions/select(_:)``
    public static let select = Selector("select:", UIResponder.select(_:))
    /// ``UIResponderStandardEditActions/selectAll(_:)``
    public static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
}
