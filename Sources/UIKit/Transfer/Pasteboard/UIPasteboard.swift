import Foundation
import Host

/// A pasteboard, with which the user copies and pastes within the program and between programs.
///
/// ``general`` is the desktop's clipboard, which all programs share. Named pasteboards belong to this process.
///
/// Methods that return values block for up to two seconds if a load handler or another program must provide the value. Meanwhile no other code runs on
/// the main thread, so a load handler that needs the main thread cannot provide its data. ``itemProviders`` and their loads do not block; use them for
/// large data.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// The name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The desktop's clipboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    // `nonisolated(unsafe)` for the nonisolated `isEqual` and `hash`: only initializers write the property.
    nonisolated(unsafe) private(set) var store: PasteboardStore

    /// Creates a pasteboard with a unique name.
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

    /// The pasteboard with the name in this process. If it does not exist, creates it, or returns nil if `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let store = Pasteboards.of(Platform.required).store(pasteboardName, create: create) else { return nil }
        self.init(store: store)
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let platform = Platform.required
        let name = Name(UUID().uuidString)
        let store = Pasteboards.of(platform).store(name, create: true) ?? PasteboardStore(name: name, platform: platform, clipboard: nil)
        return UIPasteboard(store: store)
    }

    /// Removes the pasteboard with the name, and its content; the general one cannot be removed. Existing objects of the pasteboard become empty.
    open class func remove(withName pasteboardName: Name) {
        Pasteboards.of(Platform.required).remove(pasteboardName)
    }

    /// The pasteboard's name.
    open var name: Name { store.name }

    /// The number of changes of the content, by any program. It only increases.
    open var changeCount: Int { store.changeCount }

    /// Whether both objects represent the same pasteboard.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIPasteboard)?.store === store
    }

    /// Equal for objects of the same pasteboard.
    open override nonisolated var hash: Int { ObjectIdentifier(store).hashValue }

    // MARK: Notifications

    /// Posted when the content of a pasteboard, the notification's object, changed. `userInfo` has the added and removed types. For the general
    /// pasteboard it is only posted after the first access to ``general``.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard, the notification's object, was removed.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// The types that a change added: an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The types that a change removed: an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    // MARK: Types

    /// The type for a value whose class determines its types.
    public nonisolated static let typeAutomatic = "UIPasteboardTypeAutomatic"
    /// The text types.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The URL types.
    public nonisolated static let typeListURL = ["public.url"]
    /// The image types.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.image",
    ]
    /// The color types.
    public nonisolated static let typeListColor = ["com.apple.uikit.color", "org.freedesktop.color"]

    /// An option for new items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Creates the option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items are removed, unless they were replaced before.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// A `Bool`: whether other programs cannot read the items.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    // MARK: Item providers

    /// The items as providers, which create or read their data when the data is loaded. Setting the providers replaces the content.
    open var itemProviders: [NSItemProvider] {
        get { store.items().map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the content.
    ///
    /// - Parameters:
    ///   - itemProviders: The new items.
    ///   - localOnly: Whether other programs get nothing.
    ///   - expirationDate: The time at which the items are removed; nil for never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store.set(itemProviders.map(PasteboardItem.init(provider:)), localOnly: localOnly, expiration: expirationDate)
    }

    /// Replaces the content by an item for each object.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the content by an item for each object; see ``setItemProviders(_:localOnly:expirationDate:)``.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: The first item

    /// The types of the first item, the best first.
    open var types: [String] { store.items(complete: false).first?.types ?? [] }

    /// Whether the first item has one of the types, or a type that conforms to one of them.
    open func contains(pasteboardTypes: [String]) -> Bool {
        store.items(complete: false).first?.contains(pasteboardTypes) ?? false
    }

    /// The first item's data for a type; nil without such data.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        store.items().first.flatMap { store.data(for: pasteboardType, in: $0) }
    }

    /// The first item's value for a type: text, a URL, an image, a colour, a property list, or data; nil without such a value.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        store.items().first.flatMap { store.value(for: pasteboardType, in: $0) }
    }

    /// Replaces the content by one item of `pasteboardType`: text, a URL, an image, a colour, a property list, or data.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        store.set([PasteboardItem([pasteboardType: value])])
    }

    /// Replaces the content by one item with data of `pasteboardType`.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Several items

    /// The number of items.
    open var numberOfItems: Int { store.items().count }

    /// The values of all items by type. Setting them replaces the content.
    open var items: [[String: Any]] {
        get {
            store.items().map { item in
                Dictionary(uniqueKeysWithValues: item.types.compactMap { type in store.value(for: type, in: item).map { (type, $0) } })
            }
        }
        set { setItems(newValue) }
    }

    /// Replaces the content by items with values by type.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        store.set(
            items.map { PasteboardItem($0) }, localOnly: options[.localOnly] as? Bool ?? false,
            expiration: options[.expirationDate] as? Date)
    }

    /// Appends items with values by type.
    open func addItems(_ items: [[String: Any]]) {
        store.add(items.map { PasteboardItem($0) })
    }

    /// The types of the items in a set, or of all items if the set is nil. Returns nil if an index is out of range.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        selected(itemSet)?.map(\.types)
    }

    /// Whether each item in a set has one of the types. If the set is nil, all items are checked.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selected(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.contains(pasteboardTypes) }
    }

    /// The items with one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(store.items().enumerated().filter { $0.element.contains(pasteboardTypes) }.map(\.offset))
    }

    /// The values for a type of the items in a set, or of all items if the set is nil. Omits items without that type. Returns nil if an index is out of
    /// range.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selected(itemSet)?.compactMap { store.value(for: pasteboardType, in: $0) }
    }

    /// The data for a type of the items in a set, or of all items if the set is nil. Omits items without that type. Returns nil if an index is out of
    /// range.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        selected(itemSet)?.compactMap { store.data(for: pasteboardType, in: $0) }
    }

    // MARK: Values of one kind

    /// Whether an item has text. Does not read other programs' data.
    open var hasStrings: Bool { has(Self.typeListString) }
    /// Whether an item has a URL. Does not read other programs' data.
    open var hasURLs: Bool { has(Self.typeListURL) }
    /// Whether an item has an image. Does not read other programs' data.
    open var hasImages: Bool { has(Self.typeListImage) }
    /// Whether an item has a colour. Does not read other programs' data.
    open var hasColors: Bool { has(Self.typeListColor) }

    /// The text of the first item with text. Setting it replaces the content; nil clears the pasteboard.
    open var string: String? {
        get { first(Self.typeListString) }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil without any. Setting them replaces the content by an item for each.
    open var strings: [String]? {
        get { all(Self.typeListString) }
        set { replace(newValue) { ["public.utf8-plain-text": $0] } }
    }

    /// The URL of the first item with one. Setting it replaces the content; nil clears the pasteboard.
    open var url: URL? {
        get { first(Self.typeListURL) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items; nil without any. Setting them replaces the content by an item for each.
    open var urls: [URL]? {
        get { all(Self.typeListURL) }
        set { replace(newValue) { $0.isFileURL ? ["public.file-url": $0, "public.url": $0] : ["public.url": $0] } }
    }

    /// The image of the first item with one. Setting it replaces the content; nil clears the pasteboard.
    open var image: UIImage? {
        get { first(Self.typeListImage) }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil without any. Setting them replaces the content by an item for each.
    open var images: [UIImage]? {
        get { all(Self.typeListImage) }
        set { replace(newValue) { [Self.typeAutomatic: $0] } }
    }

    /// The colour of the first item with one. Setting it replaces the content; nil clears the pasteboard.
    open var color: UIColor? {
        get { first(Self.typeListColor) }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil without any. Setting them replaces the content by an item for each.
    open var colors: [UIColor]? {
        get { all(Self.typeListColor) }
        set { replace(newValue) { [Self.typeAutomatic: $0] } }
    }

    private func selected(_ itemSet: IndexSet?) -> [PasteboardItem]? {
        let items = store.items()
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }

    private func has(_ types: [String]) -> Bool {
        store.items(complete: false).contains { $0.contains(types) }
    }

    private func first<Value>(_ types: [String]) -> Value? {
        for item in store.items() {
            if let value: Value = value(types, of: item) { return value }
        }
        return nil
    }

    private func all<Value>(_ types: [String]) -> [Value]? {
        let values: [Value] = store.items().compactMap { value(types, of: $0) }
        return values.isEmpty ? nil : values
    }

    /// The first value of `item` for one of `types`. If the stored value has another class than `Value`, the value is created from its data.
    private func value<Value>(_ types: [String], of item: PasteboardItem) -> Value? {
        for type in types {
            guard let actual = item.actualType(for: type) else { continue }
            if let value = store.value(for: actual, in: item) as? Value { return value }
            if let data = store.data(for: actual, in: item), let value = PasteboardValue.value(of: data, type: actual) as? Value {
                return value
            }
        }
        return nil
    }

    private func replace<Value>(_ values: [Value]?, _ representations: (Value) -> [String: Any]) {
        store.set((values ?? []).map { PasteboardItem(representations($0)) })
    }
}
