import Logging

/// What layout reports that programs do wrong.
let layoutLog = Logger(label: "lodestone.layout")

/// What constraints may be between: views and the guides that belong to them.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that the item is or belongs to, in whose superview's or own coordinates its place is given.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or how far it lies behind another attribute.
struct LayoutTerm {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// What the attribute is measured from, of a distance between two anchors.
    private(set) weak var origin: (any LayoutItem)?
    let originAttribute: NSLayoutConstraint.Attribute

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        originAttribute = .notAnAttribute
    }

    /// The distance from one anchor to another along an axis.
    init(
        from origin: (any LayoutItem)?, _ originAttribute: NSLayoutConstraint.Attribute, to item: (any LayoutItem)?,
        _ attribute: NSLayoutConstraint.Attribute
    ) {
        self.item = item
        self.attribute = attribute
        self.origin = origin
        self.originAttribute = originAttribute
    }

    /// Whether the term is how far two anchors lie apart.
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// What kind of number the term is.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
