import Foundation

/// The action of a connection: a method of a target, or a closure.
@MainActor
struct InterfaceAction {
    /// The method of ``target``. Nil if the action calls a closure.
    let selector: Selector?
    private(set) weak var target: AnyObject?
    private let handler: (@MainActor (_ sender: Any?, _ event: UIEvent?) -> Void)?

    /// Creates an action that calls a method of an object.
    init(_ selector: Selector, on target: AnyObject) {
        self.selector = selector
        self.target = target
        handler = nil
    }

    /// Creates an action that calls a closure, for example for a segue.
    init(handler: @escaping @MainActor (_ sender: Any?, _ event: UIEvent?) -> Void) {
        selector = nil
        self.handler = handler
    }

    /// Creates an action that calls the method `name` of the nearest responder that has it. Each call searches the responder chain.
    init(alongChain name: String) {
        self.init { sender, event in
            let start = UIApplication.shared.activeKeyWindow?.firstResponder ?? sender as? UIResponder
            for responder in sequence(first: start ?? UIApplication.shared, next: \.next) {
                if let selector = Self.selector(named: name, of: responder) {
                    selector.perform(on: responder, sender: sender, event: event)
                    return
                }
                if Self.performEditing(name, on: responder, sender) { return }
            }
        }
    }

    /// Performs the action.
    func perform(sender: Any?, event: UIEvent? = nil) {
        if let handler { return handler(sender, event) }
        if let selector, let target { selector.perform(on: target, sender: sender, event: event) }
    }

    /// The selector `name` in the `storyboardActions` of the object's class or a superclass. Nil if no class declares it.
    static func selector(named name: String, of object: AnyObject) -> Selector? {
        for type in sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }) {
            guard let actions = type as? any StoryboardActions.Type else { return nil }
            if let selector = actions.storyboardActions.first(where: { $0.name == name && $0.canPerform(on: object) }) { return selector }
        }
        return nil
    }

    private static func performEditing(_ name: String, on responder: UIResponder, _ sender: Any?) -> Bool {
        let actions: [String: (Selector, (UIResponder) -> Void)] = [
            "cut:": (Selector(UIResponder.cut(_:)), { $0.cut(sender) }), "copy:": (Selector(UIResponder.copy(_:)), { $0.copy(sender) }),
            "paste:": (Selector(UIResponder.paste(_:)), { $0.paste(sender) }),
            "delete:": (Selector(UIResponder.delete(_:)), { $0.delete(sender) }),
            "select:": (Selector(UIResponder.select(_:)), { $0.select(sender) }),
            "selectAll:": (Selector(UIResponder.selectAll(_:)), { $0.selectAll(sender) }),
        ]
        guard let (_, call) = actions[name], let window = responder.hostingWindow, window.firstResponder === responder else { return false }
        call(responder)
        return true
    }
}
