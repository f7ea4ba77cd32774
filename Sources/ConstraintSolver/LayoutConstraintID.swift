/// Identifies a constraint of a `LayoutSolver`. The index is reused after the constraint was removed.
package struct LayoutConstraintID: Hashable, Sendable {
    package let index: Int32
}
