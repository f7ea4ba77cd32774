/// Degeneracy: selects one of several optimal solutions, and finds the variables in which they differ.
extension LayoutSolver {
    // MARK: Settling

    /// Selects one of the optimal solutions. The result depends only on the constraints, not on earlier solutions.
    ///
    /// There are three objectives in lexicographic order. The first is the weighted L1 norm of the lengths (widths and heights). The second is the slacks of
    /// the inequalities, one after the other in the constraints' `order`. The last is the weighted L1 norm of the positions (edges). So a view without a
    /// width is empty, and an edge that only an inequality limits is at the limit, as in UIKit.
    mutating func resolveDegeneracy() {
        guard !degenerate.isEmpty else { return }
        var budget = 10_000
        var hasMoved = true
        while hasMoved, budget > 0 {
            hasMoved = false
            var index: Int32 = 0
            while index < degenerate.count, budget > 0 {
                let reference = degenerate[index]
                guard isDegenerate(reference) else {
                    if reference < 0 {
                        variables[~reference].isListedDegenerate = false
                    } else {
                        rows[reference].isListedDegenerate = false
                    }
                    if let last = degenerate.popLast(), index < degenerate.count { degenerate[index] = last }
                    continue
                }
                index += 1
                // A free variable at zero that no term mentions, such as a root's origin: it is optimal, and no other value depends on it.
                if reference < 0, variables[~reference].column < 0, variables[~reference].value == 0 { continue }
                budget -= 1
                if slide(reference) {
                    hasMoved = true
                    optimize()
                }
            }
        }
    }

    /// Adds an entry to `degenerate` unless it is there: a free variable, encoded as `~variable`, or the index of an active inequality. The caller ensures
    /// that its multiplier is zero.
    @inline(__always)
    mutating func recordDegenerate(_ reference: Int32) {
        if reference < 0 {
            if variables[~reference].isListedDegenerate { return }
            variables[~reference].isListedDegenerate = true
        } else {
            if rows[reference].isEquality || rows[reference].state != .active || rows[reference].isListedDegenerate { return }
            rows[reference].isListedDegenerate = true
        }
        degenerate.append(reference)
    }

    private func isDegenerate(_ reference: Int32) -> Bool {
        if reference < 0 { return variables[~reference].row == VariableRecord.free }
        return rows[reference].state == .active && rows[reference].dual < 0 && !rows[reference].isEquality
    }

    /// The objectives, the most important first.
    private enum Objective {
        case lengths, slacks, positions
    }

    /// A direction of descent, with the most important objective that changes.
    private struct Descent {
        let sign: Double
        let objective: Objective
        /// The change of the objective for each unit of the step; negative.
        let slope: Double
        /// The sum of the absolute rates of change: the scale for comparing `slope` with zero.
        let scale: Double
    }

    /// Moves an active inequality with a zero multiplier, or a free variable, in a direction in which an objective improves and no more important one becomes
    /// worse. The row or variable that limits the step becomes active instead (a pivot). Returns whether a pivot took place.
    private mutating func slide(_ reference: Int32) -> Bool {
        derive(reference)
        var moving: [Int32] = []
        for index in 0..<reach.count {
            let node = reach[index]
            let number = variables[node].block
            if number < 0 {
                moving.append(node)
            } else {
                for member in blocks[number].members..<(blocks[number].members + blocks[number].memberCount) {
                    moving.append(lists[member])
                }
            }
        }
        moving = moving.filter { weights[$0] != 0 }
        var entering: Int32?
        for sign in [1.0, -1.0] where entering == nil {
            guard let descent = descent(sign, reference, moving) else { continue }
            entering = obstacle(descent, moving)
        }
        if entering == nil { entering = heldLength(reference, moving) }
        clearDerivative()
        guard let entering, entering != reference else { return false }
        let force = entering >= 0 ? rows[entering].force : 0
        if force != 0 { return false }
        return pivot(reference, for: entering)
    }

    /// The entering variable of a degenerate pivot, encoded as `~variable`: a length at zero, without which the direction would improve a lower-priority
    /// objective (slacks or positions). If several qualify, the result is the one with the largest rate of change. The pivot changes no value, but makes the
    /// variable free, so that a later pivot can move. Nil if no variable qualifies.
    private func heldLength(_ reference: Int32, _ moving: [Int32]) -> Int32? {
        if reference < 0, !variables[~reference].isPosition { return nil }
        guard [1.0, -1.0].contains(where: { descent($0, reference, moving, ignoresHeld: true).map { $0.objective != .lengths } ?? false })
        else { return nil }
        var held: Int32?
        for variable in moving where !variables[variable].isPosition && abs(variables[variable].value) < 1e-9 {
            if abs(weights[variable]) > held.map({ abs(weights[$0]) }) ?? 0 { held = variable }
        }
        return held.map { ~$0 }
    }

    /// The direction's most important objective that changes, if it improves; otherwise nil. `ignoresHeld` excludes lengths at zero.
    private func descent(_ sign: Double, _ reference: Int32, _ moving: [Int32], ignoresHeld: Bool = false) -> Descent? {
        if reference >= 0, sign > 0 ? rows[reference].upper != RowRecord.open : rows[reference].lower != RowRecord.open { return nil }
        var lengths = (slope: 0.0, scale: 0.0)
        var positions = (slope: 0.0, scale: 0.0)
        for variable in moving {
            let rate = sign * weights[variable] * variables[variable].weight
            let value = variables[variable].value
            let isAtZero = abs(value) < 1e-9
            let slope = isAtZero ? abs(rate) : value > 0 ? rate : -rate
            if ignoresHeld, isAtZero, !variables[variable].isPosition { continue }
            if variables[variable].isPosition {
                positions.slope += slope
                positions.scale += abs(rate)
            } else {
                lengths.slope += slope
                lengths.scale += abs(rate)
            }
        }
        if lengths.slope < -1e-9 * lengths.scale {
            return Descent(sign: sign, objective: .lengths, slope: lengths.slope, scale: lengths.scale)
        }
        if lengths.slope > 1e-9 * lengths.scale { return nil }
        let slack = slackSlope(sign, reference)
        if slack != 0 { return slack < 0 ? Descent(sign: sign, objective: .slacks, slope: slack, scale: -slack) : nil }
        guard positions.slope < -1e-9 * positions.scale else { return nil }
        return Descent(sign: sign, objective: .positions, slope: positions.slope, scale: positions.scale)
    }

