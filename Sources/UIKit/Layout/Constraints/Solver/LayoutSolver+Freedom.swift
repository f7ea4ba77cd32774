/// What the constraints leave open: which of many optimal solutions is taken, and which variables differ among them.
extension LayoutSolver {
    // MARK: Settling

    /// Among the optimal solutions takes the one whose variables are nearest to zero (the sum of their weighted sizes): the same one for the same
    /// constraints, whatever happened before.
    mutating func settleFreedom() {
        var budget = 10_000
        var references: [Int32] = []
        while budget > 0 {
            collectLoose(&references)
            var hasMoved = false
            for reference in references where isLoose(reference) && budget > 0 {
                budget -= 1
                if slide(reference) {
                    hasMoved = true
                    optimize()
                }
            }
            if !hasMoved { return }
        }
    }

    /// Free variables (`~variable`), and active inequalities that nothing holds.
    private func collectLoose(_ references: inout [Int32]) {
        references.removeAll(keepingCapacity: true)
        for variable in 0..<variables.count where isLoose(~variable) { references.append(~variable) }
        for row in 0..<rows.count where isLoose(row) { references.append(row) }
    }

    private func isLoose(_ reference: Int32) -> Bool {
        if reference < 0 { return variables[~reference].row == VariableRecord.free }
        return rows[reference].state == .active && rows[reference].dual < 0 && !rows[reference].isEquality
    }

    /// Moves along the direction in which the loose row, or free variable, gives way, as long as the variables come nearer to zero. What stops it
    /// becomes active in its place.
    private mutating func slide(_ reference: Int32) -> Bool {
        var seen = FlatArray<Int32>()
        derive(reference, seen: &seen)
        var moving: [Int32] = []
        for index in 0..<reach.count {
            let node = reach[index]
            if variables[node].block >= 0 { moving += blocks[Int(variables[node].block)].members } else { moving.append(node) }
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
            if let entering = obstacle(sign, slope, size, moving, seen), slope < best?.gain ?? 0 { best = (entering, slope) }
        }
        clearDerivative()
        guard let best, best.entering != reference else { return false }
        let force = best.entering >= 0 ? rows[best.entering].force : 0
        if force != 0 { return false }
        return exchange(reference, for: best.entering)
    }

    /// The inactive row, or the variable at zero (`~variable`), at which a movement ends that begins with this slope.
    private func obstacle(_ sign: Double, _ slope: Double, _ size: Double, _ moving: [Int32], _ seen: FlatArray<Int32>) -> Int32? {
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
        copy.makeUnique()
        copy.solve()
        _ = copy.expand(~variable.index)
        let (references, isFirm) = (copy.expansion, copy.isFirm)
        if (0..<references.count).allSatisfy({ isFirm(references[$0]) }) { return true }
        // Whether a wish below all others moves it.
        let value = copy.value(of: variable)
        for sign in [1.0, -1.0] {
            var pulled = copy
            let wish = LinearExpression(variable, constant: -value - sign)
            _ = pulled.add(wish, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, priority: 0.5, order: 0)
            pulled.makeUnique()
            pulled.define()
            pulled.optimize()
            if abs(pulled.value(of: variable) - value) > 1e-6 { return false }
        }
        return true
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
