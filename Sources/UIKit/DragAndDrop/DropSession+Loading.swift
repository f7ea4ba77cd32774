import Foundation
import Host

extension DropSession {
    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress.discreteProgress(totalUnitCount: Int64(providers.count))
        let collection = LoadedObjects(count: providers.count, progress, on: dragLocation.platform, completion)
        let parts = providers.enumerated().map { index, provider in
            provider.loadObject(ofClass: aClass) { object, _ in
                let object = Moved(object)
                collection.platform.perform { collection.put(object.value, at: index) }
            }
        }
        // The loads' progresses are not children of this progress. They complete on other threads, and the parent is not protected while children are added.
        progress.cancellationHandler = { parts.forEach { $0.cancel() } }
        return progress
    }
}

extension UIDragDropSession {
    /// Whether at least one item can be loaded as a value of type `T`, such as `String` or `URL`.
    public func canLoadObjects<T>(ofClass type: T.Type) -> Bool
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Loads values of type `T`, such as `String` or `URL`, from all items that support it; see ``loadObjects(ofClass:completion:)``.
    @discardableResult
    public func loadObjects<T>(ofClass type: T.Type, completion: @escaping @MainActor ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    guard let object = object as? T._ObjectiveCType, T._conditionallyBridgeFromObjectiveC(object, result: &value) else {
                        return nil
                    }
                    return value
                })
        }
    }
}

/// Collects objects that load concurrently. Delivers them in the order of their items after the last one has loaded.
@MainActor
private final class LoadedObjects {
    nonisolated let platform: PlatformReference
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let progress: Progress
    private let completion: @MainActor ([any NSItemProviderReading]) -> Void

    init(
        count: Int, _ progress: Progress, on platform: PlatformReference,
        _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) {
        self.platform = platform
        objects = Array(repeating: nil, count: count)
        missing = count
        self.progress = progress
        self.completion = completion
        if count == 0 { platform.perform { completion([]) } }
    }

    func put(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        progress.completedUnitCount += 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}
