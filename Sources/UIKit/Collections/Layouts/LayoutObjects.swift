import Foundation

/// Creates attributes and invalidation contexts of classes that are known only at run time; see ``DynamicInstantiation``.
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

/// Declares `init()` as `required`, at the vtable slot of `UICollectionViewLayoutAttributes.init()`. Open, so that the compiler does not
/// devirtualize the call.
@_documentation(visibility: internal)
open class _DynamicLayoutAttributes: UICollectionViewLayoutAttributes {
    /// Creates empty attributes.
    public required override init() { super.init() }
}

/// Declares `init()` as `required`, at the vtable slot of `UICollectionViewLayoutInvalidationContext.init()`. Open, so that the compiler does not
/// devirtualize the call.
@_documentation(visibility: internal)
open class _DynamicInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Creates a context that invalidates the whole layout.
    public required override init() { super.init() }
}
