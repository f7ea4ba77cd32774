@testable import ConstraintSolver

extension LayoutSolver {
    /// The variables whose values changed since the last call.
    mutating func takeChangedVariables() -> [LayoutVariable] {
        defer { forgetChangedVariables() }
        return (0..<changedVariableCount).map { changedVariable(at: $0) }
    }
}
