/// The dual simplex method with lexicographic levels.
///
/// Every active row has a dual multiplier with a number for each level. An inactive row has a force: zero, or the weight of its violated side. Forces
/// and multipliers balance, and a multiplier never exceeds the weights of its row. A solution is optimal if the residual of every inactive row is
/// consistent with its force.
extension LayoutSolver {
    /// The tolerance within which a multiplier is at its bound.
    static let dualTolerance = 1e-9

    // MARK: The loop

    /// Finds the optimal solution. If that takes more iterations than in any known system, for example because of rounding errors, it drops and reports
    /// a constraint, so that the solve terminates.
    mutating func optimize() {
        var rounds = 0
        var limit = currentLimit
        while true {
            propagate()
            collectViolated()
            if violated.isEmpty { return }
            rounds += 1
            // After many rounds use Bland's rule, which prevents cycling.
            let isSlow = rounds > 60
            let count = isSlow ? 1 : violated.count
            if isSlow { violated.sort(by: <) }
            if rounds > limit {
                breakUnsatisfied()
                recordTimeout()
                limit = currentLimit
                rounds = 0
                continue
            }
            for index in 0..<count {
                let row = violated[index]
                rows[row].isQueued = false
                settle(row, carefully: isSlow)
            }
            for index in count..<violated.count { rows[violated[index]].isQueued = false }
            for index in count..<violated.count { enqueue(violated[index]) }
            violated.removeAll()
        }
    }

    @inline(__always)
    mutating func enqueue(_ row: Int32) {
        if rows[row].isQueued || rows[row].isBroken || rows[row].isRemoved { return }
        rows[row].isQueued = true
        queue.append(row)
    }

    /// Moves the queued rows whose residuals contradict their forces to `violated`, required ones first.
    private mutating func collectViolated() {
        violated.removeAll()
        for index in 0..<queue.count {
            let row = queue[index]
            if rows[row].state == .inactive, !rows[row].isBroken, !rows[row].isRemoved,
                isViolated(row)
            {
                violated.append(row)
            } else {
                rows[row].isQueued = false
            }
        }
        queue.removeAll()
        if violated.count > 1 {
            let (rows, levels) = (rows, levelPriorities)
            func rank(_ row: Int32) -> Float {
                let record = rows[row]
                if record.isRequired { return 1000 }
                return max(record.lower >= 0 ? levels[Int(record.lower)] : 0, record.upper >= 0 ? levels[Int(record.upper)] : 0)
            }
            violated.sort { (rank($0), $1) > (rank($1), $0) }
        }
    }

    @inline(__always)
    private func isViolated(_ row: Int32) -> Bool {
        let (residual, tolerance) = residualAndTolerance(row)
        return direction(row, residual: residual, tolerance: tolerance) != 0
    }

    /// The direction in which the row's force must change: 1 up, -1 down, 0 if it is consistent with the residual.
    @inline(__always)
    private func direction(_ row: Int32, residual: Double, tolerance: Double) -> Int8 {
        let record = rows[row]
        if residual > tolerance, record.force < 0 || (record.force == 0 && record.upper != RowRecord.open) { return 1 }
        if residual < -tolerance, record.force > 0 || (record.force == 0 && record.lower != RowRecord.open) { return -1 }
        return 0
    }

    // MARK: One pivot

    /// Changes the row's force until it is consistent with the residual, or until the ratio test selects an active row to leave.
    private mutating func settle(_ row: Int32, carefully: Bool) {
        guard rows[row].state == .inactive, !rows[row].isBroken, !rows[row].isRemoved else { return }
        let residual = expand(row)
        let up = direction(row, residual: residual, tolerance: residualAndTolerance(row).tolerance)
        guard up != 0 else {
            return
        }
        enqueue(row)
        let sign = Double(up)
        // The next value of the force: opposite side, zero, or the side of `up`.
        let stop: Int8 = rows[row].force == -up ? (sideIsOpen(row, up) ? 0 : up) : up
        var isBounded = setStep(row, from: rows[row].force, to: stop)
        var leaving: Int?
        var leavingFactor = 0.0
        let largest = largestFactor()
        for index in 0..<Int(expansion.count) {
            let factor = expansionFactors[Int32(index)]
            if abs(factor) < largest * 1e-9 { continue }
            guard setBest(expansion[Int32(index)], factor: factor, sign: sign) else { continue }
            let order = isBounded ? compareBest() : -1
            // If the steps are equal, choose the larger pivot, or with Bland's rule the row with the lowest index.
            if order > 0 { continue }
            if order == 0 {
                guard let known = leaving else { continue }
                if carefully ? expansion[Int32(index)] > expansion[Int32(known)] : abs(factor) <= leavingFactor { continue }
            }
            swap(&step, &best)
            isBounded = true
            leaving = index
            leavingFactor = abs(factor)
        }
        guard isBounded else { return breakConflict(of: row) }
        applyStep(sign)
        if let leaving {
            let reference = expansion[Int32(leaving)]
            for level in arriving.indices { arriving[level] = 0 }
            addForce(row, rows[row].force, 1, to: &arriving)
            rows[row].force = 0
            let bound: Int8 = (expansionFactors[Int32(leaving)] > 0) == (up > 0) ? -1 : 1
            guard pivot(reference, for: row) else { return withdrawAll() }
            if reference >= 0 { rest(reference, at: bound) }
            // The new active row's multiplier is its previous force plus the step.
            let slot = dual(of: row)
            var isZero = true
            for level in levelOrder {
                let value = arriving[Int(level)] + sign * step[Int(level)]
                duals[slot + level] = abs(value) < Self.dualTolerance ? 0 : value
                if abs(value) >= Self.dualTolerance { isZero = false }
            }
            if isZero { dropDual(of: row) }
        } else {
            rows[row].force = stop
        }
    }

