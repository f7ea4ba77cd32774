import HeapModule

/// Storage of terms, levels and multipliers.
extension LayoutSolver {
    mutating func copyStorage() {
        token = SolverToken()
        variables = variables.copy()
        rows = rows.copy()
        terms = terms.copy()
        blocks = blocks.copy()
        lists = lists.copy()
        numbers = numbers.copy()
        vacantVariables = vacantVariables.copy()
        vacantRows = vacantRows.copy()
        vacantBlocks = vacantBlocks.copy()
        vacantTerms = vacantTerms.copy()
        duals = duals.copy()
        vacantDuals = vacantDuals.copy()
        degenerate = degenerate.copy()
        freshVariables = freshVariables.copy()
        freshRows = freshRows.copy()
        removedVariables = removedVariables.copy()
        removedRows = removedRows.copy()
        changedPriorities = changedPriorities.copy()
        changedConstants = changedConstants.copy()
        changedVariables = changedVariables.copy()
        stale = stale.copy()
        queue = queue.copy()
        weights = weights.copy()
        magnitudes = magnitudes.copy()
        multipliers = multipliers.copy()
        // Scratch storage is empty in a copy.
        violated = FlatArray()
        expansionQueue = Heap()
        stack = FlatArray()
        cursors = FlatArray()
        reach = FlatArray()
        seen = FlatArray()
        expansion = FlatArray()
        expansionFactors = FlatArray()
        optionalRows = FlatArray()
        readyOptionalRows = FlatArray()
        degreeHeap = Heap()
        upstream = FlatArray()
        cycle = FlatArray()
        members = FlatArray()
        active = FlatArray()
        sequence = FlatArray()
        torn = FlatArray()
        closing = FlatArray()
        placedUnits = FlatArray()
        units = FlatArray()
        planNodes = FlatArray()
        planTerms = FlatArray()
        walkRoot = -1
        hasPlan = false
    }

    // MARK: Terms

    /// Stores the expression's terms, one for each variable, and links them to their variables.
    mutating func appendTerms(of expression: LinearExpression, to row: inout RowRecord, at index: Int32) {
        let first = terms.count
        var count: Int32 = 0
        for (variable, coefficient) in expression.terms {
            precondition(coefficient.isFinite, "A coefficient must be finite")
            var known = first
            while known < first + count, terms[known].variable != variable.index { known += 1 }
            if known < first + count {
                terms[known].coefficient += coefficient
            } else {
                terms.append(TermRecord(coefficient: coefficient, variable: variable.index, row: index))
                count += 1
            }
        }
        // Drop terms whose coefficients cancelled out.
        var kept: Int32 = 0
        for term in first..<(first + count) where terms[term].coefficient != 0 {
            terms[first + kept] = terms[term]
            kept += 1
        }
        terms.resize(first + kept, filling: TermRecord())
        row.termCount = kept
        row.firstTerm = reuseTerms(first, kept)
        for term in row.firstTerm..<(row.firstTerm + kept) { link(term) }
    }

    /// Stores inline terms and links them to their variables.
    mutating func appendTerms(_ few: InlineTerms, to row: inout RowRecord, at index: Int32) {
        let first = terms.count
        for offset in 0..<few.count {
            terms.append(TermRecord(coefficient: few.coefficients[offset], variable: few.variables[offset], row: index))
        }
        row.termCount = Int32(few.count)
        row.firstTerm = reuseTerms(first, row.termCount)
        for term in row.firstTerm..<(row.firstTerm + row.termCount) { link(term) }
    }

    /// The number of terms of a constraint.
    package func termCount(of id: LayoutConstraintID) -> Int32 { rows[id.index].termCount }

    /// The variable of the term at an index.
    package func variable(at offset: Int32, of id: LayoutConstraintID) -> LayoutVariable {
        LayoutVariable(index: terms[rows[id.index].firstTerm + offset].variable)
    }

    /// Moves terms from the end of the array into a free run of the same length, if there is one. Returns the index of the first.
    private mutating func reuseTerms(_ first: Int32, _ count: Int32) -> Int32 {
        guard count > 0, count < vacantTerms.count, vacantTerms[count] >= 0 else { return first }
        let start = vacantTerms[count]
        vacantTerms[count] = terms[start].next
        for offset in 0..<count { terms[start + offset] = terms[first + offset] }
        terms.resize(first, filling: TermRecord())
        return start
    }

