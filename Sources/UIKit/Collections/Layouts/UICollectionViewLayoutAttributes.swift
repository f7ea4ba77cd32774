import Foundation
import QuartzCore

extension UICollectionView {
    /// What is placed by attributes.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which shows an item.
        case cell = 0
        /// A view that shows something about items: a header, a footer, a badge.
        case supplementaryView = 1
        /// A view of the layout's own, which shows no data.
        case decorationView = 2
    }
}

/// Where a cell, a supplementary view or a decoration is, and how it looks there.
///
/// A layout that adds properties subclasses this, names the class in `layoutAttributesClass`, and overrides `copy(with:)` and
/// `isEqual(_:)` for them. Attributes that come from a layout are copied before they are changed.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Attributes of nothing yet; the layout's own, or one of the three below, are to be used instead.
    public override init() {
        super.init()
    }

    /// The attributes of the cell at `indexPath`.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        set(indexPath, .cell, nil)
    }

    /// The attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        set(indexPath, .supplementaryView, elementKind)
    }

    /// The attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        set(indexPath, .decorationView, decorationViewKind)
    }

    func set(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?) {
        self.indexPath = indexPath
        representedElementCategory = category
        representedElementKind = kind
    }

    /// The path of the item; of supplementary views and decorations the path that the layout gave them.
    open var indexPath = IndexPath()
    /// What is placed.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of supplementary view or decoration; nil for a cell.
    open private(set) var representedElementKind: String?

    /// The rectangle without the transform, in the collection view's coordinates.
    var rectangle = CGRect.zero

    /// The rectangle, in the collection view's coordinates: with a transform the smallest around it. Set it only without.
    open var frame: CGRect {
        get {
            guard isTransformed else { return rectangle }
            let (x, y) = (rectangle.midX, rectangle.midY)
            let local = CGRect(x: -rectangle.width / 2, y: -rectangle.height / 2, width: rectangle.width, height: rectangle.height)
            return local.applying(CATransform3DGetAffineTransform(transform3D)).offsetBy(dx: x, dy: y)
        }
        set { rectangle = newValue }
    }

    /// The middle, in the collection view's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: rectangle.minX + rectangle.width * 0.5, y: rectangle.minY + rectangle.height * 0.5) }
        set { rectangle.origin = CGPoint(x: newValue.x - rectangle.width / 2, y: newValue.y - rectangle.height / 2) }
    }

    /// The size without the transform, in points. The middle stays where it is.
    open var size: CGSize {
        get { rectangle.size }
        set {
            let center = center
            rectangle.size = newValue
            self.center = center
        }
    }

    /// The size without the transform, as a rectangle whose origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rectangle.size) }
        set { size = newValue.size }
    }

    /// How the view is moved, scaled and turned about its middle, in space.
    open var transform3D = CATransform3DIdentity {
        didSet { isTransformed = !CATransform3DIsIdentity(transform3D) }
    }
    private(set) var isTransformed = false

    /// How the view is moved, scaled and turned about its middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How much the view covers what is behind, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Views with higher ones lie before those with lower ones; equal ones in no particular order.
    open var zIndex = 0
    /// No view is made for hidden attributes.
    open var isHidden = false

    /// The estimated size that the frame was made with, where the view's own size is yet to be found out.
    var isEstimated = false
    /// The axes along which the view says how large it is; nil where any view is asked.
    var measuredAxes: MeasuredAxes?
    /// What the view scrolls in across the layout: the frame is that of before it was scrolled. Nil for what is in the collection view itself.
    var scroller: OrthogonalScroller?
    /// Whether a header or footer is held at an edge of what is seen.
    var isPinned = false
    /// What a list makes of the view; nil outside of lists.
    var list: ListPlace?
    /// The collection view's last placing that they were part of, where the layout keeps them (``UICollectionViewLayout/keepsAttributes``).
    var placing = 0

    /// A copy, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LayoutObjects.makeAttributes(type(of: self))
        copy.set(indexPath, representedElementCategory, representedElementKind)
        copy.rectangle = rectangle
        if isTransformed { copy.transform3D = transform3D }
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.isEstimated = isEstimated
        copy.measuredAxes = measuredAxes
        copy.scroller = scroller
        copy.isPinned = isPinned
        copy.list = list
        return copy
    }

    /// Whether `object` places the same in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
        return self === other || (element == other.element && places(as: other))
    }

    /// Follows what the attributes are of.
    open override var hash: Int { element.hashValue }

    /// What the attributes are of, and where that is.
    open override var description: String {
        "<\(type(of: self)) \(element) frame = \(frame); alpha = \(alpha); zIndex = \(zIndex); hidden = \(isHidden)>"
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy.
    func duplicate() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("\(type(of: self)).copy(with:) must return a UICollectionViewLayoutAttributes.")
        }
        return copy
    }

    /// Whether both put their view into the same place with the same looks.
    func places(as other: UICollectionViewLayoutAttributes) -> Bool {
        rectangle == other.rectangle && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && isTransformed == other.isTransformed
            && (!isTransformed || CATransform3DEqualToTransform(transform3D, other.transform3D))
            && scroller === other.scroller && isPinned == other.isPinned && list == other.list
    }

    /// What is placed.
    var element: CollectionElement {
        let count = indexPath.count
        return CollectionElement(
            category: representedElementCategory, kind: representedElementKind, section: count > 0 ? indexPath[0] : 0,
            item: count > 1 ? indexPath[1] : CollectionElement.noItem)
    }
}
