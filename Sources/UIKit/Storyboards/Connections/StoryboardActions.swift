import Foundation

/// An object of a storyboard or nib whose methods can be called by their names there. Responders conform to it; other objects of a nib
/// declare that they do.
///
/// ```swift
/// override class var storyboardActions: [Selector] { [Selector("pan:", Board.pan(_:)), Selector("unwindToBoard:", Board.unwind(_:))] }
/// ```
@preconcurrency @MainActor
public protocol StoryboardActions: AnyObject {
    /// The methods that documents call, unwind actions among them, each with its Objective-C name. Those of superclasses need not be
    /// repeated.
    static var storyboardActions: [Selector] { get }
    /// The object was made by a document, and its outlets are set.
    func awakeFromNib()
}

extension StoryboardActions {
    /// Does nothing, unless the object's class has its own.
    public func awakeFromNib() {}
}

/// What a document says that an object calls.
@MainActor
struct InterfaceAction {
    /// The method, where its target is known already.
    let selector: Selector?
    private(set) weak var target: AnyObject?
    private let handler: (@MainActor (_ sender: Any?, _ event: UIEvent?) -> Void)?

    /// A method of an object.
    init(_ selector: Selector, on target: AnyObject) {
        self.selector = selector
        self.target = target
        handler = nil
    }

    /// Something else, such as a segue.
    init(handler: @escaping @MainActor (_ sender: Any?, _ event: UIEvent?) -> Void) {
        selector = nil
        self.handler = handler
    }

    /// The method that is found along the chain of responders when it is called.
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

    /// Calls it.
    func perform(sender: Any?, event: UIEvent? = nil) {
        if let handler { return handler(sender, event) }
        if let selector, let target { selector.perform(on: target, sender: sender, event: event) }
    }

    /// The method called `name` that `object`'s classes declare in `storyboardActions`.
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
