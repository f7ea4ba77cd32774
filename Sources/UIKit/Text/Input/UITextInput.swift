import CoreGraphics
import Foundation

/// A responder that accepts typed characters while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that ``deleteBackward()`` can delete.
    var hasText: Bool { get }
    /// Inserts `text` at the caret, replacing the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or else the character before the caret.
    func deleteBackward()
}

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text.
    case forward = 0
    /// Towards the beginning of the text.
    case backward = 1
}

/// A visual direction in laid-out text.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Above.
    case up = 4
    /// Below.
    case down = 5
}

/// A direction in text: the raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the storage or layout direction.
    public var rawValue: Int
    /// The direction with a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The direction with a raw value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Wraps a direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
    /// Wraps a visual direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
}

/// Units of text, from characters to documents.
public enum UITextGranularity: Int, Sendable {
    /// A grapheme cluster: one character as the user perceives it.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph, including its terminator.
    case paragraph = 3
    /// A line of the layout.
    case line = 4
    /// The whole text.
    case document = 5
}

/// A responder with editable text: it supplies positions, ranges and rectangles of its text, and edits it.
///
/// Input methods, keys, carets and selections work through this protocol. A conforming class defines subclasses of ``UITextPosition`` and
/// ``UITextRange``. It notifies its ``inputDelegate`` of its own changes and shows carets and selections with a ``UITextInteraction``.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether the text of a range may be replaced. True unless implemented.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// The selection. An empty range is the caret's position.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the marked text. Nil without marked text.
    var markedTextRange: UITextRange? { get }
    /// The attributes of the marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or else the selection, with new marked text. `selectedRange` is relative to the new marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Replaces the marked text, or else the selection, with new marked text in the style of an input method. Calls
    /// ``setMarkedText(_:selectedRange:)`` unless implemented.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
    /// Whether the user may change the text. True unless implemented. The input method ignores a responder that is not editable at the time when it
    /// becomes first responder.
    var isEditable: Bool { get }

    /// The text's beginning.
    var beginningOfDocument: UITextPosition { get }
    /// The text's end.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position at a distance of `offset` UTF-16 units; a negative `offset` counts backward. Nil if the result is outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position that is `offset` characters or lines away in a direction. Nil if the result is outside the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 units between two positions. Negative if `toPosition` precedes `from`.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The object that the text input notifies of changes by the app. The system sets this property. Conforming classes hold the object weakly.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds the boundaries of words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }

    /// The position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the next character or line in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// The base writing direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the base writing direction of the text in a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The rectangle of the first line of a range, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret's rectangle at a position, in the coordinates of ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a range, one or more for each line, in the coordinates of ``textInputView``.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position closest to a point, in the coordinates of ``textInputView``.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position within a range that is closest to a point, in the coordinates of ``textInputView``.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at a point, in the coordinates of ``textInputView``.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The attributes of the text at a position, or of text that would be typed there.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// The view that defines the coordinate space of the rectangles. A responder that is a view returns itself by default.
    var textInputView: UIView { get }
    /// Caret affinity at a soft line break. Backward draws the caret at the end of the upper line. If not implemented, the affinity is forward.
    var selectionAffinity: UITextStorageDirection { get set }

    /// The edit menu of a range, given the suggested commands. Nil, the default, shows the suggestions; an empty menu shows no menu.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before an edit menu appears.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before an edit menu disappears.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public var isEditable: Bool { true }
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
}

/// The system's object that a ``UITextInput`` notifies of changes by the app.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Notifies the system that the app is about to change the selection.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Notifies the system that the app changed the selection.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Notifies the system that the app is about to change the text.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Notifies the system that the app changed the text.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the boundaries of words, sentences and other units in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The range of the unit at a position. Between two adjacent units, a forward `direction` selects the second unit, a backward one the first.
    /// Nil if the position is not in or next to a unit.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a position is a boundary of a unit: the end if `direction` is forward, the start if it is backward.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next boundary of a unit in `direction`.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is within a unit. The unit's boundary in `direction` is outside.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}
