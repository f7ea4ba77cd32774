import Foundation

/// The style of the indicator that shows that the data of a drop is still arriving.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator. The target shows its own indicator.
    case none = 0
    /// A panel with a cancel button, which appears after a short delay.
    case `default` = 1
}

/// A drag in progress, as its targets use it.
///
/// Targets can load the items' data in and after ``UIDropInteractionDelegate/dropInteraction(_:performDrop:)``. Before this call, loading fails.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The source's session; nil if the drag began in another program.
    var localDragSession: (any UIDragSession)? { get }

    /// The style of the progress indicator. The default is `default`.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads objects of the class from all items that support it. Call this method while the drop is performed.
    ///
    /// `completion` runs on the main actor after all loads have completed or failed. Its argument contains the objects in the order of their items.
    ///
    /// - Returns: The progress of the loads, which can cancel them.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
