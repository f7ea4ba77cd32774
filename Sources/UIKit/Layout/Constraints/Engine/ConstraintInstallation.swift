import ConstraintSolver

/// Where a constraint stands in an engine, and what it needs there.
@MainActor
struct ConstraintInstallation {
    // The engine removes all installations before it is deallocated (`dissolve`).
    unowned let engine: LayoutEngine
    /// The solver's name for it; nil where no variable is in it.
    var id: LayoutConstraintID?
    /// The constant, without the constraint's own, which is subtracted.
    var offset: Double
    /// What it needs; nil where that is the boxes of its variables alone.
    var needs: Needs?

    /// What a constraint needs that is not between views only, or whose variables cancel out.
    @MainActor
    final class Needs {
        /// What the constraint keeps in the engine.
        let boxes: [LayoutBox]
        /// The views whose lines of text the constraint places.
        let baselineViews: [UIView]

        init(boxes: [LayoutBox], baselineViews: [UIView]) {
            self.boxes = boxes
            self.baselineViews = baselineViews
        }
    }
}
