/// Which active row defines which variable, and in what order.
extension LayoutSolver {
    // MARK: Changes since the last solution

    mutating func settleConstants() {
        for index in 0..<changedConstants.count {
            let row = changedConstants[index]
            switch rows[row].state {
            case .active:
                let variable = rows[row].variable
                stale.append(variable)
            case .inactive: enqueue(row)
            case .dead, .fresh: break
            }
        }
        changedConstants.removeAll()
        for index in 0..<changedPriorities.count {
            let row = changedPriorities[index]
            if rows[row].state == .inactive { enqueue(row) }
        }
        changedPriorities.removeAll()
    }

    mutating func settleRemovals() {
        guard !removedRows.isEmpty || !removedVariables.isEmpty else { return }
        for index in 0..<removedRows.count { detachForces(of: removedRows[index]) }
        var needsOrder = false
        for index in 0..<removedRows.count {
            let row = removedRows[index]
            if rows[row].state == .active {
                let variable = rows[row].variable
                if variables[variable].block >= 0 { needsOrder = true } else { variables[variable].row = VariableRecord.free }
                stale.append(variable)
            }
            dropDual(of: row)
            removeTerms(of: row)
            releaseLevel(rows[row].lower)
            releaseLevel(rows[row].upper)
            rows[row].state = .dead
        }
        if needsOrder { orderAll() }
        for index in 0..<removedVariables.count {
            let variable = removedVariables[index]
            precondition(variables[variable].column < 0, "A constraint still mentions the removed variable")
            variables[variable].row = VariableRecord.dead
        }
        // What is queued must not be used again before the queues are empty.
        purge()
        for index in 0..<removedRows.count { vacantRows.append(removedRows[index]) }
        for index in 0..<removedVariables.count { vacantVariables.append(removedVariables[index]) }
        removedRows.removeAll()
        removedVariables.removeAll()
    }

    /// Takes what was removed out of all lists.
    private mutating func purge() {
        let (rows, variables) = (rows, variables)
        func keep(_ list: inout FlatArray<Int32>, _ condition: (Int32) -> Bool) {
            var kept: Int32 = 0
            for index in 0..<list.count where condition(list[index]) {
                list[kept] = list[index]
                kept += 1
            }
            list.resize(kept, filling: 0)
        }
        keep(&queue) { rows[$0].state != .dead }
        keep(&freshRows) { rows[$0].state != .dead }
        keep(&changedConstants) { rows[$0].state != .dead }
        keep(&changedPriorities) { rows[$0].state != .dead }
        keep(&freshVariables) { variables[$0].row != VariableRecord.dead }
        keep(&stale) { variables[$0].row != VariableRecord.dead }
        keep(&changedVariables) { variables[$0].row != VariableRecord.dead }
    }

    // MARK: New variables and rows

