import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// Data for a drag or a pasteboard in several types, created on request.
///
/// Load handlers and completion handlers run concurrently on queues of the provider. Each completion handler is called exactly once: with the result,
/// with the loader's error, or with `CocoaError.userCancelled` after its progress was cancelled. All methods are thread-safe.
///
/// `@unchecked Sendable` is safe because a lock protects all mutable state.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Receives an item or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Creates an item and passes it to the handler. Receives the class that the caller expects, and the caller's options.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    struct State: Sendable {
        var watch: (any ItemLoadWatch)?
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        var presentationSize = CGSize.zero
        var presentationStyle = UIPreferredPresentationStyle.unspecified
        var previewImageHandler: LoadHandler?
    }

    private let state = Mutex(State())

    /// Creates a provider without representations.
    public override init() {
        super.init()
    }

    /// Creates a provider with the writable types of `object`.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an object.
    ///
    /// - Parameters:
    ///   - item: A string, URL, image, data, or another object that can be archived; nil for a provider without representations.
    ///   - typeIdentifier: The type under which the item is registered; nil for the item's own types.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        if typeIdentifier == nil, let object = item as? any NSItemProviderWriting {
            registerObject(object, visibility: .all)
            return
        }
        let moved = Moved(item)
        registerItem(forTypeIdentifier: typeIdentifier ?? "public.data") { completion, _, _ in completion?(moved.value, nil) }
    }

    /// Creates a provider that offers a file in two representations: its data, with the file's type, and its URL. Receivers may open the file in place.
    ///
    /// Nil if the URL is not a file URL. The file is only accessed when it is loaded.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(file: fileURL)
    }

    /// Returns a new provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let now = withState { $0 }
        copy.withState { $0 = now }
        return copy
    }

    /// Observes the loads of its data, for example during a drop.
    package final var watch: (any ItemLoadWatch)? {
        get { withState { $0.watch } }
        set { withState { $0.watch = newValue } }
    }

    func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        state.withLock { state in body(&state) }
    }

    // MARK: Registered types

    /// The types of all representations in registration order, by convention the most faithful first.
    open var registeredTypeIdentifiers: [String] {
        withState { $0.representations.map(\.typeIdentifier) }
    }

    /// The types of the representations with all of `fileOptions`, in registration order; all types for empty options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        withState { $0.representations.filter { $0.offers(fileOptions) }.map(\.typeIdentifier) }
    }

    /// Whether a representation has the type `typeIdentifier` or a type that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    /// Whether a representation with all of `fileOptions` has the type `typeIdentifier` or a type that conforms to it.
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        withState { $0.representations }.contains { $0.offers(fileOptions) && $0.conforms(to: typeIdentifier) }
    }

    /// The representation with exactly this type, or else the first one that conforms to it.
    package final func representation(for typeIdentifier: String) -> ItemRepresentation? {
        let representations = withState { $0.representations }
        return representations.first { $0.typeIdentifier == typeIdentifier } ?? representations.first { $0.conforms(to: typeIdentifier) }
    }

    /// Adds a representation. Replaces one of the same type.
    func register(_ representation: ItemRepresentation) {
        withState { state in
            if let index = state.representations.firstIndex(where: { $0.typeIdentifier == representation.typeIdentifier }) {
                state.representations[index] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    // MARK: Presentation

    /// The suggested filename, with or without extension. A name from another program may contain anything. Files that the provider creates have safe
    /// names within their directory.
    open var suggestedName: String? {
        get { withState { $0.suggestedName } }
        set { withState { $0.suggestedName = newValue } }
    }

    /// The preferred size of the item's presentation, in points; zero for no preference.
    open var preferredPresentationSize: CGSize {
        get { withState { $0.presentationSize } }
        set { withState { $0.presentationSize = newValue } }
    }

    /// The preferred presentation of the item at its destination.
    open var preferredPresentationStyle: UIPreferredPresentationStyle {
        get { withState { $0.presentationStyle } }
        set { withState { $0.presentationStyle = newValue } }
    }

    /// Creates a thumbnail of the item for ``loadPreviewImage(options:completionHandler:)``.
    open var previewImageHandler: LoadHandler? {
        get { withState { $0.previewImageHandler } }
        set { withState { $0.previewImageHandler = newValue } }
    }

    /// The registered types, for debugging.
    open override var description: String {
        "<NSItemProvider: \(ObjectIdentifier(self).hashValue.hexadecimal) {types = (\(registeredTypeIdentifiers.joined(separator: ", ")))}>"
    }

    // MARK: Registering

    /// Registers data of a type.
    ///
    /// - Parameter loadHandler: Called for each load. It calls its completion handler once with data or an error, synchronously or asynchronously; further
    ///   calls are ignored. If it returns a `Progress`, cancelling the progress should stop the load.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Registers a file of a type.
    ///
    /// - Parameter loadHandler: Called for each load. It calls its handler with a file's URL and whether access must be coordinated, or
    ///   with an error. Linux has no coordination.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .file(fileOptions, loadHandler)))
    }

    /// Registers the writable types of `object`. Data is created on request.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        // Safe as on Apple's platforms: the caller must pass an object that may be written on the provider's queue.
        let moved = Moved(object)
        for typeIdentifier in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .narrower(visibility, own)) { completion in
                moved.value.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Registers the writable types of `aClass`. `loadHandler` creates the object for each load.
    open func registerObject(
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

    /// Registers an object of a type, which `loadHandler` creates for each load.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: .all, source: .item(loadHandler)))
    }

    // MARK: Loading

    /// Loads the data of the type, or else of the first representation that conforms to it. A file representation is read.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the data or an error.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<Data>(of: self, completionHandler)
        guard let representation = representation(for: typeIdentifier) else {
            load.finish(nil, Self.noRepresentation(of: typeIdentifier, registered: registeredTypeIdentifiers))
            return load.progress
        }
        load.start { load in representation.loadData { load.finish($0, $1) } }
        return load.progress
    }

    /// Writes the type, or else the first representation that conforms to it, to a temporary file. Its name is the suggested one with the
    /// type's extension.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread. The file is removed when it returns: copy or move it there.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
    }

    /// Returns the file itself if it may be opened in place, or else a temporary copy.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the URL and whether it is the file itself. A temporary file
    ///   is removed when the handler returns.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: true, completionHandler)
    }

    /// Whether a representation matches one of the class's types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableRepresentation(for: aClass) != nil
    }

    /// Loads an object of the class from the best matching representation.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the object or an error.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<any NSItemProviderReading>(of: self, completionHandler)
        guard let representation = readableRepresentation(for: aClass) else {
            let wanted = aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")
            load.finish(nil, Self.noRepresentation(of: wanted, registered: registeredTypeIdentifiers))
            return load.progress
        }
        // A metatype is safe on every thread.
        let aClass = Moved(aClass)
        load.start { load in
            representation.loadData { data, error in
                guard let data else {
                    load.finish(nil, error)
                    return
                }
                do {
                    load.finish(try aClass.value.object(withItemProviderData: data, typeIdentifier: representation.typeIdentifier), nil)
                } catch {
                    load.finish(nil, error)
                }
            }
        }
        return load.progress
    }

    /// Loads the type, or else the first representation that conforms to it, as an object: the item registered with
    /// ``registerItem(forTypeIdentifier:loadHandler:)``, a file's `NSURL`, or `NSData`.
    ///
    /// - Parameters:
    ///   - options: Passed to the load handler.
    ///   - completionHandler: Called once, on an arbitrary thread, with the item or an error.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        let load = ItemLoad<any NSSecureCoding>(of: self) { completionHandler?($0, $1) }
        guard let representation = representation(for: typeIdentifier) else {
            load.finish(nil, Self.noRepresentation(of: typeIdentifier, registered: registeredTypeIdentifiers))
            return
        }
        let options = Moved(options)
        load.start { load in representation.loadItem(options: options.value) { load.finish($0, $1) } }
    }

    /// Loads the preview image of ``previewImageHandler``.
    ///
    /// - Parameters:
    ///   - options: Passed to the handler.
    ///   - completionHandler: Called once, on an arbitrary thread, with a `UIImage`, `NSData` or `NSURL`, or an error.
    open func loadPreviewImage(options: [AnyHashable: Any]! = nil, completionHandler: CompletionHandler!) {
        let load = ItemLoad<any NSSecureCoding> { [completionHandler] in completionHandler?($0, $1) }
        guard let handler = previewImageHandler else {
            load.finish(nil, Self.error(.itemUnavailableError, "The provider has no preview image handler."))
            return
        }
        let options = Moved(options)
        load.start { load in
            handler({ load.finish($0, $1) }, nil, options.value)
            return nil
        }
    }

    // MARK: Content types

    /// Registers data of a type; see ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
    open func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a type; see ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``.
    ///
    /// - Parameter openInPlace: Whether receivers may get the file itself instead of a copy.
    open func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
            loadHandler: loadHandler)
    }

    /// The types of all representations in registration order, without undeclared ones.
    open var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The types of the representations whose files may be opened in place, in registration order.
    open var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    /// The types that are `contentType` or conform to it, in registration order.
    open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Loads the data of the type, or else of the first representation that conforms to it; see
    /// ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
    @discardableResult
    open func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of the type, or else of the first representation that conforms to it.
    ///
    /// - Parameters:
    ///   - openInPlace: Whether to return the file itself if it may be opened in place.
    ///   - completionHandler: Called once, on an arbitrary thread, with the URL and whether it is the file itself. A temporary file is
    ///     removed when the handler returns: copy or move it there.
    @discardableResult
    open func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType.identifier, inPlace: openInPlace, completionHandler)
    }
}

extension ItemRepresentation {
    func offers(_ options: NSItemProviderFileOptions) -> Bool {
        options.isEmpty || (fileOptions?.isSuperset(of: options) ?? false)
    }
}

extension Int {
    fileprivate var hexadecimal: String { "0x" + String(self, radix: 16) }
}
