import Foundation
import Host

/// Records changes, and undoes and redoes them.
///
/// Code that makes a change registers the inverse change. Inverses that are registered during an undo become the step for ``redo()``, and vice versa.
/// All registrations in one main-loop iteration form one step, unless ``groupsByEvent`` is false. Foundation provides this class on Apple's systems,
/// but not on Linux.
@preconcurrency @MainActor
open class UndoManager: MainActorObject {
    private var undoSteps: [UndoGroup] = []
    private var redoSteps: [UndoGroup] = []
    /// The open groups, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var disableCount = 0
    /// The timer that closes the group of the current main-loop iteration. `deinit` also reads this property, when no other code can access it.
    private nonisolated(unsafe) var eventTimer: (any HostTimer)?
    /// The platform's list of event groups, while it contains this manager.
    private weak var eventGroups: OpenEventGroups?

    /// Creates a manager without steps.
    public init() {
        super.init(onMainActor: ())
    }

    deinit {
        MainActor.runOnDeinit(leaving: eventTimer) { $0?.cancel() }
    }

    // MARK: Groups

    /// Begins a group of changes that are undone together, until ``endUndoGrouping()``. Groups nest.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the innermost group. An empty group adds no step.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            fatalError("UndoManager: endUndoGrouping() was called without a matching beginUndoGrouping().")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        guard !group.isEmpty else { return post(.NSUndoManagerDidCloseUndoGroup) }
        if let around = openGroups.last {
            around.add(group)
        } else if isUndoing {
            redoSteps.append(group)
        } else {
            undoSteps.append(group)
            dropStepsOverLimit()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Whether the registrations in one main-loop iteration form a group. True by default.
    open var groupsByEvent = true

    private func beginEventGroup() {
        guard eventTimer == nil, let platform = Platform.current else { return }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
        eventTimer = platform.schedule(after: 0) { [weak self] in self?.endEventGroup() }
        eventGroups = OpenEventGroups.of(platform)
        eventGroups?.add(self)
    }

    private func endEventGroup() {
        guard eventTimer != nil else { return }
        eventGroups?.remove(self)
        eventTimer?.cancel()
        eventTimer = nil
        if !openGroups.isEmpty { endUndoGrouping() }
    }

    /// Ends the group of the current main-loop iteration, so that later changes form another step. Does nothing inside groups of the app.
    func endTurnGroup() { if openGroups.count == 1 { endEventGroup() } }

    // MARK: Recording

    /// Disables recording until ``enableUndoRegistration()``. Calls nest.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Enables recording again.
    open func enableUndoRegistration() {
        guard disableCount > 0 else {
            fatalError("UndoManager: enableUndoRegistration() was called without a matching disableUndoRegistration().")
        }
        disableCount -= 1
    }

    /// Whether registrations are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// The maximum number of steps. The manager discards older steps. 0, the default, sets no limit.
    open var levelsOfUndo = 0 {
        didSet { dropStepsOverLimit() }
    }

    /// Registers `handler`, which undoes the current change. The manager does not retain `target`, the argument of `handler`. When `target` is
    /// deallocated, its changes are discarded.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
        register(target) { target in
            if let target = target as? TargetType { handler(target) }
        }
    }

