import Foundation
import Host

/// Records how changes are taken back, and takes them back and makes them again.
///
/// A change registers its reverse while it is made. What is registered while the manager undoes is what ``redo()`` does, and the other way
/// round, so that code which registers in one place serves both. Everything that is registered during one turn of the main loop is one step,
/// unless ``groupsByEvent`` is false. Foundation has the class on Apple's systems; on Linux it has none.
@preconcurrency @MainActor
open class UndoManager: MainActorObject {
    private var undoSteps: [UndoGroup] = []
    private var redoSteps: [UndoGroup] = []
    /// The groups that are open, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var disableCount = 0
    /// The group that the turn of the loop began, and whose end is on its way.
    // `deinit` reads it too, when no other code can.
    private nonisolated(unsafe) var eventTimer: (any HostTimer)?
    /// The platform's groups, while one of them is this manager's.
    private weak var eventGroups: OpenEventGroups?

    /// A manager without steps.
    public init() {
        super.init(onMainActor: ())
    }

    deinit {
        MainActor.atDeath(leaving: eventTimer) { $0?.cancel() }
    }

    // MARK: Groups

    /// Begins a group: what is registered until its ``endUndoGrouping()`` is taken back together. Groups nest.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the innermost group. One without anything in it leaves no step.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            fatalError("UndoManager: endUndoGrouping() without a beginUndoGrouping()")
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

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Whether what is registered during one turn of the main loop is a group by itself. True at first.
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

    /// Ends the group of the turn, so that what follows is a step of its own. Does nothing inside of groups that the program began.
    func endTurnGroup() { if openGroups.count == 1 { endEventGroup() } }

    // MARK: Recording

    /// Records nothing until ``enableUndoRegistration()``. Calls nest.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Records again.
    open func enableUndoRegistration() {
        guard disableCount > 0 else {
            fatalError("UndoManager: enableUndoRegistration() without a disableUndoRegistration()")
        }
        disableCount -= 1
    }

    /// Whether what is registered is recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// How many steps are kept; older ones are forgotten. 0, at first, keeps all.
    open var levelsOfUndo = 0 {
        didSet { dropStepsOverLimit() }
    }

    /// Registers that `handler` takes the change back that is being made. `target`, which it is called with, is not held: with it go the
    /// changes that name it.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
        register(target) { target in
            if let target = target as? TargetType { handler(target) }
        }
    }

    /// Registers that a method of `target`, called with `anObject`, takes the change back that is being made.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(target as AnyObject) { target in selector.perform(on: target, sender: anObject) }
    }

    private func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
        guard let group = openGroups.last else {
            fatalError("UndoManager: registerUndo outside of a group; call beginUndoGrouping() first, or leave groupsByEvent true")
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

    /// Whether a change can be taken back.
    open var canUndo: Bool { !undoSteps.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether a change that was taken back can be made again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoSteps.isEmpty
    }

    /// Whether the manager takes a change back just now.
    open private(set) var isUndoing = false
    /// Whether the manager makes a change again just now.
    open private(set) var isRedoing = false

    /// Ends the turn's group and takes the last step back. Does nothing where there is none.
    open func undo() {
        endEventGroup()
        guard openGroups.isEmpty else {
            fatalError("UndoManager: undo() while a group is open; end it with endUndoGrouping() before")
        }
        undoNestedGroup()
    }

    /// Takes the last group back.
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

    /// Makes the change again that was taken back last. Does nothing where there is none.
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

    /// Runs a step; what it registers is a step of the other kind, which has its name.
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

    /// Forgets every step.
    open func removeAllActions() {
        undoSteps.removeAll()
        redoSteps.removeAll()
        for group in openGroups { group.removeAll() }
        disableCount = 0
    }

    /// Forgets the changes of a target. Steps without any other are forgotten too. Grows with the number of changes that are kept.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoSteps + redoSteps + openGroups { group.remove(target) }
        undoSteps.removeAll(where: \.isEmpty)
        redoSteps.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Names the step that is being made, as menus show it: "Paste".
    open func setActionName(_ actionName: String) {
        (openGroups.first ?? undoSteps.last)?.actionName = actionName
    }

    /// Says that the step that is being made may be lost, as it does not change what a document saves.
    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.first?.isDiscardable = discardable }

    /// The name of the step that ``undo()`` takes back; empty for one without.
    open var undoActionName: String { (openGroups.first { !$0.isEmpty } ?? undoSteps.last)?.actionName ?? "" }

    /// The name of the step that ``redo()`` makes again; empty for one without.
    open var redoActionName: String { redoSteps.last?.actionName ?? "" }

    /// Whether the step that ``undo()`` takes back may be lost.
    open var undoActionIsDiscardable: Bool { undoSteps.last?.isDiscardable ?? false }

    /// Whether the step that ``redo()`` makes again may be lost.
    open var redoActionIsDiscardable: Bool { redoSteps.last?.isDiscardable ?? false }

    /// What a menu says of ``undo()``: "Undo Paste".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// What a menu says of ``redo()``: "Redo Paste".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu says of taking a step of that name back.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? LibraryWords.text("Undo") : LibraryWords.text("Undo %1", [actionName])
    }

    /// What a menu says of making a step of that name again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? LibraryWords.text("Redo") : LibraryWords.text("Redo %1", [actionName])
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
    /// The manager is about to look at its steps, or a group begins or ends; the object is the manager.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// A group began; the object is the manager.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to end; the object is the manager.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group ended; the object is the manager.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// A change is about to be taken back; the object is the manager.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// A change was taken back; the object is the manager.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A change is about to be made again; the object is the manager.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A change was made again; the object is the manager.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
