/// Applies the changes since the last solution to the active rows.
extension LayoutSolver {
    mutating func settleConstants() {
        for index in 0..<changedConstants.count {
            let row = changedConstants[index]
            switch rows[row].state {
            case .active:
                stale.append(rows[row].variable)
                // The cached walk plan stays valid only if nothing but the root's constant changes.
                if rows[row].variable != walkRoot { walkRoot = -1 }
            case .inactive: enqueue(row)
            case .dead, .fresh: break
            }
        }
        changedConstants.removeAll()
        for index in 0..<changedPriorities.count {
            let row = changedPriorities[index]
            if rows[row].state == .inactive { enqueue(row) } else { recordDegenerate(row) }
        }
        changedPriorities.removeAll()
    }

    mutating func settleRemovals() {
        guard !removedRows.isEmpty || !removedVariables.isEmpty else { return }
        for index in 0..<removedRows.count { detachForces(of: removedRows[index]) }
        structure += 1
        var openedBlocks: [Int32] = []
        for index in 0..<removedRows.count {
            let row = removedRows[index]
            if rows[row].state == .active {
                let variable = rows[row].variable
                let block = variables[variable].block
                if block >= 0 {
                    if !openedBlocks.contains(block) { openedBlocks.append(block) }
                } else {
                    variables[variable].row = VariableRecord.free
                    recordDegenerate(~variable)
                }
                stale.append(variable)
            }
            dropDual(of: row)
            removeTerms(of: row)
            releaseLevel(rows[row].lower)
            releaseLevel(rows[row].upper)
            rows[row].state = .dead
        }
        for block in openedBlocks { reopen(block) }
        for index in 0..<removedVariables.count {
            let variable = removedVariables[index]
            precondition(variables[variable].column < 0, "A constraint still mentions the removed variable")
            if !variables[variable].isFresh { unlinkUnit(variable) }
            variables[variable].row = VariableRecord.dead
        }
        purge()
        for index in 0..<removedRows.count { vacantRows.append(removedRows[index]) }
        for index in 0..<removedVariables.count { vacantVariables.append(removedVariables[index]) }
        removedRows.removeAll()
        removedVariables.removeAll()
    }

    /// Removes deleted rows and variables from all lists, since their indices are reused.
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
        keep(&degenerate) { $0 < 0 ? variables[~$0].row != VariableRecord.dead : rows[$0].state != .dead }
    }
}
