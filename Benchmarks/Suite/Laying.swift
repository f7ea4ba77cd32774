import UIKit
import UIKitTesting

/// Auto Layout by its public API, until all frames are set. `-first` adds all constraints. `-width` changes the container's width and back, `-constant` one
/// constant and back. `-insert` and `-remove` change one unit at the end. In a feed, the first row's constant moves all others, and that of the last row
/// (`feed-constant-last`) none. `fit-row` measures one row of a feed.
@MainActor
enum Laying {
    static func run(_ kind: LayoutSystem.Kind, _ count: Int) {
        let system = LayoutSystem(kind, count)
        let name = kind.rawValue
        let deadline = { (start: UInt64) in nanoseconds() - start < 2_000_000_000 }
        var first = Samples(capacity: 30)
        var board = Board(system)
        var start = nanoseconds()
        for index in 0..<30 where index == 0 || deadline(start) {
            board = Board(system)
            first.time { board.build() }
        }
        board.check("first", count, system.size.width, system.knob)
        first.report("\(name)-first", system.reportedCount, in: .us)

        var widths = Samples(capacity: 200)
        start = nanoseconds()
        for _ in 0..<100 where deadline(start) {
            widths.time { board.setWidth(system.otherWidth) }
            board.check("width", count, system.otherWidth, system.knob)
            widths.time { board.setWidth(system.size.width) }
        }
        widths.report("\(name)-width", system.reportedCount, in: .us)

        var constants = Samples(capacity: 200)
        start = nanoseconds()
        for _ in 0..<100 where deadline(start) {
            constants.time { board.setKnob(system.otherKnob) }
            board.check("constant", count, system.size.width, system.otherKnob)
            constants.time { board.setKnob(system.knob) }
        }
        constants.report("\(name)-constant", system.reportedCount, in: .us)

        if kind == .feed {
            var last = Samples(capacity: 200)
            for _ in 0..<200 { last.time { board.moveLastIcon() } }
            last.report("\(name)-constant-last", system.reportedCount, in: .us)
        }

        var insertions = Samples(capacity: 100)
        var removals = Samples(capacity: 100)
        start = nanoseconds()
        for _ in 0..<100 where deadline(start) {
            insertions.time { board.insert() }
            board.check("insert", count + 1, system.size.width, system.knob)
            removals.time { board.remove() }
            board.check("remove", count, system.size.width, system.knob)
        }
        insertions.report("\(name)-insert", system.reportedCount, in: .us)
        removals.report("\(name)-remove", system.reportedCount, in: .us)
    }

    /// The program's first argument for repeated changes without a clock, before the system, `width` or `constant`, the system's count and the number of
    /// changes. Two runs under callgrind with different numbers give the instructions of one change.
    static let word = "layout-case"

    static func runCase(_ name: String, _ kind: String, _ count: Int, changes: Int) -> Never {
        guard let system = LayoutSystem.Kind(rawValue: name).map({ LayoutSystem($0, count) }), ["width", "constant"].contains(kind) else {
            note("There is no system \(name) whose \(kind) changes.")
            exit(2)
        }
        let board = Board(system)
        board.build()
        let begin = nanoseconds()
        for index in 0..<changes {
            if kind == "width" {
                board.setWidth(index.isMultiple(of: 2) ? system.otherWidth : system.size.width)
            } else {
                board.setKnob(index.isMultiple(of: 2) ? system.otherKnob : system.knob)
            }
        }
        row("\(name)-\(kind)-repeated", system.reportedCount, Double(nanoseconds() - begin) / 1000 / Double(max(changes, 1)), "us")
        exit(0)
    }

    /// A container and its views in a window.
    @MainActor
    final class Board {
        private let system: LayoutSystem
        private let host = TestHost(size: CGSize(width: 400, height: 800), scale: 1)
        private let container: UIView
        private var views: [UIView] = []
        private var knob: NSLayoutConstraint?
        private var lastKnob: NSLayoutConstraint?
        private var pins: [NSLayoutConstraint] = []
        private var added: [NSLayoutConstraint] = []
        private var wrong = Set<String>()

        init(_ system: LayoutSystem) {
            self.system = system
            container = UIView(frame: CGRect(origin: .zero, size: system.size))
            host.window.addSubview(container)
            addViews(system.count * system.itemsPerUnit)
            host.advance(by: 0.1)
        }

        private func addViews(_ count: Int) {
            for _ in 0..<count {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                views.append(view)
            }
        }

