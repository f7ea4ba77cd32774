import Foundation
import Logging

/// What calls of methods report.
private let selectorsLog = Logger(label: "lodestone.selectors")

/// A method that is called later, on a target that is only held weakly: what `#selector` makes on Apple's systems.
///
/// It is made from an unapplied method reference, `Selector(Board.pan(_:))`, and may have a name, `Selector("pan:", Board.pan(_:))`,
/// by which `removeTarget` and storyboards find it again. Two selectors are equal when their names are; selectors without a name
/// are equal to copies of themselves only, because references to methods cannot be compared.
public struct Selector: Sendable, Hashable, CustomStringConvertible {
    private enum Identity: Sendable, Hashable {
        case name(String)
        case unique(UUID)
    }

    private var identity: Identity
    /// Calls the method; answers whether the target, the sender, the event and what comes after it were of its types.
    private let call: @MainActor (AnyObject, Any?, Any?, Any?) -> Bool
    /// Whether the method is one of the target's class.
    private let isMethod: @MainActor (AnyObject) -> Bool

    /// A method without parameters.
    public init<Target>(_ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.init(identity: .unique(UUID()), noSender: method)
    }

    /// A method that is given the sender: the recognizer, the control, the display link.
    public init<Target, Sender>(_ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void) {
        self.init(identity: .unique(UUID()), sender: method)
    }

    /// A control's action that is given the sender and the event (`UIEvent` or `UIEvent?`).
    public init<Target, Sender, Event>(_ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void) {
        self.init(identity: .unique(UUID()), senderAndEvent: method)
    }

    /// A method that is told of the end of an animation: its name, whether it finished, and a context.
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

    /// A method without parameters, with a name.
    public init<Target>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.init(identity: .name(name), noSender: method)
    }

    /// A method that is given the sender, with a name such as `"pan:"`.
    public init<Target, Sender>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void) {
        self.init(identity: .name(name), sender: method)
    }

    /// A control's action that is given the sender and the event, with a name such as `"press:forEvent:"`.
    public init<Target, Sender, Event>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(identity: .name(name), senderAndEvent: method)
    }

    /// A method without parameters of a class that belongs to no actor.
    @_disfavoredOverload
    public init<Target>(_ method: @escaping (Target) -> () -> Void) {
        // A reference to a method holds nothing, and it is called on the main actor alone.
        nonisolated(unsafe) let method = method
        identity = .unique(UUID())
        isMethod = { $0 is Target }
        call = { target, _, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// A method of a class that belongs to no actor, that is given the sender.
    @_disfavoredOverload
    public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        // A reference to a method holds nothing, and it is called on the main actor alone.
        nonisolated(unsafe) let method = method
        identity = .unique(UUID())
        isMethod = { $0 is Target }
        call = { target, sender, _, _ in
            guard let target = target as? Target, let sender: Sender = Self.argument(sender) else { return false }
            method(target)(sender)
            return true
        }
    }

    /// A method of a class that belongs to no actor, with a name.
    @_disfavoredOverload
    public init<Target>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.init(method)
        identity = .name(name)
    }

    /// A method of a class that belongs to no actor, that is given the sender, with a name such as `"pan:"`.
    @_disfavoredOverload
    public init<Target, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        self.init(method)
        identity = .name(name)
    }

    /// A method of a class that belongs to no actor, that is given the sender and the event, with a name such as `"press:forEvent:"`.
    @_disfavoredOverload
    public init<Target, Sender, Event>(_ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void) {
        // A reference to a method holds nothing, and it is called on the main actor alone.
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

    /// A method without parameters, with a name, whose answer is not asked for.
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

    /// A method that is given the sender, with a name, whose answer is not asked for.
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

    /// A method that is told of the end of an animation, with a name.
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

    /// `value` as a method's parameter wants it; nil where it is of another type. What is there is not wrapped in an optional once more,
    /// which a method with a parameter of the type `Any` would see.
    private static func argument<Argument>(_ value: Any?) -> Argument? {
        if let value { value as? Argument } else { value as? Argument }
    }

    /// The name it was given; nil for one without.
    package var name: String? {
        if case .name(let name) = identity { name } else { nil }
    }

    /// Whether `target` has the method.
    @MainActor package func canPerform(on target: AnyObject) -> Bool { isMethod(target) }

    /// Calls the method on `target`. A target, sender or event that is not of the method's types is logged, and nothing is called.
    @MainActor package func perform(on target: AnyObject, sender: Any?, event: Any? = nil, context: Any? = nil) {
        if !call(target, sender, event, context) {
            selectorsLog.error("\(self) cannot be called on \(type(of: target)) with sender \(String(describing: sender))")
        }
    }

    /// Calls the method on `target`, as ``perform(on:sender:event:)`` does.
    @MainActor package func callAsFunction(on target: AnyObject, sender: Any?, event: Any? = nil) {
        perform(on: target, sender: sender, event: event)
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// The name, or that there is none.
    public var description: String { "Selector(\(name ?? "unnamed"))" }
}
