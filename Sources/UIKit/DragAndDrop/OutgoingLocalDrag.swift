import Foundation
import Host

/// A drag of this program that the window system carries until the drop. It begins when the mouse leaves the window during the drag, or enters a web
/// page.
///
/// It may re-enter a window of this program as a ``HostIncomingDrag``. Then it continues as the original drag, and its drop is one within the program.
/// The window system shows its image the whole time.
@MainActor
final class OutgoingLocalDrag {
    /// The host's handle; nil after the end.
    private(set) var handle: (any HostDragHandle)?
    private weak var drag: LocalDrag?
    private let presentation: (any OutgoingDragPresentation)?

    /// Hands `drag` over to the window system as its pointer leaves the scene.
    ///
    /// Nil if the drag stays in the program. It does so if a finger carries it, the app restricts it to the program, it has no data for other programs,
    /// or the window system refuses it.
    init?(_ drag: LocalDrag, carriedBy touch: UITouch, at location: DragLocation) {
        guard drag.phase == .dragging, drag.systemDrag == nil, touch.type == .indirectPointer, let scene = location.scene,
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
        // The target under the pointer gets the exit before another program gets the drag.
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
        // Every end within the program ends the window system's drag.
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
        // From here on the drag is the program's, and the window system's end is ignored.
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

    /// The window system's end: the operation of another program, or nil if nothing was dropped.
    private func ended(_ operation: HostDragOperations?) {
        guard handle != nil else { return }
        handle = nil
        guard let drag else { return }
        // A web page in the window accepted it, and the view around the page did not get an exit.
        if operation != nil, !drag.isElsewhere { drag.goElsewhere() }
        guard drag.isElsewhere else {
            showAgain(at: drag.session.dragLocation.position)
            return drag.cancel()
        }
        // A link leaves the data with the source, so it is reported as a copy.
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

/// A drag image for the window system.
@MainActor
struct OutgoingDragImage {
    let tree: RenderTree
    let size: CGSize
    /// The pointer's position in the image.
    let hotSpot: CGPoint

    /// An empty image, for a drag without a presentation.
    static var empty: OutgoingDragImage? {
        CALayer().renderTree(in: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1).map {
            OutgoingDragImage(tree: $0, size: CGSize(width: 1, height: 1), hotSpot: .zero)
        }
    }
}

/// A presentation that can be replaced by an image.
@MainActor
protocol OutgoingDragPresentation: AnyObject {
    /// The current image; nil if there is nothing to show.
    func outgoingDragImage(scale: CGFloat) -> OutgoingDragImage?
    /// Whether the presentation is hidden.
    var isHidden: Bool { get set }
}
