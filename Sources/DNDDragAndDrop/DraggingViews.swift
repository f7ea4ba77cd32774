import UIKit

/// The operations of all controllers with a view in a window.
///
/// The list is process-wide, since a hit test must ignore the views that other controllers' fingers drag.
@MainActor
enum DraggingViews {
    private struct Entry {
        weak var operation: DNDDragOperation?
    }

    /// The operations. `views(in:)` selects those of one window.
    private static var entries: [Entry] = []

    /// Adds an operation, until it is deallocated or its view has left the window.
    static func add(_ operation: DNDDragOperation) {
        entries.removeAll { $0.operation.map { !isShown($0) } ?? true }
        entries.append(Entry(operation: operation))
    }

    /// The views that are dragged in `window`, or animated away after a drag.
    static func views(in window: UIWindow) -> [UIView] {
        var views: [UIView] = []
        for index in entries.indices {
            guard let operation = entries[index].operation, operation.paneIdentity == ObjectIdentifier(window) else { continue }
            // A view that the app moved to another superview is treated like any other view.
            if let view = operation.draggingView, view.superview === window { views.append(view) }
        }
        return views
    }

    /// Whether a drag other than `operation` carries `view`.
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
