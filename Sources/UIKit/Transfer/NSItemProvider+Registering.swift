import Foundation

extension NSItemProvider {
    /// Offers data of a type, which `loadHandler` makes each time it is asked for.
    ///
    /// - Parameter loadHandler: Calls the handler it is given with data or an error, at once or later; calls after the first change nothing.
    ///   It may return a progress, whose cancellation calls the work off.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Offers a file of a type, which `loadHandler` finds or writes each time it is asked for.
    ///
    /// - Parameter loadHandler: Calls the handler it is given with a file's URL, and whether access must be coordinated (nothing needs it here),
    ///   or with an error.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .file(fileOptions, loadHandler)))
    }

    /// Offers the types that `object` can be written as. Its data are made when they are asked for.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        // Safe as on every platform: the code that registers an object promises that it can be written from the provider's queue.
        let moved = Moved(object)
        for typeIdentifier in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .narrower(visibility, own)) { completion in
                moved.value.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Offers the types that objects of `aClass` can be written as. `loadHandler` makes the object each time one of them is asked for.
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

    /// Offers the types that values of `type` (`String`, `URL`) can be written as; see ``registerObject(ofClass:visibility:loadHandler:)``.
    public func registerObject<T>(
        ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderWriting & SendableMetatype {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Offers an object of a type, which `loadHandler` makes each time it is asked for.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: .all, source: .item(loadHandler)))
    }

    /// Offers a file as what it is and as its URL.
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
