import Foundation
public import UniformTypeIdentifiers

/// Values of Swift's own, by one line each: `NSItemProvider(value: person)` and `try await provider.loadValue(Person.self)`.
extension NSItemProvider {
    /// A provider of a value, which is written as JSON.
    ///
    /// - Parameters:
    ///   - value: What is given away.
    ///   - contentType: What the JSON is registered as; nil for a type of the program's own that is named after the value's type and conforms to
    ///     `public.json` (see ``valueType(of:)``).
    ///   - visibility: Who may have it.
    public convenience init<Value: Codable & Sendable>(
        value: Value, contentType: UTType? = nil, visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        registerValue(value, contentType: contentType, visibility: visibility)
    }

    /// Offers a value as JSON, beside what is registered already; see ``init(value:contentType:visibility:)``.
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

    /// Whether a value of that type can be loaded here, as far as its type identifier tells.
    public func canLoadValue<Value: Codable & Sendable>(_ type: Value.Type, contentType: UTType? = nil) -> Bool {
        hasItemConformingToTypeIdentifier((contentType ?? Self.valueType(of: type)).identifier)
    }

    /// Loads a value that ``init(value:contentType:visibility:)`` registered, in this program or another.
    ///
    /// - Parameter completionHandler: Called once, on no particular thread, with the value or an error.
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

    /// A value that ``init(value:contentType:visibility:)`` registered, in this program or another. Cancelling the task cancels the load.
    public func loadValue<Value: Codable & Sendable>(_ type: Value.Type, contentType: UTType? = nil) async throws -> Value {
        try Self.value(in: try await loadDataRepresentation(for: contentType ?? Self.valueType(of: type)))
    }

    /// The type by which values of a Swift type go where none is named: `org.lodestone.value.` and the name of module and type.
    public static func valueType<Value>(of type: Value.Type) -> UTType {
        let name = String(reflecting: type).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
        return UTType(exportedAs: "org.lodestone.value." + String(name), conformingTo: .json)
    }

    private static func value<Value: Decodable>(in data: Data) throws -> Value {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw error(
                .unavailableCoercionError, "The value has \(data.count) bytes; at most \(TransferConstants.maximumTextSize) are read.")
        }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw Self.error(.unavailableCoercionError, "The data is no \(Value.self).", underlying: error)
        }
    }
}
