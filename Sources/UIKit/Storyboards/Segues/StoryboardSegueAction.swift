import Foundation

/// A method that creates the destination of a segue, like `@IBSegueAction` on Apple's platforms.
///
/// ```swift
/// override class var storyboardSegueActions: [StoryboardSegueAction] {
///     [StoryboardSegueAction("makeDetail:", ListController.makeDetail(_:))]
/// }
/// func makeDetail(_ coder: NSCoder) -> DetailController? { DetailController(coder: coder, item: selected) }
/// ```
///
/// The name must equal the selector in the document, which has a colon for each parameter.
@preconcurrency @MainActor
public struct StoryboardSegueAction {
    let name: String
    let make: @MainActor (UIViewController, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

    /// Creates an action for a method with a coder parameter.
    public init<Source: UIViewController, Destination: UIViewController>(
        _ name: String, _ method: @escaping @Sendable (Source) -> @MainActor (NSCoder) -> Destination?
    ) {
        self.name = name
        make = { source, coder, _, _ in (source as? Source).flatMap { method($0)(coder) } }
    }

    /// Creates an action for a method with parameters for the coder and the sender.
    public init<Source: UIViewController, Destination: UIViewController>(
        _ name: String, _ method: @escaping @Sendable (Source) -> @MainActor (NSCoder, Any?) -> Destination?
    ) {
        self.name = name
        make = { source, coder, sender, _ in (source as? Source).flatMap { method($0)(coder, sender) } }
    }

    /// Creates an action for a method with parameters for the coder, the sender and the segue's identifier.
    public init<Source: UIViewController, Destination: UIViewController>(
        _ name: String, _ method: @escaping @Sendable (Source) -> @MainActor (NSCoder, Any?, String?) -> Destination?
    ) {
        self.name = name
        make = { source, coder, sender, identifier in (source as? Source).flatMap { method($0)(coder, sender, identifier) } }
    }

    /// The action `name` that the source's class or a superclass declares. Nil if no class declares it.
    static func named(_ name: String, of source: UIViewController) -> StoryboardSegueAction? {
        for type in sequence(first: type(of: source) as AnyClass, next: { _getSuperclass($0) }) {
            guard let controller = type as? UIViewController.Type else { return nil }
            if let action = controller.storyboardSegueActions.first(where: { $0.name == name }) { return action }
        }
        return nil
    }
}
