import CoreGraphics
import UIKit

/// The elements of the app at one moment. Finds a short query in XCUITest's names for each of them.
@MainActor
struct ElementIndex {
    private struct Entry {
        let node: ElementNode
        let parent: Int?
        let depth: Int
        /// The index after the last descendant.
        var end: Int
    }

    /// A step of a query: a type and, if it is part of the step, a name.
    private struct Step {
        let kind: ElementKind
        var name: String?

        @MainActor var text: String { ".\(kind.queryName)" + (name.map { "[\(ElementIndex.literal($0))]" } ?? "") }
    }

    /// The elements, a parent before its children.
    private var entries: [Entry] = []

    /// Reads the elements of the running app.
    init() {
        add(ElementNode(UIApplication.shared), parent: nil, depth: 0)
    }

    private mutating func add(_ node: ElementNode, parent: Int?, depth: Int) {
        let index = entries.count
        entries.append(Entry(node: node, parent: parent, depth: depth, end: index + 1))
        for child in node.children { add(child, parent: index, depth: depth + 1) }
        entries[index].end = entries.count
    }

    /// A text that differs between elements that a user distinguishes.
    static func key(of node: ElementNode) -> String { "\(node.kind) \(node.identifier) \(node.label)" }

    /// The keys of all elements.
    var keys: Set<String> { Set(entries.map { Self.key(of: $0.node) }) }

    func node(_ index: Int) -> ElementNode { entries[index].node }

    /// The element itself, its parent, and so on up to the app.
    func chain(_ index: Int) -> [Int] { Array(sequence(first: index, next: { entries[$0].parent })) }

    // MARK: Finding elements

    /// The innermost element that receives a touch at a point.
    func element(at point: CGPoint, in scene: UIWindowScene) -> Int {
        guard let hit = scene.windowStack.hitTest(point, with: nil)?.view else { return 0 }
        var best = 0
        for (index, entry) in entries.enumerated() where entry.depth >= entries[best].depth {
            guard let view = entry.node.view, entry.node.frame.contains(point) else { continue }
            if hit.isDescendant(of: view) || Self.passesTouches(view, to: hit, at: point, in: scene) { best = index }
        }
        return best
    }

    /// Whether a touch on a visible part of a view reaches a superview, since user interaction is disabled for the view or for a view between both.
    private static func passesTouches(_ view: UIView, to superview: UIView, at point: CGPoint, in scene: UIWindowScene) -> Bool {
        guard view.isDescendant(of: superview) else { return false }
        let between = sequence(first: view, next: { $0.superview }).prefix { $0 !== superview }
        return between.contains { !$0.isUserInteractionEnabled }
            && between.allSatisfy { !$0.clipsToBounds || ElementReading.frame(of: $0, in: scene).contains(point) }
    }

    /// The element of a view, or of the nearest superview that is an element.
    func element(of view: UIView) -> Int {
        for case let current? in sequence(first: view, next: { $0?.superview }) {
            if let index = entries.firstIndex(where: { $0.node.object === current }) { return index }
        }
        return 0
    }

