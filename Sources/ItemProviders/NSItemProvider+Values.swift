import Foundation
public import UniformTypeIdentifiers

/// Swift values: `NSItemProvider(value: person)` and `try await provider.loadValue(Person.self)`.
extension NSItemProvider {
    /// Creates a provider of a value, encoded as JSON.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - contentType: The JSON's type. Nil for a private type, named after the value's type, that conforms to `public.json` (see ``valueType(of:)``).
    ///   - visibility: The programs that may read it.
    public convenience init<Value: Codable & Sendable>(
        value: Value, contentType: UTType? = nil, visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        registerValue(value, contentType: contentType, visibility: visibility)
    }

    /// Registers a value as JSON; see ``init(value:contentType:visibility:)``.
    public func registerValue<Value: Codable & Sendable>(
        _ value: Value, contentType: UTType? = nil, visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        registerDataRepresentation(for: contentType ?? Self.valueType(of: Value.self), visibility: visibility) { completion in
            do {
                completion(try JSONEncoder().encode(value), nil)
            } catch {
                completion(nil, error)
            }
            return nil
        }
    }

    /// Whether a value of the type can be loaded, judging by the type identifiers.
    public func canLoadValue<Value: Codable & Sendable>(_ type: Value.Type, contentType: UTType? = nil) -> Bool {
        hasItemConformingToTypeIdentifier((contentType ?? Self.valueType(of: type)).identifier)
    }

    /// Loads a value that ``init(value:contentType:visibility:)`` registered, in this program or another.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the value or an error.
    @discardableResult
    public func loadValue<Value: Codable & Sendable>(
        _ type: Value.Type, contentType: UTType? = nil, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: contentType ?? Self.valueType(of: type)) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try Self.value(in: data), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a value that ``init(value:contentType:visibility:)`` registered, in this program or another. Cancelling the task cancels the
    /// load.
    public func loadValue<Value: Codable & Sendable>(_ type: Value.Type, contentType: UTType? = nil) async throws -> Value {
        try Self.value(in: try await loadDataRepresentation(for: contentType ?? Self.valueType(of: type)))
    }

    /// The default type identifier of a Swift type: `org.lodestone.value.` and the names of module and type.
    public static func valueType<Value>(of type: Value.Type) -> UTType {
        let name = String(reflecting: type).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
        return UTType(exportedAs: "org.lodestone.value." + String(name), conformingTo: .json)
    }

    private static func value<Value: Decodable>(in data: Data) throws -> Value {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw error(
                .unavailableCoercionError, "The value has \(data.count) bytes. The limit is \(TransferConstants.maximumTextSize) bytes.")
        }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw Self.error(.unavailableCoercionError, "The data is not a \(Value.self).", underlying: error)
        }
    }
}
