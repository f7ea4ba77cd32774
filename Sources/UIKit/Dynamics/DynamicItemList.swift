/// The items of a behavior in insertion order, without duplicates.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) {
        for item in items { add(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

    /// Adds an item. Returns false if the list already contains it.
    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        items.append(item)
        return true
    }

    /// Removes an item. Returns false if the list does not contain it.
    @discardableResult
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        items.remove(at: index)
        return true
    }
}
