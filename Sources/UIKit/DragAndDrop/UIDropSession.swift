import Foundation

/// The indication that data of a drop is still arriving.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indication; the target shows its own.
    case none = 0
    /// A panel with a button to cancel, after a short delay.
    case `default` = 1
}

/// A drag, as its targets see it.
///
/// The items' data can be loaded from ``UIDropInteractionDelegate/dropInteraction(_:performDrop:)`` on. Before, loading fails.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The source's session, if the drag began in this program.
    var localDragSession: (any UIDragSession)? { get }

    /// The indication of arriving data. The default is `default`.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads objects of the class from all items that support it. To be called while the drop is performed.
    ///
    /// `completion` runs on the main actor after all loads have completed or failed, with the objects in the order of their items.
    ///
    /// - Returns: The progress of the loads, which can cancel them.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
