import Foundation

/// Makes cells, headers and decorations of classes that are known only while the program runs.
///
/// Their `init(frame:)` lies in one place of every subclass's method table; see ``Instances``.
@MainActor
enum ReusableViews {
    /// A view of `type`. Not to be inlined, or the compiler would call the named class's own initializer.
    @inline(never)
    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(type, to: _DynamicReusableView.Type.self).init(frame: frame)
    }
}

/// Names the place of `UICollectionReusableView.init(frame:)`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicReusableView: UICollectionReusableView {
    /// Makes nothing of its own.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
