/// Whom a recognizer tells: methods of objects that it holds weakly, and closures.
@MainActor
struct GestureTargets {
    private enum Action {
        case method(Selector)
        case handler(@MainActor (UIGestureRecognizer) -> Void)
    }

    /// An object, so that telling the targets copies no weak references.
    private final class Entry {
        weak var target: AnyObject?
        let action: Action

        init(target: AnyObject?, action: Action) {
            self.target = target
            self.action = action
        }
    }

    private var entries: [Entry] = []

    /// Adds a method. A target that is no object is reported, and not added.
    mutating func add(_ target: Any, _ action: Selector) {
        let object = target as AnyObject
        guard type(of: target) is AnyClass else {
            return gestureLog.error("A recognizer's target has to be an object, and \(type(of: target)) is none")
        }
        if !contains(object, action) { entries.append(Entry(target: object, action: .method(action))) }
    }

    /// Adds a closure.
    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        entries.append(Entry(target: nil, action: .handler(handler)))
    }

    /// Removes the methods of `target`, of all targets where it is nil, that are `action`, or any where that is nil. Nil for both also
    /// removes the closures.
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

    /// Tells all of them, in the order in which they were added. Those that are added or removed meanwhile are told the next time.
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
    /// Calls `handler` each time when the recognizer begins, changes, ends or is cancelled, beside the targets that there are. It is
    /// given the recognizer, so that it need not hold it. `removeTarget(nil, action: nil)` takes it back with everything else.
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        targets.add(handler)
    }

    /// Calls `handler` with the recognizer as the class that it was made as.
    func addHandler<Recognizer: UIGestureRecognizer>(for _: Recognizer.Type, _ handler: @escaping @MainActor (Recognizer) -> Void) {
        // The sender is always the recognizer that the handler was added to, by an initializer of `Recognizer`.
        addHandler { handler(unsafeDowncast($0, to: Recognizer.self)) }
    }

    /// Tells the targets.
    func sendActions() {
        targets.send(self)
    }
}
