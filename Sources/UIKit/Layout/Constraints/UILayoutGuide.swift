import Foundation

/// A rectangle for constraints that belongs to a view. It draws nothing and receives no touches.
@preconcurrency @MainActor
open class UILayoutGuide: MainActorObject {
    /// Creates a guide without an owning view, for ``UIView/addLayoutGuide(_:)``.
    public init() {
        super.init(onMainActor: ())
    }

    /// The view that the guide belongs to.
    open internal(set) var owningView: UIView? {
        get { ownerLayout?.livingView }
        set { ownerLayout = newValue?.layoutWithConstraints }
    }
    private var ownerLayout: ViewLayout?

    /// A name that appears in messages about conflicts.
    open var identifier = ""

    /// The guide's rectangle in its view's coordinates, valid after layout. Zero before.
    open var layoutFrame: CGRect {
        guard let owningView, let box else { return .zero }
        return owningView.shownRect(of: box)
    }

    /// Whether constraints do not fully determine the guide's rectangle.
    open var hasAmbiguousLayout: Bool { box?.isAmbiguous ?? false }

    /// Returns the active constraints along an axis that refer to the guide.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraintLayout?.mentions(of: self, along: axis) ?? []
    }

    // MARK: Anchors

    /// The edge at which a line of text starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    /// The edge at which a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// The guide's link, which constraints retain in place of the guide.
    private(set) lazy var link = LayoutGuideLink(self)
    /// The order of creation. Among equally good solutions, earlier guides take precedence.
    let order = LayoutOrder.next()
    /// The guide's variables in its engine, while constraints use them.
    var box: LayoutBox?

    /// The class name in descriptions.
    var describedClass: String { "\(type(of: self))" }

    nonisolated open override var description: String {
        MainActor.ifCurrent { describe() } ?? super.description
    }

    private func describe() -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let name = identifier.isEmpty ? "" : " - \"\(identifier)\""
        let frame = layoutFrame
        let rect = "{{\(frame.minX.short), \(frame.minY.short)}, {\(frame.width.short), \(frame.height.short)}}"
        let owner = owningView.map { "\($0)" } ?? "(null)"
        return "<\(describedClass): 0x\(address)\(name), layoutFrame = \(rect), owningView = \(owner)>"
    }
}

/// The height that a controller's bars cover at one edge of its view. Superseded by the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The covered height, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}
