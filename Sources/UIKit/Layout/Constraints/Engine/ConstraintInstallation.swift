import ConstraintSolver

/// The state of a constraint in an engine.
@MainActor
struct ConstraintInstallation {
    // The engine removes all installations before it is deallocated (`dissolve`).
    unowned let engine: LayoutEngine
    /// The constraint's identifier in the solver; nil if the expression has no variables.
    var id: LayoutConstraintID?
    /// The constant of the expression. The solver's constant is this value minus the constraint's own constant.
    var offset: Double
    /// The resources that the constraint retains; nil if its variables' boxes are sufficient.
    var needs: Needs?

    /// The resources of a constraint with guides or baselines, or with variables that cancel out.
    @MainActor
    final class Needs {
        /// The boxes that the constraint retains in the engine.
        let boxes: [LayoutBox]
        /// The views that provide the constraint's baselines.
        let baselineViews: [UIView]

        init(boxes: [LayoutBox], baselineViews: [UIView]) {
            self.boxes = boxes
            self.baselineViews = baselineViews
        }
    }
}
