import Logging

/// What layout reports that programs do wrong.
let layoutLog = Logger(label: "lodestone.layout")

/// What constraints may be between: views and the guides that belong to them.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that the item is or belongs to, in whose superview's or own coordinates its place is given.
    var layoutView: UIView? { get }
    /// What constraints keep of the item.
    var layoutLink: LayoutItemLink { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutLink: LayoutItemLink { layoutWithConstraints }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var layoutLink: LayoutItemLink { link }
}

/// One side of a constraint: an attribute of an item, or how far it lies behind another attribute.
@MainActor
struct LayoutTerm {
    private let link: LayoutItemLink?
    let attribute: NSLayoutConstraint.Attribute
    let originAttribute: NSLayoutConstraint.Attribute

    /// The item, as long as it lives.
    var item: (any LayoutItem)? { link?.item }
    /// What the attribute is measured from, of a distance between two anchors.
    var origin: (any LayoutItem)? { link?.origin }

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        link = item?.layoutLink
        self.attribute = attribute
        originAttribute = .notAnAttribute
    }

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        link = view.layoutWithConstraints
        self.attribute = attribute
        originAttribute = .notAnAttribute
    }

    /// What the view whose attribute it is has to do with constraints; nil for a guide, and for a distance.
    var viewLayout: ViewLayout? {
        guard let link, link.isOfView else { return nil }
        return unsafeDowncast(link, to: ViewLayout.self)
    }

    /// The same, which the term holds.
    var viewReference: Unmanaged<ViewLayout>? {
        if let viewLayout { Unmanaged.passUnretained(viewLayout) } else { nil }
    }

    /// The distance from one anchor to another along an axis.
    init(
        from origin: (any LayoutItem)?, _ originAttribute: NSLayoutConstraint.Attribute, to item: (any LayoutItem)?,
        _ attribute: NSLayoutConstraint.Attribute
    ) {
        link = LayoutDistanceLink(item?.layoutLink, from: origin?.layoutLink)
        self.attribute = attribute
        self.originAttribute = originAttribute
    }

    /// Whether both terms are the same attribute of the same item, or the same distance.
    func isSame(as other: LayoutTerm) -> Bool {
        attribute == other.attribute && originAttribute == other.originAttribute && item === other.item && origin === other.origin
    }

    /// Equal for equal terms.
    var identity: Int {
        var hasher = Hasher()
        hasher.combine(attribute)
        hasher.combine(originAttribute)
        hasher.combine(item.map { ObjectIdentifier($0) })
        return hasher.finalize()
    }

    /// Whether the term is how far two anchors lie apart.
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// Whether the term is an attribute of a view, and no line of text.
    var isPlain: Bool { viewLayout != nil && !attribute.isBaseline }

    /// What kind of number the term is.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
