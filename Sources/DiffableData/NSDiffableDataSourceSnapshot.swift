import Foundation

/// The content of a diffable data source: unique identifiers of sections and of items, in order.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    package internal(set) var store = ChunkedIdentifiers<SectionIdentifierType, ItemIdentifierType>()
    private var reloaded: Set<ItemIdentifierType> = []
    private var reconfigured: Set<ItemIdentifierType> = []
    private var reloadedSectionSet: Set<SectionIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Contents

    /// The number of items in all sections.
    public var numberOfItems: Int { store.count }
    /// The number of sections.
    public var numberOfSections: Int { store.sections.count }
    /// The section identifiers, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
    /// All item identifiers, in order. Complexity: linear in their number.
    public var itemIdentifiers: [ItemIdentifierType] { store.sections.flatMap { store.items(in: $0) } }
    /// The items that ``reloadItems(_:)`` marked for a reload.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloaded) }
    /// The items that ``reconfigureItems(_:)`` marked for reconfiguration.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfigured) }
    /// The sections that ``reloadSections(_:)`` marked for a reload.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSectionSet) }

    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        precondition(store.contains(section: identifier), "There is no section \(identifier) in the snapshot.")
        return store.count(in: identifier)
    }

    /// The item identifiers of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        precondition(store.contains(section: identifier), "There is no section \(identifier) in the snapshot.")
        return store.items(in: identifier)
    }

    /// The section that contains an item; nil if the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { store.section(of: identifier) }

    /// The index of an item among all items of the snapshot; nil if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let position = store.index(of: identifier) else { return nil }
        return store.sections.prefix { $0 != position.section }.reduce(position.index) { $0 + store.count(in: $1) }
    }

    /// The index of a section; nil if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { store.sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Appends items to a section, by default to the last one. Stops the app if the snapshot has no sections.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? store.sections.last else {
            fatalError("There are no sections in the snapshot. Call appendSections(_:) first.")
        }
        store.append(identifiers, to: section)
    }

    /// Inserts items before another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        store.insert(identifiers, beside: beforeIdentifier, after: false)
    }

    /// Inserts items after another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        store.insert(identifiers, beside: afterIdentifier, after: true)
    }

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            store.remove(identifier)
            reloaded.remove(identifier)
            reconfigured.remove(identifier)
        }
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        store.remove(identifier)
        store.insert([identifier], beside: toIdentifier, after: false)
    }

    /// Moves an item after another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        store.remove(identifier)
        store.insert([identifier], beside: toIdentifier, after: true)
    }

    /// Marks items for a reload: applying the snapshot dequeues new cells for them.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(known(identifiers)) }

    /// Marks items for reconfiguration: applying the snapshot updates their existing cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfigured.formUnion(known(identifiers)) }

    private func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        for identifier in identifiers where !store.contains(identifier) {
            fatalError("Cannot reload or reconfigure \(identifier), which is not in the snapshot.")
        }
        return identifiers
    }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { store.insert(identifiers, at: store.sections.count) }

    /// Inserts sections before another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        store.insert(identifiers, at: requiredIndex(of: toIdentifier))
    }

    /// Inserts sections after another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        store.insert(identifiers, at: requiredIndex(of: toIdentifier) + 1)
    }

    /// Deletes sections and their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            store.remove(section: identifier)
            reloadedSectionSet.remove(identifier)
        }
        reloaded = reloaded.filter { store.contains($0) }
        reconfigured = reconfigured.filter { store.contains($0) }
    }

    /// Moves a section before another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves a section after another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, after: Bool) {
        guard identifier != target else { return }
        let old = requiredIndex(of: identifier)
        let index = requiredIndex(of: target)
        store.move(section: identifier, to: (old < index ? index - 1 : index) + (after ? 1 : 0))
    }

    /// Marks sections for a reload.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = requiredIndex(of: identifier) }
        reloadedSectionSet.formUnion(identifiers)
    }

    private func requiredIndex(of section: SectionIdentifierType) -> Int {
        guard let index = store.sections.firstIndex(of: section) else { fatalError("There is no section \(section) in the snapshot.") }
        return index
    }

    /// Clears the reload and reconfiguration requests after they were carried out.
    package mutating func forgetReloads() { (reloaded, reconfigured, reloadedSectionSet) = ([], [], []) }

    /// Replaces the items of one section.
    package mutating func replaceItems(of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
        store.removeAll(in: section)
        store.append(identifiers, to: section)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
