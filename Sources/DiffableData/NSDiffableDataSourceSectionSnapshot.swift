import Foundation

/// The items of one section as a tree whose branches the user can expand and collapse.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]

    /// The items of the top level, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Inserting and deleting

    /// Appends items as the last children of `parent`, or at the top level if `parent` is nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        add(items, below: parent, at: children(of: parent).count)
    }

    /// Inserts items before another item, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = position(of: item)
        add(items, below: parent, at: index)
    }

    /// Inserts items after another item, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = position(of: item)
        add(items, below: parent, at: index + 1)
    }

    /// Inserts all items of another snapshot before an item, at its level.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        let (parent, index) = position(of: item)
        add(snapshot, below: parent, at: index)
    }

    /// Inserts all items of another snapshot after an item, at its level.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        let (parent, index) = position(of: item)
        add(snapshot, below: parent, at: index + 1)
    }

    /// Deletes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            if let parent = node.parent {
                nodes[parent]?.children.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
            for below in [item] + descendants(of: item) { nodes[below] = nil }
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Replaces the descendants of an item with the items of another snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children(of: parent))
        add(snapshot, below: parent, at: 0)
    }

    // MARK: Expanding

    /// Marks items as expanded, so that their children are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { node(item, change: { $0.isExpanded = true }) }
    }

    /// Marks items as collapsed, so that their children are hidden.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { node(item, change: { $0.isExpanded = false }) }
    }

    /// Whether an item is expanded; false if it is not in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    // MARK: Contents

    /// All items in preorder: each item is followed by its descendants. Complexity: linear in the number of items.
    public var items: [ItemIdentifierType] { rootItems.flatMap { [$0] + descendants(of: $0) } }

    /// The visible items in preorder: those whose ancestors are all expanded. Complexity: linear in the number of items.
    public var visibleItems: [ItemIdentifierType] {
        var visible: [ItemIdentifierType] = []
        func add(_ items: [ItemIdentifierType]) {
            for item in items {
                visible.append(item)
                if let node = nodes[item], node.isExpanded { add(node.children) }
            }
        }
        add(rootItems)
        return visible
    }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Whether an item is visible: all of its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var node = nodes[item] else { return false }
        while let parent = node.parent, let above = nodes[parent] {
            if !above.isExpanded { return false }
            node = above
        }
        return true
    }

    /// The number of ancestors of an item; 0 at the top level.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var parent = nodes[item]?.parent
        while let current = parent {
            level += 1
            parent = nodes[current]?.parent
        }
        return level
    }

    /// The index of an item in ``items``; nil if it is not in the snapshot. Complexity: linear in the number of items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// The parent of an item; nil at the top level.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Copies the descendants of an item, with their expansion states. Includes the item itself as the root if `includingParent` is true.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var made = Self()
        if includingParent { made.append([parent]) }
        func copy(_ item: ItemIdentifierType, to target: ItemIdentifierType?) {
            let children = children(of: item)
            made.append(children, to: target)
            for child in children { copy(child, to: child) }
            if isExpanded(item), made.contains(item) { made.expand([item]) }
        }
        copy(parent, to: includingParent ? parent : nil)
        return made
    }

    // MARK: The tree

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        guard let parent else { return rootItems }
        guard let node = nodes[parent] else { fatalError("There is no item \(parent) in the section snapshot.") }
        return node.children
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        (nodes[item]?.children ?? []).flatMap { [$0] + descendants(of: $0) }
    }

    private func position(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
        guard let node = nodes[item], let index = children(of: node.parent).firstIndex(of: item) else {
            fatalError("There is no item \(item) in the section snapshot.")
        }
        return (node.parent, index)
    }

    private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            guard nodes.updateValue(Node(parent: parent), forKey: item) == nil else {
                fatalError("The item identifier \(item) is already in the section snapshot. Item identifiers must be unique.")
            }
        }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
    }

    private mutating func add(_ snapshot: Self, below parent: ItemIdentifierType?, at index: Int) {
        add(snapshot.rootItems, below: parent, at: index)
        for item in snapshot.items {
            let children = snapshot.children(of: item)
            if !children.isEmpty { add(children, below: item, at: 0) }
            nodes[item]?.isExpanded = snapshot.isExpanded(item)
        }
    }

    private mutating func node(_ item: ItemIdentifierType, change: (inout Node) -> Void) {
        guard var node = nodes[item] else { fatalError("Cannot expand or collapse \(item), which is not in the section snapshot.") }
        change(&node)
        nodes[item] = node
    }
}
