import CGtk
import Foundation
import Host

/// A drag of ours that GDK carries.
@MainActor
final class GtkOutgoingDrag: HostDragHandle {
    /// GDK's name for it; nil when it is over.
    private(set) var drag: OpaquePointer?
    /// What is dragged.
    let content: any HostContent

    private let platform: GtkPlatform
    private var didEnd: (@MainActor (HostDragOperations?) -> Void)?
    private var isDropped = false
    private var deadline: (any HostTimer)?

    /// Begins it, with the mouse that is down on `surface`; nil where the window system does not take it.
    init?(_ drag: HostOutgoingDrag, surface: OpaquePointer, platform: GtkPlatform) {
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
            surface, provider, drag.operations.forGdk,
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

    /// The other program shows life: it gets its time anew.
    private func wait() {
        guard isDropped, drag != nil else { return }
        deadline?.cancel()
        deadline = platform.schedule(after: platform.patience.finish) { [weak self] in
            hostLog.info("The program on which something was dropped never said that it was done.")
            self?.cancel()
        }
    }

    private func ended(_ operation: HostDragOperations) {
        drag = nil
        deadline?.cancel()
        deadline = nil
        platform.outgoingDragEnded(self)
        guard let didEnd else { return }
        self.didEnd = nil
        let done = operation.single
        Platform.with(platform) { didEnd(done.isEmpty ? nil : done) }
    }
}
