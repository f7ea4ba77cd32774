import HeapModule

/// Pivots: reassigns the active rows to the variables that they define. Only variables between the one that loses its row and the entering row
/// are visited.
extension LayoutSolver {
    /// The smallest coefficient with which a row defines a variable, as a fraction of the row's largest coefficient.
    static let smallestPivot = 1e-4

    /// Makes an inactive row active (or a variable free, `~variable`) instead of an active row (or of a free variable) with a nonzero factor in the
    /// expansion. Returns false if rounding errors prevent that; then there are fewer active rows than before.
    mutating func pivot(_ leaving: Int32, for entering: Int32) -> Bool {
        structure += 1
        let lost = leaving >= 0 ? rows[leaving].variable : ~leaving
        if leaving >= 0 {
            rows[leaving].state = .inactive
            rows[leaving].variable = -1
        }
        if entering >= 0 {
            rows[entering].state = .active
            rows[entering].isQueued = false
        }
        if entering >= 0, variables[lost].block < 0, redefine(lost, by: entering) {
            recordDegenerate(entering)
            return true
        }
        gatherUpstream(of: entering, from: lost)
        gatherCycle(lost)
        solveCycle(root: entering < 0 ? ~entering : -1, leaving: leaving, entering: entering)
        insertCycle(at: lost)
        recordDegenerate(entering)
        return entering < 0 || rows[entering].state == .active
    }

    /// The common case: the row mentions the variable, and none of its other variables depends on that variable.
    private mutating func redefine(_ variable: Int32, by row: Int32) -> Bool {
        let label = variables[variable].label
        var own = 0.0
        var largest = 0.0
        for term in termRange(row) {
            let other = terms[term].variable
            largest = max(largest, abs(terms[term].coefficient))
            if other == variable { own = abs(terms[term].coefficient) } else if variables[other].label > label { return false }
        }
        guard own > largest * Self.smallestPivot else { return false }
        variables[variable].row = row
        rows[row].variable = variable
        stale.append(variable)
        return true
    }

    /// Redefines the variables of a block after some of its rows were removed.
    mutating func reopen(_ number: Int32) {
        let block = blocks[number]
        cycle.removeAll()
        upstream.removeAll()
        cycle.append(lists[block.members])
        let anchor = variables[lists[block.members]].previous
        solveCycle(root: -1, leaving: -1, entering: -1)
        units.removeAll()
        for index in 0..<placedUnits.count { units.append(placedUnits[index]) }
        insertUnits(units, after: anchor)
    }

    // MARK: Affected units

    /// Calls `body` with each variable of another unit that the unit's rows mention.
    @inline(__always)
    private func forEachInput(of unit: Int32, _ body: (Int32) -> Void) {
        let number = variables[unit].block
        if number < 0 {
            let row = variables[unit].row
            guard row >= 0 else { return }
            for term in termRange(row) where terms[term].variable != unit { body(terms[term].variable) }
            return
        }
        let block = blocks[number]
        for index in 0..<(block.memberCount + block.tornCount) {
            let row =
                index < block.memberCount
                ? variables[lists[block.members + index]].row : lists[block.torn + block.tornCount + index - block.memberCount]
            guard row >= 0 else { continue }
            for term in termRange(row) where variables[terms[term].variable].block != number { body(terms[term].variable) }
        }
    }

    /// Fills `upstream` with the units on which the row (or variable) depends, back to the position of `variable`, in topological order.
    private mutating func gatherUpstream(of entering: Int32, from variable: Int32) {
        let mark = nextStamp()
        let floor = variables[variable].label
        upstream.removeAll()
        var list = upstream
        func visit(_ other: Int32) {
            let unit = leader(of: other)
            if variables[unit].label >= floor, variables[unit].mark != mark {
                variables[unit].mark = mark
                list.append(unit)
            }
        }
        if entering >= 0 { for term in termRange(entering) { visit(terms[term].variable) } } else { visit(~entering) }
        var index: Int32 = 0
        while index < list.count {
            forEachInput(of: list[index], visit)
            index += 1
        }
        let records = variables
        if list.count > 1 { list.sort { records[$0].label < records[$1].label } }
        upstream = list
    }

    /// Moves the variable, and the units of `upstream` that depend on it, to `cycle`.
    private mutating func gatherCycle(_ variable: Int32) {
        let mark = nextStamp()
        cycle.removeAll()
        var kept: Int32 = 0
        let head = leader(of: variable)
        variables[head].mark = mark
        cycle.append(head)
        for index in 0..<upstream.count {
            let unit = upstream[index]
            if unit == head { continue }
            var belongsToCycle = false
            forEachInput(of: unit) { if variables[leader(of: $0)].mark == mark { belongsToCycle = true } }
            if belongsToCycle {
                variables[unit].mark = mark
                cycle.append(unit)
            } else {
                upstream[kept] = unit
                kept += 1
            }
        }
        upstream.resize(kept, filling: 0)
    }

