import Testing

@testable import ConstraintSolver
import UIKitTesting

@Suite struct LayoutSolverTests {
    /// A solver with helper methods for its constraints.
    struct Sheet {
        var solver = LayoutSolver()
        var nextOrder = 0

        mutating func variable(weight: Double = 1) -> LayoutVariable { solver.makeVariable(weight: weight) }

        @discardableResult
        mutating func add(
            _ terms: [LinearExpression.Term], _ relation: LayoutRelation, _ right: Double, priority: Float = 1000
        ) -> LayoutConstraintID {
            nextOrder += 1
            return solver.add(LinearExpression(terms: terms, constant: -right), relation, priority: priority, order: nextOrder)
        }

        /// Equal widths side by side, 8 apart, that fill a length. Returns their left edges, the widths, and the constraint at the end.
        mutating func addRing(_ count: Int, in space: Double) -> (
            lefts: [LayoutVariable], widths: [LayoutVariable], end: LayoutConstraintID
        ) {
            let lefts = (0..<count).map { _ in variable() }
            let widths = (0..<count).map { _ in variable(weight: 1e4) }
            add([(lefts[0], 1)], .equal, 0)
            for index in 1..<count {
                add([(lefts[index], 1), (lefts[index - 1], -1), (widths[index - 1], -1)], .equal, 8)
                add([(widths[index], 1), (widths[0], -1)], .equal, 0)
            }
            return (lefts, widths, add([(lefts[count - 1], 1), (widths[count - 1], 1)], .equal, space))
        }

        mutating func values(_ variables: LayoutVariable...) -> [Double] {
            solver.solve()
            solver._checkInvariants()
            return variables.map { solver.value(of: $0) }
        }
    }

    @Test func chainOfEqualWidthsSharesTheSpace() {
        var sheet = Sheet()
        let (lefts, widths, end) = sheet.addRing(200, in: 3592)
        #expect(sheet.values(widths[0], lefts[100], lefts[199]) == [10, 1800, 3582])
        sheet.solver.setConstant(-3792, of: end)
        #expect(sheet.values(widths[0], widths[199], lefts[199]) == [11, 11, 3781])
        #expect(sheet.solver.isDetermined(widths[7]))
        sheet.solver.remove(end)
        #expect(sheet.values(widths[0], lefts[1]) == [0, 8])
        #expect(!sheet.solver.isDetermined(widths[7]))
        #expect(sheet.solver.isDetermined(lefts[0]))
    }

    @Test func constraintOutweighsAnyNumberOfLowerPriority() {
        var sheet = Sheet()
        let x = sheet.variable()
        for _ in 0..<50 { sheet.add([(x, 1)], .equal, 100, priority: 750) }
        let strong = sheet.add([(x, 1)], .equal, 3, priority: 751)
        #expect(sheet.values(x) == [3])
        sheet.solver.setPriority(749, of: strong)
        #expect(sheet.values(x) == [100])
    }

    @Test func errorsOfOnePriorityAreSummed() {
        var sheet = Sheet()
        let x = sheet.variable()
        for position in [0.0, 10, 11, 50, 70] { sheet.add([(x, 1)], .equal, position, priority: 500) }
        #expect(sheet.values(x) == [11])
        #expect(sheet.solver.isDetermined(x))
        sheet.add([(x, 1)], .equal, 12, priority: 500)
        #expect((11...12).contains(sheet.values(x)[0]))
        #expect(!sheet.solver.isDetermined(x))
    }

    @Test func optionalRowHasAPriorityForEachSide() {
        var sheet = Sheet()
        let (width, space) = (sheet.variable(), sheet.variable())
        // An intrinsic width of 50 with a compression resistance of 750 and a hugging priority of 250.
        _ = sheet.solver.add(LinearExpression(width, constant: -50), below: 750, above: 250, order: 100)
        sheet.add([(width, 1), (space, -1)], .equal, 0, priority: 500)
        let size = sheet.add([(space, 1)], .equal, 80)
        #expect(sheet.values(width) == [80])
        sheet.solver.setConstant(-20, of: size)
        #expect(sheet.values(width) == [50])
    }

    @Test func conflictIsReportedOnceAndRetried() throws {
        var sheet = Sheet()
        let (x, y) = (sheet.variable(), sheet.variable())
        let first = sheet.add([(x, 1)], .equal, 10)
        let second = sheet.add([(y, 1), (x, -1)], .equal, 5)
        sheet.add([(y, 1)], .lessThanOrEqual, 100)
        let third = sheet.add([(y, 1)], .equal, 20)
        #expect(sheet.values(x, y) == [10, 15])
        let conflicts = sheet.solver.takeConflicts()
        #expect(conflicts.count == 1)
        let conflict = try #require(conflicts.first)
        #expect(conflict.broken == third)
        #expect(Set(conflict.members) == [first, second, third])
        sheet.solver.solve()
        #expect(sheet.solver.takeConflicts().isEmpty)
        sheet.solver.setConstant(-15, of: first)
        #expect(sheet.values(x, y) == [15, 20])
        #expect(sheet.solver.takeConflicts().isEmpty)
        sheet.solver.setConstant(-16, of: first)
        #expect(sheet.values(x, y) == [16, 21])
        #expect(sheet.solver.takeConflicts().map(\.broken) == [third])
        sheet.solver.remove(second)
        #expect(sheet.values(x, y) == [16, 20])
    }