        private func make(_ rule: LayoutSystem.Rule) -> NSLayoutConstraint {
            let hasSource = rule.sourceAttribute != .notAnAttribute
            let constraint = NSLayoutConstraint(
                item: rule.item < 0 ? container : views[rule.item], attribute: rule.attribute, relatedBy: rule.relation,
                toItem: hasSource ? (rule.source < 0 ? container : views[rule.source]) : nil, attribute: rule.sourceAttribute,
                multiplier: 1, constant: rule.constant)
            constraint.priority = rule.priority
            if rule.isKnob { knob = constraint }
            return constraint
        }

        func build() {
            var constraints: [NSLayoutConstraint] = []
            for unit in 0..<system.count {
                for rule in system.rules(ofUnit: unit) { constraints.append(make(rule)) }
            }
            pins = system.pin(ofUnits: system.count).map(make)
            // The distance of the icon from its row.
            if system.kind == .feed { lastKnob = constraints[constraints.count - 18] }
            NSLayoutConstraint.activate(constraints + pins)
            container.layoutIfNeeded()
        }

        /// Moves the icon of the last row 4 points to the right, or back. The title's other edge stays.
        func moveLastIcon() {
            lastKnob?.constant = lastKnob?.constant == 16 ? 20 : 16
            container.layoutIfNeeded()
        }

        func setWidth(_ width: CGFloat) {
            container.frame.size.width = width
            container.layoutIfNeeded()
        }

        func setKnob(_ constant: CGFloat) {
            knob?.constant = constant
            container.layoutIfNeeded()
        }

        func insert() {
            NSLayoutConstraint.deactivate(pins)
            addViews(system.itemsPerUnit)
            added = system.rules(ofUnit: system.count).map(make)
            pins = system.pin(ofUnits: system.count + 1).map(make)
            NSLayoutConstraint.activate(added + pins)
            container.layoutIfNeeded()
        }

        func remove() {
            NSLayoutConstraint.deactivate(pins + added)
            for view in views.suffix(system.itemsPerUnit) { view.removeFromSuperview() }
            views.removeLast(system.itemsPerUnit)
            pins = system.pin(ofUnits: system.count).map(make)
            NSLayoutConstraint.activate(pins)
            container.layoutIfNeeded()
        }

        /// Compares every frame with plain arithmetic, and prints the sums that all peers print.
        func check(_ state: String, _ units: Int, _ width: CGFloat, _ knob: CGFloat) {
            guard wrong.insert(state).inserted else { return }
            let expected = system.frames(units: units, width: width, knob: knob)
            var worst: CGFloat = 0
            for (view, frame) in zip(views, expected) {
                let difference = [
                    view.frame.minX - frame.minX, view.frame.minY - frame.minY, view.frame.width - frame.width,
                    view.frame.height - frame.height,
                ]
                worst = max(worst, difference.map { abs($0) }.max() ?? 0)
            }
            func sum(_ part: (CGRect) -> CGFloat) -> String {
                String(format: "%.2f", Double(views.map { part($0.frame) }.reduce(0, +)))
            }
            let sums = "x=\(sum(\.minX)) y=\(sum(\.minY)) w=\(sum(\.width)) h=\(sum(\.height))"
            let verdict = worst < 0.01 && views.count == expected.count ? "as expected" : "DIFFERS by up to \(worst)"
            note("# check\tlodestone\t\(system.kind.rawValue)-\(state)\t\(system.reportedCount)\t\(sums)\t\(verdict)")
        }
    }

    /// `fit-row`: the height of a feed's row with its 23 constraints, fitted to a width that changes each time.
    static func runFitting() {
        let system = LayoutSystem(.feed, 1)
        let row = UIView()
        var views = [row]
        for _ in 0..<4 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
            views.append(view)
        }
        var constraints: [NSLayoutConstraint] = []
        for rule in system.rules(ofUnit: 0) {
            // The row's own position depends on the list that measures it.
            if rule.item == 0, rule.sourceAttribute != .notAnAttribute { continue }
            let hasSource = rule.sourceAttribute != .notAnAttribute
            let constraint = NSLayoutConstraint(
                item: views[rule.item], attribute: rule.attribute, relatedBy: rule.relation,
                toItem: hasSource ? views[rule.source] : nil, attribute: rule.sourceAttribute, multiplier: 1, constant: rule.constant)
            constraint.priority = rule.priority
            constraints.append(constraint)
        }
        NSLayoutConstraint.activate(constraints)
        var samples = Samples(capacity: 500)
        var height: CGFloat = 0
        for index in 0..<500 {
            let target = CGSize(width: index.isMultiple(of: 2) ? 400 : 320, height: 0)
            height = samples.time {
                row.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                    .height
            }
        }
        if height != 64 { note("# check\tlodestone\tfit-row\tthe height is \(height) instead of 64") }
        samples.report("fit-row", 1, in: .us)
    }
}
