import Foundation

/// The appearance of a view's preview: the visible part of the view, the background, and the shadow.
@preconcurrency @MainActor
open class UIPreviewParameters: MainActorObject, NSCopying {
    private var visible: UIBezierPath?
    private var shadow: UIBezierPath?
    private var background: UIColor?

    /// Creates parameters with the default background and the shadow of the view's bounds.
    public init() {
        super.init(onMainActor: ())
    }

    /// Creates parameters for a part of a text. The ``visiblePath`` is the rounded union of the lines' rectangles.
    ///
    /// - Parameter textLineRects: A `CGRect` for each line or part of a line, in the coordinates of the previewed view.
    public init(textLineRects: [NSValue]) {
        super.init(onMainActor: ())
        let outline = TextLineOutline(lines: textLineRects.map(\.cgRectValue))
        if !outline.path.isEmpty { visible = UIBezierPath(cgPath: outline.path) }
    }

    /// The visible part of the view, in its coordinates. The default, nil, shows all of its bounds. Reading and writing copies the path.
    open var visiblePath: UIBezierPath? {
        get { visible?.copied }
        set { visible = newValue?.copied }
    }

    /// The path of the shadow, in the view's coordinates. The default, nil, is the ``visiblePath``, or else the bounds with the corners of
    /// the view's layer. An empty path removes the shadow.
    open var shadowPath: UIBezierPath? {
        get { shadow?.copied }
        set { shadow = newValue?.copied }
    }

    /// The background of the view. The default is white, or dark grey in dark style; setting nil restores it. A non-rectangular view needs
    /// `UIColor.clear` or a ``visiblePath``.
    open var backgroundColor: UIColor! {
        get { background ?? PreviewConstants.background }
        set { background = newValue }
    }

    /// Returns parameters of the same class and values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Parameters and their copies belong to the main actor.
        nonisolated(unsafe) var result: UIPreviewParameters?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    /// The result of `copy(with:)`. The library's subclasses return instances of their own class.
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
