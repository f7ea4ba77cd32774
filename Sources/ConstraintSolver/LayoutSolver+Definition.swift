import HeapModule

/// Adds new variables and rows to the basis.
extension LayoutSolver {
    /// Assigns new equalities to the new variables that they define, the required ones first. Other new equalities become active if they determine
    /// a free variable. `optimize` ends at the same values for any choice; a good choice saves pivots.
    mutating func define() {
        guard !freshRows.isEmpty || !freshVariables.isEmpty else { return }
        structure += 1
        // If no other value is stale, a new variable gets its value as soon as it is appended to the order.
        valuesFollow = stale.isEmpty
        if !freshVariables.isEmpty { peel() }
        for index in 0..<freshRows.count where rows[freshRows[index]].state == .fresh { rows[freshRows[index]].state = .inactive }
        if !valuesFollow { for index in 0..<freshVariables.count { stale.append(freshVariables[index]) } }
        for pass in 0..<2 {
            for index in 0..<freshRows.count {
                let row = freshRows[index]
                guard rows[row].state == .inactive, rows[row].isEquality, rows[row].isRequired == (pass == 0) else { continue }
                decideFreeVariable(by: row)
            }
        }
        for index in 0..<freshRows.count where rows[freshRows[index]].state == .inactive { enqueue(freshRows[index]) }
        freshRows.removeAll()
        freshVariables.removeAll()
    }

    /// Repeatedly lets required equalities define their only remaining new variable. Without such an equality, the strongest soft one defines it.
    /// Without a soft one either, the variable in the most equalities becomes free.
    private mutating func peel() {
        optionalRows.removeAll()
        var index = freshRows.count - 1
        while index >= 0 {
            let row = freshRows[index]
            index -= 1
            guard rows[row].isEquality else { continue }
            var count: Int32 = 0
            for term in termRange(row) where variables[terms[term].variable].isFresh { count += 1 }
            // In a new row, this field holds the number of its new variables.
            rows[row].variable = count
            if !rows[row].isRequired { optionalRows.append(row) } else if count == 1 { stack.append(row) }
        }
        rankOptionalRows()
        var hasGathered = false
        while true {
            while let row = stack.popLast() { define(by: row) }
            if let rank = popOptionalRow() {
                stack.append(optionalRows[rank])
                continue
            }
            if !hasGathered {
                hasGathered = true
                gatherDegrees()
            }
            var chosen: Int32 = -1
            while chosen < 0, let next = popHighestDegree() { if variables[next].isFresh { chosen = next } }
            guard chosen >= 0 else { break }
            recordDegenerate(~chosen)
            appendToOrder(chosen)
        }
        for index in 0..<freshRows.count where rows[freshRows[index]].state == .fresh { rows[freshRows[index]].variable = -1 }
    }

    // MARK: New variables, those in the most equalities first

    /// Creates a heap of the variables that are still new. Only a few of them are popped.
    private mutating func gatherDegrees() {
        var keys: [Int] = []
        for index in 0..<freshVariables.count where variables[freshVariables[index]].isFresh {
            let variable = freshVariables[index]
            keys.append(Self.degreeKey(degree(variable), variable))
        }
        degreeHeap = Heap(keys)
    }

    static func degreeKey(_ degree: Int, _ variable: Int32) -> Int { degree << 32 | Int(Int32.max - variable) }

    mutating func popHighestDegree() -> Int32? { degreeHeap.popMax().map { Int32.max - Int32($0 & 0xFFFF_FFFF) } }

    private func degree(_ variable: Int32) -> Int {
        var count = 0
        var term = variables[variable].column
        while term >= 0 {
            let row = terms[term].row
            if rows[row].state == .fresh, rows[row].isEquality { count += 1 }
            term = terms[term].next
        }
        return count
    }

    private mutating func define(by row: Int32) {
        guard rows[row].state == .fresh, rows[row].variable == 1 else { return }
        var variable: Int32 = -1
        var own = 0.0
        var largest = 0.0
        for term in termRange(row) {
            largest = max(largest, abs(terms[term].coefficient))
            if variables[terms[term].variable].isFresh {
                variable = terms[term].variable
                own = abs(terms[term].coefficient)
            }
        }
        guard variable >= 0, own >= largest * Self.smallestPivot else { return }
        rows[row].state = .active
        rows[row].variable = variable
        variables[variable].row = row
        appendToOrder(variable)
    }

    /// Appends a new variable to the order and updates the counts of its rows.
    private mutating func appendToOrder(_ variable: Int32) {
        variables[variable].isFresh = false
        appendUnit(variable)
        if valuesFollow { setValue(definedValue(variable), of: variable) }
        var term = variables[variable].column
        while term >= 0 {
            let row = terms[term].row
            if rows[row].state == .fresh, rows[row].isEquality {
                rows[row].variable -= 1
                if rows[row].variable == 1 { if rows[row].isRequired { stack.append(row) } else { pushOptionalRow(rows[row].rank) } }
            }
            term = terms[term].next
        }
    }

    /// Makes an equality active instead of a free variable that it determines, if there is one.
    private mutating func decideFreeVariable(by row: Int32) {
        _ = expand(row)
        var chosen: Int32?
        var largest = 0.0
        var all = 0.0
        for index in 0..<expansion.count {
            let factor = abs(expansionFactors[index])
            all = max(all, factor)
            if expansion[index] < 0, factor > largest {
                largest = factor
                chosen = expansion[index]
            }
        }
        if let chosen, largest > all * 1e-7 { _ = pivot(chosen, for: row) }
    }

    // MARK: Soft equalities, the strongest first

    private mutating func rankOptionalRows() {
        readyOptionalRows.removeAll()
        if optionalRows.count > 1 {
            let (rows, levels) = (rows, levelPriorities)
            func priority(_ row: Int32) -> Float { max(levels[Int(max(rows[row].lower, 0))], levels[Int(max(rows[row].upper, 0))]) }
            optionalRows.sort { (priority($0), rows[$1].order) > (priority($1), rows[$0].order) }
        }
        for rank in 0..<optionalRows.count {
            rows[optionalRows[rank]].rank = rank
            if rows[optionalRows[rank]].variable == 1 { pushOptionalRow(rank) }
        }
    }

    private mutating func pushOptionalRow(_ rank: Int32) {
        readyOptionalRows.append(rank)
        var index = readyOptionalRows.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            if readyOptionalRows[parent] <= rank { break }
            readyOptionalRows[index] = readyOptionalRows[parent]
            index = parent
        }
        readyOptionalRows[index] = rank
    }

    private mutating func popOptionalRow() -> Int32? {
        guard !readyOptionalRows.isEmpty else { return nil }
        let top = readyOptionalRows[0]
        guard let last = readyOptionalRows.popLast() else { return nil }
        let count = readyOptionalRows.count
        guard count > 0 else { return top }
        var index: Int32 = 0
        while true {
            var child = 2 * index + 1
            if child >= count { break }
            if child + 1 < count, readyOptionalRows[child + 1] < readyOptionalRows[child] { child += 1 }
            if readyOptionalRows[child] >= last { break }
            readyOptionalRows[index] = readyOptionalRows[child]
            index = child
        }
        readyOptionalRows[index] = last
        return top
    }
}