    /// Gives new variables the new equalities that define them from others, the required ones first, and makes other new equalities active
    /// where they decide a free variable. Whatever it chooses, `optimize` ends at the same values; it has less to do from here.
    mutating func define() {
        guard !freshRows.isEmpty || !freshVariables.isEmpty else { return }
        if !freshVariables.isEmpty { peel() }
        for index in 0..<freshRows.count where rows[freshRows[index]].state == .fresh { rows[freshRows[index]].state = .inactive }
        for index in 0..<freshVariables.count {
            variables[freshVariables[index]].isFresh = false
            stale.append(freshVariables[index])
        }
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

    /// Equalities in which one new variable is left define it.
    private mutating func peel() {
        var ready = FlatArray<Int32>()
        var wishes: [Int32] = []
        var index = freshRows.count - 1
        while index >= 0 {
            let row = freshRows[index]
            index -= 1
            guard rows[row].isEquality else { continue }
            var count: Int32 = 0
            for term in termRange(row) where variables[terms[term].variable].isFresh { count += 1 }
            rows[row].variable = count
            if !rows[row].isRequired { wishes.append(row) } else if count == 1 { ready.append(row) }
        }
        let (rows, levels) = (rows, levelPriorities)
        func priority(_ row: Int32) -> Float { max(levels[Int(max(rows[row].lower, 0))], levels[Int(max(rows[row].upper, 0))]) }
        wishes.sort { (priority($0), -rows[$0].order) < (priority($1), -rows[$1].order) }
        var waiting = wishes
        var crowded: [Int32]?
        while true {
            while let row = ready.popLast() { define(by: row, &ready) }
            // The strongest wish that defines one.
            if let position = waiting.lastIndex(where: { rows[$0].state == .fresh && rows[$0].variable == 1 }) {
                ready.append(waiting[position])
                waiting.remove(at: position)
                continue
            }
            // A variable stays free for now: the one in most equalities.
            if crowded == nil {
                var degrees: [(Int32, Int32)] = []
                for index in 0..<freshVariables.count where variables[freshVariables[index]].isFresh {
                    degrees.append((degree(freshVariables[index]), freshVariables[index]))
                }
                degrees.sort { ($0.0, -$0.1) < ($1.0, -$1.1) }
                crowded = degrees.map(\.1)
            }
            var chosen: Int32 = -1
            while chosen < 0, let last = crowded?.popLast() { if variables[last].isFresh { chosen = last } }
            guard chosen >= 0 else { break }
            lastLabel += 1
            variables[chosen].label = lastLabel
            count(down: chosen, &ready)
        }
        for index in 0..<freshRows.count where rows[freshRows[index]].state == .fresh { rows[freshRows[index]].variable = -1 }
    }

    private func degree(_ variable: Int32) -> Int32 {
        var count: Int32 = 0
        var term = variables[variable].column
        while term >= 0 {
            let row = terms[term].row
            if rows[row].state == .fresh, rows[row].isEquality { count += 1 }
            term = terms[term].next
        }
        return count
    }

    private mutating func define(by row: Int32, _ ready: inout FlatArray<Int32>) {
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
        guard variable >= 0, own >= largest * 1e-4 else { return }
        rows[row].state = .active
        rows[row].variable = variable
        variables[variable].row = row
        lastLabel += 1
        variables[variable].label = lastLabel
        count(down: variable, &ready)
    }

    /// A variable is not new any more.
    private mutating func count(down variable: Int32, _ ready: inout FlatArray<Int32>) {
        variables[variable].isFresh = false
        var term = variables[variable].column
        while term >= 0 {
            let row = terms[term].row
            if rows[row].state == .fresh, rows[row].isEquality {
                rows[row].variable -= 1
                if rows[row].variable == 1, rows[row].isRequired { ready.append(row) }
            }
            term = terms[term].next
        }
    }

    /// Makes an equality active in place of a free variable that it decides, if there is one.
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
        if let chosen, largest > all * 1e-7 { _ = exchange(chosen, for: row) }
    }

    // MARK: Exchange

    /// Makes an inactive row active (or a variable free, `~variable`) in place of an active row (or of a free variable), whose factor in the
    /// expansion is not zero. False where rounding forbids it.
    mutating func exchange(_ leaving: Int32, for entering: Int32) -> Bool {
        var root: Int32 = -1
        if leaving >= 0 {
            rows[leaving].state = .inactive
            rows[leaving].variable = -1
        }
        if entering >= 0 {
            rows[entering].state = .active
            rows[entering].isQueued = false
        } else {
            root = ~entering
        }
        orderAll(root: root, notFree: leaving < 0 ? ~leaving : -1)
        return entering < 0 || rows[entering].state == .active
    }

