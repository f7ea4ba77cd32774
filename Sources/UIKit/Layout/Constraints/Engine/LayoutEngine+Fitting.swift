import ConstraintSolver
import Foundation

/// A target size and its fitting priorities.
struct FittingRequest {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}

extension LayoutEngine {
    /// Computes the root's size from its content.
    ///
    /// If frames were computed from the engine, a copy of the solver measures, so that the engine's state does not change. Otherwise the engine itself
    /// measures, and keeps the solution for the next request.
    func fittingSize(_ request: FittingRequest) -> CGSize {
        isBusy = true
        defer {
            isBusy = false
            takeNewRootSize()
        }
        let isLive = hasSolved && fitting == nil
        // Process earlier content changes first: they belong to the engine, not to this request.
        if isLive {
            takeNewContent()
            suspend()
        }
        fitting = request
        fixRoot()
        settle(reportsConflicts: false)
        let size = CGSize(width: solver.value(of: rootBox.width), height: solver.value(of: rootBox.height))
        if isLive {
            resume()
        } else if measuredBoxes == nil {
            setNeedsSolve()
        }
        return size
    }
}

// MARK: - The live state while a copy of the solver measures

extension LayoutEngine {
    /// The state that measuring changes.
    struct SavedState {
        var solver: LayoutSolver
        var newContent: [LayoutBox] = []
        var needsSolve: Bool
        let root: [FixedConstraint]
        let wrapping: [(box: LayoutBox, content: AxisPair<ContentConstraint>, width: Double?)]
        /// The boxes and axes for which the copy got a constraint against negative lengths.
        var floors: [(box: LayoutBox, axis: Int)] = []
    }

    private func suspend() {
        suspended = SavedState(
            solver: solver, needsSolve: needsSolve, root: rootBox.placement,
            wrapping: wrapping.map { ($0, $0.content, $0.fittedWidth) })
        recordsChanges = false
    }

    private func resume() {
        guard let live = suspended else { return }
        suspended = nil
        recordsChanges = true
        fitting = nil
        solver = live.solver
        newContent = live.newContent
        needsSolve = live.needsSolve || !newContent.isEmpty
        rootBox.placement = live.root
        for item in live.wrapping {
            item.box.content = item.content
            item.box.fittedWidth = item.width
        }
        for floor in live.floors { floor.box.floors[floor.axis] = nil }
    }

    /// Applies a change to the live state, since the app's code may run during measurement. The copy does not see the change.
    func applyToLive(_ change: () -> Void) {
        guard var live = suspended else { return change() }
        suspended = nil
        exchangeState(with: &live)
        change()
        exchangeState(with: &live)
        suspended = live
    }

    private func exchangeState(with other: inout SavedState) {
        swap(&solver, &other.solver)
        swap(&newContent, &other.newContent)
        swap(&needsSolve, &other.needsSolve)
    }
}

extension UIView {
    /// Computes the size of the view from its constraints, for a request.
    func fittingSize(_ request: FittingRequest) -> CGSize {
        LayoutUpdates.installConstraints(below: topmostView)
        let layout = layoutWithConstraints
        let size: CGSize
        if layoutRoot === self, !layoutEngine.isBusy {
            size = layoutEngine.fittingSize(request)
        } else {
            // Use a temporary engine if the view is part of a larger engine, or if its engine is busy.
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
