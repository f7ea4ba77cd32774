/// A constraint of a `LayoutSolver`. An index is used again after its constraint was removed.
package struct LayoutConstraintID: Hashable, Sendable {
    package let index: Int32
}