    /// The rate of change of the first slack, by `order`, that the step changes: negative if it shrinks, 0 if no slack changes.
    private func slackSlope(_ sign: Double, _ reference: Int32) -> Double {
        var order = Int.max
        var slope = 0.0
        if reference >= 0 { (order, slope) = (rows[reference].order, 1) }
        for index in 0..<seen.count {
            let record = rows[seen[index]]
            guard record.order < order, !record.isEquality, record.force == 0, !record.isBroken else { continue }
            let rate = sign * rowDerivative(seen[index])
            if abs(rate) < 1e-9 { continue }
            let (residual, tolerance) = residualAndTolerance(seen[index])
            let isTight = abs(residual) <= tolerance
            let isOpposed = rate > 0 ? record.upper != RowRecord.open : record.lower != RowRecord.open
            // The inequality is active and the step would violate it: `obstacle` ends the step there.
            if isTight, isOpposed { continue }
            (order, slope) = (record.order, isOpposed ? -abs(rate) : abs(rate))
        }
        return slope
    }

    /// The entering row or variable (`~variable`) of a ratio test: the first inactive row that blocks the step, or variable that becomes zero.
    private func obstacle(_ descent: Descent, _ moving: [Int32]) -> Int32? {
        let sign = descent.sign
        var wall = Double.infinity
        var entering: Int32?
        for index in 0..<seen.count {
            let row = seen[index]
            if rows[row].isBroken { continue }
            let rate = sign * rowDerivative(row)
            if rate == 0 { continue }
            let record = rows[row]
            let side = rate > 0 ? record.upper : record.lower
            // A row that moves further to its violated side does not block the step: its force already accounts for the cost.
            let isPassive = record.force == 0 ? side == RowRecord.open : (record.force > 0) == (rate > 0)
            if isPassive { continue }
            let distance = max(0, -residual(row) * (rate > 0 ? 1 : -1)) / abs(rate)
            if distance < wall || (distance == wall && row < entering ?? row) {
                wall = distance
                entering = row
            }
        }
        var crossings: [(distance: Double, variable: Int32)] = []
        for variable in moving where variables[variable].value * sign * weights[variable] < 0 && abs(variables[variable].value) >= 1e-9 {
            if variables[variable].isPosition, descent.objective != .positions { continue }
            crossings.append((abs(variables[variable].value / weights[variable]), variable))
        }
        crossings.sort { ($0.distance, $0.variable) < ($1.distance, $1.variable) }
        var slope = descent.slope
        for (distance, variable) in crossings where distance < wall {
            // The sum of the lengths is constant until one of them crosses zero. From there on it grows.
            if !variables[variable].isPosition, descent.objective != .lengths { return ~variable }
            slope += 2 * abs(weights[variable]) * variables[variable].weight
            if slope >= -1e-9 * descent.scale { return ~variable }
        }
        return entering
    }

    // MARK: Queries

    /// Whether the variable has the same value in all optimal solutions.
    package func isDetermined(_ variable: LayoutVariable) -> Bool {
        var copy = self
        if hasChanges {
            copy.makeUnique()
            copy.solve()
        }
        // `expand` only writes to scratch storage, which is clear before and after. So the copy may share it.
        _ = copy.expand(~variable.index)
        let (references, solved) = (copy.expansion, copy)
        if (0..<references.count).allSatisfy({ solved.isStrictlyBinding(references[$0]) }) { return true }
        // Otherwise test whether a constraint with a lower priority than all others changes the value.
        let value = copy.value(of: variable)
        for sign in [1.0, -1.0] {
            var pulled = solved
            let probe = LinearExpression(variable, constant: -value - sign)
            _ = pulled.add(probe, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, priority: 0.5, order: 0)
            pulled.makeUnique()
            pulled.define()
            pulled.optimize()
            if abs(pulled.value(of: variable) - value) > 1e-6 { return false }
        }
        return true
    }

    /// Whether there are changes since the last solution.
    private var hasChanges: Bool {
        !(freshVariables.isEmpty && freshRows.isEmpty && removedRows.isEmpty && changedConstants.isEmpty && changedPriorities.isEmpty
            && queue.isEmpty)
    }

    /// Whether the multiplier alone proves that an active row holds in every optimal solution.
    private func isStrictlyBinding(_ reference: Int32) -> Bool {
        guard reference >= 0 else { return false }
        let record = rows[reference]
        for side in [1.0, -1.0] {
            let level = side > 0 ? record.upper : record.lower
            if level == RowRecord.required { continue }
            var boundDistance = 0.0
            for other in levelOrder where other != 0 {
                boundDistance = record.dual >= 0 ? -side * duals[record.dual + other] : 0
                if other == level { boundDistance += 1 }
                if abs(boundDistance) > Self.dualTolerance { break }
            }
            if boundDistance <= Self.dualTolerance { return false }
        }
        return true
    }
}
