import UIKit
import UniformTypeIdentifiers

extension NSItemProvider {
    /// A provider of a value as JSON.
    convenience init<Value: Encodable & Sendable>(_ value: Value, as type: UTType) {
        self.init()
        registerDataRepresentation(for: type, visibility: .all) { completion in
            completion(try? JSONEncoder().encode(value), nil)
            return nil
        }
    }

    /// The value that another provider was made with.
    func load<Value: Decodable & Sendable>(_ value: Value.Type, as type: UTType) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            _ = loadDataRepresentation(for: type) { data, error in
                continuation.resume(with: Result { try JSONDecoder().decode(Value.self, from: data ?? Data()) })
            }
        }
    }
}
