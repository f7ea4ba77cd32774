@testable import ConstraintSolver

extension LayoutSolver {
    /// The variables whose values changed since this was last called.
    mutating func takeChangedVariables() -> [LayoutVariable] {
        defer { forgetChangedVariables() }
        return (0..<changedVariableCount).map { changedVariable(at: $0) }
    }
}
