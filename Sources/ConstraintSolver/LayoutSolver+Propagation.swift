import HeapModule

/// Passes along the definitions: downstream to compute values, upstream to express a row by active rows.
extension LayoutSolver {
    /// A sum is zero if it is smaller than this fraction of the sum of its absolute terms.
    static let cancellation = 1e-11

    mutating func nextStamp() -> Int32 {
        if stamp == Int32.max {
            for index in 0..<variables.count { variables[index].mark = 0 }
            for index in 0..<rows.count { rows[index].mark = 0 }
            stamp = 0
        }
        stamp += 1
        return stamp
    }

    @inline(__always)
    func leader(of variable: Int32) -> Int32 {
        let block = variables[variable].block
        return block < 0 ? variable : lists[blocks[block].members]
    }

    // MARK: Downstream

    /// Fills `reach` with the units that depend on the variables in `roots`, in reverse topological order. A unit is a variable, or a block by its
    /// first member. Fills `seen` with the inactive rows that it passes.
    mutating func walkDownstream(from roots: FlatArray<Int32>) {
        let single = roots.count == 1 ? roots[0] : -1
        if single >= 0, single == walkRoot, structure == walkStructure { return }
        walkRoot = single
        walkStructure = structure
        hasPlan = false
        let mark = nextStamp()
        reach.removeAll()
        seen.removeAll()
        for index in 0..<roots.count where variables[roots[index]].row != VariableRecord.dead {
            let root = leader(of: roots[index])
            if variables[root].mark == mark { continue }
            enter(root, mark)
            while let node = stack.popLast(), var term = cursors.popLast() {
                // The stack holds a block's members above its first member.
                let block = variables[node].block
                var child: Int32 = -1
                while child < 0, term >= 0 {
                    let row = terms[term].row
                    term = terms[term].next
                    let state = rows[row].state
                    if state == .active {
                        let defined = rows[row].variable
                        if defined == node || (block >= 0 && variables[defined].block == block) { continue }
                        let head = leader(of: defined)
                        if variables[head].mark != mark { child = head }
                    } else if state == .inactive, rows[row].mark != mark {
                        rows[row].mark = mark
                        seen.append(row)
                    }
                }
                if child >= 0 {
                    stack.append(node)
                    cursors.append(term)
                    enter(child, mark)
                } else if block < 0 || node == lists[blocks[block].members] {
                    reach.append(node)
                }
            }
        }
    }

    @inline(__always)
    private mutating func enter(_ unit: Int32, _ mark: Int32) {
        variables[unit].mark = mark
        let block = variables[unit].block
        stack.append(unit)
        cursors.append(variables[unit].column)
        guard block >= 0 else { return }
        let record = blocks[block]
        for index in (record.members + 1)..<(record.members + record.memberCount) {
            stack.append(lists[index])
            cursors.append(variables[lists[index]].column)
        }
    }

    /// Recomputes the values that depend on stale variables, and queues the inactive rows that may have changed.
    mutating func propagate() {
        guard !stale.isEmpty else { return }
        let isRepeated = stale.count == 1 && stale[0] == walkRoot && structure == walkStructure
        if isRepeated {
            stale.removeAll()
            if !hasPlan { makePlan() }
            runPlan()
        } else {
            walkDownstream(from: stale)
            stale.removeAll()
            var index = reach.count - 1
            while index >= 0 {
                let node = reach[index]
                if variables[node].block >= 0 { solveBlock(variables[node].block) } else { setValue(definedValue(node), of: node) }
                index -= 1
            }
        }
        for index in 0..<seen.count { enqueue(seen[index]) }
    }

    private mutating func makePlan() {
        hasPlan = true
        planRoot = -1
        planNodes.removeAll()
        planTerms.removeAll()
        var index = reach.count - 1
        while index >= 0 {
            let unit = reach[index]
            index -= 1
            let number = variables[unit].block
            if number < 0 {
                appendToPlan(unit)
                continue
            }
            // A block precedes its members that have rows.
            let nodeIndex = planNodes.count
            planNodes.append(PlanNode(variable: ~number))
            let block = blocks[number]
            for member in block.members..<(block.members + block.memberCount) where variables[lists[member]].row >= 0 {
                appendToPlan(lists[member])
            }
            planNodes[nodeIndex].endTerm = planNodes.count
        }
    }

