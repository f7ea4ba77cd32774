import Foundation

/// A rectangle that belongs to a view and that constraints place, without being a view: nothing is drawn and nothing is touched.
@preconcurrency @MainActor
open class UILayoutGuide: MainActorObject {
    /// A guide that belongs to no view, before it is given to ``UIView/addLayoutGuide(_:)``.
    public init() {
        super.init(onMainActor: ())
    }

    /// The view that the guide belongs to.
    open internal(set) var owningView: UIView? {
        get { ownerLayout?.livingView }
        set { ownerLayout = newValue?.layoutWithConstraints }
    }
    private var ownerLayout: ViewLayout?

    /// A name that messages about conflicts tell.
    open var identifier = ""

    /// Where the guide lies in its view's coordinates, once that was laid out.
    open var layoutFrame: CGRect {
        guard let owningView, let box else { return .zero }
        return owningView.shownRect(of: box)
    }

    /// Whether constraints do not determine where the guide is.
    open var hasAmbiguousLayout: Bool { box?.isAmbiguous ?? false }

    /// The constraints of an axis that count for the guide.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraintLayout?.mentions(of: self, along: axis) ?? []
    }

    // MARK: Anchors

    /// The edge where a line of text starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    /// The edge where a line of text ends.
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
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// What constraints keep of the guide.
    private(set) lazy var link = LayoutGuideLink(self)
    /// What tells the guide from others that could as well be somewhere.
    let order = LayoutOrder.next()
    /// The guide's place in the engine, while constraints mention it.
    var box: LayoutBox?

    /// The class that descriptions name.
    var describedClass: String { "\(type(of: self))" }

    nonisolated open override var description: String {
        MainActor.ifCurrent { describe() } ?? super.description
    }

    private func describe() -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let name = identifier.isEmpty ? "" : " - \"\(identifier)\""
        let frame = layoutFrame
        let place = "{{\(frame.minX.short), \(frame.minY.short)}, {\(frame.width.short), \(frame.height.short)}}"
        let owner = owningView.map { "\($0)" } ?? "(null)"
        return "<\(describedClass): 0x\(address)\(name), layoutFrame = \(place), owningView = \(owner)>"
    }
}

/// What a controller's bars cover at one edge of its view, for code written before there was a safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much is covered, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}
