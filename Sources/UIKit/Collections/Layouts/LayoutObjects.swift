import Foundation

/// Makes attributes and contexts of the classes that a layout names, which are known only while the program runs; see ``Instances``.
enum LayoutObjects {
    @inline(never)
    static func makeAttributes(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        return unsafeBitCast(type, to: _DynamicLayoutAttributes.Type.self).init()
    }

    @inline(never)
    static func makeContext(_ type: UICollectionViewLayoutInvalidationContext.Type) -> UICollectionViewLayoutInvalidationContext {
        unsafeBitCast(type, to: _DynamicInvalidationContext.Type.self).init()
    }
}

/// Names the place of `UICollectionViewLayoutAttributes.init()`. Open, so that the compiler does not take it for the only class there is.
@_documentation(visibility: internal)
open class _DynamicLayoutAttributes: UICollectionViewLayoutAttributes {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}

/// Names the place of `UICollectionViewLayoutInvalidationContext.init()`. Open, so that the compiler does not take it for the only class
/// there is.
@_documentation(visibility: internal)
open class _DynamicInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}
