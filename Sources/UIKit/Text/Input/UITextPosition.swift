import QuartzCore

/// A position between characters in the text of a ``UITextInput``. Each text input defines a subclass.
@preconcurrency @MainActor
open class UITextPosition: MainActorObject {
    /// Creates a position for a subclass.
    public init() {
        super.init(onMainActor: ())
    }
}

/// A range in the text of a ``UITextInput``. Each text input defines a subclass.
@preconcurrency @MainActor
open class UITextRange: MainActorObject {
    /// Creates a range for a subclass.
    public init() {
        super.init(onMainActor: ())
    }

    /// The range's start.
    open var start: UITextPosition { UITextPosition() }
    /// The range's end.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range is empty.
    open var isEmpty: Bool { true }
}

/// A rectangle of a selection, within one line.
@preconcurrency @MainActor
open class UITextSelectionRect: MainActorObject {
    /// Creates a rectangle for a subclass.
    public init() {
        super.init(onMainActor: ())
    }

    /// The rectangle, in the coordinates of the view that shows the text.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the rectangle contains the selection's start.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the selection's end.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}

/// A position in the text of a field or text view, in UTF-16 units.
final class OffsetTextPosition: UITextPosition {
    nonisolated let offset: Int
    /// Caret affinity. True draws a caret at a soft line break at the end of the upper line.
    nonisolated let isUpstream: Bool

    init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "UITextPosition(\(offset))" }
}

/// A range in the text of a field or text view, in UTF-16 units.
final class OffsetTextRange: UITextRange {
    nonisolated let range: Range<Int>
    private let isUpstream: Bool

    init(_ range: Range<Int>, isUpstream: Bool = false) {
        self.range = range
        self.isUpstream = isUpstream
        super.init()
    }

    override var start: UITextPosition { OffsetTextPosition(range.lowerBound, isUpstream: isUpstream && range.isEmpty) }
    override var end: UITextPosition { OffsetTextPosition(range.upperBound, isUpstream: isUpstream) }
    override var isEmpty: Bool { range.isEmpty }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
    nonisolated override var description: String { "UITextRange(\(range))" }
}

/// A selection rectangle in the text of a field or text view.
final class OffsetSelectionRect: UITextSelectionRect {
    private let textRect: TextRect

    init(_ textRect: TextRect) {
        self.textRect = textRect
        super.init()
    }

    override var rect: CGRect { textRect.rect }
    override var writingDirection: NSWritingDirection { textRect.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { textRect.containsStart }
    override var containsEnd: Bool { textRect.containsEnd }
}
