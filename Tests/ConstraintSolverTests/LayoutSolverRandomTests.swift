import Testing

@testable import ConstraintSolver
import UIKitTesting

/// Random systems with random changes, compared with `ReferenceSolver`.
@Suite struct LayoutSolverRandomTests {
    /// The kinds of constraints of a run.
    struct Shape: CustomTestStringConvertible {
        var testDescription: String
        var variables: Int
        var constraints: Int
        var coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5]
        var priorities: [Float] = [1000, 1000, 999, 751, 750, 750, 251, 250, 250, 50]
        var constants: ClosedRange<Int> = -20...20
        var inequalities = 0.5
        /// Every second variable is a position.
        var hasPositions = false
    }

    static let shapes = [
        Shape(testDescription: "small", variables: 3, constraints: 5),
        Shape(testDescription: "middle", variables: 6, constraints: 10),
        Shape(testDescription: "many constraints", variables: 4, constraints: 14),
        Shape(testDescription: "few constraints", variables: 7, constraints: 5),
        Shape(testDescription: "few priorities", variables: 5, constraints: 9, priorities: [1000, 500, 500, 500]),
        Shape(testDescription: "degenerate", variables: 5, constraints: 12, priorities: [1000, 500, 250], constants: 0...1),
        Shape(testDescription: "equalities", variables: 6, constraints: 10, inequalities: 0.1),
        Shape(testDescription: "inequalities", variables: 5, constraints: 10, inequalities: 0.9),
        Shape(
            testDescription: "small and large coefficients", variables: 5, constraints: 8,
            coefficients: [1, -1, 0.03, 30, -0.1, 10, 3, -0.3], priorities: [1000, 750, 500, 250]),
        Shape(testDescription: "positions", variables: 6, constraints: 5, inequalities: 0.8, hasPositions: true),
        Shape(testDescription: "many positions", variables: 8, constraints: 12, inequalities: 0.7, hasPositions: true),
        Shape(
            testDescription: "degenerate positions", variables: 6, constraints: 8, priorities: [1000, 500], constants: 0...1,
            inequalities: 0.8, hasPositions: true),
    ]

    @Test(arguments: shapes) func equalsTheReferenceSolver(_ shape: Shape) {
        for seed in 0..<15 {
            var run = RandomRun(shape: shape, seed: UInt64(seed))
            for _ in 0..<12 {
                run.change()
                guard run.check() else {
                    Issue.record("\(shape.testDescription), seed \(seed), step \(run.steps)")
                    return
                }
            }
        }
    }
}

/// A solver, and its expected constraints.
struct RandomRun {
    var shape: LayoutSolverRandomTests.Shape
    var random: SeededGenerator
    var solver = LayoutSolver()
    var variables: [LayoutVariable] = []
    var constraints: [(id: LayoutConstraintID, constraint: ReferenceConstraint)] = []
    var known: [Int: LayoutSolver.Conflict] = [:]
    var nextOrder = 0
    var steps = 0

    init(shape: LayoutSolverRandomTests.Shape, seed: UInt64) {
        self.shape = shape
        random = SeededGenerator(seed: seed)
        for index in 0..<shape.variables {
            variables.append(solver.makeVariable(order: index, isPosition: shape.hasPositions && index % 2 == 0))
        }
    }

    mutating func change() {
        steps += 1
        if steps == 1 {
            for _ in 0..<shape.constraints { add() }
            return
        }
        for _ in 0..<random.number(1...3) {
            switch random.number(0...9) {
            case 0...2: add()
            case 3...5:
                if constraints.count > 2 {
                    let index = random.number(0...(constraints.count - 1))
                    solver.remove(constraints[index].id)
                    constraints.remove(at: index)
                }
            case 6...7:
                guard !constraints.isEmpty else { continue }
                let index = random.number(0...(constraints.count - 1))
                constraints[index].constraint.constant = Double(random.number(shape.constants))
                solver.setConstant(constraints[index].constraint.constant, of: constraints[index].id)
            default:
                guard !constraints.isEmpty else { continue }
                let index = random.number(0...(constraints.count - 1))
                constraints[index].constraint.priority = random.element(shape.priorities)
                solver.setPriority(constraints[index].constraint.priority, of: constraints[index].id)
            }
        }
    }

