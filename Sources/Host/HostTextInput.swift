import Foundation

/// What a text is, for the platform's input methods and for a keyboard on the screen.
public struct HostTextInputTraits: Sendable, Equatable {
    /// What is typed.
    public enum Purpose: Sendable, Equatable {
        /// What the keyboard, and suggestions, are to suit.
        case text, letters, digits, number, phone, url, email, name, password, pin
    }

    /// How it may be typed.
    public struct Hints: OptionSet, Sendable {
        /// A bit for each hint.
        public let rawValue: Int
        /// The hints whose bits are set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Spelling is checked.
        public static let spellCheck = Hints(rawValue: 1 << 0)
        /// Spelling is not checked.
        public static let noSpellCheck = Hints(rawValue: 1 << 1)
        /// Words may be completed.
        public static let completesWords = Hints(rawValue: 1 << 2)
        /// All letters are capital ones.
        public static let capitalizesCharacters = Hints(rawValue: 1 << 3)
        /// Words begin with a capital letter.
        public static let capitalizesWords = Hints(rawValue: 1 << 4)
        /// Sentences begin with a capital letter.
        public static let capitalizesSentences = Hints(rawValue: 1 << 5)
        /// The text is kept secret: input methods do not learn it.
        public static let isSecret = Hints(rawValue: 1 << 6)
        /// There may be several lines.
        public static let hasLines = Hints(rawValue: 1 << 7)
    }

    /// What is typed.
    public var purpose: Purpose
    /// How it may be typed.
    public var hints: Hints

    /// Text without hints unless said.
    public init(purpose: Purpose = .text, hints: Hints = []) {
        self.purpose = purpose
        self.hints = hints
    }
}

/// What an input method composes before it is entered.
public struct HostPreedit: Sendable, Equatable {
    /// How a part of it is shown.
    public struct Part: Sendable, Equatable {
        /// The line below a part.
        public enum Underline: Sendable, Equatable { case none, single, double, wavy }

        /// In UTF-16 units.
        public var range: Range<Int>
        /// The line below it.
        public var underline: Underline
        /// It is what the person is choosing.
        public var isHighlighted: Bool

        /// A part of what is composed.
        public init(range: Range<Int>, underline: Underline, isHighlighted: Bool) {
            self.range = range
            self.underline = underline
            self.isHighlighted = isHighlighted
        }
    }

    /// What is composed so far.
    public var text: String
    /// Where the caret is in it, in UTF-16 units.
    public var caret: Int
    /// The parts that are shown in ways of their own; the rest is shown as usual.
    public var parts: [Part]

    /// What is composed, without parts unless said.
    public init(text: String, caret: Int, parts: [Part] = []) {
        self.text = text
        self.caret = caret
        self.parts = parts
    }
}

/// The text around a caret, of at most some thousand characters.
public struct HostSurroundingText: Sendable, Equatable {
    /// The text, the selection included.
    public var text: String
    /// Where the caret is, in bytes of UTF-8.
    public var caret: Int
    /// The other end of the selection, in bytes of UTF-8.
    public var anchor: Int

    /// A text with a caret and the other end of a selection; both in one place where nothing is selected.
    public init(text: String, caret: Int, anchor: Int) {
        self.text = text
        self.caret = caret
        self.anchor = anchor
    }
}

/// What text is typed into: a window's platform asks it, and gives it what input methods make of keys.
@MainActor
public protocol HostTextInputClient: AnyObject {
    /// What is typed there, and how it may be.
    var textInputTraits: HostTextInputTraits { get }
    /// Nil where it is not known or secret.
    var surroundingText: HostSurroundingText? { get }
    /// In points of the window's content.
    var caretRect: CGRect { get }

    /// Text was entered.
    func commit(_ text: String)
    /// What is composed changed; nil: nothing is.
    func compose(_ preedit: HostPreedit?)
    /// Takes away `count` characters (code points) from `offset` characters behind the caret on; before it, where that is negative. False
    /// where it cannot.
    func deleteText(at offset: Int, count: Int) -> Bool
}
