/// An unknown of a `LayoutSolver`: an edge, a width, whatever its owner makes of it.
@usableFromInline
package struct LayoutVariable: Hashable, Sendable {
    @usableFromInline package let index: Int32

    @inlinable
    init(index: Int32) { self.index = index }
}
