/// An unknown of a `LayoutSolver`: an edge, a width, whatever its owner makes of it.
package struct LayoutVariable: Hashable, Sendable {
    let index: Int32
}