    private mutating func appendToPlan(_ variable: Int32) {
        if variable == walkRoot { planRoot = planNodes.count }
        let row = variables[variable].row
        var node = PlanNode(variable: variable, firstTerm: planTerms.count)
        if row >= 0 {
            node.constant = rows[row].constant
            for term in termRange(row) {
                let record = terms[term]
                if record.variable == variable {
                    node.own = record.coefficient
                } else {
                    planTerms.append(PlanTerm(coefficient: record.coefficient, variable: record.variable))
                }
            }
        }
        node.endTerm = planTerms.count
        planNodes.append(node)
    }

    private mutating func runPlan() {
        // The plan is valid: only the root's constant changed since it was recorded.
        let row = variables[walkRoot].row
        var change = 0.0
        if row >= 0, planRoot >= 0 {
            change = rows[row].constant - planNodes[planRoot].constant
            planNodes[planRoot].constant = rows[row].constant
        }
        var index: Int32 = 0
        while index < planNodes.count {
            let node = planNodes[index]
            index += 1
            if node.variable < 0 {
                solvePlannedBlock(index - 1, change)
                index = node.endTerm
            } else {
                run(node)
            }
        }
    }

    @inline(__always)
    private mutating func run(_ node: PlanNode) {
        var sum = node.constant
        for term in node.firstTerm..<node.endTerm {
            let record = planTerms[term]
            sum += record.coefficient * variables[record.variable].value
        }
        // The values of a chain depend on each other, so a division would dominate the latency.
        setValue(node.own == 1 ? -sum : node.own == -1 ? sum : -sum / node.own, of: node.variable)
    }

    @inline(__always)
    mutating func setValue(_ value: Double, of variable: Int32) {
        if variables[variable].value == value { return }
        variables[variable].value = value
        if !variables[variable].isReported {
            variables[variable].isReported = true
            changedVariables.append(variable)
        }
    }

    @inline(__always)
    func definedValue(_ variable: Int32) -> Double {
        let row = variables[variable].row
        guard row >= 0 else { return 0 }
        var sum = rows[row].constant
        var own = 1.0
        for term in termRange(row) {
            let other = terms[term].variable
            if other == variable { own = terms[term].coefficient } else { sum += terms[term].coefficient * variables[other].value }
        }
        return -sum / own
    }

    @inline(__always)
    func residual(_ row: Int32) -> Double {
        var sum = rows[row].constant
        for term in termRange(row) { sum += terms[term].coefficient * variables[terms[term].variable].value }
        return sum
    }

    /// The residual, and the tolerance within which rounding errors make it zero.
    @inline(__always)
    func residualAndTolerance(_ row: Int32) -> (residual: Double, tolerance: Double) {
        var sum = rows[row].constant
        var magnitude = abs(sum)
        for term in termRange(row) {
            let part = terms[term].coefficient * variables[terms[term].variable].value
            sum += part
            magnitude += abs(part)
        }
        return (sum, 1e-9 + magnitude * 1e-11)
    }

    /// Recomputes the values of a block whose members follow `index` in the plan. It extrapolates the torn variable linearly from the last change of
    /// the root's constant, so that usually one pass over the block suffices.
    private mutating func solvePlannedBlock(_ index: Int32, _ change: Double) {
        let node = planNodes[index]
        let block = blocks[~node.variable]
        // With a smaller change, rounding errors would dominate the quotient.
        guard block.tornCount == 1, abs(change) > 1e-6 else { return solveBlock(~node.variable, plannedFrom: index + 1, to: node.endTerm) }
        let torn = lists[block.torn]
        let before = variables[torn].value
        let isForeseen = node.answer.isFinite
        if isForeseen { setValue(before + node.answer * change, of: torn) }
        solveBlock(~node.variable, plannedFrom: index + 1, to: node.endTerm, isForeseen: isForeseen)
        planNodes[index].answer = (variables[torn].value - before) / change
    }

    /// Recomputes the values of a block. In a repeated walk, `first..<end` are its members in the plan.
    private mutating func solveBlock(_ number: Int32, plannedFrom first: Int32 = -1, to end: Int32 = -1, isForeseen: Bool = false) {
        let block = blocks[number]
        let size = block.tornCount
        while residuals.count < Int(size) { residuals.append(0) }
        var lastError = Double.infinity
        for _ in 0..<4 {
            defineMembers(block, plannedFrom: first, to: end)
            var error = 0.0
            for index in 0..<size {
                let (residual, tolerance) = residualAndTolerance(lists[block.torn + size + index])
                residuals[Int(index)] = residual
                error = max(error, abs(residual) / tolerance)
            }
            // An extrapolated value is only as exact as its sums.
            if error < (isForeseen && lastError.isInfinite ? 1e-2 : 1e-4) || error >= lastError { return }
            lastError = error
            for index in 0..<size {
                let variable = lists[block.torn + index]
                var correction = 0.0
                for column in 0..<size { correction += numbers[block.inverse + index * size + column] * residuals[Int(column)] }
                setValue(variables[variable].value - correction, of: variable)
            }
        }
        defineMembers(block, plannedFrom: first, to: end)
    }

