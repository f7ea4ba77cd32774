/// The targets of a recognizer: methods of weakly referenced objects, and closures.
@MainActor
struct GestureTargets {
    private enum Action {
        case method(Selector)
        case handler(@MainActor (UIGestureRecognizer) -> Void)
    }

    /// The entries are objects, so that sending actions does not copy weak references.
    private final class Entry {
        weak var target: AnyObject?
        let action: Action

        init(target: AnyObject?, action: Action) {
            self.target = target
            self.action = action
        }
    }

    private var entries: [Entry] = []

    /// Adds a method. A target that is not an object is logged and not added.
    mutating func add(_ target: Any, _ action: Selector) {
        let object = target as AnyObject
        guard type(of: target) is AnyClass else {
            return gestureLog.error("Ignored a gesture recognizer's target of the type \(type(of: target)). A target must be an object.")
        }
        if !contains(object, action) { entries.append(Entry(target: object, action: .method(action))) }
    }

    /// Adds a closure.
    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        entries.append(Entry(target: nil, action: .handler(handler)))
    }

    /// Removes the calls of `action` on `target`. A nil target stands for all targets, a nil action for all actions. If both are nil, closures are
    /// also removed.
    mutating func remove(_ target: Any?, _ action: Selector?) {
        let object = target.map { $0 as AnyObject }
        entries.removeAll { entry in
            switch entry.action {
            case .method(let selector):
                entry.target == nil || (object == nil || entry.target === object) && (action == nil || selector == action)
            case .handler:
                object == nil && action == nil
            }
        }
    }

    /// Calls the targets in the order in which they were added. Additions and removals during the calls take effect the next time.
    func send(_ sender: UIGestureRecognizer) {
        for entry in entries {
            switch entry.action {
            case .method(let selector):
                if let target = entry.target { selector.perform(on: target, sender: sender, event: nil) }
            case .handler(let handler):
                handler(sender)
            }
        }
    }

    private func contains(_ object: AnyObject, _ action: Selector) -> Bool {
        entries.contains { entry in
            if case .method(let selector) = entry.action { entry.target === object && selector == action } else { false }
        }
    }
}

extension UIGestureRecognizer {
    /// Adds a closure that is called when the recognizer begins, changes, ends or is cancelled. Its argument is the recognizer, so the closure need
    /// not capture it. `removeTarget(nil, action: nil)` removes the closure together with all other targets.
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        targets.add(handler)
    }

    /// Adds a closure whose argument is the recognizer, as an instance of its own class.
    func addHandler<Recognizer: UIGestureRecognizer>(for _: Recognizer.Type, _ handler: @escaping @MainActor (Recognizer) -> Void) {
        // The sender is always the recognizer to which an initializer of `Recognizer` added the handler.
        addHandler { handler(unsafeDowncast($0, to: Recognizer.self)) }
    }

    /// Calls the targets.
    func sendActions() {
        targets.send(self)
    }
}
