import Foundation

/// The targets and actions of a control: methods of weakly held objects, methods that the responder chain resolves, and actions.
@MainActor
struct ControlTargets {
    private enum Call {
        case method(Selector)
        case action(UIAction)
    }

    private struct Entry {
        weak var target: AnyObject?
        /// Whether the method is called on the first responder in the chain that implements it.
        let isForChain: Bool
        let call: Call
        var events: UIControl.Event

        var isMethod: Bool {
            if case .method = call { true } else { false }
        }
    }

    private var entries: [Entry] = []

    mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        for index in entries.indices {
            guard case .method(let other) = entries[index].call, other == selector, entries[index].target === object,
                entries[index].isForChain == (object == nil)
            else { continue }
            return entries[index].events.formUnion(events)
        }
        entries.append(Entry(target: object, isForChain: object == nil, call: .method(selector), events: events))
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append(Entry(target: nil, isForChain: false, call: .action(action), events: events))
    }

    /// Removes targets. Nil stands for every target, and for every method.
    mutating func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        subtract(events) { entry in
            guard case .method(let other) = entry.call else { return false }
            return (object == nil || entry.target === object) && (selector == nil || other == selector)
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { entry in
            if case .action(let action) = entry.call { action.identifier == identifier } else { false }
        }
    }

    private mutating func subtract(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty || !$0.isForChain && $0.target == nil && $0.isMethod }
    }

    /// The target objects; `NSNull` represents the responder chain.
    var targets: Set<AnyHashable> {
        Set(
            entries.compactMap { entry -> AnyHashable? in
                guard entry.isMethod else { return nil }
                if entry.isForChain { return AnyHashable(NSNull()) }
                return (entry.target as? NSObject).map { AnyHashable($0) }
            })
    }

    var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }

    /// Returns the names of the methods that `target` receives for an event; nil for an empty list.
    func names(for target: Any?, _ event: UIControl.Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = entries.compactMap { entry -> String? in
            guard case .method(let selector) = entry.call, entry.events.contains(event), entry.target === object else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    func visit(_ body: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stop = false
        for entry in entries where !stop {
            switch entry.call {
            case .action(let action): body(action, nil, entry.events, &stop)
            case .method(let selector):
                if entry.isForChain || entry.target != nil { body(nil, (entry.target, selector), entry.events, &stop) }
            }
        }
    }

    /// Calls the targets and actions of `events`, in the order in which they were added. Targets that are added or removed during the calls do not
    /// affect these calls.
    func send(_ events: UIControl.Event, from control: UIControl, _ event: UIEvent?) {
        for entry in entries where !entry.events.isDisjoint(with: events) {
            switch entry.call {
            case .action(let action): control.sendAction(action)
            case .method(let selector):
                if entry.isForChain {
                    control.sendAction(selector, to: nil, for: event)
                } else if let target = entry.target {
                    control.sendAction(selector, to: target, for: event)
                }
            }
        }
    }
}
