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
