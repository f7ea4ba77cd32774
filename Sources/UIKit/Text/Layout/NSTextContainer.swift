import CoreGraphics
import Foundation

/// The room that a text is laid out in.
open class NSTextContainer: NSObject {
    /// A container of a size; a length of 0 is no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// A container without limits.
    public override convenience init() { self.init(size: .zero) }

    /// Width and height in points; a length of 0 is no limit.
    open var size: CGSize {
        didSet { if size != oldValue { layoutManager?.containerDidChange() } }
    }

    /// The room that lines leave free at both ends, in points. 5 unless set.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { layoutManager?.containerDidChange() } }
    }

    /// How many lines there may be; 0, the default, for any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { layoutManager?.containerDidChange() } }
    }

    /// Shapes that lines keep clear of, in points from the container's top left corner: the text flows on their left and on their right. None unless
    /// set.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { layoutManager?.containerDidChange() }
    }

    /// What becomes of the last of those lines. Broken between words unless set.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { layoutManager?.containerDidChange() } }
    }

    /// Whether the width follows that of the text view.
    open var widthTracksTextView = false

    /// The layout that fills the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
}
