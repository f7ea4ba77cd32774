import Foundation

/// How a preview of a view looks: which part of the view is seen, what is behind it, and what its shadow is cast by.
@preconcurrency @MainActor
open class UIPreviewParameters: MainActorObject, NSCopying {
    private var visible: UIBezierPath?
    private var shadow: UIBezierPath?
    private var background: UIColor?

    /// The whole view on the default background, with the shadow that the view's bounds cast.
    public init() {
        super.init(onMainActor: ())
    }

    /// A part of a text: the lines' rectangles, grown a little and joined to one rounded shape, are the ``visiblePath``.
    ///
    /// - Parameter textLineRects: A `CGRect` for each line or piece of a line, in the coordinates of the previewed view.
    public init(textLineRects: [NSValue]) {
        super.init(onMainActor: ())
        let outline = TextLineOutline(lines: textLineRects.map(\.cgRectValue))
        if !outline.path.isEmpty { visible = UIBezierPath(cgPath: outline.path) }
    }

    /// What is seen of the view, in its coordinates; everything outside is left out. Nil, the default, shows all of its bounds.
    /// A copy is kept: changes of the path that was given or is read do not count.
    open var visiblePath: UIBezierPath? {
        get { visible?.copied }
        set { visible = newValue?.copied }
    }

    /// What casts the shadow, in the coordinates of the view. Nil, the default, is the ``visiblePath``, or else the bounds with the corners
    /// of the view's layer. An empty path casts none.
    open var shadowPath: UIBezierPath? {
        get { shadow?.copied }
        set { shadow = newValue?.copied }
    }

    /// What is seen behind the view. Set to nil it is the default again: white, in the dark a dark gray. A view that is not rectangular wants
    /// `UIColor.clear` or a ``visiblePath``.
    open var backgroundColor: UIColor! {
        get { background ?? PreviewConstants.background }
        set { background = newValue }
    }

    /// Parameters of the same class and values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Parameters live on the main actor and so do their copies.
        nonisolated(unsafe) var result: UIPreviewParameters?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    /// What `copy(with:)` answers; an instance of the same class, for those of the library.
    func makeCopy() -> UIPreviewParameters { copying(into: UIPreviewParameters()) }

    final func copying<Parameters: UIPreviewParameters>(into copy: Parameters) -> Parameters {
        copy.visiblePath = visible
        copy.shadowPath = shadow
        copy.background = background
        return copy
    }
}

extension UIBezierPath {
    fileprivate var copied: UIBezierPath { copy() as? UIBezierPath ?? self }
}