    private mutating func add() {
        var coefficients = [Double](repeating: 0, count: variables.count)
        for _ in 0..<random.number(1...3) { coefficients[random.number(0...(variables.count - 1))] = random.element(shape.coefficients) }
        let isInequality = Double(random.number(0...99)) < shape.inequalities * 100
        let constraint = ReferenceConstraint(
            coefficients: coefficients, constant: Double(random.number(shape.constants)),
            relation: isInequality ? random.element([.lessThanOrEqual, .greaterThanOrEqual]) : .equal,
            priority: random.element(shape.priorities), order: nextOrder)
        nextOrder += 1
        constraints.append((solver.add(constraint, variables), constraint))
    }

    /// Solves, and compares everything.
    mutating func check() -> Bool {
        solver.solve()
        solver._checkInvariants()
        guard checkConflicts() else { return false }
        let broken = Set(solver.conflicts.map(\.broken))
        let held = constraints.filter { !broken.contains($0.id) }.map(\.constraint)
        let reference = Self.solve(variables.count, held, hasPositions: shape.hasPositions)
        guard reference.isFeasible else {
            Issue.record("The solver left a conflict in")
            return false
        }
        let values = variables.map { solver.value(of: $0) }
        let largest = values.map { abs($0) }.max() ?? 0
        for (priority, expected) in reference.errors {
            let sum = held.filter { $0.priority == priority }.map { $0.error(values) }.reduce(0, +)
            if abs(sum - expected) > 1e-6 * max(1, abs(expected), largest) {
                Issue.record("At \(priority) the errors are \(sum), and could be \(expected)")
                return false
            }
        }
        for (index, variable) in variables.enumerated() {
            let expected = reference.values[index]
            if abs(values[index] - expected) > 1e-6 * max(1, abs(expected)) {
                Issue.record("Variable \(index) is \(values[index]) instead of \(expected), determined: \(reference.isDetermined[index])")
                return false
            }
            if solver.isDetermined(variable) != reference.isDetermined[index] {
                Issue.record("Variable \(index): determined should be \(reference.isDetermined[index])")
                return false
            }
        }
        return true
    }

    /// Whether each conflict is minimal: its required constraints cannot all hold, but can hold if any one of them is removed.
    private mutating func checkConflicts() -> Bool {
        for conflict in solver.takeConflicts() {
            let members = constraints.filter { conflict.members.contains($0.id) }.map(\.constraint)
            guard members.count == conflict.members.count, conflict.members.contains(conflict.broken),
                members.allSatisfy({ $0.priority >= 1000 })
            else {
                Issue.record("A conflict's members")
                return false
            }
            if Self.isFeasible(variables.count, members) {
                Issue.record("A conflict that is none")
                return false
            }
            for index in members.indices {
                var fewer = members
                fewer.remove(at: index)
                if !Self.isFeasible(variables.count, fewer) {
                    Issue.record("A conflict that is not minimal")
                    return false
                }
            }
        }
        return true
    }

    static func solve(_ count: Int, _ constraints: [ReferenceConstraint], hasPositions: Bool) -> ReferenceSolver {
        ReferenceSolver(
            count: count, constraints: constraints, tie: { LayoutSolver.tieBreaker($0) }, weight: { LayoutSolver.tieBreaker($0) },
            isPosition: { hasPositions && $0 % 2 == 0 })
    }

    static func isFeasible(_ count: Int, _ constraints: [ReferenceConstraint]) -> Bool {
        ReferenceSolver(count: count, constraints: constraints, tie: { _ in 1 }, weight: nil).isFeasible
    }
}

extension ReferenceConstraint {
    func error(_ values: [Double]) -> Double {
        let sum = zip(coefficients, values).map { $0 * $1 }.reduce(constant, +)
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

extension LayoutSolver {
    mutating func add(_ constraint: ReferenceConstraint, _ variables: [LayoutVariable]) -> LayoutConstraintID {
        let terms = zip(variables, constraint.coefficients).filter { $1 != 0 }.map { (variable: $0, coefficient: $1) }
        let relation: LayoutRelation
        switch constraint.relation {
        case .equal: relation = .equal
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        return add(
            LinearExpression(terms: terms, constant: constraint.constant), relation, priority: constraint.priority,
            order: constraint.order)
    }
}