    @inline(__always)
    private func link(_ term: Int32) {
        let variable = terms[term].variable
        let next = variables[variable].column
        terms[term].next = next
        terms[term].previous = -1
        if next >= 0 { terms[next].previous = term }
        variables[variable].column = term
    }

    mutating func removeTerms(of row: Int32) {
        let first = rows[row].firstTerm
        let count = rows[row].termCount
        guard count > 0 else { return }
        for term in first..<(first + count) {
            let record = terms[term]
            if record.next >= 0 { terms[record.next].previous = record.previous }
            if record.previous >= 0 { terms[record.previous].next = record.next } else { variables[record.variable].column = record.next }
        }
        if vacantTerms.count <= count { vacantTerms.resize(count + 1, filling: -1) }
        terms[first].next = vacantTerms[count]
        vacantTerms[count] = first
        rows[row].termCount = 0
    }

    /// Whether a constraint has a term with `variable`.
    package func mentions(_ variable: LayoutVariable, in id: LayoutConstraintID) -> Bool {
        for term in termRange(id.index) where terms[term].variable == variable.index { return true }
        return false
    }

    /// Whether a constraint's terms equal `others`, including their order.
    package func hasTerms(_ others: [LinearExpression.Term], in id: LayoutConstraintID) -> Bool {
        let range = termRange(id.index)
        guard range.count == others.count else { return false }
        for (term, other) in zip(range, others) {
            guard terms[term].variable == other.variable.index, terms[term].coefficient == other.coefficient else { return false }
        }
        return true
    }

    /// The indices of the row's terms.
    @inline(__always)
    func termRange(_ row: Int32) -> Range<Int32> {
        rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount)
    }

    // MARK: Levels

    mutating func retainLevel(_ priority: Float?) -> Int32 {
        guard let priority else { return RowRecord.open }
        guard priority < 1000 else { return RowRecord.required }
        for level in levelPriorities.indices.dropFirst() where levelPriorities[level] == priority && levelCounts[level] > 0 {
            levelCounts[level] += 1
            return Int32(level)
        }
        var level = levelPriorities.count
        for index in levelPriorities.indices.dropFirst() where levelCounts[index] == 0 { level = index }
        if level == levelPriorities.count {
            levelPriorities.append(priority)
            levelCounts.append(1)
            if level >= dualStride { widenDuals() }
        } else {
            levelPriorities[level] = priority
            levelCounts[level] = 1
        }
        levelOrder = levelPriorities.indices.dropFirst().filter { levelCounts[$0] > 0 }
            .sorted { levelPriorities[$0] > levelPriorities[$1] }.map { Int32($0) }
        levelOrder.append(0)
        return Int32(level)
    }

    /// The priority of a level; nil for an open side.
    func priority(of level: Int32) -> Float? {
        level == RowRecord.open ? nil : level == RowRecord.required ? 1000 : levelPriorities[Int(level)]
    }

    mutating func releaseLevel(_ level: Int32) {
        guard level > 0 else { return }
        levelCounts[Int(level)] -= 1
        if levelCounts[Int(level)] == 0 { levelOrder.removeAll { $0 == level } }
    }

    private mutating func widenDuals() {
        let old = dualStride
        let count = duals.count / old
        dualStride *= 2
        var wider = FlatArray<Double>()
        wider.resize(count * dualStride, filling: 0)
        for slot in 0..<count {
            for level in 0..<old { wider[slot * dualStride + level] = duals[slot * old + level] }
        }
        duals = wider
        for row in 0..<rows.count where rows[row].state == .active && rows[row].dual >= 0 { rows[row].dual *= 2 }
        for index in 0..<vacantDuals.count { vacantDuals[index] *= 2 }
    }

    // MARK: Multipliers

    /// Returns the index of the row's multiplier. Creates a multiplier of zero if the row has none.
    mutating func dual(of row: Int32) -> Int32 {
        if rows[row].dual >= 0 { return rows[row].dual }
        let slot: Int32
        if let vacant = vacantDuals.popLast() {
            slot = vacant
            for level in 0..<dualStride { duals[slot + level] = 0 }
        } else {
            slot = duals.count
            duals.resize(slot + dualStride, filling: 0)
        }
        rows[row].dual = slot
        return slot
    }

    mutating func dropDual(of row: Int32) {
        guard rows[row].dual >= 0 else { return }
        vacantDuals.append(rows[row].dual)
        rows[row].dual = -1
        recordDegenerate(row)
    }
}