    private func largestFactor() -> Double {
        var result = 0.0
        for index in 0..<expansionFactors.count { result = max(result, abs(expansionFactors[index])) }
        return result
    }

    /// Sets the force of a row that left the basis because its multiplier reached the upper (1) or lower (-1) bound.
    private mutating func rest(_ row: Int32, at bound: Int8) {
        rows[row].force = sideIsOpen(row, bound) ? 0 : bound
        dropDual(of: row)
        enqueue(row)
    }

    private func sideIsOpen(_ row: Int32, _ side: Int8) -> Bool {
        (side > 0 ? rows[row].upper : rows[row].lower) == RowRecord.open
    }

    /// The force of an inactive row as a vector with a number for each level.
    private func forceVector(_ row: Int32) -> [Double] {
        var result = [Double](repeating: 0, count: Int(dualStride))
        addForce(row, rows[row].force, 1, to: &result)
        return result
    }

    private func addForce(_ row: Int32, _ force: Int8, _ factor: Double, to vector: inout [Double]) {
        guard force != 0 else { return }
        let level = force > 0 ? rows[row].upper : rows[row].lower
        guard level > 0 else { return }
        vector[Int(level)] += factor * Double(force)
        vector[0] += factor * Double(force) * rows[row].tie
    }

    /// Sets `step` to the difference between two forces of the row. Returns false if the difference is unbounded.
    private mutating func setStep(_ row: Int32, from old: Int8, to new: Int8) -> Bool {
        if step.count != Int(dualStride) {
            step = [Double](repeating: 0, count: Int(dualStride))
            best = step
            arriving = step
        }
        for level in step.indices { step[level] = 0 }
        if (new > 0 && rows[row].upper == RowRecord.required) || (new < 0 && rows[row].lower == RowRecord.required) { return false }
        let sign: Double = new > old ? 1 : -1
        addForce(row, new, sign, to: &step)
        addForce(row, old, -sign, to: &step)
        return true
    }

    /// Sets `best` to the step after which the active row's multiplier reaches a bound. Returns false if there is no bound.
    private mutating func setBest(_ reference: Int32, factor: Double, sign: Double) -> Bool {
        for level in best.indices { best[level] = 0 }
        guard reference >= 0 else { return true }
        // A multiplier changes by -sign * factor * step.
        let rises = sign * factor < 0
        let side = rises ? rows[reference].upper : rows[reference].lower
        if side == RowRecord.required { return false }
        let scale = 1 / abs(factor)
        let slot = rows[reference].dual
        if slot >= 0 {
            for level in levelOrder { best[Int(level)] = (rises ? -1 : 1) * duals[slot + level] * scale }
        }
        if side > 0 {
            best[Int(side)] += scale
            best[0] += rows[reference].tie * scale
        }
        // The multiplier was at the bound already, apart from rounding errors.
        for level in levelOrder {
            if best[Int(level)] < -Self.dualTolerance * scale {
                for level in best.indices { best[level] = 0 }
                break
            }
            if best[Int(level)] > Self.dualTolerance * scale { break }
        }
        return true
    }

    /// Whether `best` is shorter than `step` (-1), equal (0) or longer (1).
    private func compareBest() -> Int {
        for level in levelOrder {
            let difference = best[Int(level)] - step[Int(level)]
            let scale = max(1, abs(best[Int(level)]), abs(step[Int(level)]))
            if difference < -Self.dualTolerance * scale { return -1 }
            if difference > Self.dualTolerance * scale { return 1 }
        }
        return 0
    }

    /// Applies the step to the multipliers of the expansion's rows.
    private mutating func applyStep(_ sign: Double) {
        guard levelOrder.contains(where: { step[Int($0)] != 0 }) else { return }
        for index in 0..<expansion.count where expansion[index] >= 0 {
            addDual(expansion[index], -sign * expansionFactors[index], step)
        }
    }

    private mutating func addDual(_ row: Int32, _ factor: Double, _ vector: [Double]) {
        let slot = dual(of: row)
        var isZero = true
        for level in levelOrder {
            var value = duals[slot + level]
            let magnitude = abs(value)
            value += factor * vector[Int(level)]
            if abs(value) <= max(1e-12, magnitude * 1e-12) { value = 0 }
            duals[slot + level] = value
            if value != 0 { isZero = false }
        }
        if isZero { dropDual(of: row) }
    }

