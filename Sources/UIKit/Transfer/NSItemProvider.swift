import CoreGraphics
import Foundation
import Synchronization

/// Data that can be had in several types, made when it is asked for: what a drag or a pasteboard carries.
///
/// Load handlers and completion handlers run on queues of the provider's, several at once. Each completion handler is called exactly once: with
/// what was loaded, with the loader's error, or with `CocoaError.userCancelled` after its progress was cancelled. All methods may be called on any thread.
///
/// `@unchecked Sendable` is safe because everything that changes lies behind a lock.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Receives an item, or why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Makes an item and gives it to the handler; the class that the caller expects, and the caller's options.
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

    /// A provider without any representation.
    public override init() {
        super.init()
    }

    /// A provider with the representations that `object` can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of an object.
    ///
    /// - Parameters:
    ///   - item: A string, URL, image, data, or another object that can be archived; nil for a provider without representations.
    ///   - typeIdentifier: What the item is registered as; nil for what it is by itself.
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

    /// A provider of a file, in its type and as its URL. It may be opened in place.
    ///
    /// Nil where the URL is no file's. The file is looked at when it is loaded, not before.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(file: fileURL)
    }

    /// A new provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let now = withState { $0 }
        copy.withState { $0 = now }
        return copy
    }

    /// Hears of the loads of its data: a drop, while it is performed.
    package var watch: (any ItemLoadWatch)? {
        get { withState { $0.watch } }
        set { withState { $0.watch = newValue } }
    }

    func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        state.withLock { state in body(&state) }
    }

    // MARK: What there is

    /// The types of all representations, in the order in which they were registered: the most faithful first.
    open var registeredTypeIdentifiers: [String] {
        withState { $0.representations.map(\.typeIdentifier) }
    }

    /// The types of the representations that have all of `fileOptions`, in order; of all of them for no options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        withState { $0.representations.filter { $0.offers(fileOptions) }.map(\.typeIdentifier) }
    }

    /// Whether a representation is of `typeIdentifier` or of a type that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    /// Whether a representation that has all of `fileOptions` is of `typeIdentifier` or of a type that conforms to it.
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        withState { $0.representations }.contains { $0.offers(fileOptions) && $0.conforms(to: typeIdentifier) }
    }

    /// The representation of that very type, or else the first that conforms to it.
    func representation(for typeIdentifier: String) -> ItemRepresentation? {
        let representations = withState { $0.representations }
        return representations.first { $0.typeIdentifier == typeIdentifier } ?? representations.first { $0.conforms(to: typeIdentifier) }
    }

    /// Adds a representation; one of the same type gives way.
    func register(_ representation: ItemRepresentation) {
        withState { state in
            if let place = state.representations.firstIndex(where: { $0.typeIdentifier == representation.typeIdentifier }) {
                state.representations[place] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    // MARK: How it is shown

    /// The name for a file of the item, with or without extension. A provider that came from elsewhere may suggest anything; files that are made here
    /// have names that stay in their directory.
    open var suggestedName: String? {
        get { withState { $0.suggestedName } }
        set { withState { $0.suggestedName = newValue } }
    }

    /// How large the item is best shown, in points; zero where it is not said.
    open var preferredPresentationSize: CGSize {
        get { withState { $0.presentationSize } }
        set { withState { $0.presentationSize = newValue } }
    }

    /// How the item is best shown where it is put.
    open var preferredPresentationStyle: UIPreferredPresentationStyle {
        get { withState { $0.presentationStyle } }
        set { withState { $0.presentationStyle = newValue } }
    }

    /// Makes a small picture of the item, for ``loadPreviewImage(options:completionHandler:)``.
    open var previewImageHandler: LoadHandler? {
        get { withState { $0.previewImageHandler } }
        set { withState { $0.previewImageHandler = newValue } }
    }

    /// The types, for a person who debugs.
    open override var description: String {
        "<NSItemProvider: \(ObjectIdentifier(self).hashValue.hexadecimal) {types = (\(registeredTypeIdentifiers.joined(separator: ", ")))}>"
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
