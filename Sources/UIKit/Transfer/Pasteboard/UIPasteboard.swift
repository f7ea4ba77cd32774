import Foundation
import Host

/// What a person copied, for this program and others.
///
/// ``general`` is the desktop's clipboard: what is put there, other programs paste, and the other way round. Named pasteboards belong to this process.
///
/// Values are given at once. Where they must be made by a load handler or fetched from another program, the call waits for them, for two seconds at
/// most; meanwhile nothing else of the program runs, so a load handler that needs the main thread has nothing to give. ``itemProviders`` and
/// their loads wait for nothing, and are the way for large data.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// The name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The desktop's clipboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    // `nonisolated(unsafe)`, for equality: no code writes it but initializers.
    nonisolated(unsafe) private(set) var store: PasteboardStore

    /// A pasteboard that no other object stands for, with a name of its own.
    public override init() {
        store = PasteboardStore(name: Name(UUID().uuidString), platform: Platform.required, clipboard: nil)
        super.init()
    }

    convenience init(store: PasteboardStore) {
        self.init()
        self.store = store
        if store.object == nil { store.object = self }
    }

    /// The desktop's clipboard.
    open class var general: UIPasteboard {
        Pasteboards.of(Platform.required).general
    }

    /// The pasteboard of that name in this process; where there is none, a new one, or nil unless `create` is set.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let store = Pasteboards.of(Platform.required).store(pasteboardName, create: create) else { return nil }
        self.init(store: store)
    }

    /// A new pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let platform = Platform.required
        let name = Name(UUID().uuidString)
        let store = Pasteboards.of(platform).store(name, create: true) ?? PasteboardStore(name: name, platform: platform, clipboard: nil)
        return UIPasteboard(store: store)
    }

    /// Empties and forgets the pasteboard of that name; the general one stays. Objects that stand for it are empty from then on.
    open class func remove(withName pasteboardName: Name) {
        Pasteboards.of(Platform.required).remove(pasteboardName)
    }

    /// The pasteboard's name.
    open var name: Name { store.name }

    /// Grows whenever something else is put there, by any program.
    open var changeCount: Int { store.changeCount }

    /// Whether both stand for one pasteboard.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIPasteboard)?.store === store
    }

    /// Equal for one pasteboard.
    open override nonisolated var hash: Int { ObjectIdentifier(store).hashValue }

    // MARK: Notifications

    /// Something else was put on a pasteboard, the notification's object; the types that came and went are in its `userInfo`. For the general pasteboard it
    /// comes after ``general`` was first asked for.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// A pasteboard, the notification's object, was removed.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// The types that a change brought, an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The types that a change took away, an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    // MARK: Types

    /// For a value whose types follow from its class.
    public nonisolated static let typeAutomatic = "UIPasteboardTypeAutomatic"
    /// The types that are text.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types that are addresses.
    public nonisolated static let typeListURL = ["public.url"]
    /// The types that are pictures.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.image",
    ]
    /// The types that are colours.
    public nonisolated static let typeListColor = ["com.apple.uikit.color", "org.freedesktop.color"]

    /// What is to be done with items that are put there.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// The option of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` from which on the items are gone, if they are not replaced by then.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// A `Bool`: other programs do not get the items.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }
}
