/// The scheduled calls of `updateProperties()`.
///
/// Each frame performs those of its window before it updates constraints and lays out. `layoutIfNeeded()` performs those of the view's hierarchy.
@MainActor
enum PropertyUpdates {
    /// The state of the updates of one view or controller.
    enum State: UInt8 {
        /// No update has run yet. The first one runs before the first layout.
        case first
        /// An update is scheduled.
        case scheduled
        /// The properties are up to date.
        case done
        /// The properties are up to date, and the update read traits.
        case doneWithTraits
    }

    private struct Entry {
        weak var view: UIView?
    }

    /// One list for all platforms, because a view outside of windows belongs to none (Documentation/decisions/2026-11-pending-layout.md).
    private static var waiting: [Entry] = []

    /// Whether no update is scheduled.
    static var isEmpty: Bool { waiting.isEmpty }

    /// The maximum number of rounds if updates keep scheduling other updates.
    private static let roundLimit = 64

    /// Schedules the due updates of a view and its controller.
    static func add(_ view: UIView) {
        guard !view.awaitsProperties else { return }
        view.awaitsProperties = true
        waiting.append(Entry(view: view))
        view.layer.tree?.setNeedsCommit()
    }

    /// Performs the scheduled updates of a scope, superviews first.
    static func perform(_ scope: LayoutUpdates.Scope) {
        if waiting.isEmpty { return }
        var rounds = 0
        while rounds < roundLimit {
            var due: [(depth: Int, view: UIView)] = []
            var left: [Entry] = []
            for entry in waiting {
                guard let view = entry.view else { continue }
                if scope.contains(view) { due.append((view.layer.depth, view)) } else { left.append(entry) }
            }
            waiting = left
            if due.isEmpty { return }
            rounds += 1
            for (_, view) in due { view.awaitsProperties = false }
            for (_, view) in due.sorted(by: { $0.depth < $1.depth }) { view.updateDueProperties(onlyScheduled: true) }
        }
        layoutLog.error("Postponed the updates of properties: every updateProperties() calls setNeedsUpdateProperties().")
    }

    /// Whether the running update has read traits.
    private static var hasReadTraits = false

    /// Returns the traits of a view or controller that reads them, and records the read for the running update.
    static func reading(_ traits: UITraitCollection) -> UITraitCollection {
        hasReadTraits = true
        return traits
    }

    /// Runs one update of `owner` with `traits` as the current ones. See ``TrackedReads``.
    ///
    /// - Returns: Whether `body` read traits.
    static func track(
        _ traits: UITraitCollection, of owner: UIResponder, _ body: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void
    ) -> Bool {
        let outer = hasReadTraits
        hasReadTraits = false
        defer { hasReadTraits = outer }
        traits.asCurrentOnMain { TrackedReads.track(.properties, of: owner, body, onChange: onChange) }
        return hasReadTraits
    }
}

extension UIView {
    func baseSetNeedsUpdateProperties() {
        propertyState = .scheduled
        PropertyUpdates.add(self)
    }

    /// Runs the due updates of the view's controller and of the view. With `onlyScheduled`, first updates wait for the first layout.
    func updateDueProperties(onlyScheduled: Bool = false) {
        func isDue(_ state: PropertyUpdates.State) -> Bool { state == .scheduled || state == .first && !onlyScheduled }
        if mayHaveController, let controller, isDue(controller.propertyState) { controller.runUpdateProperties() }
        guard isDue(propertyState) else { return }
        propertyState = .done
        // Most classes do not override the method, and need no tracking.
        guard OverriddenMethods.of(type(of: self)).contains(.properties) else { return }
        let readsTraits = PropertyUpdates.track(currentTraits, of: self, { updateProperties() }) { [weak self] in
            self?.setNeedsUpdateProperties()
        }
        if readsTraits, propertyState == .done { propertyState = .doneWithTraits }
    }

    func baseUpdatePropertiesIfNeeded() {
        updateDueProperties()
        withStackSpace {
            for subview in orderedSubviews where subview.parent === self { subview.updatePropertiesIfNeeded() }
        }
    }
}

extension UIViewController {
    func baseSetNeedsUpdateProperties() {
        propertyState = .scheduled
        if let loadedView { PropertyUpdates.add(loadedView) }
    }

    /// Calls ``updateProperties()`` with the controller's traits.
    fileprivate func runUpdateProperties() {
        propertyState = .done
        let readsTraits = PropertyUpdates.track(currentTraits, of: self, { updateProperties() }) { [weak self] in
            self?.setNeedsUpdateProperties()
        }
        if readsTraits, propertyState == .done { propertyState = .doneWithTraits }
    }
}