    private mutating func defineMembers(_ block: BlockRecord, plannedFrom first: Int32, to end: Int32) {
        if first >= 0 {
            for index in first..<end { run(planNodes[index]) }
            return
        }
        for index in block.members..<(block.members + block.memberCount) {
            let variable = lists[index]
            if variables[variable].row >= 0 { setValue(definedValue(variable), of: variable) }
        }
    }

    /// Computes the derivatives of all values with respect to the residual of an active row, or to the value of a free variable (`~variable`).
    /// `weights` receives them for the variables in `reach` and their blocks. `seen` holds the inactive rows that may change.
    /// Call `clearDerivative` afterwards.
    mutating func derive(_ reference: Int32) {
        units.removeAll()
        units.append(reference >= 0 ? rows[reference].variable : ~reference)
        walkDownstream(from: units)
        var index = reach.count - 1
        while index >= 0 {
            let node = reach[index]
            if variables[node].block >= 0 {
                deriveBlock(variables[node].block, reference)
            } else if variables[node].row < 0 {
                weights[node] = 1
            } else {
                weights[node] = derivedValue(node, reference)
            }
            index -= 1
        }
    }

    mutating func clearDerivative() {
        for index in 0..<reach.count {
            let node = reach[index]
            weights[node] = 0
            let number = variables[node].block
            guard number >= 0 else { continue }
            let block = blocks[number]
            for member in block.members..<(block.members + block.memberCount) { weights[lists[member]] = 0 }
        }
    }

    func derivedValue(_ variable: Int32, _ reference: Int32) -> Double {
        let row = variables[variable].row
        var sum = row == reference ? -1.0 : 0
        var own = 1.0
        var magnitude = abs(sum)
        for term in termRange(row) {
            let other = terms[term].variable
            if other == variable {
                own = terms[term].coefficient
            } else {
                sum += terms[term].coefficient * weights[other]
                magnitude += abs(terms[term].coefficient * weights[other])
            }
        }
        return abs(sum) <= magnitude * Self.cancellation ? 0 : -sum / own
    }

    private mutating func deriveBlock(_ number: Int32, _ reference: Int32) {
        let block = blocks[number]
        let size = block.tornCount
        while residuals.count < Int(size) { residuals.append(0) }
        for index in 0..<size { weights[lists[block.torn + index]] = 0 }
        for round in 0..<3 {
            for index in block.members..<(block.members + block.memberCount) where variables[lists[index]].row >= 0 {
                weights[lists[index]] = derivedValue(lists[index], reference)
            }
            if round == 2 { break }
            for index in 0..<size {
                let row = lists[block.torn + size + index]
                residuals[Int(index)] = rowDerivative(row) - (row == reference ? 1 : 0)
            }
            for index in 0..<size {
                let variable = lists[block.torn + index]
                for column in 0..<size { weights[variable] -= numbers[block.inverse + index * size + column] * residuals[Int(column)] }
            }
        }
    }

    /// The derivative of the row's residual, from `weights`.
    func rowDerivative(_ row: Int32) -> Double {
        var sum = 0.0
        var magnitude = 0.0
        for term in termRange(row) {
            let part = terms[term].coefficient * weights[terms[term].variable]
            sum += part
            magnitude += abs(part)
        }
        return abs(sum) <= magnitude * Self.cancellation ? 0 : sum
    }

    // MARK: Upstream

    /// Expresses a row, or a free variable (`~variable`), as a combination of active rows and free variables: `expansion`. Returns the residual,
    /// computed exactly from the constants of those rows. Values need not be up to date.
    mutating func expand(_ reference: Int32) -> Double {
        expansion.removeAll()
        expansionFactors.removeAll()
        var result = 0.0
        if reference >= 0 {
            result = rows[reference].constant
            for term in termRange(reference) { pull(terms[term].variable, terms[term].coefficient) }
        } else {
            pull(~reference, 1)
        }
        while let variable = popQueuedVariable() {
            let block = variables[variable].block
            if block >= 0 {
                result -= expandBlock(block)
                continue
            }
            let weight = weights[variable]
            let isZero = abs(weight) <= magnitudes[variable] * Self.cancellation
            weights[variable] = 0
            magnitudes[variable] = 0
            if isZero { continue }
            let row = variables[variable].row
            if row < 0 {
                expansion.append(~variable)
                expansionFactors.append(weight)
                continue
            }
            let factor = pullRow(row, weight, of: variable)
            result -= factor * rows[row].constant
            expansion.append(row)
            expansionFactors.append(factor)
        }
        return result
    }