    @Test("A solve that exceeds the iteration limit leaves constraints out, reports them, and retries them after a change")
    func iterationLimit() throws {
        var sheet = Sheet()
        sheet.solver.iterationLimit = 0
        let (x, y) = (sheet.variable(), sheet.variable())
        let first = sheet.add([(x, 1)], .greaterThanOrEqual, 10)
        let second = sheet.add([(y, 1), (x, -1)], .greaterThanOrEqual, 5)
        sheet.add([(y, 1)], .equal, 20, priority: 250)
        sheet.add([(x, 1)], .equal, 18, priority: 250)
        _ = sheet.values(x, y)
        let conflicts = sheet.solver.takeConflicts()
        #expect(!conflicts.isEmpty)
        #expect(conflicts.allSatisfy { $0.isTimeout && $0.members.contains($0.broken) })
        sheet.solver.iterationLimit = nil
        for conflict in conflicts { sheet.solver.setPriority([first, second].contains(conflict.broken) ? 999 : 251, of: conflict.broken) }
        sheet.solver.setConstant(-12, of: first)
        let values = sheet.values(x, y)
        #expect(values[0] >= 12 && values[1] >= values[0] + 5)
        #expect(!sheet.solver.takeConflicts().contains { $0.isTimeout })
    }

    @Test("Constraints that exceed the iteration limit share one pass's iterations, are each left out once, and hold after a change")
    func sharedIterations() {
        var sheet = Sheet()
        sheet.solver.iterationLimit = 0
        let variables = (0..<30).map { _ in sheet.variable() }
        for variable in variables { sheet.add([(variable, 1)], .equal, 0, priority: 250) }
        let least = variables.map { sheet.add([($0, 1)], .greaterThanOrEqual, 10) }
        _ = sheet.values(variables[0])
        // Retrying all constraints that were left out before would need 2³⁰ solves.
        #expect(sheet.solver.takeConflicts().map(\.broken) == Array(least.reversed()))
        #expect(sheet.solver.timeoutCount == 30)
        sheet.solver.iterationLimit = 1_000_000
        #expect(sheet.solver.currentLimit == 100)
        sheet.solver.solve(continuesPass: true)
        #expect(sheet.solver.currentLimit == 100)
        sheet.solver.solve()
        #expect(sheet.solver.currentLimit == 1_000_000)
        sheet.solver.setConstant(-12, of: least[0])
        #expect(sheet.values(variables[0], variables[1], variables[29]) == [12, 10, 10])
        #expect(sheet.solver.conflicts.isEmpty)
    }

    @Test("A position that only inequalities limit equals the bound of the inequality that was created first")
    func positionsFollowInequalities() {
        var sheet = Sheet()
        let x = sheet.solver.makeVariable(isPosition: true)
        let width = sheet.variable()
        let most = sheet.add([(x, 1)], .lessThanOrEqual, 72)
        #expect(sheet.values(x) == [72])
        #expect(!sheet.solver.isDetermined(x))
        let least = sheet.add([(x, 1)], .greaterThanOrEqual, 10)
        #expect(sheet.values(x) == [72])
        sheet.solver.setConstant(-60, of: most)
        #expect(sheet.values(x) == [60])
        sheet.solver.remove(most)
        #expect(sheet.values(x) == [10])
        let end = sheet.add([(x, 1), (width, 1)], .lessThanOrEqual, 200)
        #expect(sheet.values(x, width) == [10, 0])
        sheet.solver.remove(least)
        #expect(sheet.values(x, width) == [200, 0])
        let position = sheet.add([(x, 1)], .equal, 5, priority: 1)
        #expect(sheet.values(x, width) == [5, 0])
        sheet.solver.remove(position)
        sheet.solver.remove(end)
        #expect(sheet.values(x, width) == [0, 0])
    }

    @Test func constraintWithoutVariablesConflictsByItself() {
        var sheet = Sheet()
        let x = sheet.variable()
        let wrong = sheet.add([(x, 1), (x, -1)], .equal, 4)
        sheet.add([(x, 1)], .equal, 4)
        #expect(sheet.values(x) == [4])
        #expect(sheet.solver.takeConflicts().map(\.members) == [[wrong]])
    }

