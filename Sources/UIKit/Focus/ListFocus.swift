import Foundation

/// A list whose rows or items keys go through: the focus is at the cell that they are at.
@MainActor
protocol FocusList: UIScrollView {
    /// The row or item that keys are at; nil for none.
    var focusPath: IndexPath? { get }
    /// Its cell; nil for one that is not shown.
    func focusCell(at path: IndexPath) -> UIView?
    /// The row or item that a view is in; nil for a view that is in none.
    func focusPath(of view: UIView) -> IndexPath?
    /// Where the focus comes to as it comes into the list: nil for the list itself, where keys mean nothing to its rows or items.
    var focusEntry: IndexPath? { get }
    /// Keys go to a row or item from now on, which is scrolled into sight; nil for to none.
    func showFocus(at path: IndexPath?)
    /// A key brought the focus to a row or item from outside of the list.
    func focusDidEnter(at path: IndexPath)
    /// The focus left the list.
    func focusDidLeave()
    /// Asks the delegate whether the focus may go so.
    func mayUpdateFocus(in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) -> Bool
    /// Tells the delegate that the focus went so.
    func tellFocusUpdate(
        in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?, with coordinator: UIFocusAnimationCoordinator)
}

/// Rows or items of a list between which the focus goes. Their cells need not be shown.
struct ListStep {
    let list: any FocusList
    let previous: IndexPath?
    let next: IndexPath?
}

extension FocusList {
    /// The rows or items of the list that a step of the focus leaves and comes to.
    fileprivate func paths(in context: UIFocusUpdateContext) -> (previous: IndexPath?, next: IndexPath?) {
        if let step = context.listStep, step.list === self { return (step.previous, step.next) }
        func path(_ view: UIView?) -> IndexPath? { view.flatMap { $0.isDescendant(of: self) ? focusPath(of: $0) : nil } }
        return (path(context.previouslyFocusedView), path(context.nextFocusedView))
    }

    func mayUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let (previous, next) = paths(in: context)
        return mayUpdateFocus(in: context, from: previous, to: next)
    }

    func tellFocusUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let (previous, next) = paths(in: context)
        tellFocusUpdate(in: context, from: previous, to: next, with: coordinator)
    }
}

extension FocusState {
    /// Where the focus is within what has it: at a list the cell that keys are at.
    var focusedObject: NSObject? {
        guard let list = object as? any FocusList, let path = list.focusPath, let cell = list.focusCell(at: path) else { return object }
        return cell
    }

    /// Whether all that a step of the focus concerns let it go.
    func mayGo(_ context: UIFocusUpdateContext, _ concerned: [any UIFocusEnvironment]) -> Bool {
        for environment in concerned {
            guard environment.shouldUpdateFocus(in: context) else { return false }
            if let list = environment as? any FocusList, !list.mayUpdateFocus(in: context) { return false }
        }
        return true
    }

    /// Tells all that a step of the focus concerns that it went.
    func tell(_ context: UIFocusUpdateContext, _ concerned: [any UIFocusEnvironment]) {
        let coordinator = UIFocusAnimationCoordinator()
        var told: Set<ObjectIdentifier> = []
        for environment in concerned where told.insert(ObjectIdentifier(environment)).inserted {
            environment.didUpdateFocus(in: context, with: coordinator)
            (environment as? any FocusList)?.tellFocusUpdate(in: context, with: coordinator)
        }
        coordinator.run()
    }

    /// Has the focus go to another row or item of a list that has the keys, where all that this concerns let it go.
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
        // The cell may have come only now.
        let (answer, concerned) = context()
        tell(answer, concerned)
        post(answer)
        return true
    }
}
