import Foundation
import QuartzCore

extension UICollectionView {
    /// The categories of layout elements.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which shows one item.
        case cell = 0
        /// A view that annotates items or sections, such as a header, footer or badge.
        case supplementaryView = 1
        /// A decorative view of the layout that shows no data.
        case decorationView = 2
    }
}

/// The position and appearance of a cell, supplementary view or decoration view.
///
/// A layout with additional properties subclasses this class and returns the subclass from `layoutAttributesClass`. The subclass overrides
/// `copy(with:)` and `isEqual(_:)`. Copy attributes returned by a layout before changing them.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Creates attributes without an element. Use the layout's methods or one of the initializers below instead.
    public override init() {
        super.init()
    }

    /// Creates the attributes of the cell at `indexPath`.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        set(indexPath, .cell, nil)
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        set(indexPath, .supplementaryView, elementKind)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        set(indexPath, .decorationView, decorationViewKind)
    }

    func set(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?) {
        self.indexPath = indexPath
        representedElementCategory = category
        representedElementKind = kind
    }

    /// The index path of the item, or the index path by which the layout identifies a supplementary or decoration view.
    open var indexPath = IndexPath()
    /// The category of the element.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of supplementary or decoration view; nil for a cell.
    open private(set) var representedElementKind: String?

    /// The frame without the transform, in the collection view's coordinates.
    var rectangle = CGRect.zero

    /// The frame in the collection view's coordinates. If the element has a transform, this is the smallest enclosing rectangle, which must not be
    /// set.
    open var frame: CGRect {
        get {
            guard isTransformed else { return rectangle }
            let (x, y) = (rectangle.midX, rectangle.midY)
            let local = CGRect(x: -rectangle.width / 2, y: -rectangle.height / 2, width: rectangle.width, height: rectangle.height)
            return local.applying(CATransform3DGetAffineTransform(transform3D)).offsetBy(dx: x, dy: y)
        }
        set { rectangle = newValue }
    }

    /// The center, in the collection view's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: rectangle.minX + rectangle.width * 0.5, y: rectangle.minY + rectangle.height * 0.5) }
        set { rectangle.origin = CGPoint(x: newValue.x - rectangle.width / 2, y: newValue.y - rectangle.height / 2) }
    }

    /// The size without the transform, in points. Setting it keeps the center.
    open var size: CGSize {
        get { rectangle.size }
        set {
            let center = center
            rectangle.size = newValue
            self.center = center
        }
    }

    /// The size without the transform, as a rectangle with zero origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rectangle.size) }
        set { size = newValue.size }
    }

    /// The 3D transform of the view about its center. Default identity.
    open var transform3D = CATransform3DIdentity {
        didSet { isTransformed = !CATransform3DIsIdentity(transform3D) }
    }
    private(set) var isTransformed = false

    /// The affine transform of the view about its center. Default identity.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The opacity of the view, from 0 to 1. Default 1.
    open var alpha: CGFloat = 1
    /// The z-order: higher views are in front. Default 0; the order of equal values is undefined.
    open var zIndex = 0
    /// Whether the element is hidden. A hidden element has no view.
    open var isHidden = false

    /// Whether the size is an estimate that the view's preferred size will replace.
    var isEstimated = false
    /// The axes along which the view determines its size; nil if the layout does not specify them.
    var measuredAxes: MeasuredAxes?
    /// The orthogonal scroller of the element's section; the frame is relative to its unscrolled content. Nil for views directly in the collection view.
    var scroller: OrthogonalScroller?
    /// Whether a header or footer is currently pinned to an edge of the visible area.
    var isPinned = false
    /// The role of the view in a list; nil outside of lists.
    var list: ListPosition?
    /// The number of the placement pass that last included these attributes. Used for layouts with ``UICollectionViewLayout/keepsAttributes``.
    var placing = 0

    /// Returns a copy of the same class.
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

    /// Whether `object` describes the same element with the same position and appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
        return self === other || (element == other.element && hasSameGeometry(as: other))
    }

    /// A hash of the element.
    open override var hash: Int { element.hashValue }

    /// A description of the element and its frame.
    open override var description: String {
        "<\(type(of: self)) \(element) frame = \(frame); alpha = \(alpha); zIndex = \(zIndex); hidden = \(isHidden)>"
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy.
    func duplicate() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("\(type(of: self)).copy(with:) must return a UICollectionViewLayoutAttributes.")
        }
        return copy
    }

    /// Whether these attributes and `other` describe the same position and appearance.
    func hasSameGeometry(as other: UICollectionViewLayoutAttributes) -> Bool {
        rectangle == other.rectangle && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && isTransformed == other.isTransformed
            && (!isTransformed || CATransform3DEqualToTransform(transform3D, other.transform3D))
            && scroller === other.scroller && isPinned == other.isPinned && list == other.list
    }

    /// The element that the attributes describe.
    var element: CollectionElement {
        let count = indexPath.count
        return CollectionElement(
            category: representedElementCategory, kind: representedElementKind, section: count > 0 ? indexPath[0] : 0,
            item: count > 1 ? indexPath[1] : CollectionElement.noItem)
    }
}
