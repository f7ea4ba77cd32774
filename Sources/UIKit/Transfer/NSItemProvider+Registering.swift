import Foundation

extension NSItemProvider {
    /// Registers data of a type.
    ///
    /// - Parameter loadHandler: Called for each load. It calls its handler with data or an error, now or later; later calls are ignored. It
    ///   may return a progress, whose cancellation stops its work.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Registers a file of a type.
    ///
    /// - Parameter loadHandler: Called for each load. It calls its handler with a file's URL and whether access must be coordinated, or
    ///   with an error. There is no coordination on Linux.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .file(fileOptions, loadHandler)))
    }

    /// Registers the writable types of `object`. Data is created on request.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        // Safe as on every platform: the caller promises that the object can be written on the provider's queue.
        let moved = Moved(object)
        for typeIdentifier in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .narrower(visibility, own)) { completion in
                moved.value.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Registers the writable types of `aClass`. `loadHandler` creates the object for each load.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for typeIdentifier in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .narrower(visibility, own)) { completion in
                loadHandler { object, error in
                    guard let object else {
                        completion(nil, error ?? NSItemProvider.nothingLoaded(typeIdentifier))
                        return
                    }
                    _ = object.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// Registers the writable types of `type` (`String`, `URL`); see ``registerObject(ofClass:visibility:loadHandler:)``.
    public func registerObject<T>(
        ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderWriting & SendableMetatype {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Registers an object of a type, which `loadHandler` creates for each load.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: .all, source: .item(loadHandler)))
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
