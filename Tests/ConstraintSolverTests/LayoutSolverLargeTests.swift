import Testing

@testable import ConstraintSolver
import UIKitTesting

/// Systems as large as real screens. After many changes the result equals that of a new solver, in any order of constraints.
@Suite struct LayoutSolverLargeTests {
    /// Views in rows and columns with optional constraints, limits, equal sizes and cycles, changed at random.
    struct Screen {
        var random: SeededGenerator
        var count: Int
        var priorities: [Float] = [1000, 1000, 1000, 750, 750, 500, 250]
        var constraints: [Int: ReferenceConstraintTerms] = [:]
        var nextOrder = 0

        struct ReferenceConstraintTerms {
            var terms: [(variable: Int, coefficient: Double)]
            var constant: Double
            var relation: LayoutRelation
            var priority: Float
        }

        init(seed: UInt64, count: Int) {
            random = SeededGenerator(seed: seed)
            self.count = count
        }

        /// A typical constraint of an app: to a nearby view, and usually an equality.
        mutating func make() -> ReferenceConstraintTerms {
            let variable = random.number(1...(count - 1))
            let other = max(0, variable - random.number(1...12))
            let priority = random.element(priorities)
            let relation: LayoutRelation = random.element([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
            switch random.number(0...4) {
            case 0:
                return ReferenceConstraintTerms(
                    terms: [(variable, 1)], constant: -Double(random.number(10...90)), relation: relation, priority: min(priority, 750))
            case 1:
                let third = random.number(0...(count - 1))
                let terms = [(variable, 1.0), (other, -1.0), (third, random.element([1.0, -1, 0.5]))]
                return ReferenceConstraintTerms(
                    terms: terms, constant: Double(random.number(-9...9)), relation: relation, priority: min(priority, 750))
            default:
                return ReferenceConstraintTerms(
                    terms: [(variable, 1), (other, -random.element([1.0, 1, 1, 2, 0.5]))], constant: Double(random.number(-20...20)),
                    relation: relation, priority: random.number(0...2) == 0 ? 750 : priority)
            }
        }

        func add(_ constraint: ReferenceConstraintTerms, _ order: Int, to solver: inout LayoutSolver, _ variables: [LayoutVariable])
            -> LayoutConstraintID
        {
            solver.add(
                LinearExpression(
                    terms: constraint.terms.map { (variables[$0.variable], $0.coefficient) }, constant: constraint.constant),
                constraint.relation, priority: constraint.priority, order: order)
        }
    }

    @Test(arguments: [(0, 40), (1, 40), (2, 80), (3, 80), (4, 150), (5, 300), (6, 20), (7, 20), (8, 60), (9, 100)])
    func manyChangesGiveTheResultOfANewSolver(_ seed: Int, _ count: Int) throws {
        var screen = Screen(seed: UInt64(seed), count: count)
        screen.priorities = [750, 750, 500, 500, 250, 250, 100]
        var solver = LayoutSolver()
        let variables = (0..<count).map { solver.makeVariable(order: $0) }
        var ids: [Int: LayoutConstraintID] = [:]
        func addOne() {
            let constraint = screen.make()
            screen.constraints[screen.nextOrder] = constraint
            ids[screen.nextOrder] = screen.add(constraint, screen.nextOrder, to: &solver, variables)
            screen.nextOrder += 1
        }
        for _ in 0..<(count * 3 / 2) { addOne() }
        for step in 0..<25 {
            for _ in 0..<screen.random.number(1...4) {
                let order = screen.random.element(ids.keys.sorted())
                let id = try #require(ids[order])
                switch screen.random.number(0...4) {
                case 0: addOne()
                case 1:
                    solver.remove(id)
                    ids[order] = nil
                    screen.constraints[order] = nil
                case 2:
                    let priority = screen.random.element(screen.priorities)
                    screen.constraints[order]?.priority = priority
                    solver.setPriority(priority, of: id)
                default:
                    let constant = Double(screen.random.number(-30...30))
                    screen.constraints[order]?.constant = constant
                    solver.setConstant(constant, of: id)
                }
            }
            solver.solve()
            solver._checkInvariants()
            guard step % 5 == 0 else { continue }
            var fresh = LayoutSolver()
            let others = (0..<count).map { fresh.makeVariable(order: $0) }
            for (order, constraint) in screen.constraints.shuffled(using: &screen.random) {
                _ = screen.add(constraint, order, to: &fresh, others)
            }
            fresh.solve()
            fresh._checkInvariants()
            for (variable, other) in zip(variables, others) {
                let (value, expected) = (solver.value(of: variable), fresh.value(of: other))
                guard abs(value - expected) <= 1e-6 * max(1, abs(expected)) else {
                    Issue.record("Step \(step), variable \(variable.index): \(value) instead of \(expected)")
                    return
                }
            }
        }
    }

    /// A feed of rows, one below the other, whose heights follow from their titles.
    struct Feed {
        struct Row {
            var top: LayoutVariable
            var height: LayoutVariable
            var title: LayoutVariable
            var text: LayoutConstraintID
            var origin: LayoutConstraintID
            var others: [LayoutConstraintID]
            var textHeight: Double
        }

        var solver = LayoutSolver()
        var rows: [Row] = []
        var nextOrder = 0

        mutating func add(_ terms: [LinearExpression.Term], _ relation: LayoutRelation, _ right: Double, _ priority: Float = 1000)
            -> LayoutConstraintID
        {
            nextOrder += 1
            return solver.add(LinearExpression(terms: terms, constant: -right), relation, priority: priority, order: nextOrder)
        }

        mutating func origin(_ top: LayoutVariable, below index: Int) -> LayoutConstraintID {
            index < 0 ? add([(top, 1)], .equal, 0) : add([(top, 1), (rows[index].top, -1), (rows[index].height, -1)], .equal, 1)
        }

        mutating func insert(at index: Int, textHeight: Double) {
            let (top, height, title) = (solver.makeVariable(), solver.makeVariable(weight: 100), solver.makeVariable())
            let text = solver.makeVariable(weight: 100)
            let first = add([(text, 1)], .equal, textHeight, 760)
            let others = [
                add([(title, 1), (top, -1)], .equal, 10), add([(height, 1)], .greaterThanOrEqual, 40), add([(height, 1)], .equal, 40, 250),
                add([(title, 1), (text, 1), (top, -1), (height, -1)], .lessThanOrEqual, -10),
            ]
            let origin = origin(top, below: index - 1)
            if index < rows.count { solver.remove(rows[index].origin) }
            rows.insert(
                Row(top: top, height: height, title: title, text: first, origin: origin, others: others, textHeight: textHeight), at: index)
            if index + 1 < rows.count { rows[index + 1].origin = self.origin(rows[index + 1].top, below: index) }
        }

        mutating func remove(at index: Int) {
            let row = rows.remove(at: index)
            for id in row.others + [row.text, row.origin] { solver.remove(id) }
            if index < rows.count {
                solver.remove(rows[index].origin)
                rows[index].origin = origin(rows[index].top, below: index - 1)
            }
        }

        mutating func check() {
            solver.solve()
            solver._checkInvariants()
            var top = 0.0
            var wrong = 0
            for row in rows {
                if abs(solver.value(of: row.top) - top) > 1e-6 || abs(solver.value(of: row.title) - top - 10) > 1e-6 { wrong += 1 }
                top += max(40, row.textHeight + 20) + 1
            }
            #expect(wrong == 0)
        }
    }

    @Test func rowsCanBeInsertedRemovedAndChangedAnywhere() {
        var feed = Feed()
        var random = SeededGenerator(seed: 4)
        for index in 0..<300 { feed.insert(at: index, textHeight: Double(10 + index % 60)) }
        feed.check()
        for _ in 0..<40 {
            let index = random.number(0...(feed.rows.count - 1))
            switch random.number(0...2) {
            case 0: feed.insert(at: index, textHeight: Double(random.number(5...90)))
            case 1: feed.remove(at: index)
            default:
                feed.rows[index].textHeight = Double(random.number(5...90))
                feed.solver.setConstant(-feed.rows[index].textHeight, of: feed.rows[index].text)
            }
            feed.check()
        }
        for _ in 0..<5 { feed.remove(at: 0) }
        feed.check()
    }

    @Test func changeInsideARowMovesNoOtherRow() {
        var feed = Feed()
        for index in 0..<300 { feed.insert(at: index, textHeight: 30) }
        feed.check()
        _ = feed.solver.takeChangedVariables()
        // The text's height changes from 30 to 15 and the row's from 50 to 40, so all rows below move. A height of 18 then changes no other variable.
        feed.solver.setConstant(-15, of: feed.rows[100].text)
        feed.solver.solve()
        #expect(feed.solver.takeChangedVariables().count == 2 + 199 * 2)
        feed.solver.setConstant(-18, of: feed.rows[100].text)
        feed.solver.solve()
        #expect(feed.solver.takeChangedVariables().count == 1)
    }

    @Test func nestedCyclesAreSolvedAndRemoved() {
        // Boxes of equal widths in a row, each with columns of equal widths inside, all pinned at both ends.
        var solver = LayoutSolver()
        var order = 0
        func add(_ terms: [LinearExpression.Term], _ right: Double) -> LayoutConstraintID {
            order += 1
            return solver.add(LinearExpression(terms: terms, constant: -right), .equal, priority: 1000, order: order)
        }
        let (boxes, columns) = (12, 5)
        let width = solver.makeVariable()
        let size = add([(width, 1)], Double(boxes * columns * 10))
        var lefts: [LayoutVariable] = []
        var widths: [LayoutVariable] = []
        var inner: [[(left: LayoutVariable, width: LayoutVariable)]] = []
        var ends: [LayoutConstraintID] = []
        for box in 0..<boxes {
            lefts.append(solver.makeVariable())
            widths.append(solver.makeVariable(weight: 100))
            _ = box == 0 ? add([(lefts[0], 1)], 0) : add([(lefts[box], 1), (lefts[box - 1], -1), (widths[box - 1], -1)], 0)
            if box > 0 { _ = add([(widths[box], 1), (widths[0], -1)], 0) }
            var cells: [(left: LayoutVariable, width: LayoutVariable)] = []
            for column in 0..<columns {
                cells.append((solver.makeVariable(), solver.makeVariable(weight: 100)))
                _ =
                    column == 0
                    ? add([(cells[0].left, 1), (lefts[box], -1)], 0)
                    : add([(cells[column].left, 1), (cells[column - 1].left, -1), (cells[column - 1].width, -1)], 0)
                if column > 0 { _ = add([(cells[column].width, 1), (cells[0].width, -1)], 0) }
            }
            let last = cells[columns - 1]
            ends.append(add([(last.left, 1), (last.width, 1), (lefts[box], -1), (widths[box], -1)], 0))
            inner.append(cells)
        }
        _ = add([(lefts[boxes - 1], 1), (widths[boxes - 1], 1), (width, -1)], 0)
        func cells() -> Set<Double> {
            solver.solve()
            solver._checkInvariants()
            return Set(inner.joined().map { (solver.value(of: $0.width) * 1e6).rounded() / 1e6 })
        }
        #expect(cells() == [10])
        solver.setConstant(-Double(boxes * columns * 12), of: size)
        #expect(cells() == [12])
        solver.remove(ends[3])
        #expect(cells() == [0, 12])
        ends[3] = add([(inner[3][0].width, 1)], 7)
        #expect(cells() == [7, 12])
        #expect(solver.isDetermined(inner[3][4].left))
    }
}
