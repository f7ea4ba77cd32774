/// A constraint in the tests: Σ coefficient · variable + constant RELATION 0.
struct ReferenceConstraint {
    enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Float
    var order: Int
}

/// A simple solver: one dense tableau built from scratch, one priority level after the other, with Bland's rule. It is slow, and
/// independent of `LayoutSolver`.
struct ReferenceSolver {
    /// The values of the variables in the canonical solution.
    private(set) var values: [Double] = []
    /// The sum of the errors at each priority below 1000.
    private(set) var errors: [Float: Double] = [:]
    /// Whether each variable has one value in all optimal solutions.
    private(set) var isDetermined: [Bool] = []
    private(set) var isFeasible = true

    private var tableau: [[Double]] = []
    private var basis: [Int] = []
    private var isClosed: [Bool] = []
    private var width = 0

    /// - Parameters:
    ///   - tie: The weight of a constraint's error among ties, by its order.
    ///   - weight: The weight of a variable's size among equally good solutions; nil to stop at feasibility.
    ///   - isPosition: Whether a variable is a position, which inequalities decide before its size does.
    init(
        count: Int, constraints: [ReferenceConstraint], tie: (Int) -> Double, weight: ((Int) -> Double)?,
        isPosition: (Int) -> Bool = { _ in false }
    ) {
        // Columns: each variable's positive and negative part, then two for each constraint (its excess above and below zero), then
        // artificial variables.
        let rows = constraints.count
        width = 2 * count + 3 * rows
        isClosed = [Bool](repeating: false, count: width)
        for (index, constraint) in constraints.enumerated() {
            var row = [Double](repeating: 0, count: width + 1)
            for variable in 0..<count {
                row[variable] = constraint.coefficients[variable]
                row[count + variable] = -constraint.coefficients[variable]
            }
            row[2 * count + index] = -1
            row[2 * count + rows + index] = 1
            row[width] = -constraint.constant
            if row[width] < 0 { row = row.map { -$0 } }
            row[2 * count + 2 * rows + index] = 1
            tableau.append(row)
            basis.append(2 * count + 2 * rows + index)
            if constraint.priority >= 1000 {
                if constraint.relation != .greaterThanOrEqual { isClosed[2 * count + index] = true }
                if constraint.relation != .lessThanOrEqual { isClosed[2 * count + rows + index] = true }
            }
        }
        var cost = [Double](repeating: 0, count: width)
        for index in 0..<rows { cost[2 * count + 2 * rows + index] = 1 }
        if minimize(cost) > 1e-7 {
            isFeasible = false
            return
        }
        for index in 0..<rows { isClosed[2 * count + 2 * rows + index] = true }
        guard let weight else { return }
        // The priority levels.
        let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        func errorCost(_ constraint: (ReferenceConstraint) -> Double) -> [Double] {
            var cost = [Double](repeating: 0, count: width)
            for (index, element) in constraints.enumerated() where element.priority < 1000 {
                if element.relation != .greaterThanOrEqual { cost[2 * count + index] = constraint(element) }
                if element.relation != .lessThanOrEqual { cost[2 * count + rows + index] = constraint(element) }
            }
            return cost
        }
        for priority in priorities { errors[priority] = minimize(errorCost { $0.priority == priority ? 1 : 0 }) }
        // The remaining degrees of freedom: the minimum and the maximum of each variable.
        for variable in 0..<count {
            var results: [Double] = []
            for sign in [1.0, -1.0] {
                var copy = self
                var cost = [Double](repeating: 0, count: width)
                cost[variable] = sign
                cost[count + variable] = -sign
                results.append(sign * copy.minimize(cost))
            }
            isDetermined.append(abs(results[0] - results[1]) < 1e-6)
        }
        _ = minimize(errorCost { tie($0.order) })
        func sizeCost(ofPositions: Bool) -> [Double] {
            var size = [Double](repeating: 0, count: width)
            for variable in 0..<count where isPosition(variable) == ofPositions {
                size[variable] = weight(variable)
                size[count + variable] = weight(variable)
            }
            return size
        }
        _ = minimize(sizeCost(ofPositions: false))
        if (0..<count).contains(where: isPosition) {
            for index in constraints.indices.sorted(by: { constraints[$0].order < constraints[$1].order }) {
                var slack = [Double](repeating: 0, count: width)
                switch constraints[index].relation {
                case .equal: continue
                case .lessThanOrEqual: slack[2 * count + rows + index] = 1
                case .greaterThanOrEqual: slack[2 * count + index] = 1
                }
                _ = minimize(slack)
            }
            _ = minimize(sizeCost(ofPositions: true))
        }
        values = (0..<count).map { value(of: $0) - value(of: count + $0) }
    }

    private func value(of column: Int) -> Double {
        guard let row = basis.firstIndex(of: column) else { return 0 }
        return tableau[row][width]
    }

    /// Minimizes the cost among the remaining solutions, and keeps the optimal ones. Returns the optimum; -infinity if the cost is
    /// unbounded.
    private mutating func minimize(_ cost: [Double]) -> Double {
        // Reduced costs.
        var reduced = cost + [0]
        for (row, column) in basis.enumerated() where cost[column] != 0 {
            let factor = cost[column]
            for index in 0...width { reduced[index] -= factor * tableau[row][index] }
        }
        while let entering = (0..<width).first(where: { !isClosed[$0] && reduced[$0] < -1e-9 }) {
            var leaving: Int?
            var best = Double.infinity
            for row in tableau.indices where tableau[row][entering] > 1e-9 {
                let ratio = tableau[row][width] / tableau[row][entering]
                if let known = leaving {
                    if ratio < best - 1e-11 || (ratio <= best + 1e-11 && basis[row] < basis[known]) {
                        leaving = row
                        best = min(best, ratio)
                    }
                } else {
                    leaving = row
                    best = ratio
                }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, entering)
            let factor = reduced[entering]
            for index in 0...width { reduced[index] -= factor * tableau[leaving][index] }
        }
        let result = -reduced[width]
        for column in 0..<width where reduced[column] > 1e-9 { isClosed[column] = true }
        // A closed column that is basic at zero leaves the basis, so that it cannot grow.
        for row in tableau.indices where isClosed[basis[row]] {
            if let column = (0..<width).first(where: { !isClosed[$0] && abs(tableau[row][$0]) > 1e-7 }), abs(tableau[row][width]) < 1e-7 {
                pivot(row, column)
            }
        }
        return result
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let pivot = tableau[row][column]
        for index in 0...width { tableau[row][index] /= pivot }
        for other in tableau.indices where other != row && tableau[other][column] != 0 {
            let factor = tableau[other][column]
            for index in 0...width { tableau[other][index] -= factor * tableau[row][index] }
        }
        basis[row] = column
    }
}
