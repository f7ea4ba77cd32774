import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads the data of the type, or else of the first representation that conforms to it. Cancelling the task cancels the load.
    public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
        try await LoadBridge.value { self.loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: $0) }.value
    }

    /// Loads the data of the type, or else of the first representation that conforms to it. Cancelling the task cancels the load.
    public func loadDataRepresentation(for contentType: UTType) async throws -> Data {
        try await loadDataRepresentation(forTypeIdentifier: contentType.identifier)
    }

    /// Writes a file of the type, or else of the first representation that conforms to it, to a temporary directory. The caller moves or
    /// removes it.
    public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> URL {
        try await LoadBridge.value { (completion: @escaping @Sendable (URL?, (any Error)?) -> Void) in
            self.loadFile(typeIdentifier, inPlace: false, keepsFile: true) { url, _, error in completion(url, error) }
        }.value
    }

    /// Writes a file of the type, or else of the first representation that conforms to it, to a temporary directory. The caller moves or
    /// removes it.
    public func loadFileRepresentation(for contentType: UTType) async throws -> URL {
        try await loadFileRepresentation(forTypeIdentifier: contentType.identifier)
    }

    /// Loads an object of the class from the best matching representation. Cancelling the task cancels the load.
    public func loadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) async throws -> sending Object {
        let loaded: Moved<any NSItemProviderReading> = try await LoadBridge.value {
            self.loadObject(ofClass: aClass, completionHandler: $0)
        }
        guard let object = loaded.value as? Object else {
            throw Self.error(.unexpectedValueClassError, "The loaded object does not have the requested class.")
        }
        // `nonisolated(unsafe)`: the object was created for this load, so there is no other reference.
        nonisolated(unsafe) let moved = object
        return moved
    }

    /// Loads a value of the type (`String`, `URL`). Cancelling the task cancels the load.
    public func loadObject<T>(ofClass type: T.Type) async throws -> T
    where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        try await LoadBridge.value { self.loadObject(ofClass: type, completionHandler: $0) }.value
    }

    /// Loads the type, or else the first representation that conforms to it, as an object; see
    /// ``loadItem(forTypeIdentifier:options:completionHandler:)``.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
        -> sending any NSSecureCoding
    {
        let loaded: Moved<any NSSecureCoding> = try await LoadBridge.value { completion in
            self.loadItem(forTypeIdentifier: typeIdentifier, options: options, completionHandler: completion)
            return Progress(totalUnitCount: 1)
        }
        // `nonisolated(unsafe)`: the object was created for this load, so there is no other reference.
        nonisolated(unsafe) let moved = loaded.value
        return moved
    }
}
