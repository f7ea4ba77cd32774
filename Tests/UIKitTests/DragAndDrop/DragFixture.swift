import Foundation
import UIKitTesting

@testable import UIKit

/// A window of 400 × 600 with drag sources and drop targets. Records all their delegate calls in order.
@MainActor
final class DragFixture {
    let host: TestHost
    let log = GestureLog()
    let picture = LoggedPresentation()
    /// Retains the delegates, since interactions do not.
    private var delegates: [NSObject] = []

    /// Releases a delegate. It is deallocated unless the test retains it.
    func forgetDelegates() { delegates = [] }

    /// If `shown` is true, drags have their real presentation. Otherwise they are presented by ``picture``, and the test finishes its end animations.
    init(framesPerSecond: Int = 60, shown: Bool = false) {
        host = TestHost(size: CGSize(width: 400, height: 600), framesPerSecond: framesPerSecond)
        let picture = picture
        _ = host.window
        if !shown { DragEnvironment.current.makePresentation = { _ in picture } }
    }

    /// A draggable view of 80 × 80 points.
    @discardableResult
    func addSource(_ label: String, at origin: CGPoint, in superview: UIView? = nil, items: Int = 1) -> DragSource {
        let source = DragSource(label, log: log, itemCount: items)
        delegates.append(source)
        source.view.frame = CGRect(origin: origin, size: CGSize(width: 80, height: 80))
        (superview ?? host.window).addSubview(source.view)
        return source
    }

    /// A drop target.
    @discardableResult
    func addTarget(_ label: String, frame: CGRect, in superview: UIView? = nil) -> DropTarget {
        let target = DropTarget(label, log: log)
        delegates.append(target)
        target.view.frame = frame
        (superview ?? host.window).addSubview(target.view)
        return target
    }

    /// Puts a finger down at `point` and waits until the view there is lifted.
    func lift(at point: CGPoint) -> TestTouch {
        let finger = host.touchDown(at: point)
        finger.hold(for: 0.55)
        return finger
    }

    /// The calls since the last read. Successive moves are combined into one, and so are successive updates.
    func take() -> [String] {
        var lines: [String] = []
        for line in log.take() {
            if line.hasSuffix("didMove"), lines.contains(line) { continue }
            if line.hasSuffix("didUpdate"), lines.last(where: { !$0.hasSuffix("didMove") }) == line { continue }
            lines.append(line)
        }
        return lines
    }

    var drags: [LocalDrag] { DragEnvironment.current.drags }
}

/// A draggable view with its delegate.
@MainActor
final class DragSource: NSObject, UIDragInteractionDelegate {
    let view = UIView()
    let label: String
    let log: GestureLog
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    var itemCount: Int
    var items: [UIDragItem] = []
    var sessions: [any UIDragSession] = []
    var allowsMove = true
    var isRestricted = false
    var prefersFullSize = false
    var addedItems = 0
    var hasPreview = true
    var makeProvider: (Int) -> NSItemProvider = { _ in NSItemProvider() }
    var chosenSession: ([any UIDragSession]) -> (any UIDragSession)? = { _ in nil }
    var cancelPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    /// Called before an entry is logged.
    var onCall: (String) -> Void = { _ in }
    var liftEnd: UIViewAnimatingPosition?
    var cancelEnds: [UIViewAnimatingPosition] = []

    init(_ label: String, log: GestureLog, itemCount: Int) {
        self.label = label
        self.log = log
        self.itemCount = itemCount
        super.init()
        view.addInteraction(interaction)
    }

    private func note(_ call: String) {
        onCall(call)
        log("\(label).\(call)")
    }

