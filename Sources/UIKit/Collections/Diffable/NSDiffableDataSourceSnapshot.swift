import Foundation

/// What a diffable data source shows, or is to show: identifiers of sections and of items, in order, each of them once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    var store = ChunkedIdentifiers<SectionIdentifierType, ItemIdentifierType>()
    private var reloaded: Set<ItemIdentifierType> = []
    private var reconfigured: Set<ItemIdentifierType> = []
    private var reloadedSectionSet: Set<SectionIdentifierType> = []

    /// A snapshot of nothing.
    public init() {}

    // MARK: What is in it

    /// How many items there are.
    public var numberOfItems: Int { store.count }
    /// How many sections there are.
    public var numberOfSections: Int { store.sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { store.sections.flatMap { store.items(in: $0) } }
    /// The items that were asked to be shown in other cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloaded) }
    /// The items whose cells were asked to be set up again.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfigured) }
    /// The sections that were asked to be shown anew.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSectionSet) }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        precondition(store.contains(section: identifier), "There is no section \(identifier) in the snapshot.")
        return store.count(in: identifier)
    }

    /// The items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        precondition(store.contains(section: identifier), "There is no section \(identifier) in the snapshot.")
        return store.items(in: identifier)
    }

    /// The section that an item is in.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { store.section(of: identifier) }

    /// Where an item is among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = store.index(of: identifier) else { return nil }
        return store.sections.prefix { $0 != place.section }.reduce(place.index) { $0 + store.count(in: $1) }
    }

    /// Where a section is.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { store.sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Adds items at the end of a section; of the last one where none is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? store.sections.last else {
            fatalError("There are no sections in the snapshot. Call appendSections(_:) first.")
        }
        store.append(identifiers, to: section)
    }

    /// Puts items before another.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        store.insert(identifiers, beside: beforeIdentifier, after: false)
    }

    /// Puts items after another.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        store.insert(identifiers, beside: afterIdentifier, after: true)
    }

    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            store.remove(identifier)
            reloaded.remove(identifier)
            reconfigured.remove(identifier)
        }
    }

    /// Takes all items and sections out.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Puts an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        store.remove(identifier)
        store.insert([identifier], beside: toIdentifier, after: false)
    }

    /// Puts an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        store.remove(identifier)
        store.insert([identifier], beside: toIdentifier, after: true)
    }

    /// Lets items be shown in other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(known(identifiers)) }

    /// Lets the cells of items be set up again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfigured.formUnion(known(identifiers)) }

    private func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        for identifier in identifiers where !store.contains(identifier) {
            fatalError("Cannot reload or reconfigure \(identifier), which is not in the snapshot.")
        }
        return identifiers
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { store.insert(identifiers, at: store.sections.count) }

    /// Puts sections before another.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        store.insert(identifiers, at: place(of: toIdentifier))
    }

    /// Puts sections after another.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        store.insert(identifiers, at: place(of: toIdentifier) + 1)
    }

    /// Takes sections out, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            store.remove(section: identifier)
            reloadedSectionSet.remove(identifier)
        }
        reloaded = reloaded.filter { store.contains($0) }
        reconfigured = reconfigured.filter { store.contains($0) }
    }

    /// Puts a section before another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Puts a section after another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, after: Bool) {
        guard identifier != target else { return }
        let old = place(of: identifier)
        let place = place(of: target)
        store.move(section: identifier, to: (old < place ? place - 1 : place) + (after ? 1 : 0))
    }

    /// Lets sections be shown anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedSectionSet.formUnion(identifiers)
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let place = store.sections.firstIndex(of: section) else { fatalError("There is no section \(section) in the snapshot.") }
        return place
    }

    /// Forgets what was asked to be shown anew: it was.
    mutating func forgetReloads() { (reloaded, reconfigured, reloadedSectionSet) = ([], [], []) }

    /// Replaces the items of a section, keeping those of others.
    mutating func replaceItems(of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
        store.removeAll(in: section)
        store.append(identifiers, to: section)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
