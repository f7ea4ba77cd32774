/// What the constraints leave open: which of many optimal solutions is taken, and which variables differ among them.
extension LayoutSolver {
    // MARK: Settling

    /// Among the optimal solutions takes the one whose variables are nearest to zero (the sum of their weighted sizes): the same one for the same
    /// constraints, whatever happened before.
    mutating func settleFreedom() {
        guard !loose.isEmpty else { return }
        var budget = 10_000
        var hasMoved = true
        while hasMoved, budget > 0 {
            hasMoved = false
            var index: Int32 = 0
            while index < loose.count, budget > 0 {
                let reference = loose[index]
                guard isLoose(reference) else {
                    if reference < 0 { variables[~reference].isListedLoose = false } else { rows[reference].isListedLoose = false }
                    if let last = loose.popLast(), index < loose.count { loose[index] = last }
                    continue
                }
                index += 1
                // It is at zero, where it is nearest, and nothing follows from it: the place of a root, which nothing mentions.
                if reference < 0, variables[~reference].column < 0, variables[~reference].value == 0 { continue }
                budget -= 1
                if slide(reference) {
                    hasMoved = true
                    optimize()
                }
            }
        }
    }

    /// Lists a free variable (`~variable`), or an active inequality that nothing holds.
    @inline(__always)
    mutating func noteLoose(_ reference: Int32) {
        if reference < 0 {
            if variables[~reference].isListedLoose { return }
            variables[~reference].isListedLoose = true
        } else {
            if rows[reference].isEquality || rows[reference].state != .active || rows[reference].isListedLoose { return }
            rows[reference].isListedLoose = true
        }
        loose.append(reference)
    }

    private func isLoose(_ reference: Int32) -> Bool {
        if reference < 0 { return variables[~reference].row == VariableRecord.free }
        return rows[reference].state == .active && rows[reference].dual < 0 && !rows[reference].isEquality
    }

    /// Moves along the direction in which the loose row, or free variable, gives way, as long as the variables come nearer to zero. What stops it
    /// becomes active in its place.
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
        var best: (entering: Int32, gain: Double)?
        for sign in [1.0, -1.0] {
            if reference >= 0, sign > 0 ? rows[reference].upper != RowRecord.open : rows[reference].lower != RowRecord.open { continue }
            var slope = 0.0
            var size = 0.0
            for variable in moving {
                let rate = sign * weights[variable] * variables[variable].weight
                let value = variables[variable].value
                slope += abs(value) < 1e-9 ? abs(rate) : value > 0 ? rate : -rate
                size += abs(rate)
            }
            if slope >= -1e-9 * size { continue }
            if let entering = obstacle(sign, slope, size, moving), slope < best?.gain ?? 0 { best = (entering, slope) }
        }
        clearDerivative()
        guard let best, best.entering != reference else { return false }
        let force = best.entering >= 0 ? rows[best.entering].force : 0
        if force != 0 { return false }
        return exchange(reference, for: best.entering)
    }

    /// The inactive row, or the variable at zero (`~variable`), at which a movement ends that begins with this slope.
    private func obstacle(_ sign: Double, _ slope: Double, _ size: Double, _ moving: [Int32]) -> Int32? {
        var wall = Double.infinity
        var entering: Int32?
        for index in 0..<seen.count {
            let row = seen[index]
            if rows[row].isBroken { continue }
            let rate = sign * rowDerivative(row)
            if rate == 0 { continue }
            let record = rows[row]
            let side = rate > 0 ? record.upper : record.lower
            // A row that moves away from zero on the side on which it is costs no more than its force says.
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
            crossings.append((abs(variables[variable].value / weights[variable]), variable))
        }
        crossings.sort { ($0.distance, $0.variable) < ($1.distance, $1.variable) }
        var slope = slope
        for (distance, variable) in crossings where distance < wall {
            slope += 2 * abs(weights[variable]) * variables[variable].weight
            if slope >= -1e-9 * size { return ~variable }
        }
        return entering
    }

    // MARK: Asking

    /// Whether all optimal solutions agree in this variable.
    func isDetermined(_ variable: LayoutVariable) -> Bool {
        var copy = self
        if hasChanges {
            copy.makeUnique()
            copy.solve()
        }
        // The expansion writes into work space alone, which is empty before and after: it may be shared.
        _ = copy.expand(~variable.index)
        let (references, solved) = (copy.expansion, copy)
        if (0..<references.count).allSatisfy({ solved.isFirm(references[$0]) }) { return true }
        // Whether a wish below all others moves it.
        let value = copy.value(of: variable)
        for sign in [1.0, -1.0] {
            var pulled = solved
            let wish = LinearExpression(variable, constant: -value - sign)
            _ = pulled.add(wish, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, priority: 0.5, order: 0)
            pulled.makeUnique()
            pulled.define()
            pulled.optimize()
            if abs(pulled.value(of: variable) - value) > 1e-6 { return false }
        }
        return true
    }

    /// Whether something changed since the last solution.
    private var hasChanges: Bool {
        !(freshVariables.isEmpty && freshRows.isEmpty && removedRows.isEmpty && changedConstants.isEmpty && changedPriorities.isEmpty
            && queue.isEmpty)
    }

    /// Whether an active row holds in every optimal solution, by its multiplier alone.
    private func isFirm(_ reference: Int32) -> Bool {
        guard reference >= 0 else { return false }
        let record = rows[reference]
        for side in [1.0, -1.0] {
            let level = side > 0 ? record.upper : record.lower
            if level == RowRecord.required { continue }
            var room = 0.0
            for other in levelOrder where other != 0 {
                room = record.dual >= 0 ? -side * duals[record.dual + other] : 0
                if other == level { room += 1 }
                if abs(room) > Self.dualTolerance { break }
            }
            if room <= Self.dualTolerance { return false }
        }
        return true
    }
}