    private func makeItems(_ count: Int) -> [UIDragItem] {
        let made = (0..<count).map { index in
            let item = UIDragItem(itemProvider: makeProvider(items.count + index))
            item.localObject = "\(label)\(items.count + index)"
            return item
        }
        items += made
        return made
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        note("itemsForBeginning")
        sessions.append(session)
        return makeItems(itemCount)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("previewForLifting")
        return hasPreview && view.window != nil ? UITargetedDragPreview(view: view) : nil
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        note("willAnimateLift")
        animator.addCompletion { self.liftEnd = $0 }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { note("willBegin") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        onCall("allowsMove")
        return allowsMove
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
        prefersFullSize
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { note("didMove") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("willEnd(\(operation))") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("didEnd(\(operation))") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { note("didTransfer") }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        note("itemsForAdding(\(Int(point.x)), \(Int(point.y)))")
        return makeItems(addedItems)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        note("sessionForAdding(\(sessions.count))")
        return chosenSession(sessions)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { note("willAdd(\(items.count))") }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("previewForCancelling")
        return cancelPreview(defaultPreview)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        note("willAnimateCancel")
        animator.addCompletion { self.cancelEnds.append($0) }
    }
}

/// A drop target with its delegate.
@MainActor
final class DropTarget: NSObject, UIDropInteractionDelegate {
    let view = UIView()
    let label: String
    let log: GestureLog
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    var handles = true
    var operation = UIDropOperation.copy
    var isPrecise = false
    var prefersFullSize = false
    var onCall: (String) -> Void = { _ in }
    var onPerform: (any UIDropSession) -> Void = { _ in }
    var dropPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    var dropped: [String] = []
    var location: CGPoint?
    var session: (any UIDropSession)?

    init(_ label: String, log: GestureLog) {
        self.label = label
        self.log = log
        super.init()
        view.addInteraction(interaction)
    }

    private func note(_ call: String) {
        onCall(call)
        log("\(label).\(call)")
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("canHandle")
        return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        note("didEnter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        note("didUpdate")
        location = session.location(in: view)
        let proposal = UIDropProposal(operation: operation)
        proposal.isPrecise = isPrecise
        proposal.prefersFullSizePreview = prefersFullSize
        return proposal
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("didExit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("performDrop")
        dropped = session.items.compactMap { $0.localObject as? String }
        onPerform(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { note("concludeDrop") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("sessionDidEnd") }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("previewForDropping")
        return dropPreview(defaultPreview)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { note("willAnimateDrop") }
}

/// A presentation that shows nothing and ends when a test requests it.
@MainActor
final class LoggedPresentation: DragPresentation {
    var calls: [String] = []
    var appearances: [DragAppearance] = []
    var endings: [DragEnding] = []
    /// Whether end animations finish immediately. Otherwise ``finishEnding()`` finishes them.
    var isPrompt = true
    private var lifting: (any DragAnimations)?
    private var completion: (() -> Void)?

    func lift(_ pictures: [DragImage], at location: CGPoint, alongside animator: any DragAnimations) {
        calls.append("lift \(pictures.count(where: { $0.preview != nil }))")
        lifting = animator
        animator.runAnimations()
    }
    func setDown(completion: @escaping () -> Void) {
        calls.append("setDown")
        lifting?.finish(at: .start)
        completion()
    }
    func begin(at location: CGPoint) {
        calls.append("begin")
        lifting?.finish(at: .end)
    }
    func add(_ pictures: [DragImage]) { calls.append("add \(pictures.count)") }
    func move(to location: CGPoint) { if calls.last != "move" { calls.append("move") } }
    func show(_ appearance: DragAppearance) { appearances.append(appearance) }
    func center(of item: UIDragItem) -> CGPoint? { CGPoint(x: 7, y: 9) }
    func cancel(_ endings: [DragEnding], completion: @escaping () -> Void) { end("cancel", endings, completion) }
    func drop(_ endings: [DragEnding], completion: @escaping () -> Void) { end("drop", endings, completion) }
    func end() { calls.append("end") }

    private func end(_ call: String, _ endings: [DragEnding], _ completion: @escaping () -> Void) {
        calls.append(call)
        self.endings = endings
        self.completion = completion
        if isPrompt { finishEnding() }
    }

    func finishEnding() {
        for ending in endings {
            ending.animator.runAnimations()
            ending.animator.finish(at: .end)
        }
        let due = completion
        completion = nil
        due?()
    }
}
