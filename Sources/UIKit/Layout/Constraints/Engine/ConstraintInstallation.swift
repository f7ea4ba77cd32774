/// Where a constraint stands in an engine, and what it needs there.
@MainActor
struct ConstraintInstallation {
    unowned let engine: LayoutEngine
    /// The solver's name for it; nil where no variable is in it.
    var id: LayoutConstraintID?
    /// The constant, without the constraint's own, which is subtracted.
    var offset: Double
    /// What the constraint keeps in the engine.
    var boxes: Few<LayoutBox>
    /// The views whose lines of text the constraint places.
    var baselineViews: [UIView]
}
