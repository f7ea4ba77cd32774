import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// The data of the representation of that type, or else of the first that conforms to it. Cancelling the task cancels the load.
    public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
        try await LoadBridge.value { self.loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: $0) }.value
    }

    /// The data of the representation of that type, or else of the first that conforms to it. Cancelling the task cancels the load.
    public func loadDataRepresentation(for contentType: UTType) async throws -> Data {
        try await loadDataRepresentation(forTypeIdentifier: contentType.identifier)
    }

    /// A file of that type, or else of the first that conforms to it, in a temporary directory of its own. It is the caller's to move or remove.
    public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> URL {
        try await LoadBridge.value { (completion: @escaping @Sendable (URL?, (any Error)?) -> Void) in
            self.loadFile(typeIdentifier, inPlace: false, keepsFile: true) { url, _, error in completion(url, error) }
        }.value
    }

    /// A file of that type, or else of the first that conforms to it, in a temporary directory of its own. It is the caller's to move or remove.
    public func loadFileRepresentation(for contentType: UTType) async throws -> URL {
        try await loadFileRepresentation(forTypeIdentifier: contentType.identifier)
    }

    /// An object of a class from the representation that suits the class best. Cancelling the task cancels the load.
    public func loadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) async throws -> sending Object {
        let loaded: Moved<any NSItemProviderReading> = try await LoadBridge.value {
            self.loadObject(ofClass: aClass, completionHandler: $0)
        }
        guard let object = loaded.value as? Object else {
            throw Self.error(.unexpectedValueClassError, "The loaded object is of another class than was asked for.")
        }
        // It was made for this load; no other code has it.
        nonisolated(unsafe) let moved = object
        return moved
    }

    /// A value of a type (`String`, `URL`). Cancelling the task cancels the load.
    public func loadObject<T>(ofClass type: T.Type) async throws -> T
    where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        try await LoadBridge.value { self.loadObject(ofClass: type, completionHandler: $0) }.value
    }

    /// The representation of that type, or else of the first that conforms to it, as an object; see
    /// ``loadItem(forTypeIdentifier:options:completionHandler:)``.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
        -> sending any NSSecureCoding
    {
        let loaded: Moved<any NSSecureCoding> = try await LoadBridge.value { completion in
            self.loadItem(forTypeIdentifier: typeIdentifier, options: options, completionHandler: completion)
            return Progress(totalUnitCount: 1)
        }
        // It was made for this load; no other code has it.
        nonisolated(unsafe) let moved = loaded.value
        return moved
    }
}