    /// Finds all definitions anew.
    mutating func orderAll(root: Int32 = -1, notFree: Int32 = -1) {
        var members: [Int32] = []
        var active: [Int32] = []
        var sequence: [Int32] = []
        let used = nextStamp()
        for row in 0..<rows.count where rows[row].state == .active { active.append(row) }
        for variable in 0..<variables.count where variables[variable].row != VariableRecord.dead {
            members.append(variable)
            let isFree = variable == root || (variables[variable].row == VariableRecord.free && variable != notFree)
            variables[variable].row = isFree ? VariableRecord.free : VariableRecord.torn
            variables[variable].mark = isFree ? used : 0
            variables[variable].block = -1
            if isFree { sequence.append(variable) }
        }
        blocks.removeAll()
        vacantBlocks.removeAll()
        // Rows count the variables that are left; a row with one defines it.
        var ready: [Int32] = []
        for row in active {
            var count: Int32 = 0
            for term in termRange(row) where variables[terms[term].variable].mark != used { count += 1 }
            rows[row].variable = -1 - count
            if count == 1 { ready.append(row) }
        }
        func settle(_ variable: Int32) {
            variables[variable].mark = used
            sequence.append(variable)
            var term = variables[variable].column
            while term >= 0 {
                let row = terms[term].row
                if rows[row].state == .active, rows[row].variable < -1 {
                    rows[row].variable += 1
                    if rows[row].variable == -2 { ready.append(row) }
                }
                term = terms[term].next
            }
        }
        var torn: [Int32] = []
        var crowded: [Int32]?
        while true {
            while let row = ready.popLast() {
                guard rows[row].variable == -2 else { continue }
                var variable: Int32 = -1
                var own = 0.0
                var largest = 0.0
                for term in termRange(row) {
                    largest = max(largest, abs(terms[term].coefficient))
                    if variables[terms[term].variable].mark != used {
                        variable = terms[term].variable
                        own = abs(terms[term].coefficient)
                    }
                }
                guard own >= largest * 1e-4 else { continue }
                rows[row].variable = variable
                variables[variable].row = row
                settle(variable)
            }
            if crowded == nil {
                let left = members.filter { variables[$0].mark != used }
                func degree(_ variable: Int32) -> Int {
                    var count = 0
                    var term = variables[variable].column
                    while term >= 0 {
                        if rows[terms[term].row].state == .active { count += 1 }
                        term = terms[term].next
                    }
                    return count
                }
                crowded = left.map { (degree($0), $0) }.sorted { ($0.0, -$0.1) < ($1.0, -$1.1) }.map(\.1)
            }
            var chosen: Int32 = -1
            while chosen < 0, let last = crowded?.popLast() { if variables[last].mark != used { chosen = last } }
            guard chosen >= 0 else { break }
            torn.append(chosen)
            settle(chosen)
        }
        let closing = active.filter { rows[$0].variable < 0 }
        place(sequence, torn, closing)
        for variable in members { stale.append(variable) }
    }

    /// Gives the variables their places, and puts those between torn variables and closing rows into a block.
    private mutating func place(_ sequence: [Int32], _ torn: [Int32], _ closing: [Int32]) {
        if torn.isEmpty && closing.isEmpty {
            for variable in sequence {
                lastLabel += 1
                variables[variable].label = lastLabel
            }
            return
        }
        // How closing rows answer to torn variables.
        let (m, n) = (closing.count, torn.count)
        var matrix = [Double](repeating: 0, count: m * n)
        for (column, tear) in torn.enumerated() {
            for variable in sequence {
                weights[variable] = variable == tear ? 1 : variables[variable].row >= 0 ? derivedWeight(variable) : 0
            }
            for (index, row) in closing.enumerated() { matrix[index * n + column] = rowDerivative(row) }
        }
        for variable in sequence { weights[variable] = 0 }
        let (pairs, inverse) = Self.invert(matrix, m, n)
        var keptTorn: [Int32] = []
        var keptClosing: [Int32] = []
        for pair in pairs {
            keptTorn.append(torn[pair.column])
            keptClosing.append(closing[pair.row])
        }
        for variable in torn where !keptTorn.contains(variable) { variables[variable].row = VariableRecord.free }
        for row in closing where !keptClosing.contains(row) {
            rows[row].state = .inactive
            rows[row].variable = -1
            dropDual(of: row)
            enqueue(row)
        }
        // Downstream of a torn variable, upstream of a closing row.
        let down = nextStamp()
        var isDown: Set<Int32> = Set(keptTorn)
        for variable in sequence where variables[variable].row >= 0 {
            if termRange(variables[variable].row).contains(where: { isDown.contains(terms[$0].variable) }) { isDown.insert(variable) }
        }
        var isUp: Set<Int32> = Set(keptTorn)
        for row in keptClosing { for term in termRange(row) { isUp.insert(terms[term].variable) } }
        for variable in sequence.reversed() where isUp.contains(variable) && variables[variable].row >= 0 {
            for term in termRange(variables[variable].row) { isUp.insert(terms[term].variable) }
        }
        _ = down
        for variable in sequence where !isDown.contains(variable) {
            lastLabel += 1
            variables[variable].label = lastLabel
        }
        if !keptTorn.isEmpty {
            lastLabel += 1
            var block = SolverBlock()
            block.members = sequence.filter { isDown.contains($0) && isUp.contains($0) }
            block.torn = keptTorn
            block.closing = keptClosing
            block.inverse = inverse
            for (index, row) in keptClosing.enumerated() { rows[row].variable = keptTorn[index] }
            for variable in block.members {
                variables[variable].label = lastLabel
                variables[variable].block = Int32(blocks.count)
            }
            blocks.append(block)
        }
        for variable in sequence where isDown.contains(variable) && !isUp.contains(variable) {
            lastLabel += 1
            variables[variable].label = lastLabel
        }
    }

