/// A search for elements: the steps from the app to the matches. It is evaluated lazily, and again for each use.
@MainActor
indirect enum ElementPath {
    /// The app itself.
    case application(XCUIApplication)
    /// The descendants of each match that have a type.
    case descendants(ElementPath, XCUIElement.ElementType)
    /// The children of each match that have a type.
    case children(ElementPath, XCUIElement.ElementType)
    /// The matches that satisfy a condition.
    case filtered(ElementPath, ElementCondition)
    /// The match at an index.
    case indexed(ElementPath, Int)
    /// The first match.
    case first(ElementPath)
    /// The match, if the search must have exactly one.
    case only(ElementPath)

    /// Calls `body` for each match in the order of the tree. Stops when `body` returns false.
    ///
    /// - Returns: False if `body` returned false.
    /// - Complexity: O(*n*) in the number of elements up to the last one that is passed to `body`.
    @discardableResult
    func visit(_ body: (any QueriedElement) -> Bool) -> Bool {
        switch self {
        case .application(let application):
            return application.root.map(body) ?? true
        case .descendants(let path, let type):
            var seen = SeenNodes(isNeeded: path.mayHaveSeveralMatches)
            return path.visit { node in
                node.visit { type == .any || $0.type == type ? !seen.insert($0) || body($0) : true }
            }
        case .children(let path, let type):
            return path.visit { node in node.queriedChildren.allSatisfy { type == .any || $0.type == type ? body($0) : true } }
        case .filtered(let path, let condition):
            return path.visit { condition.isSatisfied(by: $0) ? body($0) : true }
        case .indexed(let path, let index):
            var position = -1
            var isWanted = true
            path.visit { node in
                position += 1
                guard position == index else { return true }
                isWanted = body(node)
                return false
            }
            return isWanted
        case .first(let path), .only(let path):
            var isWanted = true
            path.visit { node in
                isWanted = body(node)
                return false
            }
            return isWanted
        }
    }

    /// The first `limit` matches.
    func matches(limit: Int = .max) -> [any QueriedElement] {
        var found: [any QueriedElement] = []
        guard limit > 0 else { return found }
        visit { node in
            found.append(node)
            return found.count < limit
        }
        return found
    }

    /// Whether there may be several matches. A search of their descendants can then find the same element twice.
    private var mayHaveSeveralMatches: Bool {
        switch self {
        case .application, .indexed, .first, .only: false
        case .descendants, .children: true
        case .filtered(let path, _): path.mayHaveSeveralMatches
        }
    }

    /// The app at which the path starts.
    var application: XCUIApplication {
        switch self {
        case .application(let application): application
        case .descendants(let path, _), .children(let path, _), .filtered(let path, _), .indexed(let path, _), .first(let path),
            .only(let path):
            path.application
        }
    }

    /// The steps, each as a line, as Xcode describes them.
    var steps: [String] {
        switch self {
        case .application(let application):
            ["Application '\(application.bundleIdentifier ?? application.name)'"]
        case .descendants(let path, let type): path.steps + ["Descendants matching type \(type.title)"]
        case .children(let path, let type): path.steps + ["Children matching type \(type.title)"]
        case .filtered(let path, let condition): path.steps + [condition.description]
        case .indexed(let path, let index): path.steps + ["Element at index \(index)"]
        case .first(let path): path.steps + ["First Match"]
        case .only(let path): path.steps
        }
    }

    /// The path without its last step.
    var input: ElementPath? {
        switch self {
        case .application: nil
        case .descendants(let path, _), .children(let path, _), .filtered(let path, _), .indexed(let path, _): path
        case .first(let path), .only(let path): path.input
        }
    }
}
