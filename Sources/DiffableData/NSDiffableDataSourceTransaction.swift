import Foundation

/// What a person changed by moving items: the snapshots before and after, and their difference.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The trees of sections that are outlines, before and after.
    private let initialTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    private let finalTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]

    package init(
        initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        initialTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
        finalTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        self.initialTrees = initialTrees
        self.finalTrees = finalTrees
    }

    /// What changed in the row of all items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }

    /// What changed in each section that did.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let before = initialSnapshot.store.items(in: section)
            let after = finalSnapshot.store.items(in: section)
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: initialTrees[section] ?? Self.tree(before),
                finalSnapshot: finalTrees[section] ?? Self.tree(after),
                difference: after.difference(from: before).inferringMoves())
        }
    }

    private static func tree(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        snapshot.append(items)
        return snapshot
    }
}

/// What a person changed in one section by moving items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What it showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What it shows after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What changed.
    public let difference: CollectionDifference<ItemIdentifierType>
}
