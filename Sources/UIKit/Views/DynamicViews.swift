/// Creates views of classes that are known only at run time; see ``DynamicInstantiation``.
@MainActor
enum DynamicViews {
    /// Creates a view of `type`. Not inlined, or the compiler would call the named class's own initializer.
    @inline(never)
    static func make(_ type: UIView.Type) -> UIView {
        unsafeBitCast(type, to: _DynamicView.Type.self).init(frame: .zero)
    }
}

/// Provides the vtable slot of `UIView.init(frame:)`. Open, so that the compiler does not assume that it has no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicView: UIView {
    /// Calls the superclass's initializer.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
