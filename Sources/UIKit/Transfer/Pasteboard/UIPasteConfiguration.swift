import Foundation

/// The types that a responder accepts when it pastes.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The accepted types. Types that conform to these are accepted too.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts the types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration that accepts the readable types of a class.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration that accepts the readable types of a value type (`String`, `URL`).
    public convenience init<T>(forAccepting type: T.Type) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Adds accepted types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !self.acceptableTypeIdentifiers.contains($0) }
    }

    /// Adds the readable types of a class.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds the readable types of a value type (`String`, `URL`).
    open func addTypeIdentifiers<T>(forAccepting type: T.Type) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    /// Returns a copy of the configuration.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Moved(UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)) }.value
    }
}

/// The pasting methods of a responder.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that the responder accepts; nil to accept nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes the items. Called if ``canPaste(_:)`` returned true.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the responder accepts the items. By default every item must have a type of the ``pasteConfiguration``.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
