import Foundation

/// A list whose rows or items have keyboard focus.
@MainActor
protocol FocusList: UIView {
    /// Whether this list also decides whether the cells of lists inside it are focus stops.
    var focusIncludesNestedLists: Bool { get }
    /// The focused row or item; nil without one.
    var focusPath: IndexPath? { get }
    /// The cell of a row or item; nil if it is not visible.
    func focusCell(at path: IndexPath) -> UIView?
    /// The row or item whose cell contains a view; nil if the view is in no cell.
    func focusPath(of view: UIView) -> IndexPath?
    /// The row or item that gets the focus when the focus enters the list. Nil if the list itself gets the focus.
    var focusEntry: IndexPath? { get }
    /// Focuses a row or item and scrolls it into view; nil removes the focus.
    func showFocus(at path: IndexPath?)
    /// Called after a key moved the focus into the list.
    func focusDidEnter(at path: IndexPath)
    /// Called after the focus left the list.
    func focusDidLeave()
    /// Whether the delegate allows the focus update.
    func mayUpdateFocus(in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) -> Bool
    /// Notifies the delegate that the focus moved.
    func notifyFocusUpdate(
        in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?, with coordinator: UIFocusAnimationCoordinator)
}

/// A focus move between two rows or items of a list. It is described by index paths, because the cells may not be visible.
struct ListStep {
    let list: any FocusList
    let previous: IndexPath?
    let next: IndexPath?
}

extension FocusList {
    /// The row or item of this list that loses the focus, and the one that gains it. Nil for an object outside the list.
    fileprivate func paths(in context: UIFocusUpdateContext) -> (previous: IndexPath?, next: IndexPath?) {
        if let step = context.listStep, step.list === self { return (step.previous, step.next) }
        func path(_ view: UIView?) -> IndexPath? { view.flatMap { $0.isDescendant(of: self) ? focusPath(of: $0) : nil } }
        return (path(context.previouslyFocusedView), path(context.nextFocusedView))
    }

    func mayUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let (previous, next) = paths(in: context)
        return mayUpdateFocus(in: context, from: previous, to: next)
    }

    func notifyFocusUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let (previous, next) = paths(in: context)
        notifyFocusUpdate(in: context, from: previous, to: next, with: coordinator)
    }
}

extension FocusState {
    /// The focused object: in a list, the focused cell.
    var focusedObject: NSObject? {
        guard let list = object as? any FocusList, let path = list.focusPath, let cell = list.focusCell(at: path) else { return object }
        return cell
    }

    /// Whether all `concerned` environments and lists allow a focus move.
    func mayGo(_ context: UIFocusUpdateContext, _ concerned: [any UIFocusEnvironment]) -> Bool {
        for environment in concerned {
            guard environment.shouldUpdateFocus(in: context) else { return false }
            if let list = environment as? any FocusList, !list.mayUpdateFocus(in: context) { return false }
        }
        return true
    }

    /// Notifies each of the `concerned` environments and lists once that the focus moved.
    func tell(_ context: UIFocusUpdateContext, _ concerned: [any UIFocusEnvironment]) {
        let coordinator = UIFocusAnimationCoordinator()
        var told: Set<ObjectIdentifier> = []
        for environment in concerned where told.insert(ObjectIdentifier(environment)).inserted {
            environment.didUpdateFocus(in: context, with: coordinator)
            (environment as? any FocusList)?.notifyFocusUpdate(in: context, with: coordinator)
        }
        coordinator.run()
    }

    /// Moves the focus to another row or item of the focused list, unless an environment prevents it.
    func step(in list: any FocusList, to path: IndexPath, heading: UIFocusHeading) -> Bool {
        let previous = focusedObject
        let step = ListStep(list: list, previous: object === list ? list.focusPath : nil, next: path)
        func context() -> (UIFocusUpdateContext, [any UIFocusEnvironment]) {
            let next = list.focusCell(at: path) ?? list
            let context = UIFocusUpdateContext(from: previous as? any UIFocusItem, to: next, heading: heading)
            context.listStep = step
            return (context, environments(around: previous) + environments(around: next))
        }
        let (question, asked) = context()
        guard mayGo(question, asked) else { return false }
        list.showFocus(at: path)
        take(list)
        // Creates the context again, because the list may have created the cell in the meantime.
        let (answer, concerned) = context()
        tell(answer, concerned)
        post(answer)
        return true
    }
}
