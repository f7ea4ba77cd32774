import Foundation

/// How it is shown that data of a drop is still on its way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all; the target shows it itself.
    case none = 0
    /// With a panel that also lets the transfer be cancelled, once it takes longer than a moment.
    case `default` = 1
}

/// A drag that is going on, as its targets see it.
///
/// Its items' data can be read from ``UIDropInteractionDelegate/dropInteraction(_:performDrop:)`` on; before, loading fails.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The source's session, where the drag began in this program.
    var localDragSession: (any UIDragSession)? { get }

    /// How it is shown that data is on its way. `default` unless set.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Makes objects of the class of all items of which that is possible, and calls `completion` with them on the main actor once all of them
    /// are there or failed. To be called while the drop is performed.
    ///
    /// - Returns: How far the loading is; it can be cancelled there.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
