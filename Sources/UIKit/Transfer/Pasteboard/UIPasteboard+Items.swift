import Foundation

extension UIPasteboard {
    // MARK: Item providers

    /// The items as providers, whose data are made or fetched when they are loaded. Setting them replaces what was there.
    public var itemProviders: [NSItemProvider] {
        get { store.items().map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces what was there.
    ///
    /// - Parameters:
    ///   - localOnly: Other programs do not get the items.
    ///   - expirationDate: From then on the items are gone, if they are not replaced by then.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store.set(itemProviders.map(PasteboardItem.init(provider:)), localOnly: localOnly, expiration: expirationDate)
    }

    /// Replaces what was there by an item for each object.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces what was there by an item for each object; see ``setItemProviders(_:localOnly:expirationDate:)``.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Replaces what was there by an item for each value (`String`, `URL`).
    public func setObjects<T>(_ objects: [T]) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces what was there by an item for each value (`String`, `URL`); see ``setItemProviders(_:localOnly:expirationDate:)``.
    public func setObjects<T>(
        _ objects: [T], localOnly: Bool, expirationDate: Date?
    ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: The first item

    /// The types of the first item, the best first.
    public var types: [String] { store.items(complete: false).first?.types ?? [] }

    /// Whether the first item is of one of the types, or of one that conforms to one of them.
    public func contains(pasteboardTypes: [String]) -> Bool {
        store.items(complete: false).first?.contains(pasteboardTypes) ?? false
    }

    /// The first item's data for a type; nil where it has none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        store.items().first.flatMap { store.data(for: pasteboardType, in: $0) }
    }

    /// The first item's value for a type: text, a URL, an image, a colour, a property list, or data; nil where it has none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        store.items().first.flatMap { store.value(for: pasteboardType, in: $0) }
    }

    /// Replaces what was there by one item: text, a URL, an image, a colour, a property list, or data, as `pasteboardType`.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        store.set([PasteboardItem([pasteboardType: value])])
    }

    /// Replaces what was there by one item: data as `pasteboardType`.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Several items

    /// How many items there are.
    public var numberOfItems: Int { store.items().count }

    /// Every item's values by their types. Setting them replaces what was there.
    public var items: [[String: Any]] {
        get {
            store.items().map { item in
                Dictionary(uniqueKeysWithValues: item.types.compactMap { type in store.value(for: type, in: item).map { (type, $0) } })
            }
        }
        set { setItems(newValue) }
    }

    /// Replaces what was there by items of values by their types.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        store.set(
            items.map { PasteboardItem($0) }, localOnly: options[.localOnly] as? Bool ?? false,
            expiration: options[.expirationDate] as? Date)
    }

    /// Adds items of values by their types to what is there.
    public func addItems(_ items: [[String: Any]]) {
        store.add(items.map { PasteboardItem($0) })
    }

    /// The types of the items of a set, or of all; nil where the set has an item that is not there.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        selected(itemSet)?.map(\.types)
    }

    /// Whether each item of a set, or of all, is of one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selected(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.contains(pasteboardTypes) }
    }

    /// The items that are of one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(store.items().enumerated().filter { $0.element.contains(pasteboardTypes) }.map(\.offset))
    }

    /// The values for a type of the items of a set, or of all; items without one are left out. Nil where the set has an item that is not there.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selected(itemSet)?.compactMap { store.value(for: pasteboardType, in: $0) }
    }

    /// The data for a type of the items of a set, or of all; items without one are left out. Nil where the set has an item that is not there.
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
