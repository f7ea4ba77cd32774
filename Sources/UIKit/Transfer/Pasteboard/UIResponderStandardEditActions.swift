import Foundation

/// The commands of an Edit menu that a responder can perform on what is selected in it.
///
/// Every responder has these methods; one that overrides a method can perform it. ``Selector/copy`` and its like name them in
/// ``UIResponder/canPerformAction(_:withSender:)``, key commands and menus.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Puts the selection on the pasteboard and removes it.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Puts what is on the pasteboard in place of the selection.
    func paste(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Selects what is at hand.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Puts the pasteboard's text in place of the selection, in its style.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Makes the selection bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection's letters larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection's letters smaller.
    func decreaseSize(_ sender: Any?)
    /// Writes the selection's paragraphs from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Writes the selection's paragraphs from right to left.
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
    /// Gives each stretch of the selection the attributes that `conversionHandler` makes of its own.
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
