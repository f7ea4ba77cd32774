import Foundation

/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: MainActorObject {
    /// The segue's identifier in the storyboard.
    open var identifier: String? { name }
    private let name: String?

    /// The controller at which the segue begins.
    open var source: UIViewController { from }
    private let from: UIViewController

    /// The controller that the segue shows.
    open var destination: UIViewController { to }
    private let to: UIViewController

    private final var handler: (@MainActor () -> Void)?
    /// The segue in the storyboard; nil for a segue created in code.
    var template: SegueTemplate?
    /// The object that triggered the segue.
    var sender: Any?

    /// Creates a segue. Outside a storyboard, a segue shows its destination only if a subclass overrides ``perform()``, or if
    /// ``init(identifier:source:destination:performHandler:)`` created the segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        from = source
        to = destination
        super.init(onMainActor: ())
    }

    /// Creates a segue that calls `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Override it for a custom presentation, without calling `super`.
    open func perform() {
        if let handler { return handler() }
        template?.show(self)
    }
}

/// The origin of an unwind segue, used to find its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: MainActorObject {
    /// The controller at which the segue begins.
    open var source: UIViewController { from }
    private let from: UIViewController
    /// The action that the segue calls on its destination.
    open var unwindAction: Selector { action }
    private let action: Selector
    /// The object that triggered the segue.
    open var sender: Any? { by }
    private let by: Any?

    init(source: UIViewController, action: Selector, sender: Any?) {
        from = source
        self.action = action
        by = sender
        super.init(onMainActor: ())
    }
}

/// Declares a `required` initializer at the vtable slot of `UIStoryboardSegue.init(identifier:source:destination:)`. Open, so that the compiler does
/// not assume that there are no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicSegue: UIStoryboardSegue {
    /// Only calls the superclass's initializer.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
