/// A group of changes that are undone together.
@MainActor
final class UndoGroup {
    private enum Entry {
        case change(UndoChange)
        case group(UndoGroup)
    }

    var actionName = ""
    var isDiscardable = false
    private var entries: [Entry] = []

    var isEmpty: Bool {
        entries.allSatisfy { if case .group(let group) = $0 { group.isEmpty } else { false } }
    }

    func add(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
        entries.append(.change(UndoChange(target: target, body: body)))
    }

    func add(_ group: UndoGroup) {
        if actionName.isEmpty { actionName = group.actionName }
        entries.append(.group(group))
    }

    /// Undoes the changes in reverse order. Skips changes of deallocated targets.
    func run() {
        for entry in entries.reversed() {
            switch entry {
            case .change(let change): if let target = change.target { change.body(target) }
            case .group(let group): group.run()
            }
        }
    }

    func removeLastGroup() -> UndoGroup? {
        guard case .group(let group)? = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    func remove(_ target: AnyObject) {
        entries.removeAll { entry in
            switch entry {
            case .change(let change): return change.target === target
            case .group(let group):
                group.remove(target)
                return group.isEmpty
            }
        }
    }

    func removeAll() { entries.removeAll() }
}

/// A change that can be undone.
struct UndoChange {
    weak var target: AnyObject?
    let body: @MainActor (AnyObject) -> Void
}
