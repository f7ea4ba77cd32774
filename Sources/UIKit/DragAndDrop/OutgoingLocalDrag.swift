import Foundation
import Host

/// A drag of this program that the window system carries until the drop. The window system takes over when the mouse leaves the window during the drag,
/// or enters a web page.
///
/// The drag may re-enter a window of this program as a ``HostIncomingDrag``. It then continues as the original drag, and a drop is a drop within the
/// program. The window system shows the drag image all the time.
@MainActor
final class OutgoingLocalDrag {
    /// The host's handle of the drag; nil after its end.
    private(set) var handle: (any HostDragHandle)?
    private weak var drag: LocalDrag?
    private let presentation: (any OutgoingDragPresentation)?

    /// Passes `drag` to the window system when its pointer leaves the scene.
    ///
    /// Nil if the drag stays in the program. This is the case if the app restricts it to the program, or if a finger carries it and the window system only
    /// supports the mouse. A drag also stays if it has no data for other programs, or if the window system refuses it.
    init?(_ drag: LocalDrag, carriedBy touch: UITouch, at location: DragLocation) {
        guard drag.phase == .dragging, drag.systemDrag == nil, let scene = location.scene,
            touch.type == .indirectPointer || touch.type == .direct && scene.hostWindow.canBeginDragByTouch,
            !drag.session.isRestrictedToDraggingApplication
        else { return nil }
        let content = ItemProviderContent(drag.session.items.map(\.itemProvider))
        guard !content.formats.isEmpty else { return nil }
        self.drag = drag
        presentation = drag.presentation as? any OutgoingDragPresentation
        guard let picture = presentation?.outgoingDragImage(scale: scene.hostWindow.scale) ?? .empty else { return nil }
        var operations: HostDragOperations = .copy
        if drag.session.allowsMoveOperation { operations.insert(.move) }
        if content.formats.contains(TransferFormats.uriList) { operations.insert(.link) }
        // Notifies the current target of the exit before another program can receive the drag.
        drag.systemDrag = self
        drag.goElsewhere()
        handle = scene.hostWindow.beginDrag(
            HostOutgoingDrag(
                content: content, operations: operations, image: picture.tree, imageSize: picture.size, hotSpot: picture.hotSpot
            ) { [self] in ended($0) })
        guard handle != nil else {
            drag.systemDrag = nil
            drag.comeBack(to: location)
            return nil
        }
        presentation?.isHidden = true
        // If the drag ends within the program, the window system's drag ends as well.
        let onEnd = drag.onEnd
        drag.onEnd = { [self] operation in
            onEnd(operation)
            cancelOutside()
        }
    }

    // MARK: Back in a window of this program

    /// Called while the window system moves the drag over `scene`.
    func moved(_ drop: any HostIncomingDrag, over scene: UIWindowScene) {
        guard let drag else { return drop.propose([]) }
        let location = DragLocation(drop.location, in: scene)
        drag.isElsewhere ? drag.comeBack(to: location) : drag.move(to: location)
        drop.propose(operation(of: drag))
    }

    /// Called after the drag left the window again.
    func exited() {
        drag?.goElsewhere()
    }

    /// Called after the drag was dropped in the window.
    func performed(_ drop: any HostIncomingDrag) {
        guard let drag, drag.phase == .dragging else { return drop.finish([]) }
        let operation = operation(of: drag)
        // From now on the program controls the drag, and ignores the end that the window system reports.
        handle = nil
        showAgain(at: drop.location)
        drag.release()
        drop.finish(operation)
    }

    private func operation(of drag: LocalDrag) -> HostDragOperations {
        switch drag.tracker.operation {
        case .copy: .copy
        case .move: .move
        case .cancel, .forbidden, nil: []
        }
    }

    // MARK: Ends

    /// Called when the window system reports the end. `operation` is the operation that another program performed, or nil if nothing was dropped.
    private func ended(_ operation: HostDragOperations?) {
        guard handle != nil else { return }
        handle = nil
        guard let drag else { return }
        // A web page in the window accepted the drop. The view around the page was not notified that the drag left it.
        if operation != nil, !drag.isElsewhere { drag.goElsewhere() }
        guard drag.isElsewhere else {
            showAgain(at: drag.session.dragLocation.position)
            return drag.cancel()
        }
        // A link is reported as a copy, because the source keeps its data.
        guard let operation else {
            showAgain(at: drag.session.dragLocation.position)
            return drag.endElsewhere(with: nil)
        }
        drag.endElsewhere(with: operation.contains(.move) ? .move : .copy)
    }

    private func cancelOutside() {
        guard let handle else { return }
        self.handle = nil
        handle.cancel()
    }

    private func showAgain(at position: CGPoint) {
        drag?.presentation.move(to: position)
        presentation?.isHidden = false
    }
}

/// The image that the window system shows for a drag.
@MainActor
struct OutgoingDragImage {
    let tree: RenderTree
    let size: CGSize
    /// The position of the pointer in the image, in points.
    let hotSpot: CGPoint

    /// An empty image, for a drag without a presentation.
    static var empty: OutgoingDragImage? {
        CALayer().renderTree(in: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1).map {
            OutgoingDragImage(tree: $0, size: CGSize(width: 1, height: 1), hotSpot: .zero)
        }
    }
}

/// A presentation that can render itself as an image for the window system.
@MainActor
protocol OutgoingDragPresentation: AnyObject {
    /// The current image; nil if the presentation shows nothing.
    func outgoingDragImage(scale: CGFloat) -> OutgoingDragImage?
    /// Whether the presentation is hidden.
    var isHidden: Bool { get set }
}
