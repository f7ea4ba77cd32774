import Host

/// One drag of this program, from the lift to the end of its data transfer.
///
/// ```
///   prepared ──► lifting ──► dragging ──► dropping ───┐
///                   │            └──────► cancelling ─┤
///                   └───► settingDown ────────────────┴──► ended
/// ```
///
/// The carrier (a finger, a mouse, keys or the window system) calls ``move(to:)``, ``release()`` and ``cancel(with:)``. Calls that the
/// current phase does not allow do nothing. Therefore each delegate method is called once and in order, whatever the app does meanwhile.
@MainActor
package final class LocalDrag {
    package enum Phase {
        case prepared, lifting, dragging, dropping, cancelling, settingDown, ended
    }

    package internal(set) var phase = Phase.prepared
    /// The session of the drag for its sources.
    package let session: LocalDragSession
    /// The interaction that started the drag.
    package private(set) weak var source: UIDragInteraction?
    /// The presentation of the lifted items.
    package let presentation: any DragPresentation
    /// Finds the target under the drag and notifies it.
    package let tracker: DropTracker
    /// Whether the pointer is over another program. While true, the drag has no effect on the views of this program.
    package internal(set) var isElsewhere = false
    /// The window system's drag. Nil until the pointer leaves the program's windows for the first time.
    var systemDrag: OutgoingLocalDrag?
    /// Called once when the drag has ended. The argument is the operation that was performed.
    package var onEnd: (UIDropOperation) -> Void = { _ in }
    /// The last appearance that was shown.
    var look: DragAppearance?
    var sourcesPreferFullSize = false
    let environment: DragEnvironment
    private var endingTimer: (any HostTimer)?

    /// Creates a drag with the items that the delegate of `source` returns. Nil if the delegate returns an empty array.
    init?(of source: UIDragInteraction, at location: DragLocation, in environment: DragEnvironment) {
        guard let delegate = source.delegate, source.isEnabled else { return nil }
        let session = LocalDragSession(at: location)
        let items = delegate.dragInteraction(source, itemsForBeginning: session)
        guard !items.isEmpty, source.isEnabled, source.view != nil else { return nil }
        session.add(items, from: source)
        self.session = session
        self.source = source
        self.environment = environment
        presentation = environment.makePresentation(location.scene)
        tracker = DropTracker(session: DropSession(of: session), in: environment)
        tracker.session.watchItems()
        tracker.onUpdate = { [weak self] in self?.applyStyle() }
    }

    // MARK: Lifting

    /// Lifts the items off their view.
    func lift() {
        guard phase == .prepared else { return }
        phase = .lifting
        environment.add(self)
        // Removes the pointer effect, so that the previews do not include it.
        session.dragLocation.scene?.eventSource.pointer?.dragWillLift()
        let pictures = pictures(of: session.items, from: source)
        session.note(pictures, from: 0)
        let animator = DragAnimator()
        if phase == .lifting, let source, let delegate = source.delegate {
            delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
        }
        // The delegate may have ended the lift, for example by removing the view.
        guard phase == .lifting else { return animator.finish(at: .start) }
        presentation.lift(pictures, at: session.dragLocation.position, alongside: animator)
    }

    /// The lift previews of items of `source`.
    func pictures(of items: [UIDragItem], from source: UIDragInteraction?) -> [DragImage] {
        items.map { item in
            guard let source, let delegate = source.delegate else { return DragImage(item: item, preview: nil) }
            return DragImage(
                item: item, preview: delegate.dragInteraction(source, previewForLifting: item, session: session))
        }
    }

    /// Ends a lift without a drag. The items return to their views.
    func setDown() {
        guard phase == .lifting else { return }
        phase = .settingDown
        awaitEnding { self.finish(with: .cancel) {} }
        presentation.setDown { [weak self] in self?.finish(with: .cancel) {} }
    }

    // MARK: Dragging

    /// Begins to drag the lifted items.
    func begin() {
        guard phase == .lifting else { return }
        phase = .dragging
        if let source, let delegate = source.delegate {
            session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication = delegate.dragInteraction(
                source, sessionIsRestrictedToDraggingApplication: session)
            sourcesPreferFullSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
            if phase == .dragging { delegate.dragInteraction(source, sessionWillBegin: session) }
        }
        guard phase == .dragging else { return }
        presentation.begin(at: session.dragLocation.position)
    }

    package func move(to location: DragLocation) {
        guard phase == .dragging, !isElsewhere else { return }
        session.dragLocation = location
        session.notifySources { $0.dragInteraction($1, sessionDidMove: session) }
        guard phase == .dragging else { return }
        presentation.move(to: location.position)
        update()
    }

    /// Updates the target and its proposal. Called after the pointer or the content under it moved, or items were added.
    package func update() {
        guard phase == .dragging, !isElsewhere else { return }
        tracker.update(at: session.dragLocation)
    }

    /// Called after the pointer left the program's windows. The window system carries the drag until ``comeBack(to:)`` or the end of the drag.
    package func goElsewhere() {
        guard phase == .dragging, !isElsewhere else { return }
        tracker.exit()
        isElsewhere = true
    }

    /// Called when the pointer re-entered a window of the program.
    package func comeBack(to location: DragLocation) {
        guard phase == .dragging, isElsewhere else { return }
        isElsewhere = false
        move(to: location)
    }

    /// Adds the items of another view that the user tapped. Returns false if `items` is empty.
    func add(_ items: [UIDragItem], from source: UIDragInteraction) -> Bool {
        guard phase == .dragging, !items.isEmpty else { return false }
        let first = session.items.count
        session.add(items, from: source)
        session.notifySources { $0.dragInteraction($1, session: session, willAdd: items, for: source) }
        guard phase == .dragging else { return true }
        let pictures = pictures(of: items, from: source)
        session.note(pictures, from: first)
        guard phase == .dragging else { return true }
        presentation.add(pictures)
        tracker.itemsDidChange()
        update()
        return true
    }

    private func applyStyle() {
        guard phase == .dragging else { return }
        let proposal = tracker.proposal
        let isOverSource = sourcesPreferFullSize && source?.view.map { tracker.isOver($0) } ?? false
        let look = DragAppearance(
            operation: tracker.operation, itemCount: session.items.count,
            prefersFullSize: isOverSource || proposal?.prefersFullSizePreview ?? false, isPrecise: proposal?.isPrecise ?? false)
        guard look != self.look else { return }
        self.look = look
        presentation.show(look)
    }

    // MARK: Ends

    /// Releases the items. Drops them if the target accepts them, or else cancels the drag.
    package func release() {
        switch phase {
        case .lifting: setDown()
        case .dragging:
            if let operation = tracker.operation, operation.transfersData {
                drop(operation)
            } else {
                cancel(with: tracker.operation ?? .cancel)
            }
        case .prepared, .dropping, .cancelling, .settingDown, .ended: break
        }
    }

    /// Ends the drag, then calls `outcome`, which notifies the delegates.
    func finish(with operation: UIDropOperation, _ outcome: () -> Void) {
        guard phase != .ended else { return }
        phase = .ended
        endingTimer?.cancel()
        environment.remove(self)
        outcome()
        presentation.end()
        onEnd(operation)
    }

    /// Schedules `body` for the case that the presentation's animation does not complete in time.
    func awaitEnding(_ body: @escaping @MainActor () -> Void) {
        endingTimer = environment.schedule(after: DragConstants.longestEnding, body)
    }
}
