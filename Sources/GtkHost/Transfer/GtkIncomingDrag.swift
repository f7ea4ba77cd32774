import CGtk
import Foundation
import Host

/// A drag over one of this program's windows.
@MainActor
final class GtkIncomingDrag: HostIncomingDrag {
    var content: any HostContent { gate }
    private(set) var operations: HostDragOperations = []
    private(set) var location = CGPoint.zero
    var outgoing: (any HostDragHandle)? { ours }

    /// The GDK object.
    let drop: OpaquePointer
    /// The last proposed operation of a drop.
    private(set) var proposal: HostDragOperations = []

    private enum State { case over, dropped, finished }
    private var state = State.over
    private let platform: any TransferPlatform
    private let gate: HostSealedContent
    private let reads = PendingReads()
    private let ours: GtkOutgoingDrag?
    /// Whether GDK is currently requesting the proposal. The callback then returns the proposal to GDK.
    private var isAnswering = false

    init(_ drop: OpaquePointer, platform: any TransferPlatform) {
        self.drop = drop
        self.platform = platform
        g_object_ref(UnsafeMutableRawPointer(drop))
        let drag = gdk_drop_get_drag(drop)
        ours = drag != nil && drag == platform.drags.outgoing?.drag ? platform.drags.outgoing : nil
        gate = HostSealedContent(ours?.content ?? Self.remoteContent(of: drop, reads: reads, platform: platform))
    }

    isolated deinit {
        finish([])
        g_object_unref(UnsafeMutableRawPointer(drop))
    }

    // MARK: GDK's signals

    /// Updates the location and calls `body`, which notifies the delegate. Returns the delegate's proposal.
    func moved(to location: CGPoint, _ body: () -> Void) -> HostDragOperations {
        self.location = location
        operations = HostDragOperations(gdk_drop_get_actions(drop))
        isAnswering = true
        body()
        isAnswering = false
        return proposal
    }

    /// Called when the drag was dropped. From then on its data can be read.
    func dropped(at location: CGPoint) {
        self.location = location
        state = .dropped
        gate.open()
    }

    /// Called when the source program has terminated.
    func sourceTerminated() {
        reads.fail(HostContentError.ownerFailed("it has terminated"))
    }

    // MARK: Proposals of the delegate

    func propose(_ operation: HostDragOperations) {
        guard state == .over else { return }
        let new = operation.intersection(operations)
        let isNew = new != proposal
        proposal = new
        guard isNew, !isAnswering else { return }
        gdk_drop_status(drop, new.forGdk, new.forGdk)
    }

    func finish(_ operation: HostDragOperations) {
        guard state == .dropped else { return }
        state = .finished
        gdk_drop_finish(drop, operation.single.forGdk)
    }

    private static func remoteContent(of drop: OpaquePointer, reads: PendingReads, platform: any TransferPlatform) -> GtkRemoteContent {
        let open: @MainActor (String) async throws -> any IncomingStream
        let formats = mimeTypes(of: gdk_drop_get_formats(drop))
        if let display = gdk_drop_get_display(drop), lodestone_display_has_selections(display) != 0 {
            open = { format in
                try await SelectionStream.open(
                    targets(for: format), kind: LODESTONE_SELECTION_DRAG, display: display, reads: reads, platform: platform)
            }
        } else {
            // Retains the GDK drop. The content may outlive this object, and still reads from the GDK drop.
            let held = HeldObject(drop)
            open = { format in
                try await GioStream.open(format, reads: reads, platform: platform) {
                    gdk_drop_read_async(held.pointer, $0, G_PRIORITY_DEFAULT, $1, GioCall.callback, $2)
                } finish: {
                    gdk_drop_read_finish(held.pointer, $0, nil, $1)
                }
            }
        }
        return GtkRemoteContent(formats: formats, reads: reads, open: open)
    }
}

/// Owns a strong reference to a GObject.
@MainActor
final class HeldObject {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(UnsafeMutableRawPointer(pointer))
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}

extension HostDragOperations {
    init(_ actions: GdkDragAction) {
        self = []
        if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { insert(.copy) }
        if actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 { insert(.move) }
        if actions.rawValue & GDK_ACTION_LINK.rawValue != 0 { insert(.link) }
    }

    var forGdk: GdkDragAction {
        var bits: UInt32 = 0
        if contains(.copy) { bits |= GDK_ACTION_COPY.rawValue }
        if contains(.move) { bits |= GDK_ACTION_MOVE.rawValue }
        if contains(.link) { bits |= GDK_ACTION_LINK.rawValue }
        return GdkDragAction(rawValue: bits)
    }

    /// The least destructive operation of the set.
    var single: HostDragOperations {
        [.copy, .move, .link].first { contains($0) } ?? []
    }
}
