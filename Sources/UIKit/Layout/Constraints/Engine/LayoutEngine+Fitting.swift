import Foundation

/// A size that is asked for, and how much it matters.
struct FittingRequest {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}

extension LayoutEngine {
    /// The size that the root gets from what is in it.
    ///
    /// An engine that frames follow from is left as it was: a copy of its solver is asked. One that nothing was laid out by keeps what it found
    /// out for the next question.
    func fittingSize(_ request: FittingRequest) -> CGSize {
        let isLive = hasSolved && fitting == nil
        // What came meanwhile belongs to the engine, not to the question.
        if isLive { takeNewContent() }
        let saved = isLive ? SavedState(solver: solver, root: rootBox.placement, wrapping: savedWrapping, needsSolve: needsSolve) : nil
        if isLive { recordsChanges = false }
        fitting = request
        placeRoot()
        settle(reportsConflicts: false)
        if isLive { recordsChanges = true }
        let size = CGSize(width: solver.value(of: rootBox.width), height: solver.value(of: rootBox.height))
        if let saved {
            restore(saved)
        } else if measuredBoxes == nil {
            setNeedsSolve()
        }
        return size
    }
}

extension LayoutEngine {
    /// What a question about another size changes.
    struct SavedState {
        let solver: LayoutSolver
        let root: [FixedConstraint]
        let wrapping: [(box: LayoutBox, content: AxisPair<ContentConstraint>, width: Double?)]
        let needsSolve: Bool
    }

    private var savedWrapping: [(box: LayoutBox, content: AxisPair<ContentConstraint>, width: Double?)] {
        wrapping.map { ($0, $0.content, $0.fittedWidth) }
    }

    private func restore(_ saved: SavedState) {
        solver = saved.solver
        fitting = nil
        rootBox.placement = saved.root
        for item in saved.wrapping {
            item.box.content = item.content
            item.box.fittedWidth = item.width
        }
        setNeedsSolve(saved.needsSolve)
    }
}

extension UIView {
    /// The size that the view gets from the constraints in it, when one of `request` is asked for.
    func fittingSize(_ request: FittingRequest) -> CGSize {
        LayoutUpdates.installConstraints(below: topmostView)
        let layout = layoutWithConstraints
        let size: CGSize
        if layoutRoot === self {
            size = layoutEngine.fittingSize(request)
        } else {
            // A part of a larger engine: what is in it is measured alone.
            let engine = LayoutEngine(root: layout, measuresOnly: true)
            addConstraints(to: engine)
            size = engine.fittingSize(request)
        }
        let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        let pixels = PixelGrid(of: self)
        return CGSize(width: pixels.roundUp(frame.width), height: pixels.roundUp(frame.height))
    }

    private func addConstraints(to engine: LayoutEngine) {
        for constraint in constraintLayout?.held ?? [] { engine.install(constraint) }
        for subview in orderedSubviews where !subview.isLayoutBoundary { subview.addConstraints(to: engine) }
    }
}
