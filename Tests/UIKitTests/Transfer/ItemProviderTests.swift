import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("NSItemProvider")
struct ItemProviderTests {
    @Test("an object's types are registered in its order, and a string comes back as it was")
    func strings() async throws {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        let text = try await load { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(text == "Grüße")
    }

    /// The value of a load; fails where its handler is called twice.
    private func load<Value: Sendable>(
        _ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            _ = start { value, error in
                if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
                }
            }
        }
    }
}
