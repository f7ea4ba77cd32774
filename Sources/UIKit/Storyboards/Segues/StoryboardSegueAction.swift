import Foundation

/// A method that makes the destination of a segue: what `@IBSegueAction` is on Apple's systems.
///
/// ```swift
/// override class var storyboardSegueActions: [StoryboardSegueAction] {
///     [StoryboardSegueAction("makeDetail:", ListController.makeDetail(_:))]
/// }
/// func makeDetail(_ coder: NSCoder) -> DetailController? { DetailController(coder: coder, item: selected) }
/// ```
///
/// The name is the one that the document has, with a colon for each parameter.
@preconcurrency @MainActor
public struct StoryboardSegueAction {
    let name: String
    let make: @MainActor (UIViewController, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

    /// A method that is given the coder.
    public init<Source: UIViewController, Destination: UIViewController>(
        _ name: String, _ method: @escaping @Sendable (Source) -> @MainActor (NSCoder) -> Destination?
    ) {
        self.name = name
        make = { source, coder, _, _ in (source as? Source).flatMap { method($0)(coder) } }
    }

    /// A method that is given the coder and what set the segue off.
    public init<Source: UIViewController, Destination: UIViewController>(
        _ name: String, _ method: @escaping @Sendable (Source) -> @MainActor (NSCoder, Any?) -> Destination?
    ) {
        self.name = name
        make = { source, coder, sender, _ in (source as? Source).flatMap { method($0)(coder, sender) } }
    }

    /// A method that is given the coder, what set the segue off, and the segue's identifier.
    public init<Source: UIViewController, Destination: UIViewController>(
        _ name: String, _ method: @escaping @Sendable (Source) -> @MainActor (NSCoder, Any?, String?) -> Destination?
    ) {
        self.name = name
        make = { source, coder, sender, identifier in (source as? Source).flatMap { method($0)(coder, sender, identifier) } }
    }

    /// The method that the classes of `source` declare under a name.
    static func named(_ name: String, of source: UIViewController) -> StoryboardSegueAction? {
        for type in sequence(first: type(of: source) as AnyClass, next: { _getSuperclass($0) }) {
            guard let controller = type as? UIViewController.Type else { return nil }
            if let action = controller.storyboardSegueActions.first(where: { $0.name == name }) { return action }
        }
        return nil
    }
}
