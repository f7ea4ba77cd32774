import Foundation

/// What a responder takes when something is pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The types that are taken, and those that conform to them.
    open var acceptableTypeIdentifiers: [String]

    /// A configuration that takes items of those types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// A configuration that takes what objects of a class can be read from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// A configuration that takes what values of a type (`String`, `URL`) can be read from.
    public convenience init<T>(forAccepting type: T.Type) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Takes items of those types too.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !self.acceptableTypeIdentifiers.contains($0) }
    }

    /// Takes what objects of a class can be read from too.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes what values of a type (`String`, `URL`) can be read from too.
    open func addTypeIdentifiers<T>(forAccepting type: T.Type) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    /// A configuration of its own that takes the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Moved(UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)) }.value
    }
}

/// Something that can be pasted into: every responder.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What is taken; nil for nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes the items that were pasted. Called where ``canPaste(_:)`` said yes.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the items are taken: each of them, unless overridden, has a type of the ``pasteConfiguration``.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