    @inline(__always)
    private mutating func pull(_ variable: Int32, _ amount: Double) {
        if magnitudes[variable] == 0 { expansionQueue.insert(QueuedVariable(label: variables[variable].label, variable: variable)) }
        weights[variable] += amount
        magnitudes[variable] += abs(amount)
    }

    /// Replaces the weight of a variable by weights of the variables in its row. Returns the row's factor.
    @inline(__always)
    private mutating func pullRow(_ row: Int32, _ weight: Double, of variable: Int32) -> Double {
        let range = termRange(row)
        var own = 1.0
        for term in range where terms[term].variable == variable { own = terms[term].coefficient }
        let factor = weight / own
        for term in range where terms[term].variable != variable { pull(terms[term].variable, -factor * terms[term].coefficient) }
        return factor
    }

    /// Replaces the weights of a block's variables. Returns the contribution of its rows' constants.
    private mutating func expandBlock(_ number: Int32) -> Double {
        let block = blocks[number]
        let size = block.tornCount
        let members = block.members..<(block.members + block.memberCount)
        for index in members { multipliers[lists[index]] = 0 }
        expandMembers(block, number)
        // The closing rows replace the weights of the torn variables.
        var result = 0.0
        while residuals.count < Int(size) { residuals.append(0) }
        for column in 0..<size {
            var factor = 0.0
            var magnitude = 0.0
            for index in 0..<size {
                let variable = lists[block.torn + index]
                factor += numbers[block.inverse + index * size + column] * weights[variable]
                magnitude += abs(numbers[block.inverse + index * size + column]) * magnitudes[variable]
            }
            residuals[Int(column)] = abs(factor) <= magnitude * Self.cancellation ? 0 : factor
        }
        for column in 0..<size where residuals[Int(column)] != 0 {
            let row = lists[block.torn + size + column]
            let factor = residuals[Int(column)]
            result += factor * rows[row].constant
            expansion.append(row)
            expansionFactors.append(factor)
            for term in termRange(row) { pullInside(terms[term].variable, -factor * terms[term].coefficient, number) }
        }
        expandMembers(block, number)
        for index in members {
            let variable = lists[index]
            weights[variable] = 0
            magnitudes[variable] = 0
            guard multipliers[variable] != 0 else { continue }
            let row = variables[variable].row
            result += multipliers[variable] * rows[row].constant
            expansion.append(row)
            expansionFactors.append(multipliers[variable])
        }
        return result
    }

    private mutating func expandMembers(_ block: BlockRecord, _ number: Int32) {
        var index = block.members + block.memberCount - 1
        while index >= block.members {
            let variable = lists[index]
            index -= 1
            guard variables[variable].row >= 0, magnitudes[variable] != 0 else { continue }
            let weight = weights[variable]
            let isZero = abs(weight) <= magnitudes[variable] * Self.cancellation
            weights[variable] = 0
            magnitudes[variable] = 0
            if isZero { continue }
            let range = termRange(variables[variable].row)
            var own = 1.0
            for term in range where terms[term].variable == variable { own = terms[term].coefficient }
            let factor = weight / own
            multipliers[variable] += factor
            if abs(multipliers[variable]) <= abs(factor) * Self.cancellation { multipliers[variable] = 0 }
            for term in range where terms[term].variable != variable {
                pullInside(terms[term].variable, -factor * terms[term].coefficient, number)
            }
        }
    }

    @inline(__always)
    private mutating func pullInside(_ variable: Int32, _ amount: Double, _ number: Int32) {
        if variables[variable].block == number {
            weights[variable] += amount
            magnitudes[variable] += abs(amount)
        } else {
            pull(variable, amount)
        }
    }

    /// Returns the last variable in topological order whose weight may differ from zero.
    private mutating func popQueuedVariable() -> Int32? {
        while let queued = expansionQueue.popMax() {
            // Skip members of a block that was expanded in the meantime.
            if magnitudes[queued.variable] != 0 { return queued.variable }
        }
        return nil
    }
}
