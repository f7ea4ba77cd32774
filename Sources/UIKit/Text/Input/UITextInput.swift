import CoreGraphics
import Foundation

/// A responder that characters can be typed into while it is the first one.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that ``deleteBackward()`` could take away.
    var hasText: Bool { get }
    /// Puts `text` at the caret, in place of what is selected.
    func insertText(_ text: String)
    /// Takes away what is selected, or else the character before the caret.
    func deleteBackward()
}

/// Where a place lies from another one, in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
    /// After it.
    case forward = 0
    /// Before it.
    case backward = 1
}

/// Where a place lies from another one, as it is seen.
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
    /// That of the direction that it stands for.
    public var rawValue: Int
    /// The direction with a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The direction with a raw value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
    /// A direction as it is seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
}

/// Parts that text consists of.
public enum UITextGranularity: Int, Sendable {
    /// What people see as one character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// What ends with a line feed.
    case paragraph = 3
    /// What stands on one line.
    case line = 4
    /// All of it.
    case document = 5
}

/// A responder whose text can be edited: it tells places, ranges and rectangles of its text, and changes it.
///
/// What the system knows of editing (input methods, keys, carets, selections) it does through this protocol. A class of your own that
/// conforms makes its own subclasses of ``UITextPosition`` and ``UITextRange``, tells its ``inputDelegate`` of changes that it makes by itself, and
/// gets carets and selections from a ``UITextInteraction``.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range.
    func text(in range: UITextRange) -> String?
    /// Puts `text` in place of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether the text of a range may be replaced. True unless implemented.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// What is selected, or where the caret is: an empty range.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method composes; nil where none does.
    var markedTextRange: UITextRange? { get }
    /// The attributes that ``markedTextRange`` is shown with.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts what an input method composes in place of what it composed before, or of the selection; `selectedRange` is in it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes text of what is composed.
    func unmarkText()

    /// The text's beginning.
    var beginningOfDocument: UITextPosition { get }
    /// The text's end.
    var endOfDocument: UITextPosition { get }
    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units after another one; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so many characters or lines away in a direction.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// How two places lie.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Is to be told of changes that the app makes; set by the system. Weak in every class.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Tells words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }

    /// The place in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// From a place to the farthest in a direction, of one character's width or height.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// The direction in which the text at a place runs.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Lets the text of a range run in a direction.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The rectangle of a range, of its first line where it has several, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of a caret.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a range, line by line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place nearest to a point within a range.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The attributes of text at a place, or of what would be typed there.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// The view in whose coordinates the rectangles are: the responder itself, unless implemented.
    var textInputView: UIView { get }
    /// Of the two places that a broken line's end is: backward for the one at the end of the line.
    var selectionAffinity: UITextStorageDirection { get set }

    /// The edit menu of a range, from what is suggested: the commands that can be performed. Nil, the default, shows what is suggested; a menu
    /// of nothing shows none.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// An edit menu is about to come.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// An edit menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
}

/// Is told by a ``UITextInput`` of changes that do not come from the system.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Tells the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The part that holds a place, or that ends or begins there in `direction`; nil between parts.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a place is the edge of a part, as it is met in `direction`.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next edge of a part in `direction`.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place is in a part.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}
