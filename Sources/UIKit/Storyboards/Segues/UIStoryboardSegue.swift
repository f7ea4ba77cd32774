import Foundation

/// The way from one controller to another that a storyboard draws.
@preconcurrency @MainActor
open class UIStoryboardSegue: MainActorObject {
    /// The name that the segue has in the storyboard.
    open var identifier: String? { name }
    private let name: String?

    /// The controller that the segue begins at.
    open var source: UIViewController { from }
    private let from: UIViewController

    /// The controller that the segue leads to.
    open var destination: UIViewController { to }
    private let to: UIViewController

    private var handler: (@MainActor () -> Void)?
    /// How the storyboard shows the destination; nil for a segue that the program made.
    var template: SegueTemplate?
    /// What set the segue off.
    var sender: Any?

    /// A segue that shows the destination as its class, or ``init(identifier:source:destination:performHandler:)``, says.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        from = source
        to = destination
        super.init(onMainActor: ())
    }

    /// A segue that `performHandler` performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Override it for a way of your own; call no `super` then.
    open func perform() {
        if let handler { return handler() }
        template?.show(self)
    }
}

/// Where an unwind segue comes from, while its way is looked for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: MainActorObject {
    /// The controller that the segue begins at.
    open var source: UIViewController { from }
    private let from: UIViewController
    /// The action that the segue calls at its end.
    open var unwindAction: Selector { action }
    private let action: Selector
    /// What set the segue off.
    open var sender: Any? { by }
    private let by: Any?

    init(source: UIViewController, action: Selector, sender: Any?) {
        from = source
        self.action = action
        by = sender
        super.init(onMainActor: ())
    }
}

/// Names the place of `UIStoryboardSegue.init(identifier:source:destination:)`. Open, so that the compiler does not take it for the only
/// class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicSegue: UIStoryboardSegue {
    /// Makes nothing of its own.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
