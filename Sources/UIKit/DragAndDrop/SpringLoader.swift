import Host

/// Activates spring-loaded views under a resting drag.
@MainActor
final class SpringLoader: DragHoverObserver {
    /// The spring loading of a view on which a drag rests.
    private final class Load {
        let interaction: UISpringLoadedInteraction
        let context: SpringLoadedContext
        /// The point at which the drag came to rest.
        var anchor: CGPoint
        var timer: (any HostTimer)?

        init(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadedContext, at anchor: CGPoint) {
            self.interaction = interaction
            self.context = context
            self.anchor = anchor
        }
    }

    private let environment: DragEnvironment
    private var load: Load?
    /// The activated interaction. It cannot be activated again until the drag has left it.
    private weak var opened: UISpringLoadedInteraction?
    /// The activated item of a view with several items. The view's other items can be activated without leaving the view.
    private var openedItem: Any?

    init(in environment: DragEnvironment) {
        self.environment = environment
    }

    func dragDidMove(_ tracker: DropTracker) {
        let found = interaction(above: tracker.viewUnderDrag)
        if let opened, opened !== found { forgetOpened() }
        guard let found, found !== opened || openedItem != nil else { return finish(.inactive) }
        if let load, load.interaction === found {
            goOn(load, tracker.session)
        } else {
            finish(.inactive)
            begin(found, tracker.session)
        }
    }

    func dragDidEnd() {
        finish(.inactive)
        forgetOpened()
    }

    private func forgetOpened() {
        opened = nil
        openedItem = nil
    }

    private func interaction(above view: UIView?) -> UISpringLoadedInteraction? {
        var current = view
        while let view = current {
            if !view.attachedInteractions.isEmpty {
                for candidate in view.attachedInteractions {
                    if let interaction = candidate as? UISpringLoadedInteraction { return interaction }
                }
            }
            current = view.parent
        }
        return nil
    }

    private func begin(_ interaction: UISpringLoadedInteraction, _ session: DropSession) {
        let context = SpringLoadedContext(session: session, view: interaction.view)
        let load = Load(interaction, context, at: session.dragLocation.position)
        guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else { return forgetOpened() }
        guard interaction !== opened || !Self.isSame(openedItem, context.targetItem) else { return }
        forgetOpened()
        self.load = load
        change(load, to: .possible)
        wait(load)
    }

    /// Handles a move within the view. If the drag moved too far or is over another item of the view, the delay starts again.
    private func goOn(_ load: Load, _ session: DropSession) {
        let item = load.context.targetItem
        guard load.interaction.interactionBehavior.shouldAllow(load.interaction, with: load.context) else { return finish(.inactive) }
        let position = session.dragLocation.position
        let x = position.x - load.anchor.x
        let y = position.y - load.anchor.y
        let isSame = Self.isSame(item, load.context.targetItem)
        guard !isSame || (x * x + y * y).squareRoot() > DragConstants.springSlop else { return }
        load.anchor = position
        if load.context.state == .activating || !isSame { change(load, to: .possible) }
        wait(load)
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
    }

    private func wait(_ load: Load) {
        load.timer?.cancel()
        load.timer = environment.schedule(after: DragConstants.springDelay) { [weak self, weak load] in
            guard let self, let load, load === self.load else { return }
            change(load, to: .activating)
            load.timer = environment.schedule(after: DragConstants.springBlink) { [weak self, weak load] in
                guard let self, let load, load === self.load else { return }
                open(load)
            }
        }
    }

    private func open(_ load: Load) {
        opened = load.interaction
        openedItem = load.context.targetItem
        finish(.activated)
        load.interaction.activate(load.context)
    }

    private func finish(_ state: UISpringLoadedInteractionEffectState) {
        guard let load else { return }
        self.load = nil
        load.timer?.cancel()
        change(load, to: state)
        load.interaction.interactionBehavior.interactionDidFinish(load.interaction)
    }

    private func change(_ load: Load, to state: UISpringLoadedInteractionEffectState) {
        load.context.state = state
        load.interaction.interactionEffect.interaction(load.interaction, didChangeWith: load.context)
    }
}

/// The context of a drag that is over a spring-loaded view.
@MainActor
final class SpringLoadedContext: MainActorObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    private let session: DropSession

    init(session: DropSession, view: UIView?) {
        self.session = session
        targetView = view
        super.init(onMainActor: ())
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view = view ?? targetView?.window else { return session.dragLocation.position }
        return session.location(in: view)
    }
}
