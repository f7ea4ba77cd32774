import Logging

/// The logger for errors in the app's use of layout.
let layoutLog = Logger(label: "lodestone.layout")

/// An item of a constraint: a view, or a layout guide of a view.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the guide's view. The position of a view is in its superview's coordinates. The position of a guide is in its view's coordinates.
    var layoutView: UIView? { get }
    /// The item's link, which constraints retain in place of the item.
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

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct LayoutTerm {
    private let link: LayoutItemLink?
    let attribute: NSLayoutConstraint.Attribute
    let originAttribute: NSLayoutConstraint.Attribute

    /// The item; nil after it was deallocated.
    var item: (any LayoutItem)? { link?.item }
    /// The start of a distance between two anchors; nil for other terms.
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

    /// The layout state of the term's view; nil if the term is an attribute of a guide, or a distance.
    var viewLayout: ViewLayout? {
        guard let link, link.isOfView else { return nil }
        return unsafeDowncast(link, to: ViewLayout.self)
    }

    /// ``viewLayout`` unretained; the term retains it.
    var viewReference: Unmanaged<ViewLayout>? {
        if let viewLayout { Unmanaged.passUnretained(viewLayout) } else { nil }
    }

    /// Creates the distance from one anchor to another along an axis.
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

    /// The hash value of the term's attributes and item.
    var identity: Int {
        var hasher = Hasher()
        hasher.combine(attribute)
        hasher.combine(originAttribute)
        hasher.combine(item.map { ObjectIdentifier($0) })
        return hasher.finalize()
    }

    /// Whether the term is the distance between two anchors.
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// Whether the term is an attribute of a view, but not a baseline.
    var isPlain: Bool { viewLayout != nil && !attribute.isBaseline }

    /// The kind of the term's value.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
