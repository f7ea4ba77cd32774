import CGtk
import Foundation
import Host

/// Makes a window's content a drop target, for drags of other programs and of this one.
@MainActor
final class GtkWindowDropTarget {
    private let notifier: WindowNotifier
    private let platform: any TransferPlatform
    private let view: UnsafeMutablePointer<GtkWidget>
    private var controller: OpaquePointer?
    /// The drag that is currently over the window; nil without one.
    private var drop: GtkIncomingDrag?

    init(notifier: WindowNotifier, view: UnsafeMutablePointer<GtkWidget>, platform: any TransferPlatform) {
        self.notifier = notifier
        self.view = view
        self.platform = platform
        var handlers = LodestoneDropHandlers(
            moved: { context, drop, x, y in
                guard let drop else { return GdkDragAction(rawValue: 0) }
                return GtkCallback.with(context, GtkWindowDropTarget.self) { $0.moved(drop, to: CGPoint(x: x, y: y)).forGdk }
                    ?? GdkDragAction(rawValue: 0)
            },
            left: { context, _ in GtkCallback.with(context, GtkWindowDropTarget.self) { $0.left() } },
            dropped: { context, drop, x, y in
                guard let drop else { return 0 }
                return GtkCallback.with(context, GtkWindowDropTarget.self) { $0.dropped(drop, at: CGPoint(x: x, y: y)) ? 1 : 0 } ?? 0
            })
        controller = lodestone_view_take_drops(view, &handlers, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Stops accepting drops before the window closes.
    func end() {
        left()
        guard let controller else { return }
        self.controller = nil
        lodestone_view_refuse_drops(view, controller)
    }

    /// Called when the source program of the drag has terminated.
    func sourceTerminated() {
        drop?.sourceTerminated()
        left()
    }

    private func moved(_ name: OpaquePointer, to location: CGPoint) -> HostDragOperations {
        if let drop, drop.drop == name {
            return drop.moved(to: location) { notifier.tell { $0.hostWindow($1, dropDidMove: drop) } }
        }
        left()
        let new = GtkIncomingDrag(name, platform: platform)
        drop = new
        return new.moved(to: location) { notifier.tell { $0.hostWindow($1, dropDidEnter: new) } }
    }

    private func left() {
        guard let drop else { return }
        self.drop = nil
        notifier.tell { $0.hostWindow($1, dropDidExit: drop) }
    }

    private func dropped(_ name: OpaquePointer, at location: CGPoint) -> Bool {
        guard let drop, drop.drop == name, !drop.proposal.isEmpty, notifier.delegate != nil else {
            left()
            return false
        }
        self.drop = nil
        drop.dropped(at: location)
        platform.drags.droppedHere(drop)
        notifier.tell { $0.hostWindow($1, didPerform: drop) }
        return true
    }
}
