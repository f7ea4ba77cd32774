import Foundation
import Logging

/// The log of failed selector calls.
private let selectorsLog = Logger(label: "lodestone.selectors")

/// A method to be called later on a weakly held target: the equivalent of `#selector` on Apple's systems.
///
/// It is created from an unapplied method reference, `Selector(Board.pan(_:))`. It may have a name, `Selector("pan:", Board.pan(_:))`, by which
/// `removeTarget` and storyboards find it. Two selectors are equal if their names are. Selectors without a name are only equal to their copies, because
/// method references cannot be compared.
public struct Selector: Sendable, Hashable, CustomStringConvertible {
    private enum Identity: Sendable, Hashable {
        case name(String)
        case unique(UUID)
    }

    private var identity: Identity
    /// Calls the method. Returns whether the target, the sender, the event and the context had its types.
    private let call: @MainActor (AnyObject, Any?, Any?, Any?) -> Bool
    /// Whether the target's class has the method.
    private let isMethod: @MainActor (AnyObject) -> Bool

    /// Creates a selector of a method without parameters.
    public init<Target>(_ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.init(identity: .unique(UUID()), noSender: method)
    }

    /// Creates a selector of a method with the sender (the recognizer, the control, the display link) as its parameter.
    public init<Target, Sender>(_ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void) {
        self.init(identity: .unique(UUID()), sender: method)
    }

    /// Creates a selector of a control's action with the sender and the event (`UIEvent` or `UIEvent?`).
    public init<Target, Sender, Event>(_ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void) {
        self.init(identity: .unique(UUID()), senderAndEvent: method)
    }

    /// Creates a selector of an animation-end method, with the animation's name, whether it finished, and a context.
    public init<Target, Sender, Event, Context>(
        _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event, Context) -> Void
    ) {
        identity = .unique(UUID())
        isMethod = { $0 is Target }
        call = { target, sender, event, context in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender),
                let event: Event = Self.argument(event), let context: Context = Self.argument(context)
            else { return false }
            method(target)(sender, event, context)
            return true
        }
    }

    /// Creates a named selector of a method without parameters.
    public init<Target>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.init(identity: .name(name), noSender: method)
    }

    /// Creates a selector, named like `"pan:"`, of a method with the sender.
    public init<Target, Sender>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void) {
        self.init(identity: .name(name), sender: method)
    }

    /// Creates a selector, named like `"press:forEvent:"`, of a control's action with the sender and the event.
    public init<Target, Sender, Event>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(identity: .name(name), senderAndEvent: method)
    }

    /// Creates a selector of a nonisolated method without parameters.
    @_disfavoredOverload
    public init<Target>(_ method: @escaping (Target) -> () -> Void) {
        // A method reference captures nothing, and is called on the main actor only.
        nonisolated(unsafe) let method = method
        identity = .unique(UUID())
        isMethod = { $0 is Target }
        call = { target, _, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector of a nonisolated method with the sender.
    @_disfavoredOverload
    public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        // A method reference captures nothing, and is called on the main actor only.
        nonisolated(unsafe) let method = method
        identity = .unique(UUID())
        isMethod = { $0 is Target }
        call = { target, sender, _, _ in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender) else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a named selector of a nonisolated method without parameters.
    @_disfavoredOverload
    public init<Target>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.init(method)
        identity = .name(name)
    }

    /// Creates a selector, named like `"pan:"`, of a nonisolated method with the sender.
    @_disfavoredOverload
    public init<Target, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        self.init(method)
        identity = .name(name)
    }

    /// Creates a selector, named like `"press:forEvent:"`, of a nonisolated method with the sender and the event.
    @_disfavoredOverload
    public init<Target, Sender, Event>(_ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void) {
        // A method reference captures nothing, and is called on the main actor only.
        nonisolated(unsafe) let method = method
        identity = .name(name)
        isMethod = { $0 is Target }
        call = { target, sender, event, _ in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender), let event: Event = Self.argument(event)
            else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Creates a named selector of a method without parameters, whose result is ignored.
    @_disfavoredOverload
    public init<Target, Answer>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Answer) {
        identity = .name(name)
        isMethod = { $0 is Target }
        call = { target, _, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Creates a named selector of a method with the sender, whose result is ignored.
    @_disfavoredOverload
    public init<Target, Sender, Answer>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Answer) {
        identity = .name(name)
        isMethod = { $0 is Target }
        call = { target, sender, _, _ in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender) else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// Creates a named selector of an animation-end method.
    public init<Target, Sender, Event, Context>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event, Context) -> Void
    ) {
        self.init(method)
        identity = .name(name)
    }

    private init<Target>(identity: Identity, noSender method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.identity = identity
        isMethod = { $0 is Target }
        call = { target, _, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    private init<Target, Sender>(
        identity: Identity, sender method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        self.identity = identity
        isMethod = { $0 is Target }
        call = { target, sender, _, _ in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender) else { return false }
            method(target)(sender)
            return true
        }
    }

    private init<Target, Sender, Event>(
        identity: Identity, senderAndEvent method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.identity = identity
        isMethod = { $0 is Target }
        call = { target, sender, event, _ in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender),
                let event: Event = Self.argument(event)
            else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Casts `value` to a parameter's type; nil if it has another type. Does not wrap the value in an additional optional, which would be visible in a
    /// parameter of type `Any`.
    private static func argument<Argument>(_ value: Any?) -> Argument? {
        if let value { value as? Argument } else { value as? Argument }
    }

    /// The name; nil for an unnamed selector.
    package var name: String? {
        if case .name(let name) = identity { name } else { nil }
    }

    /// Whether `target` has the method.
    @MainActor package func canPerform(on target: AnyObject) -> Bool { isMethod(target) }

    /// Calls the method on `target`. If the target, sender or event does not have the method's types, it only logs an error.
    @MainActor package func perform(on target: AnyObject, sender: Any?, event: Any? = nil, context: Any? = nil) {
        if !call(target, sender, event, context) {
            selectorsLog.error(
                """
                Cannot call \(self) on \(type(of: target)) with the sender \(String(describing: sender)). Check the method and the types \
                of its parameters.
                """
            )
        }
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// The name, or "unnamed".
    public var description: String { "Selector(\(name ?? "unnamed"))" }
}
