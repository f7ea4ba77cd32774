import Foundation

/// Creates cells, supplementary views and decoration views of classes that are known only at run time.
///
/// `init(frame:)` has the same vtable slot in every subclass; see ``DynamicInstantiation``.
@MainActor
enum ReusableViews {
    /// Creates a view of `type`. Must not be inlined: the compiler would call the initializer of the class named in the cast.
    @inline(never)
    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(type, to: _DynamicReusableView.Type.self).init(frame: frame)
    }
}

/// Declares `init(frame:)` as `required`, at the vtable slot of `UICollectionReusableView.init(frame:)`. Open, so that the compiler does not
/// devirtualize the call.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicReusableView: UICollectionReusableView {
    /// Creates a view with a frame.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates the view from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
