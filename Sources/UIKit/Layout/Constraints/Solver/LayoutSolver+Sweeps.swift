/// Walks along the definitions: downstream for values, upstream for the expansion of a row in active rows.
extension LayoutSolver {
    /// A sum that is this much smaller than its summands is zero.
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
        return block < 0 ? variable : blocks[Int(block)].members[0]
    }

    // MARK: Downstream

    /// Fills `reach` with all that depends on the variables in `roots`, the last first in the order of definitions: variables, and blocks by
    /// their first members. Inactive rows that are passed are marked and listed in `seen`.
    mutating func walkDownstream(from roots: FlatArray<Int32>, seen: inout FlatArray<Int32>) {
        let mark = nextStamp()
        reach.removeAll()
        for index in 0..<roots.count {
            let root = leader(of: roots[index])
            if variables[root].row == VariableRecord.dead || variables[root].mark == mark { continue }
            variables[root].mark = mark
            stack.append(root)
            stack.append(0)
            cursors.append(variables[root].column)
            while let position = stack.popLast(), let node = stack.popLast(), var term = cursors.popLast() {
                let block = variables[node].block
                var position = position
                var child: Int32 = -1
                while child < 0 {
                    if term < 0 {
                        // The next member of the block, or done.
                        position += 1
                        guard block >= 0, position < blocks[Int(block)].members.count else { break }
                        term = variables[blocks[Int(block)].members[Int(position)]].column
                        continue
                    }
                    let row = terms[term].row
                    term = terms[term].next
                    if rows[row].state == .active {
                        let defined = rows[row].variable
                        if defined == node || (block >= 0 && variables[defined].block == block) { continue }
                        let head = leader(of: defined)
                        if variables[head].mark != mark { child = head }
                    } else if rows[row].state == .inactive, rows[row].mark != mark {
                        rows[row].mark = mark
                        seen.append(row)
                    }
                }
                if child >= 0 {
                    stack.append(node)
                    stack.append(position)
                    cursors.append(term)
                    variables[child].mark = mark
                    stack.append(child)
                    stack.append(0)
                    cursors.append(variables[child].column)
                } else {
                    reach.append(node)
                }
            }
        }
    }

    /// Brings the values of all that depends on the stale variables up to date, and queues inactive rows that may have changed.
    mutating func propagate() {
        guard !stale.isEmpty else { return }
        var seen = FlatArray<Int32>()
        walkDownstream(from: stale, seen: &seen)
        stale.removeAll()
        var index = reach.count - 1
        while index >= 0 {
            let node = reach[index]
            if variables[node].block >= 0 { solveBlock(variables[node].block) } else { setValue(definedValue(node), of: node) }
            index -= 1
        }
        for index in 0..<seen.count { enqueue(seen[index]) }
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

    /// How large the residual may be without meaning anything.
    @inline(__always)
    func tolerance(_ row: Int32) -> Double {
        var sum = abs(rows[row].constant)
        for term in termRange(row) { sum += abs(terms[term].coefficient * variables[terms[term].variable].value) }
        return 1e-9 + sum * 1e-11
    }

    private mutating func solveBlock(_ number: Int32) {
        let block = blocks[Int(number)]
        let size = block.torn.count
        var lastError = Double.infinity
        for _ in 0..<4 {
            for variable in block.members where variables[variable].row >= 0 { setValue(definedValue(variable), of: variable) }
            var residuals = [Double](repeating: 0, count: size)
            var error = 0.0
            for (index, row) in block.closing.enumerated() {
                residuals[index] = residual(row)
                error = max(error, abs(residuals[index]) / tolerance(row))
            }
            if error < 1e-4 || error >= lastError { return }
            lastError = error
            for (index, variable) in block.torn.enumerated() {
                var correction = 0.0
                for column in 0..<size { correction += block.inverse[index * size + column] * residuals[column] }
                setValue(variables[variable].value - correction, of: variable)
            }
        }
        for variable in block.members where variables[variable].row >= 0 { setValue(definedValue(variable), of: variable) }
    }

    /// How all values answer when the residual of an active row (or the value of a free variable, `~variable`) becomes 1: `weights` of the
    /// variables in `reach` and their blocks. Fills `seen` with the inactive rows that may answer. `clearDerivative` ends it.
    mutating func derive(_ reference: Int32, seen: inout FlatArray<Int32>) {
        let variable = reference >= 0 ? rows[reference].variable : ~reference
        var roots = FlatArray<Int32>()
        roots.append(variable)
        walkDownstream(from: roots, seen: &seen)
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
            if variables[node].block >= 0 { for member in blocks[Int(variables[node].block)].members { weights[member] = 0 } }
        }
    }

    private func derivedValue(_ variable: Int32, _ reference: Int32) -> Double {
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
        let block = blocks[Int(number)]
        let size = block.torn.count
        for variable in block.torn { weights[variable] = 0 }
        for _ in 0..<2 {
            for variable in block.members where variables[variable].row >= 0 { weights[variable] = derivedValue(variable, reference) }
            let residuals = block.closing.map { row in rowDerivative(row) - (row == reference ? 1 : 0) }
            for (index, variable) in block.torn.enumerated() {
                for column in 0..<size { weights[variable] -= block.inverse[index * size + column] * residuals[column] }
            }
        }
        for variable in block.members where variables[variable].row >= 0 { weights[variable] = derivedValue(variable, reference) }
    }

    /// How the row's residual answers, by `weights`.
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

    /// Writes a row, or a free variable (`~variable`), as a combination of active rows and free variables: `expansion`. Returns its residual,
    /// exactly, by the constants of those rows: values need not be up to date.
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
        while let variable = popHeap() {
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
        if magnitudes[variable] == 0 { pushHeap(variable) }
        weights[variable] += amount
        magnitudes[variable] += abs(amount)
    }

    /// Replaces a weight of a variable by what defines it.
    @inline(__always)
    private mutating func pullRow(_ row: Int32, _ weight: Double, of variable: Int32) -> Double {
        let range = termRange(row)
        var own = 1.0
        for term in range where terms[term].variable == variable { own = terms[term].coefficient }
        let factor = weight / own
        for term in range where terms[term].variable != variable { pull(terms[term].variable, -factor * terms[term].coefficient) }
        return factor
    }

    /// The same for a block. Returns the constants' part.
    private mutating func expandBlock(_ number: Int32) -> Double {
        let block = blocks[Int(number)]
        let size = block.torn.count
        for variable in block.members { multipliers[variable] = 0 }
        expandMembers(block, number)
        // What reached the torn variables, the closing rows take.
        var result = 0.0
        var factors = [Double](repeating: 0, count: size)
        for column in 0..<size {
            var magnitude = 0.0
            for (index, variable) in block.torn.enumerated() {
                factors[column] += block.inverse[index * size + column] * weights[variable]
                magnitude += abs(block.inverse[index * size + column]) * magnitudes[variable]
            }
            if abs(factors[column]) <= magnitude * Self.cancellation { factors[column] = 0 }
        }
        for (index, row) in block.closing.enumerated() where factors[index] != 0 {
            result += factors[index] * rows[row].constant
            expansion.append(row)
            expansionFactors.append(factors[index])
            for term in termRange(row) { pullInside(terms[term].variable, -factors[index] * terms[term].coefficient, number) }
        }
        expandMembers(block, number)
        for variable in block.members {
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

    private mutating func expandMembers(_ block: SolverBlock, _ number: Int32) {
        for variable in block.members.reversed() where variables[variable].row >= 0 && magnitudes[variable] != 0 {
            let weight = weights[variable]
            let isZero = abs(weight) <= magnitudes[variable] * Self.cancellation
            weights[variable] = 0
            magnitudes[variable] = 0
            if isZero { continue }
            let row = variables[variable].row
            let range = termRange(row)
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

    // MARK: The heap of variables, the last in the order of definitions first

    private mutating func pushHeap(_ variable: Int32) {
        heap.append(variable)
        let label = variables[variable].label
        var index = heap.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            if variables[heap[parent]].label >= label { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = variable
    }

    /// The last variable of those whose weight may differ from zero.
    private mutating func popHeap() -> Int32? {
        while !heap.isEmpty {
            let top = heap[0]
            guard let last = heap.popLast() else { return nil }
            let count = heap.count
            if count > 0 {
                let label = variables[last].label
                var index: Int32 = 0
                while true {
                    var child = 2 * index + 1
                    if child >= count { break }
                    if child + 1 < count, variables[heap[child + 1]].label > variables[heap[child]].label { child += 1 }
                    if variables[heap[child]].label <= label { break }
                    heap[index] = heap[child]
                    index = child
                }
                heap[index] = last
            }
            // Members of a block that was expanded meanwhile are done.
            if magnitudes[top] != 0 { return top }
        }
        return nil
    }
}
