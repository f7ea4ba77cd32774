import Host

/// One drag, from the lift until everything of it is over.
///
/// ```
///   prepared ──► lifting ──► dragging ──► dropping ───┐
///                   │            └──────► cancelling ─┤
///                   └───► settingDown ────────────────┴──► ended
/// ```
///
/// What carries it (a finger, a mouse, keys, the window system) calls ``move(to:)``, ``release()`` and ``cancel(with:)``; none of them does
/// anything out of its turn, so that each callback comes once and in its place whatever the app does meanwhile.
@MainActor
package final class Drag {
    /// How far it is.
    package enum Phase {
        case prepared, lifting, dragging, dropping, cancelling, settingDown, ended
    }

    /// How far it is.
    package internal(set) var phase = Phase.prepared
    /// What the sources see of it.
    package let session: DragSession
    /// The interaction that it began at.
    package private(set) weak var source: UIDragInteraction?
    /// Shows it.
    package let presentation: any DragPresentation
    /// Follows which target it is over.
    package let tracker: DropTracker
    /// Whether other programs have its pointer, so that nothing here is moved, scrolled or dropped on.
    package internal(set) var isElsewhere = false
    /// Its way through the window system, from when it first left the program's windows.
    var systemDrag: SystemDrag?
    /// Called once when the drag is over, with what was done.
    package var onEnd: (UIDropOperation) -> Void = { _ in }
    /// What it was last shown as.
    var look: DragLook?
    var sourcesPreferFullSize = false
    let environment: DragEnvironment
    private var endingTimer: (any HostTimer)?

    /// A drag off `source`, whose items are asked for; nil where there are none.
    init?(of source: UIDragInteraction, at place: DragPlace, in environment: DragEnvironment) {
        guard let delegate = source.delegate, source.isEnabled else { return nil }
        let session = DragSession(at: place)
        let items = delegate.dragInteraction(source, itemsForBeginning: session)
        guard !items.isEmpty, source.isEnabled, source.view != nil else { return nil }
        session.add(items, from: source)
        self.session = session
        self.source = source
        self.environment = environment
        presentation = environment.makePresentation(place.scene)
        tracker = DropTracker(session: DropSession(of: session), in: environment)
        tracker.session.watchItems()
        tracker.onUpdate = { [weak self] in self?.showLook() }
    }

    // MARK: Lifting

    /// Shows the items come off.
    func lift() {
        guard phase == .prepared else { return }
        phase = .lifting
        environment.add(self)
        // What the pointer does to the view stays where it is.
        session.place.scene?.eventSource.pointer.dragWillLift()
        let pictures = pictures(of: session.items, from: source)
        session.note(pictures, from: 0)
        let animator = DragAnimator()
        if phase == .lifting, let source, let delegate = source.delegate {
            delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
        }
        // The delegate that was asked may have taken the view away.
        guard phase == .lifting else { return animator.finish(at: .start) }
        presentation.lift(pictures, at: session.place.position, alongside: animator)
    }

    /// What items look like as they are lifted off `source`.
    func pictures(of items: [UIDragItem], from source: UIDragInteraction?) -> [DragPicture] {
        items.map { item in
            guard let source, let delegate = source.delegate else { return DragPicture(item: item, preview: nil) }
            return DragPicture(
                item: item, preview: delegate.dragInteraction(source, previewForLifting: item, session: session))
        }
    }

    /// The finger left before it dragged anything: everything goes back.
    func setDown() {
        guard phase == .lifting else { return }
        phase = .settingDown
        awaitEnding { self.finish(with: .cancel) {} }
        presentation.setDown { [weak self] in self?.finish(with: .cancel) {} }
    }

    // MARK: Dragging

    /// What was lifted begins to be dragged.
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
        presentation.begin(at: session.place.position)
    }

    /// The pointer is at a place.
    package func move(to place: DragPlace) {
        guard phase == .dragging, !isElsewhere else { return }
        session.place = place
        session.tellSources { $0.dragInteraction($1, sessionDidMove: session) }
        guard phase == .dragging else { return }
        presentation.move(to: place.position)
        update()
    }

    /// Looks for the target again, and asks it: the pointer moved, the content under it did, or there are more items.
    package func update() {
        guard phase == .dragging, !isElsewhere else { return }
        tracker.update(at: session.place)
    }

    /// The pointer left the program's windows. The window system carries the drag until ``comeBack(to:)`` or an end.
    package func goElsewhere() {
        guard phase == .dragging, !isElsewhere else { return }
        tracker.exit()
        isElsewhere = true
    }

    /// The pointer is again in a window of the program.
    package func comeBack(to place: DragPlace) {
        guard phase == .dragging, isElsewhere else { return }
        isElsewhere = false
        move(to: place)
    }

    /// Adds what a tap on another view gives. Answers whether that was anything.
    func add(_ items: [UIDragItem], from source: UIDragInteraction) -> Bool {
        guard phase == .dragging, !items.isEmpty else { return false }
        let first = session.items.count
        session.add(items, from: source)
        session.tellSources { $0.dragInteraction($1, session: session, willAdd: items, for: source) }
        guard phase == .dragging else { return true }
        let pictures = pictures(of: items, from: source)
        session.note(pictures, from: first)
        guard phase == .dragging else { return true }
        presentation.add(pictures)
        tracker.itemsDidChange()
        update()
        return true
    }

    private func showLook() {
        guard phase == .dragging else { return }
        let proposal = tracker.proposal
        let isOverSource = sourcesPreferFullSize && source?.view.map { tracker.isOver($0) } ?? false
        let look = DragLook(
            operation: tracker.operation, itemCount: session.items.count,
            prefersFullSize: isOverSource || proposal?.prefersFullSizePreview ?? false, isPrecise: proposal?.isPrecise ?? false)
        guard look != self.look else { return }
        self.look = look
        presentation.show(look)
    }

    // MARK: Ends

    /// The finger was lifted: drops, where the target takes it, or cancels.
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

    /// Nothing more of the drag follows but what `outcome` tells.
    func finish(with operation: UIDropOperation, _ outcome: () -> Void) {
        guard phase != .ended else { return }
        phase = .ended
        endingTimer?.cancel()
        environment.remove(self)
        outcome()
        presentation.end()
        onEnd(operation)
    }

    /// Does `body`, should the presentation not have come to its end by a time when it must have.
    func awaitEnding(_ body: @escaping @MainActor () -> Void) {
        endingTimer = environment.schedule(after: DragConstants.longestEnding, body)
    }
}