    // MARK: Cyclic definitions

    /// Unlinks the units in `cycle` and reassigns their rows to their variables. Sets `placedUnits` to the new units in topological order.
    private mutating func solveCycle(root: Int32, leaving: Int32, entering: Int32) {
        members.removeAll()
        active.removeAll()
        sequence.removeAll()
        for index in 0..<cycle.count {
            let unit = cycle[index]
            unlinkUnit(unit)
            let number = variables[unit].block
            if number < 0 {
                members.append(unit)
                if variables[unit].row >= 0 { active.append(variables[unit].row) }
                continue
            }
            let block = blocks[number]
            for index in 0..<block.memberCount {
                let member = lists[block.members + index]
                members.append(member)
                if variables[member].row >= 0 { active.append(variables[member].row) }
                variables[member].block = -1
            }
            for index in 0..<block.tornCount { active.append(lists[block.torn + block.tornCount + index]) }
            lists.giveBack(block.members, block.memberCount)
            lists.giveBack(block.torn, 2 * block.tornCount)
            numbers.giveBack(block.inverse, block.tornCount * block.tornCount)
            vacantBlocks.append(number)
        }
        if entering >= 0 { active.append(entering) }
        // Drop rows that are no longer active.
        var kept: Int32 = 0
        for index in 0..<active.count where rows[active[index]].state == .active {
            active[kept] = active[index]
            kept += 1
        }
        active.resize(kept, filling: 0)
        // A variable has this stamp until it is defined.
        let open = nextStamp()
        for index in 0..<members.count {
            variables[members[index]].mark = open
            variables[members[index]].row = VariableRecord.torn
            stale.append(members[index])
        }
        if root >= 0 {
            variables[root].mark = 0
            variables[root].row = VariableRecord.free
            recordDegenerate(~root)
            sequence.append(root)
        }
        // A row's field counts its undefined variables (-1: none, -2: one). A row with one undefined variable defines it.
        for index in 0..<active.count {
            let row = active[index]
            var count: Int32 = 0
            for term in termRange(row) where variables[terms[term].variable].mark == open { count += 1 }
            rows[row].variable = -1 - count
            rows[row].mark = open
            if count == 1 { stack.append(row) }
        }
        torn.removeAll()
        var hasGathered = false
        while true {
            while let row = stack.popLast() { defineInCycle(by: row, open) }
            if sequence.count == members.count { break }
            if !hasGathered {
                hasGathered = true
                gatherOpen(open)
            }
            var chosen: Int32 = -1
            while chosen < 0, let next = popHighestDegree() { if variables[next].mark == open { chosen = next } }
            guard chosen >= 0 else { break }
            torn.append(chosen)
            close(chosen, open)
        }
        closing.removeAll()
        for index in 0..<active.count where rows[active[index]].variable < 0 { closing.append(active[index]) }
        cutIntoUnits()
    }

    private mutating func defineInCycle(by row: Int32, _ open: Int32) {
        guard rows[row].variable == -2 else { return }
        var variable: Int32 = -1
        var own = 0.0
        var largest = 0.0
        for term in termRange(row) {
            largest = max(largest, abs(terms[term].coefficient))
            if variables[terms[term].variable].mark == open {
                variable = terms[term].variable
                own = abs(terms[term].coefficient)
            }
        }
        guard variable >= 0, own >= largest * Self.smallestPivot else { return }
        rows[row].variable = variable
        variables[variable].row = row
        close(variable, open)
    }

    private mutating func close(_ variable: Int32, _ open: Int32) {
        variables[variable].mark = 0
        sequence.append(variable)
        var term = variables[variable].column
        while term >= 0 {
            let row = terms[term].row
            if rows[row].mark == open, rows[row].state == .active, rows[row].variable < -1 {
                rows[row].variable += 1
                if rows[row].variable == -2 { stack.append(row) }
            }
            term = terms[term].next
        }
    }

    /// Creates a heap of the remaining variables, those in the most rows first.
    private mutating func gatherOpen(_ open: Int32) {
        var keys: [Int] = []
        for index in 0..<members.count where variables[members[index]].mark == open {
            var count = 0
            var term = variables[members[index]].column
            while term >= 0 {
                if rows[terms[term].row].mark == open { count += 1 }
                term = terms[term].next
            }
            keys.append(Self.degreeKey(count, members[index]))
        }
        degreeHeap = Heap(keys)
    }

