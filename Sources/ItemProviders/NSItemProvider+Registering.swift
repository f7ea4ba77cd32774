import Foundation

extension NSItemProvider {
    /// Registers the writable types of `type` (`String`, `URL`); see ``registerObject(ofClass:visibility:loadHandler:)``.
    public func registerObject<T>(
        ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderWriting & SendableMetatype {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Creates a provider of a file's content and its URL.
    convenience init(file url: URL, visibility: NSItemProviderRepresentationVisibility = .all) {
        self.init()
        registerFile(url, contentType: nil, options: .openInPlace, visibility: visibility)
        registerObject(url as NSURL, visibility: visibility)
        suggestedName = url.lastPathComponent
    }
}

extension NSItemProviderRepresentationVisibility {
    static func narrower(_ one: Self, _ other: Self) -> Self {
        one.rawValue > other.rawValue ? one : other
    }
}
