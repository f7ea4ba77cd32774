import Foundation
import Host

/// A drag of this program that the window system carries, since the mouse left the window with it or came onto a web page, until it is dropped
/// somewhere.
///
/// It may come back into a window of this program: then it is a ``HostIncomingDrag`` there, goes on as the drag that it was, and the drop
/// is one within the program. The window system shows its picture all the while.
@MainActor
final class SystemDrag {
    /// The host's name for it; nil when it is over there.
    private(set) var handle: (any HostDragHandle)?
    private weak var drag: Drag?
    private let presentation: (any OutgoingDragPresentation)?

    /// Hands `drag` over to the window system, as the pointer that carries it leaves its scene. Nil where it stays with us: a finger's
    /// drag, one that the app keeps to itself, one without anything for other programs, and where the window system takes none.
    init?(_ drag: Drag, carriedBy touch: UITouch, at place: DragPlace) {
        guard drag.phase == .dragging, drag.systemDrag == nil, touch.type == .indirectPointer, let scene = place.scene,
            !drag.session.isRestrictedToDraggingApplication
        else { return nil }
        let content = ItemProviderContent(drag.session.items.map(\.itemProvider))
        guard !content.formats.isEmpty else { return nil }
        self.drag = drag
        presentation = drag.presentation as? any OutgoingDragPresentation
        guard let picture = presentation?.outgoingPicture(scale: scene.hostWindow.scale) ?? .empty else { return nil }
        var operations: HostDragOperations = .copy
        if drag.session.allowsMoveOperation { operations.insert(.move) }
        if content.formats.contains(TransferFormats.uriList) { operations.insert(.link) }
        // The target under the pointer is told that it left before another program hears of it.
        drag.systemDrag = self
        drag.goElsewhere()
        handle = scene.hostWindow.beginDrag(
            HostOutgoingDrag(
                content: content, operations: operations, image: picture.tree, imageSize: picture.size, hotSpot: picture.hotSpot
            ) { [self] in ended($0) })
        guard handle != nil else {
            drag.systemDrag = nil
            drag.comeBack(to: place)
            return nil
        }
        presentation?.isHidden = true
        // Whatever ends it within the program ends it outside.
        let onEnd = drag.onEnd
        drag.onEnd = { [self] operation in
            onEnd(operation)
            cancelOutside()
        }
    }

    // MARK: Back in a window of this program

    /// The window system drags it over `scene`.
    func moved(_ drop: any HostIncomingDrag, over scene: UIWindowScene) {
        guard let drag else { return drop.propose([]) }
        let place = DragPlace(drop.location, in: scene)
        drag.isElsewhere ? drag.comeBack(to: place) : drag.move(to: place)
        drop.propose(operation(of: drag))
    }

    /// It left the window again.
    func exited() {
        drag?.goElsewhere()
    }

    /// It was dropped in the window.
    func performed(_ drop: any HostIncomingDrag) {
        guard let drag, drag.phase == .dragging else { return drop.finish([]) }
        let operation = operation(of: drag)
        // What follows within the program follows from here; the window system's end says nothing new.
        handle = nil
        showAgain(at: drop.location)
        drag.release()
        drop.finish(operation)
    }

    private func operation(of drag: Drag) -> HostDragOperations {
        switch drag.tracker.operation {
        case .copy: .copy
        case .move: .move
        case .cancel, .forbidden, nil: []
        }
    }

    // MARK: Ends

    /// The window system's end: what another program did, nil where nothing was dropped.
    private func ended(_ operation: HostDragOperations?) {
        guard handle != nil else { return }
        handle = nil
        guard let drag else { return }
        // A page in the window took it, and the view around the page was not told that it left.
        if operation != nil, !drag.isElsewhere { drag.goElsewhere() }
        guard drag.isElsewhere else {
            showAgain(at: drag.session.place.position)
            return drag.cancel()
        }
        // A reference to the data leaves them where they are, as a copy does.
        guard let operation else {
            showAgain(at: drag.session.place.position)
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

/// A picture of a drag for the window system to show.
@MainActor
struct OutgoingPicture {
    let tree: RenderTree
    let size: CGSize
    /// The pointer's place in it.
    let hotSpot: CGPoint

    /// Nothing, for a drag that is not shown.
    static var empty: OutgoingPicture? {
        CALayer().renderTree(in: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1).map {
            OutgoingPicture(tree: $0, size: CGSize(width: 1, height: 1), hotSpot: .zero)
        }
    }
}

/// A presentation that another one can stand in for.
@MainActor
protocol OutgoingDragPresentation: AnyObject {
    /// What it shows now; nil for nothing.
    func outgoingPicture(scale: CGFloat) -> OutgoingPicture?
    /// Whether it shows nothing meanwhile.
    var isHidden: Bool { get set }
}