    // MARK: Withdrawing forces

    /// Removes the row's contribution to the balance: its own force, or, if it is active, the forces that its multiplier balances.
    mutating func detachForces(of row: Int32) {
        if rows[row].state == .inactive, rows[row].force != 0 {
            withdraw(row)
        } else if rows[row].state == .active, rows[row].dual >= 0 {
            relieve(row)
        }
    }

    /// Removes an inactive row's force from the balance.
    private mutating func withdraw(_ row: Int32) {
        _ = expand(row)
        let force = forceVector(row)
        rows[row].force = 0
        enqueue(row)
        var strained: [Int32] = []
        for index in 0..<expansion.count where expansion[index] >= 0 {
            let active = expansion[index]
            addDual(active, expansionFactors[index], force)
            if !isWithinBounds(active) { strained.append(active) }
        }
        for active in strained where !isWithinBounds(active) { relieve(active) }
    }

    /// Withdraws all forces that an active row balances, so that its multiplier is zero.
    mutating func relieve(_ row: Int32) {
        derive(row)
        var pulling: [Int32] = []
        for index in 0..<seen.count where rows[seen[index]].force != 0 && rowDerivative(seen[index]) != 0 { pulling.append(seen[index]) }
        clearDerivative()
        for other in pulling where rows[other].force != 0 { withdraw(other) }
        dropDual(of: row)
    }

    /// Resets all forces and multipliers to zero and keeps the active rows.
    mutating func withdrawAll() {
        for row in 0..<rows.count {
            if rows[row].state == .active { dropDual(of: row) }
            guard rows[row].state == .inactive else { continue }
            rows[row].force = 0
            enqueue(row)
        }
    }

    private func isWithinBounds(_ row: Int32) -> Bool {
        let slot = rows[row].dual
        guard slot >= 0 else { return true }
        return isWithin(row, slot, sign: 1) && isWithin(row, slot, sign: -1)
    }

    private func isWithin(_ row: Int32, _ slot: Int32, sign: Double) -> Bool {
        let side = sign > 0 ? rows[row].upper : rows[row].lower
        if side == RowRecord.required { return true }
        for level in levelOrder {
            var slack = -sign * duals[slot + level]
            if side > 0, level == side { slack += 1 }
            if side > 0, level == 0 { slack += rows[row].tie }
            if slack > Self.dualTolerance { return true }
            if slack < -Self.dualTolerance { return false }
        }
        return true
    }

    // MARK: Conflicts

    /// Resolves an infeasible required row: its expansion contains only required rows, and none can leave the basis. Drops the yielding one (an
    /// intrinsic size) if there is one, else any; among these the one with the highest `order`.
    private mutating func breakConflict(of row: Int32) {
        var members = [row]
        for index in 0..<expansion.count where expansion[index] >= 0 { members.append(expansion[index]) }
        members.sort { rows[$0].order < rows[$1].order }
        let yielding = members.filter { rows[$0].isYielding }
        let broken = (yielding.isEmpty ? members : yielding).max { (rows[$0].order, $0) < (rows[$1].order, $1) } ?? row
        if broken != row {
            if rows[broken].dual >= 0 { relieve(broken) }
            detachForces(of: row)
            _ = pivot(broken, for: row)
            rows[broken].force = 0
        }
        leaveOut(broken, of: members)
    }

    /// Drops one of the violated rows: the one with the highest `order` among those that are not required, or among all.
    private mutating func breakUnsatisfied() {
        let members = (0..<violated.count).map { violated[$0] }
        for row in members { rows[row].isQueued = false }
        let broken = members.max { first, second in
            (rows[first].isRequired ? 0 : 1, rows[first].order, first) < (rows[second].isRequired ? 0 : 1, rows[second].order, second)
        }
        guard let broken else { return }
        detachForces(of: broken)
        leaveOut(broken, of: members, isTimeout: true)
        for row in members { enqueue(row) }
        violated.removeAll()
    }

    private mutating func leaveOut(_ broken: Int32, of members: [Int32], isTimeout: Bool = false) {
        // After a timeout, do not retry other dropped constraints: each would use all its iterations again.
        if !isTimeout { forgetConflicts(with: broken) }
        rows[broken].isBroken = true
        let conflict = Conflict(
            broken: LayoutConstraintID(index: broken), members: members.map { LayoutConstraintID(index: $0) }, isTimeout: isTimeout)
        for member in members { rows[member].conflicts += 1 }
        conflicts.append(conflict)
        newConflicts.append(conflict)
    }

    /// Retries the constraints that were dropped because of a conflict with this row. Called when the row changes.
    mutating func forgetConflicts(with row: Int32) {
        guard rows[row].conflicts > 0 else { return }
        let id = LayoutConstraintID(index: row)
        for conflict in conflicts where conflict.members.contains(id) {
            for member in conflict.members { rows[member.index].conflicts -= 1 }
            rows[conflict.broken.index].isBroken = false
            enqueue(conflict.broken.index)
        }
        conflicts.removeAll { $0.members.contains(id) }
    }
}
