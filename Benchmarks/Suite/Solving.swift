import ConstraintSolver
import UIKit

/// The constraint solver without views, comparable to kiwi: the rows of the peer `lodestone-solver`. It has the constraints of ``Laying`` and a view's
/// variables for each item. `-first` adds all constraints, `-width` changes the container's width and back, `-constant` one constant and back.
@MainActor
enum Solving {
    private static let peer = "lodestone-solver"

    static func run(_ kind: LayoutSystem.Kind, _ count: Int) {
        let system = LayoutSystem(kind, count)
        var first = Samples(capacity: 10)
        var sheet = Sheet(system)
        for _ in 0..<10 {
            sheet = Sheet(system)
            first.time { sheet.build() }
        }
        sheet.check("first", system.size.width, system.knob)
        report(first, "first", system)

        var widths = Samples(capacity: 200)
        for _ in 0..<100 {
            widths.time { sheet.setWidth(system.otherWidth) }
            sheet.check("width", system.otherWidth, system.knob)
            widths.time { sheet.setWidth(system.size.width) }
        }
        report(widths, "width", system)

        var constants = Samples(capacity: 200)
        for _ in 0..<100 {
            constants.time { sheet.setKnob(system.otherKnob) }
            sheet.check("constant", system.size.width, system.otherKnob)
            constants.time { sheet.setKnob(system.knob) }
        }
        report(constants, "constant", system)
    }

    private static func report(_ samples: Samples, _ name: String, _ system: LayoutSystem) {
        samples.report("\(system.kind.rawValue)-\(name)", system.reportedCount, in: .us, peer: peer)
    }

    /// A solver with the variables of the container and its items.
    @MainActor
    private final class Sheet {
        private struct Frame {
            let x, y, width, height: LayoutVariable
        }

        private let system: LayoutSystem
        private var solver: LayoutSolver
        private var items: [Frame] = []
        private let container: Frame
        private var width: LayoutConstraintID?
        private var knob: LayoutConstraintID?
        private var nextOrder = 0
        private var wrong = Set<String>()

        init(_ system: LayoutSystem) {
            self.system = system
            var solver = LayoutSolver()
            func makeFrame(_ index: Int) -> Frame {
                // The same weights and orders as a view's variables.
                let (x, y) = (solver.makeVariable(order: 4 * index, weight: 1), solver.makeVariable(order: 4 * index + 1, weight: 1))
                let width = solver.makeVariable(order: 4 * index + 2, weight: 4)
                return Frame(x: x, y: y, width: width, height: solver.makeVariable(order: 4 * index + 3, weight: 4))
            }
            container = makeFrame(0)
            for index in 0..<(system.count * system.itemsPerUnit) { items.append(makeFrame(index + 1)) }
            self.solver = solver
        }

        func build() {
            for variable in [container.x, container.y] { _ = fix(variable, to: 0) }
            width = fix(container.width, to: Double(system.size.width))
            _ = fix(container.height, to: Double(system.size.height))
            for unit in 0..<system.count { for rule in system.rules(ofUnit: unit) { add(rule) } }
            for rule in system.pin(ofUnits: system.count) { add(rule) }
            solve()
        }

        func setWidth(_ value: CGFloat) {
            guard let width else { return }
            solver.setConstant(-Double(value), of: width)
            solve()
        }

        func setKnob(_ value: CGFloat) {
            guard let knob else { return }
            solver.setConstant(-Double(value), of: knob)
            solve()
        }

        private func solve() {
            solver.solve()
            solver.forgetChangedVariables()
        }

        private func fix(_ variable: LayoutVariable, to value: Double) -> LayoutConstraintID {
            add(LinearExpression(terms: [(variable, 1)], constant: -value), .equal, .required)
        }

        private func add(_ rule: LayoutSystem.Rule) {
            var terms = terms(rule.item, rule.attribute, 1)
            if rule.sourceAttribute != .notAnAttribute { terms += self.terms(rule.source, rule.sourceAttribute, -1) }
            let id = add(LinearExpression(terms: terms, constant: -Double(rule.constant)), rule.relation.ofSolver, rule.priority)
            if rule.isKnob { knob = id }
        }

        private func add(_ expression: LinearExpression, _ relation: LayoutRelation, _ priority: UILayoutPriority) -> LayoutConstraintID {
            nextOrder += 1
            return solver.add(expression, relation, priority: priority.rawValue, order: nextOrder)
        }

        private func terms(_ item: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> [LinearExpression.Term] {
            let frame = item < 0 ? container : items[item]
            let anchor: (origin: LayoutVariable, size: LayoutVariable, share: Double)
            switch attribute {
            case .width: return [(frame.width, factor)]
            case .height: return [(frame.height, factor)]
            case .left: anchor = (frame.x, frame.width, 0)
            case .right: anchor = (frame.x, frame.width, 1)
            case .top: anchor = (frame.y, frame.height, 0)
            case .bottom: anchor = (frame.y, frame.height, 1)
            case .centerY: anchor = (frame.y, frame.height, 0.5)
            default: preconditionFailure("The systems have no \(attribute)")
            }
            // The container's own position is zero, like in a layout engine.
            var terms: [LinearExpression.Term] = item < 0 ? [] : [(anchor.origin, factor)]
            if anchor.share > 0 { terms.append((anchor.size, anchor.share * factor)) }
            return terms
        }

        /// Compares every value with plain arithmetic.
        func check(_ state: String, _ width: CGFloat, _ knob: CGFloat) {
            guard wrong.insert(state).inserted else { return }
            var worst = 0.0
            for (item, frame) in zip(items, system.frames(units: system.count, width: width, knob: knob)) {
                for (variable, value) in [
                    (item.x, frame.minX), (item.y, frame.minY), (item.width, frame.width), (item.height, frame.height),
                ] {
                    worst = max(worst, abs(solver.value(of: variable) - Double(value)))
                }
            }
            let verdict = worst < 0.01 ? "as expected" : "DIFFERS by up to \(worst)"
            note("# check\t\(Solving.peer)\t\(system.kind.rawValue)-\(state)\t\(system.reportedCount)\t\(verdict)")
        }
    }
}
