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
    private let originLink: LayoutItemLink?
    let originAttribute: NSLayoutConstraint.Attribute

    /// The item, as long as it lives.
    var item: (any LayoutItem)? { link?.item }
    /// What the attribute is measured from, of a distance between two anchors.
    var origin: (any LayoutItem)? { originLink?.item }

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        link = item?.layoutLink
        self.attribute = attribute
        originLink = nil
        originAttribute = .notAnAttribute
    }

    /// The distance from one anchor to another along an axis.
    init(
        from origin: (any LayoutItem)?, _ originAttribute: NSLayoutConstraint.Attribute, to item: (any LayoutItem)?,
        _ attribute: NSLayoutConstraint.Attribute
    ) {
        link = item?.layoutLink
        self.attribute = attribute
        originLink = origin?.layoutLink
        self.originAttribute = originAttribute
    }

    /// Whether the term is how far two anchors lie apart.
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// What kind of number the term is.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
