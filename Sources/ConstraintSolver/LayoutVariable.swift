/// An unknown of a `LayoutSolver`. The owner decides its meaning, for example an edge or a width.
@usableFromInline
package struct LayoutVariable: Hashable, Sendable {
    @usableFromInline package let index: Int32

    @inlinable
    init(index: Int32) { self.index = index }
}