    /// Pairs torn variables with the closing rows that determine them, and creates a block of the variables between them.
    private mutating func cutIntoUnits() {
        placedUnits.removeAll()
        if torn.isEmpty && closing.isEmpty {
            for index in 0..<sequence.count { placedUnits.append(sequence[index]) }
            return
        }
        let (m, n) = (Int(closing.count), Int(torn.count))
        var matrix = [Double](repeating: 0, count: m * n)
        for column in 0..<n {
            for index in 0..<sequence.count {
                let variable = sequence[index]
                weights[variable] = variable == torn[Int32(column)] ? 1 : variables[variable].row >= 0 ? derivedValue(variable, -1) : 0
            }
            for row in 0..<m { matrix[row * n + column] = rowDerivative(closing[Int32(row)]) }
        }
        for index in 0..<sequence.count { weights[sequence[index]] = 0 }
        let regular = NonsingularSubmatrix(of: matrix, rows: m, columns: n)
        // A torn variable without a partner becomes free; a closing row without one becomes inactive.
        let partner = nextStamp()
        for pair in regular.pairs {
            variables[torn[Int32(pair.column)]].mark = partner
            rows[closing[Int32(pair.row)]].mark = partner
        }
        for index in 0..<torn.count where variables[torn[index]].mark != partner {
            variables[torn[index]].row = VariableRecord.free
            recordDegenerate(~torn[index])
        }
        for index in 0..<closing.count where rows[closing[index]].mark != partner {
            rows[closing[index]].state = .inactive
            rows[closing[index]].variable = -1
            dropDual(of: closing[index])
            enqueue(closing[index])
        }
        makeBlock(regular)
    }

    /// Creates a block of the variables downstream of a torn variable and upstream of a closing row. `placedUnits` become the units that are not
    /// downstream, then the block, then the rest.
    private mutating func makeBlock(_ regular: NonsingularSubmatrix) {
        let down = nextStamp()
        for pair in regular.pairs { variables[torn[Int32(pair.column)]].mark = down }
        for index in 0..<sequence.count {
            let variable = sequence[index]
            guard variables[variable].row >= 0 else { continue }
            for term in termRange(variables[variable].row) where variables[terms[term].variable].mark == down {
                variables[variable].mark = down
                break
            }
        }
        let between = nextStamp()
        for pair in regular.pairs {
            if variables[torn[Int32(pair.column)]].mark == down { variables[torn[Int32(pair.column)]].mark = between }
            for term in termRange(closing[Int32(pair.row)]) where variables[terms[term].variable].mark == down {
                variables[terms[term].variable].mark = between
            }
        }
        var count: Int32 = 0
        var index = sequence.count - 1
        while index >= 0 {
            let variable = sequence[index]
            index -= 1
            guard variables[variable].mark == between else { continue }
            count += 1
            guard variables[variable].row >= 0 else { continue }
            for term in termRange(variables[variable].row) where variables[terms[term].variable].mark == down {
                variables[terms[term].variable].mark = between
            }
        }
        for index in 0..<sequence.count where variables[sequence[index]].mark < down { placedUnits.append(sequence[index]) }
        if count > 0 {
            let size = Int32(regular.pairs.count)
            var block = BlockRecord(memberCount: count, tornCount: size)
            block.members = lists.take(count, filling: 0)
            block.torn = lists.take(2 * size, filling: 0)
            block.inverse = numbers.take(size * size, filling: 0)
            let number: Int32
            if let vacant = vacantBlocks.popLast() {
                number = vacant
                blocks[number] = block
            } else {
                number = blocks.count
                blocks.append(block)
            }
            var position = block.members
            for index in 0..<sequence.count where variables[sequence[index]].mark == between {
                lists[position] = sequence[index]
                variables[sequence[index]].block = number
                position += 1
            }
            for (index, pair) in regular.pairs.enumerated() {
                let (variable, row) = (torn[Int32(pair.column)], closing[Int32(pair.row)])
                lists[block.torn + Int32(index)] = variable
                lists[block.torn + size + Int32(index)] = row
                rows[row].variable = variable
            }
            for index in 0..<(size * size) { numbers[block.inverse + index] = regular.inverse[Int(index)] }
            placedUnits.append(lists[block.members])
        }
        for index in 0..<sequence.count where variables[sequence[index]].mark == down { placedUnits.append(sequence[index]) }
    }

    // MARK: Topological order

    /// Inserts the ring's units, and the units on which they depend, before the first unit that depends on them.
    private mutating func insertCycle(at variable: Int32) {
        let ours = nextStamp()
        for index in 0..<placedUnits.count { variables[placedUnits[index]].mark = ours }
        var first: Int32 = -1
        for index in 0..<members.count {
            var term = variables[members[index]].column
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                guard rows[row].state == .active else { continue }
                let unit = leader(of: rows[row].variable)
                if variables[unit].mark != ours, first < 0 || variables[unit].label < variables[first].label { first = unit }
            }
        }
        units.removeAll()
        var anchor: Int32
        if first >= 0 {
            for index in 0..<upstream.count where variables[upstream[index]].label > variables[first].label {
                unlinkUnit(upstream[index])
                units.append(upstream[index])
            }
            anchor = variables[first].previous
        } else {
            anchor = upstream.isEmpty ? lastUnit : upstream[upstream.count - 1]
        }
        for index in 0..<placedUnits.count { units.append(placedUnits[index]) }
        insertUnits(units, after: anchor)
    }
}