    /// The names by which a query finds an element.
    func names(of index: Int) -> [String] {
        let node = entries[index].node
        var names: [String] = []
        for name in [node.identifier, node.label, node.placeholderValue ?? ""] {
            if !name.isEmpty, name.count <= 80, !name.contains(where: \.isNewline), !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The first static text of a cell, which identifies the cell for a reader.
    func text(inCell index: Int) -> Int? {
        (index..<entries[index].end).first { entries[$0].node.kind == .staticText && !names(of: $0).isEmpty }
    }

    // MARK: Queries

    /// The expression of an element in a test. It names the element if a name distinguishes it from the others, and counts otherwise.
    func expression(for index: Int) -> String {
        let kind = entries[index].node.kind
        guard index > 0 else { return "app" }
        let (names, prefixes) = (names(of: index), prefixes(of: index))
        for prefix in prefixes {
            for name in names {
                let steps = prefix + [Step(kind: kind, name: name)]
                if matches(steps) == [index] { return Self.text(of: steps) }
            }
        }
        if kind == .cell, let expression = expressionByText(ofCell: index, prefixes) { return expression }
        var container = chain(index).dropFirst().first { Self.containers.contains(entries[$0].node.kind) } ?? 0
        var base = expression(for: container)
        // The only table is a step of the query, not an element.
        if base.hasSuffix(".element") { base.removeLast(".element".count) }
        // Two indexes are harder to read than one.
        if kind != .cell, base.contains("boundBy") { (container, base) = (0, "app") }
        let found = (container + 1..<entries[container].end).filter { other in
            entries[other].node.kind == kind && (names.first.map { entries[other].node.isNamed($0) } ?? true)
        }
        let query = base + ".\(kind.queryName)"
        guard found.count > 1, let position = found.firstIndex(of: index) else {
            return names.first.map { "\(query)[\(Self.literal($0))]" } ?? "\(query).element"
        }
        let matching = names.first.map { ".matching(identifier: \(Self.literal($0)))" } ?? ""
        return "\(query)\(matching).element(boundBy: \(position))"
    }

    private func expressionByText(ofCell index: Int, _ prefixes: [[Step]]) -> String? {
        guard let text = text(inCell: index), let name = names(of: text).first else { return nil }
        for prefix in prefixes {
            let cells = matches(prefix + [Step(kind: .cell)]).filter { cell in
                (cell..<entries[cell].end).contains { entries[$0].node.kind == .staticText && entries[$0].node.isNamed(name) }
            }
            if cells == [index] {
                return Self.text(of: prefix) + ".cells.containing(.staticText, identifier: \(Self.literal(name))).element"
            }
        }
        return nil
    }

    /// The types of elements whose descendants a query counts.
    private static let containers: Set<ElementKind> = [
        .alert, .sheet, .navigationBar, .tabBar, .toolbar, .table, .collectionView, .cell, .scrollView, .segmentedControl, .stepper,
        .picker, .datePicker,
    ]
    /// The containers that a query names even if the element's own name is enough, because a reader looks for them.
    private static let namedContainers: Set<ElementKind> = [.alert, .sheet, .navigationBar, .tabBar, .toolbar]

    /// The beginnings of queries for an element, in the order of preference.
    private func prefixes(of index: Int) -> [[Step]] {
        var prefixes: [[Step]] = []
        let outer = chain(index).dropFirst().filter { Self.containers.contains(entries[$0].node.kind) }
        for container in outer where Self.namedContainers.contains(entries[container].node.kind) {
            let kind = entries[container].node.kind
            if let name = names(of: container).first { prefixes.append([Step(kind: kind, name: name)]) }
            prefixes.append([Step(kind: kind)])
        }
        if entries[index].node.kind == .cell { prefixes += outer.prefix(1).map { [Step(kind: entries[$0].node.kind)] } }
        prefixes.append([])
        for container in outer {
            let kind = entries[container].node.kind
            prefixes.append([Step(kind: kind)])
            prefixes += names(of: container).map { [Step(kind: kind, name: $0)] }
        }
        return prefixes
    }

    /// The elements that a query matches.
    private func matches(_ steps: [Step]) -> [Int] {
        var found = [0]
        for step in steps {
            var seen: Set<Int> = []
            found = found.flatMap { start in
                (start + 1..<max(start + 1, entries[start].end)).filter { index in
                    let node = entries[index].node
                    return node.kind == step.kind && (step.name.map { node.isNamed($0) } ?? true) && seen.insert(index).inserted
                }
            }
        }
        return found
    }

    private static func text(of steps: [Step]) -> String { "app" + steps.map(\.text).joined() }

    /// A string literal in Swift.
    static func literal(_ text: String) -> String { text.debugDescription }
}
