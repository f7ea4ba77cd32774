extension LayoutSolver {
    /// Traps if the storage is inconsistent. Debug builds only; call it after `solve`.
    func _checkInvariants() {
        #if DEBUG
            for index in 0..<variables.count where variables[index].row != VariableRecord.dead {
                let variable = variables[index]
                precondition(weights[index] == 0 && magnitudes[index] == 0, "Work space is not clean")
                if variable.row >= 0 {
                    let row = rows[variable.row]
                    precondition(row.state == .active && row.variable == index, "A variable and its row disagree")
                    for term in termRange(variable.row) {
                        let other = variables[terms[term].variable]
                        precondition(
                            terms[term].variable == index || other.label < variable.label
                                || (variable.block >= 0 && other.block == variable.block), "Definitions are not in order")
                    }
                } else if variable.row == VariableRecord.torn {
                    precondition(variable.block >= 0, "A torn variable without a block")
                } else {
                    precondition(variable.block < 0 && variable.value == 0, "A free variable that is not at zero")
                }
            }
            var unit = firstUnit
            while unit >= 0, variables[unit].next >= 0 {
                let next = variables[unit].next
                precondition(variables[next].previous == unit && variables[unit].label < variables[next].label, "The order is broken")
                unit = next
            }
            for index in 0..<rows.count where rows[index].state != .dead {
                let row = rows[index]
                precondition(row.state != .fresh && !row.isRemoved, "A row was not settled")
                if row.state == .active {
                    precondition(row.force == 0 && !row.isBroken, "An active row with a force")
                    precondition(abs(residual(index)) <= 1e-7 + 100 * residualAndTolerance(index).tolerance, "An active row does not hold")
                } else {
                    precondition(row.dual < 0, "An inactive row with a multiplier")
                    precondition(!row.isBroken || row.conflicts > 0, "A broken row without a conflict")
                }
                for term in termRange(index) { precondition(terms[term].row == index, "A term of another row") }
            }
        #endif
    }
}
