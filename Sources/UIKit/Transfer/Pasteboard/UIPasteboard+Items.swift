import Foundation

extension UIPasteboard {
    /// Replaces the content by an item for each value (`String`, `URL`).
    public func setObjects<T>(_ objects: [T]) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the content by an item for each value (`String`, `URL`); see ``setItemProviders(_:localOnly:expirationDate:)``.
    public func setObjects<T>(
        _ objects: [T], localOnly: Bool, expirationDate: Date?
    ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }
}
