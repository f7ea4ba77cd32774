import UIKit

/// The operations of all controllers that are showing a view in a window.
///
/// They are kept for the whole process, since a finger must not find the view that another controller's finger carries.
@MainActor
enum DraggingViews {
    private struct Entry {
        weak var operation: DNDDragOperation?
    }

    private static var entries: [Entry] = []

    /// `operation` shows its dragging view from now on, until it is gone or its view left the window.
    static func add(_ operation: DNDDragOperation) {
        entries.removeAll { $0.operation.map { !isShown($0) } ?? true }
        entries.append(Entry(operation: operation))
    }

    /// The views that lie in `window` because they are dragged there, or because they are on their way out after a drag.
    static func views(in window: UIWindow) -> [UIView] {
        var views: [UIView] = []
        for index in entries.indices {
            guard let operation = entries[index].operation, operation.paneIdentity == ObjectIdentifier(window) else { continue }
            // One that the app put elsewhere is a view like others.
            if let view = operation.draggingView, view.superview === window { views.append(view) }
        }
        return views
    }

    /// A finger of another drag than `operation` carries `view`.
    static func isCarried(_ view: UIView, byOtherThan operation: DNDDragOperation) -> Bool {
        entries.contains { entry in
            guard let other = entry.operation, other !== operation else { return false }
            return other.phase == .dragging && other.draggingView === view
        }
    }

    private static func isShown(_ operation: DNDDragOperation) -> Bool {
        operation.phase != .ended || (operation.pane != nil && operation.draggingView?.superview === operation.pane)
    }
}
