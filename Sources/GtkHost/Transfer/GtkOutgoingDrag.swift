import CGtk
import Foundation
import Host

/// A drag of this program to other programs, which GDK carries out.
@MainActor
final class GtkOutgoingDrag: HostDragHandle {
    /// The GDK object; nil after the end of the drag.
    private(set) var drag: OpaquePointer?
    /// The dragged content.
    let content: any HostContent

    private let platform: any TransferPlatform
    private var didEnd: (@MainActor (HostDragOperations?) -> Void)?
    private var isDropped = false
    private var deadline: (any HostTimer)?

    /// Begins the drag with the mouse button that is pressed on `surface`, or with the touch of `device`. Returns nil if the window system does not support
    /// it.
    init?(_ drag: HostOutgoingDrag, surface: OpaquePointer, device: OpaquePointer?, platform: any TransferPlatform) {
        content = drag.content
        self.platform = platform
        guard let provider = GtkContentProvider.make(drag.content, platform: platform) else { return nil }
        defer { g_object_unref(provider) }
        var handlers = LodestoneDragHandlers(
            performed: { GtkCallback.with($0, GtkOutgoingDrag.self) { $0.performed() } },
            ended: { context, action in
                guard let context else { return }
                GtkCallback.with(context, GtkOutgoingDrag.self) { $0.ended(HostDragOperations(action)) }
                Unmanaged<GtkOutgoingDrag>.fromOpaque(context).release()
            })
        let context = Unmanaged.passRetained(self)
        self.drag = lodestone_drag_begin(
            surface, device, provider, drag.operations.forGdk,
            lodestone_node_for_gsk(drag.image.root, lodestone_surface_draws_textures(surface)), drag.imageSize.width,
            drag.imageSize.height, drag.hotSpot.x, drag.hotSpot.y, &handlers, context.toOpaque())
        guard self.drag != nil else {
            context.release()
            return nil
        }
        GtkContentProvider.behind(provider)?.onActivity = { [weak self] in self?.wait() }
        didEnd = drag.didEnd
    }

    func cancel() {
        guard let drag else { return }
        lodestone_drag_cancel(drag)
    }

    private func performed() {
        isDropped = true
        wait()
    }

    /// Restarts the timeout after the other program has read data.
    private func wait() {
        guard isDropped, drag != nil else { return }
        deadline?.cancel()
        deadline = platform.schedule(after: platform.patience.finish) { [weak self] in
            hostLog.info("Cancelled a drag: the receiving program did not finish the drop in time.")
            self?.cancel()
        }
    }

    private func ended(_ operation: HostDragOperations) {
        drag = nil
        deadline?.cancel()
        deadline = nil
        platform.drags.ended(self)
        guard let didEnd else { return }
        self.didEnd = nil
        let done = operation.single
        Platform.with(platform) { didEnd(done.isEmpty ? nil : done) }
    }
}
