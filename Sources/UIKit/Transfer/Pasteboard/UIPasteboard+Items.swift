import Foundation

extension UIPasteboard {
    // MARK: Item providers

    /// The items as providers, whose data is created or read when it is loaded. Setting them replaces the content.
    public var itemProviders: [NSItemProvider] {
        get { store.items().map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the content.
    ///
    /// - Parameters:
    ///   - localOnly: Whether other programs get nothing.
    ///   - expirationDate: The time at which the items are removed; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store.set(itemProviders.map(PasteboardItem.init(provider:)), localOnly: localOnly, expiration: expirationDate)
    }

    /// Replaces the content by an item for each object.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the content by an item for each object; see ``setItemProviders(_:localOnly:expirationDate:)``.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Replaces the content by an item for each value (`String`, `URL`).
    public func setObjects<T>(_ objects: [T]) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the content by an item for each value (`String`, `URL`); see ``setItemProviders(_:localOnly:expirationDate:)``.
    public func setObjects<T>(
        _ objects: [T], localOnly: Bool, expirationDate: Date?
    ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: The first item

    /// The types of the first item, the best first.
    public var types: [String] { store.items(complete: false).first?.types ?? [] }

    /// Whether the first item has one of the types, or a conforming one.
    public func contains(pasteboardTypes: [String]) -> Bool {
        store.items(complete: false).first?.contains(pasteboardTypes) ?? false
    }

    /// The first item's data for a type; nil if it has none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        store.items().first.flatMap { store.data(for: pasteboardType, in: $0) }
    }

    /// The first item's value for a type: text, a URL, an image, a colour, a property list, or data; nil if it has none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        store.items().first.flatMap { store.value(for: pasteboardType, in: $0) }
    }

    /// Replaces the content by one item of `pasteboardType`: text, a URL, an image, a colour, a property list, or data.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        store.set([PasteboardItem([pasteboardType: value])])
    }

    /// Replaces the content by one item with data of `pasteboardType`.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Several items

    /// The number of items.
    public var numberOfItems: Int { store.items().count }

    /// The values of all items by type. Setting them replaces the content.
    public var items: [[String: Any]] {
        get {
            store.items().map { item in
                Dictionary(uniqueKeysWithValues: item.types.compactMap { type in store.value(for: type, in: item).map { (type, $0) } })
            }
        }
        set { setItems(newValue) }
    }

    /// Replaces the content by items with values by type.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        store.set(
            items.map { PasteboardItem($0) }, localOnly: options[.localOnly] as? Bool ?? false,
            expiration: options[.expirationDate] as? Date)
    }

    /// Appends items with values by type.
    public func addItems(_ items: [[String: Any]]) {
        store.add(items.map { PasteboardItem($0) })
    }

    /// The types of the items in a set, or of all; nil if an index is out of range.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        selected(itemSet)?.map(\.types)
    }

    /// Whether each item in a set, or each item, has one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selected(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.contains(pasteboardTypes) }
    }

    /// The items with one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(store.items().enumerated().filter { $0.element.contains(pasteboardTypes) }.map(\.offset))
    }

    /// The values for a type of the items in a set, or of all, without items that have none. Nil if an index is out of range.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selected(itemSet)?.compactMap { store.value(for: pasteboardType, in: $0) }
    }

    /// The data for a type of the items in a set, or of all, without items that have none. Nil if an index is out of range.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        selected(itemSet)?.compactMap { store.data(for: pasteboardType, in: $0) }
    }

    private func selected(_ itemSet: IndexSet?) -> [PasteboardItem]? {
        let items = store.items()
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }
}