    @Test func changedVariablesAreReportedOnce() {
        var sheet = Sheet()
        let (x, y, z) = (sheet.variable(), sheet.variable(), sheet.variable())
        let position = sheet.add([(x, 1)], .equal, 10)
        sheet.add([(y, 1), (x, -1)], .equal, 5)
        sheet.add([(z, 1)], .equal, 7)
        sheet.solver.solve()
        #expect(Set(sheet.solver.takeChangedVariables()) == [x, y, z])
        #expect(sheet.solver.takeChangedVariables().isEmpty)
        sheet.solver.setConstant(-11, of: position)
        sheet.solver.solve()
        #expect(Set(sheet.solver.takeChangedVariables()) == [x, y])
    }

    @Test func copyIsIndependent() {
        var sheet = Sheet()
        let x = sheet.variable()
        let position = sheet.add([(x, 1)], .equal, 10)
        sheet.solver.solve()
        var copy = sheet.solver
        copy.setConstant(-12, of: position)
        copy.solve()
        #expect(copy.value(of: x) == 12)
        #expect(sheet.values(x) == [10])
    }

    @Test func copiesCanBeChangedAlternately() {
        var sheet = Sheet()
        let variables = (0..<5).map { _ in sheet.variable() }
        let position = sheet.add([(variables[0], 1)], .equal, 10)
        for index in 1..<5 { sheet.add([(variables[index], 1), (variables[index - 1], -1)], .equal, 1) }
        sheet.solver.solve()
        for round in 1..<4 {
            sheet.solver.setConstant(-Double(round), of: position)
            sheet.solver.solve()
        }
        var copy = sheet.solver
        let other = copy.add(LinearExpression(variables[4], constant: -70), .equal, priority: 1000, order: 50)
        copy.remove(position)
        for round in 1..<4 {
            copy.setConstant(-Double(70 + round), of: other)
            copy.solve()
            #expect(copy.value(of: variables[0]) == Double(66 + round))
            sheet.solver.setConstant(-Double(20 + round), of: position)
            #expect(sheet.values(variables[0], variables[4]) == [Double(20 + round), Double(24 + round)])
            #expect(sheet.solver.isDetermined(variables[4]))
        }
    }

    @Test func indicesAreReused() {
        var sheet = Sheet()
        let x = sheet.variable()
        sheet.add([(x, 1)], .greaterThanOrEqual, 1)
        for round in 0..<50 {
            let y = sheet.variable()
            let first = sheet.add([(y, 1), (x, -2)], .equal, Double(round))
            let second = sheet.add([(y, 1)], .greaterThanOrEqual, 1000, priority: 300)
            #expect(sheet.values(x, y) == [(1000 - Double(round)) / 2, 1000])
            sheet.solver.remove(first)
            sheet.solver.remove(second)
            sheet.solver.removeVariable(y)
            #expect(sheet.values(x) == [1])
            #expect(y.index == 1)
        }
    }

    @Test func resultIsIndependentOfInsertionOrder() {
        for seed in 0..<20 {
            var random = SeededGenerator(seed: UInt64(seed))
            var constraints: [ReferenceConstraint] = []
            for order in 0..<12 {
                var coefficients = [Double](repeating: 0, count: 8)
                for _ in 0..<2 { coefficients[random.number(0...7)] = random.element([1, -1, 2]) }
                constraints.append(
                    ReferenceConstraint(
                        coefficients: coefficients, constant: Double(random.number(-9...9)),
                        relation: random.element([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                        priority: random.element([750, 500, 250]), order: order))
            }
            var results: [[Double]] = []
            for _ in 0..<3 {
                constraints.shuffle(using: &random)
                var solver = LayoutSolver()
                let variables = (0..<8).map { solver.makeVariable(order: $0) }
                for constraint in constraints {
                    _ = solver.add(constraint, variables)
                    if random.number(0...2) == 0 { solver.solve() }
                }
                solver.solve()
                results.append(variables.map { (solver.value(of: $0) * 1e6).rounded() })
            }
            #expect(results[0] == results[1])
            #expect(results[0] == results[2])
        }
    }

    @Test(
        "A cycle of constraints follows a dragged value in large and tiny steps, and back, without losing precision",
        arguments: [2, 7, 100])
    func draggedCycle(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        var sheet = Sheet()
        var space = 3_000.0
        let (lefts, widths, end) = sheet.addRing(count, in: space)
        for _ in 0..<200 {
            switch random.number(0...5) {
            case 0: space += 1e-9
            case 1: space = Double(random.number(-9_000...9_000))
            case 2: space = 1e7 + Double(random.number(0...9)) / 3
            case 3: space += 1e-4
            case 4: break
            default: space += Double(random.number(-40...40))
            }
            sheet.solver.setConstant(-space, of: end)
            sheet.solver.solve()
            let width = (space - 8 * Double(count - 1)) / Double(count)
            for index in [0, count / 2, count - 1] {
                #expect(abs(sheet.solver.value(of: widths[index]) - width) <= 1e-9 + abs(space) * 1e-12)
                #expect(abs(sheet.solver.value(of: lefts[index]) - Double(index) * (width + 8)) <= 1e-9 + abs(space) * 1e-12)
            }
        }
    }
}
