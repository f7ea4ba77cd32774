import CoreGraphics
import Foundation

/// The area that a text is laid out in.
open class NSTextContainer: NSObject {
    /// A container with the given size, in points. A length of 0 is unlimited.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// A container without size limits.
    public override convenience init() { self.init(size: .zero) }

    /// The width and height in points. A length of 0 is unlimited.
    open var size: CGSize {
        didSet { if size != oldValue { layoutManager?.containerDidChange() } }
    }

    /// The space at both ends of each line, in points. 5 unless set.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { layoutManager?.containerDidChange() } }
    }

    /// The maximum number of lines. 0, the default, is unlimited.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { layoutManager?.containerDidChange() } }
    }

    /// Paths that lines avoid, in points from the container's top left corner. Text flows on both sides of them. An empty array by default.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { layoutManager?.containerDidChange() }
    }

    /// The truncation of the last line. Word wrapping unless set.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { layoutManager?.containerDidChange() } }
    }

    /// Whether the width follows the text view's width.
    open var widthTracksTextView = false

    /// The layout manager of the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
}