    private func derivedWeight(_ variable: Int32) -> Double {
        let row = variables[variable].row
        var sum = 0.0
        var own = 1.0
        for term in termRange(row) {
            let other = terms[term].variable
            if other == variable { own = terms[term].coefficient } else { sum += terms[term].coefficient * weights[other] }
        }
        return -sum / own
    }

    /// The largest regular part of a matrix: which of its rows and columns, and its inverse (a row for each kept column, a column for each kept
    /// row, in the order of the pairs).
    static func invert(_ matrix: [Double], _ m: Int, _ n: Int) -> (pairs: [(row: Int, column: Int)], inverse: [Double]) {
        // Gauss and Jordan with full pivoting, to find the pairs, and again on the regular part for the inverse.
        var work = matrix
        var pairs: [(row: Int, column: Int)] = []
        var usedRows = Set<Int>()
        var usedColumns = Set<Int>()
        let scales = (0..<m).map { row in (0..<n).map { abs(matrix[row * n + $0]) }.max() ?? 0 }
        while pairs.count < min(m, n) {
            var best = 1e-10
            var pair: (row: Int, column: Int)?
            for row in 0..<m where !usedRows.contains(row) && scales[row] > 0 {
                for column in 0..<n where !usedColumns.contains(column) && abs(work[row * n + column]) / scales[row] > best {
                    best = abs(work[row * n + column]) / scales[row]
                    pair = (row, column)
                }
            }
            guard let pair else { break }
            usedRows.insert(pair.row)
            usedColumns.insert(pair.column)
            pairs.append(pair)
            let pivot = work[pair.row * n + pair.column]
            for row in 0..<m where row != pair.row && !usedRows.contains(row) {
                let factor = work[row * n + pair.column] / pivot
                if factor == 0 { continue }
                for column in 0..<n { work[row * n + column] -= factor * work[pair.row * n + column] }
            }
        }
        let size = pairs.count
        // [part | identity] with rows and columns in the order of the pairs: its pivots are on the diagonal.
        var wide = [Double](repeating: 0, count: size * size * 2)
        for row in 0..<size {
            for column in 0..<size { wide[row * size * 2 + column] = matrix[pairs[row].row * n + pairs[column].column] }
            wide[row * size * 2 + size + row] = 1
        }
        for pivotIndex in 0..<size {
            let pivot = wide[pivotIndex * size * 2 + pivotIndex]
            for column in 0..<(size * 2) { wide[pivotIndex * size * 2 + column] /= pivot }
            for row in 0..<size where row != pivotIndex {
                let factor = wide[row * size * 2 + pivotIndex]
                if factor == 0 { continue }
                for column in 0..<(size * 2) { wide[row * size * 2 + column] -= factor * wide[pivotIndex * size * 2 + column] }
            }
        }
        var inverse = [Double](repeating: 0, count: size * size)
        for row in 0..<size { for column in 0..<size { inverse[row * size + column] = wide[row * size * 2 + size + column] } }
        return (pairs, inverse)
    }
}
