import QuartzCore

/// A place between characters in the text of a ``UITextInput``, which makes its own subclass of this.
@preconcurrency @MainActor
open class UITextPosition: MainActorObject {
    /// A place of nothing; for subclasses.
    public init() {
        super.init(onMainActor: ())
    }
}

/// A range in the text of a ``UITextInput``, which makes its own subclass of this.
@preconcurrency @MainActor
open class UITextRange: MainActorObject {
    /// A range of nothing; for subclasses.
    public init() {
        super.init(onMainActor: ())
    }

    /// The range's beginning.
    open var start: UITextPosition { UITextPosition() }
    /// The range's end.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing is in the range.
    open var isEmpty: Bool { true }
}

/// A rectangle of a selection: a line's part of it.
@preconcurrency @MainActor
open class UITextSelectionRect: MainActorObject {
    /// A rectangle of nothing; for subclasses.
    public init() {
        super.init(onMainActor: ())
    }

    /// The rectangle, in the coordinates of the view that shows the text.
    open var rect: CGRect { .zero }
    /// The direction of the text in it.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A place in a text of ours, in UTF-16 units.
final class TextPlace: UITextPosition {
    nonisolated let offset: Int
    /// Of the two places that a broken line's end is, the one at the end of the line.
    nonisolated let isUpstream: Bool

    init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "UITextPosition(\(offset))" }
}

/// A range in a text of ours, in UTF-16 units.
final class TextSpan: UITextRange {
    nonisolated let range: Range<Int>
    private let isUpstream: Bool

    init(_ range: Range<Int>, isUpstream: Bool = false) {
        self.range = range
        self.isUpstream = isUpstream
        super.init()
    }

    override var start: UITextPosition { TextPlace(range.lowerBound, isUpstream: isUpstream && range.isEmpty) }
    override var end: UITextPosition { TextPlace(range.upperBound, isUpstream: isUpstream) }
    override var isEmpty: Bool { range.isEmpty }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
    nonisolated override var description: String { "UITextRange(\(range))" }
}

/// A rectangle of a selection in a text of ours.
final class TextSpanRect: UITextSelectionRect {
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
