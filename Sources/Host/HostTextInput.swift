import Foundation

/// The traits of a text input, for input methods and on-screen keyboards.
public struct HostTextInputTraits: Sendable, Equatable {
    /// The kind of text that the user is expected to enter.
    public enum Purpose: Sendable, Equatable {
        /// The purposes of input that GTK distinguishes.
        case text, digits, number, phone, url, email, name, password, pin
    }

    /// Hints for text input.
    public struct Hints: OptionSet, Sendable {
        /// One bit for each hint.
        public let rawValue: Int
        /// Creates hints from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Spell checking is on.
        public static let spellCheck = Hints(rawValue: 1 << 0)
        /// Spell checking is off.
        public static let noSpellCheck = Hints(rawValue: 1 << 1)
        /// Word completion is allowed.
        public static let completesWords = Hints(rawValue: 1 << 2)
        /// All characters are capitalized.
        public static let capitalizesCharacters = Hints(rawValue: 1 << 3)
        /// Words are capitalized.
        public static let capitalizesWords = Hints(rawValue: 1 << 4)
        /// Sentences are capitalized.
        public static let capitalizesSentences = Hints(rawValue: 1 << 5)
        /// The text is secret, so input methods must not learn it.
        public static let isSecret = Hints(rawValue: 1 << 6)
    }

    /// The purpose.
    public var purpose: Purpose
    /// The hints.
    public var hints: Hints

    /// Creates traits. The defaults are plain text and no hints.
    public init(purpose: Purpose = .text, hints: Hints = []) {
        self.purpose = purpose
        self.hints = hints
    }
}

/// The marked text of an input method.
public struct HostPreedit: Sendable, Equatable {
    /// The style of a range.
    public struct Part: Sendable, Equatable {
        /// The underline of a range.
        public enum Underline: Sendable, Equatable { case none, single, double, wavy }

        /// The range in UTF-16 units.
        public var range: Range<Int>
        /// The underline.
        public var underline: Underline
        /// Whether the user is selecting a candidate for the range.
        public var isHighlighted: Bool

        /// Creates a styled range.
        public init(range: Range<Int>, underline: Underline, isHighlighted: Bool) {
            self.range = range
            self.underline = underline
            self.isHighlighted = isHighlighted
        }
    }

    /// The marked text.
    public var text: String
    /// The caret's offset in the marked text, in UTF-16 units.
    public var caret: Int
    /// The styled ranges.
    public var parts: [Part]

    /// Creates marked text, by default without styled ranges.
    public init(text: String, caret: Int, parts: [Part] = []) {
        self.text = text
        self.caret = caret
        self.parts = parts
    }
}

/// The text around a caret: at most a few thousand characters.
public struct HostSurroundingText: Sendable, Equatable {
    /// The text, including the selection.
    public var text: String
    /// The caret's offset in bytes of UTF-8.
    public var caret: Int
    /// The other end of the selection, in bytes of UTF-8.
    public var anchor: Int

    /// Creates surrounding text. `caret` and `anchor` are equal without a selection.
    public init(text: String, caret: Int, anchor: Int) {
        self.text = text
        self.caret = caret
        self.anchor = anchor
    }
}

/// The target of text input. The window's platform queries it and delivers the text of input methods to it.
@MainActor
public protocol HostTextInputClient: AnyObject {
    /// The traits of the input.
    var textInputTraits: HostTextInputTraits { get }
    /// The surrounding text; nil if it is unknown or secret.
    var surroundingText: HostSurroundingText? { get }
    /// The caret's rectangle, in points of the window's content.
    var caretRect: CGRect { get }

    /// Commits text.
    func commit(_ text: String)
    /// Sets the marked text; nil removes it.
    func compose(_ preedit: HostPreedit?)
    /// Deletes `count` code points, beginning `offset` code points after the caret, or before the caret if `offset` is negative. Returns false if the client
    /// cannot do that.
    func deleteText(at offset: Int, count: Int) -> Bool
}
