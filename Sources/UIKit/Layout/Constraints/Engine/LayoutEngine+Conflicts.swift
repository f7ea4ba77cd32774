import ConstraintSolver

extension LayoutEngine {
    /// Returns the report of a conflict.
    func report(of conflict: LayoutSolver.Conflict) -> ConflictReport {
        func source(_ id: LayoutConstraintID) -> Source? {
            let index = Int(id.index)
            return index < sources.count ? sources[index] : nil
        }
        return ConflictReport(
            members: conflict.members.compactMap(source), broken: source(conflict.broken), isTimeout: conflict.isTimeout)
    }
}

extension NSLayoutConstraint {
    /// The constraints with which the constraint currently cannot be satisfied, without the constraint itself. A string describes a condition that is not a
    /// constraint, such as a content size.
    package var conflicts: (constraints: [NSLayoutConstraint], others: [String]) {
        guard let engine = installation?.engine else { return ([], []) }
        var (constraints, others): ([NSLayoutConstraint], [String]) = ([], [])
        for conflict in engine.solver.conflicts {
            let report = engine.report(of: conflict)
            guard case .constraint(let broken)? = report.broken, broken === self else { continue }
            for member in report.members {
                guard case .constraint(let constraint) = member else {
                    others.append(report.describe(member))
                    continue
                }
                if constraint !== self, !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
            }
        }
        return (constraints, others)
    }
}