    /// Registers a method of `target` with the argument `anObject`, which undoes the current change.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(target as AnyObject) { target in selector.perform(on: target, sender: anObject) }
    }

    private func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
        guard let group = openGroups.last else {
            fatalError("UndoManager: must begin a group before registering undo. Call beginUndoGrouping(), or leave groupsByEvent true.")
        }
        group.add(target, body)
        if !isUndoing, !isRedoing { redoSteps.removeAll() }
    }

    private func dropStepsOverLimit() {
        guard levelsOfUndo > 0 else { return }
        if undoSteps.count > levelsOfUndo { undoSteps.removeFirst(undoSteps.count - levelsOfUndo) }
        if redoSteps.count > levelsOfUndo { redoSteps.removeFirst(redoSteps.count - levelsOfUndo) }
    }

    // MARK: Undoing

    /// Whether there is a change to undo.
    open var canUndo: Bool { !undoSteps.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether there is a change to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoSteps.isEmpty
    }

    /// Whether the manager is undoing a change.
    open private(set) var isUndoing = false
    /// Whether the manager is redoing a change.
    open private(set) var isRedoing = false

    /// Ends the group of the current main-loop iteration, and undoes the latest step. Does nothing without a step.
    open func undo() {
        endEventGroup()
        guard openGroups.isEmpty else {
            fatalError("UndoManager: undo() was called while a group is open. Call endUndoGrouping() first.")
        }
        undoNestedGroup()
    }

    /// Undoes the latest group.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing else { return }
        post(.NSUndoManagerCheckpoint)
        guard let step = openGroups.last?.removeLastGroup() ?? undoSteps.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(step, names: redoSteps.count) { redoSteps.count > $0 ? redoSteps.last : nil }
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the latest undone step. Does nothing without a step.
    open func redo() {
        endEventGroup()
        guard !isUndoing, !isRedoing, openGroups.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        guard let step = redoSteps.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(step, names: undoSteps.count) { undoSteps.count > $0 ? undoSteps.last : nil }
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Runs a step. Its registrations form a step in the opposite direction, with the same name.
    private func run(_ step: UndoGroup, names count: Int, newest: (Int) -> UndoGroup?) {
        let outer = openGroups
        openGroups = [UndoGroup()]
        step.run()
        endUndoGrouping()
        openGroups = outer
        guard let reverse = newest(count) else { return }
        if reverse.actionName.isEmpty { reverse.actionName = step.actionName }
        reverse.isDiscardable = step.isDiscardable
    }

    /// Discards all steps.
    open func removeAllActions() {
        undoSteps.removeAll()
        redoSteps.removeAll()
        for group in openGroups { group.removeAll() }
        disableCount = 0
    }

    /// Discards the changes of a target, and steps without other changes. O(*n*) in the number of recorded changes.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoSteps + redoSteps + openGroups { group.remove(target) }
        undoSteps.removeAll(where: \.isEmpty)
        redoSteps.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Sets the name of the current step, for menus: "Paste".
    open func setActionName(_ actionName: String) {
        (openGroups.first ?? undoSteps.last)?.actionName = actionName
    }

    /// Sets whether the current step is discardable: a discardable step does not change a document's saved content.
    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.first?.isDiscardable = discardable }

    /// The name of the step that ``undo()`` undoes; empty if it has no name.
    open var undoActionName: String { (openGroups.first { !$0.isEmpty } ?? undoSteps.last)?.actionName ?? "" }

    /// The name of the step that ``redo()`` redoes; empty if it has no name.
    open var redoActionName: String { redoSteps.last?.actionName ?? "" }

    /// Whether the step that ``undo()`` undoes is discardable.
    open var undoActionIsDiscardable: Bool { undoSteps.last?.isDiscardable ?? false }

    /// Whether the step that ``redo()`` redoes is discardable.
    open var redoActionIsDiscardable: Bool { redoSteps.last?.isDiscardable ?? false }

    /// The menu title of ``undo()``, such as "Undo Paste".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The menu title of ``redo()``, such as "Redo Paste".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the menu title for undoing a step with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? LocalizedStrings.text("Undo") : LocalizedStrings.text("Undo %1", [actionName])
    }

    /// Returns the menu title for redoing a step with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? LocalizedStrings.text("Redo") : LocalizedStrings.text("Redo %1", [actionName])
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
    /// Posted before the manager accesses its steps, or a group begins or ends; the object is the manager.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group began; the object is the manager.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group ends; the object is the manager.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group ended; the object is the manager.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a change is undone; the object is the manager.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after a change was undone; the object is the manager.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a change is redone; the object is the manager.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a change was redone; the object is the manager.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
