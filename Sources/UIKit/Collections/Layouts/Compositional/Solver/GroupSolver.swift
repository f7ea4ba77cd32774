import Foundation

/// Computes the frames of the items of a group.
///
/// Each length is a fraction of the container's length, a number of points, or a view's measured length (its estimate before measuring). A group with
/// an estimated length is as long as its content. Items whose length is a fraction of such a group's length are laid out a second time, after the
/// group's length is known.
@MainActor
struct GroupSolver {
    /// Tolerance for rounding errors, in points. Because of it, three items with a third of the length each fit into a group.
    static let tolerance: CGFloat = 0.001
    /// The maximum number of items in a group. Items without a length would otherwise repeat endlessly.
    static let mostCells = 4096

    let traits: UITraitCollection
    /// The number of items available for the group.
    var limit = GroupSolver.mostCells
    /// Returns the measured size of a view, by the index of its item in the group; nil if the view was not measured.
    var measured: (Int) -> CGSize? = { _ in nil }

    /// Solves the group in a container of `size`.
    func solve(_ group: NSCollectionLayoutGroup, in size: CGSize) -> SolvedGroup {
        var next = 0
        return solve(group, proposed: group.layoutSize.size(in: size), &next)
    }

    /// A solved subitem of a group: an item or a nested group.
    private struct Child {
        let item: NSCollectionLayoutItem
        var size: CGSize
        let nested: SolvedGroup?
    }

    private struct Arranged {
        var group: SolvedGroup
        var children: Int
        /// The width of the content, and the height below. Nil along an axis on which the content does not determine the size.
        var width: CGFloat?
        var height: CGFloat?
    }

    private func solve(_ group: NSCollectionLayoutGroup, proposed: CGSize, _ next: inout Int) -> SolvedGroup {
        let first = next
        let measured = group.layoutSize.measured
        var arranged = arrange(group, in: proposed, children: nil, &next)
        if measured.isAny {
            var size = proposed
            if measured.width, let width = arranged.width { size.width = width }
            if measured.height, let height = arranged.height { size.height = height }
            if size != proposed {
                next = first
                arranged = arrange(group, in: size, children: arranged.children, &next)
            }
        }
        let host = CGRect(origin: .zero, size: arranged.group.size)
        for item in group.supplementaryItems { arranged.group.supplements.append(.init(item: item, host: host)) }
        return arranged.group
    }

    /// Lays out the items in a group of `size`: `count` subitems, or as many as fit if `count` is nil.
    private func arrange(_ group: NSCollectionLayoutGroup, in size: CGSize, children count: Int?, _ next: inout Int) -> Arranged {
        let inner = CGRect(origin: .zero, size: size).inset(by: group.effectiveInsets)
        switch group.arrangement {
        case .custom(let provider): return custom(provider, inner, size, &next)
        case .filling(let axis):
            let children = fill(group, axis, inner.size, count: count, &next)
            return positioned(children, of: group, along: axis, inner, size)
        case .counted(let axis, let number, let equal):
            let children = repeated(group, axis, inner.size, number, equal: equal, &next)
            return positioned(children, of: group, along: axis, inner, size)
        }
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ inner: CGRect, _ size: CGSize, _ next: inout Int
    ) -> Arranged {
        var group = SolvedGroup(size: size)
        let environment = LayoutEnvironment(container: LayoutContainer(contentSize: inner.size), traitCollection: traits)
        for item in provider(environment) {
            if next >= limit { break }
            next += 1
            let slot = item.frame.standardized.offsetBy(dx: inner.minX, dy: inner.minY)
            group.cells.append(.init(slot: slot, item: nil, zIndex: item.zIndex))
        }
        return Arranged(group: group, children: 0)
    }

    // MARK: Creating subitems

    private func child(_ item: NSCollectionLayoutItem, _ proposed: CGSize, _ next: inout Int) -> Child {
        if let group = item as? NSCollectionLayoutGroup {
            let nested = solve(group, proposed: proposed, &next)
            return Child(item: item, size: nested.size, nested: nested)
        }
        var size = proposed
        if item.layoutSize.measured.isAny, let own = measured(next) {
            if item.layoutSize.widthDimension.isMeasured { size.width = own.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = own.height }
        }
        next += 1
        return Child(item: item, size: size, nested: nil)
    }

    private func fill(
        _ group: NSCollectionLayoutGroup, _ axis: CollectionAxis, _ availableSize: CGSize, count: Int?, _ next: inout Int
    ) -> [Child] {
        guard !group.subitems.isEmpty else { return [] }
        // In a group that is as long as its content, the estimated lengths determine the number of items.
        let byEstimates = axis.dimension(group.layoutSize).isMeasured
        let most = axis.length(availableSize) + Self.tolerance
        let spacing = group.interItemSpacing?.spacing ?? 0
        var children: [Child] = []
        var used: CGFloat = 0
        while true {
            let (firstOfRound, usedBefore) = (next, used)
            for item in group.subitems {
                if next >= limit || children.count >= count ?? Self.mostCells { return children }
                let proposed = item.layoutSize.size(in: availableSize)
                let before = next
                let child = child(item, proposed, &next)
                let length = axis.length(byEstimates ? proposed : child.size) + Self.outside(item, axis)
                let gap = children.isEmpty ? 0 : spacing
                if count == nil, !children.isEmpty, used + gap + length > most {
                    next = before
                    return children
                }
                used += gap + length
                children.append(child)
            }
            // Stop if a pass over the subitems used no space or consumed no item: it would repeat endlessly.
            if next == firstOfRound || used - usedBefore <= Self.tolerance { return children }
        }
    }

    private func repeated(
        _ group: NSCollectionLayoutGroup, _ axis: CollectionAxis, _ availableSize: CGSize, _ number: Int, equal: Bool, _ next: inout Int
    ) -> [Child] {
        guard let item = group.subitems.first else { return [] }
        var proposed = item.layoutSize.size(in: availableSize)
        if equal, !axis.dimension(group.layoutSize).isMeasured {
            let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(number - 1)
            let outside = Self.outside(item, axis) * CGFloat(number)
            axis.set(max((axis.length(availableSize) - gaps - outside) / CGFloat(number), 0), in: &proposed)
        }
        var children: [Child] = []
        while children.count < number, next < limit { children.append(child(item, proposed, &next)) }
        if equal, !axis.dimension(group.layoutSize).isMeasured {
            for index in children.indices { axis.set(axis.length(proposed), in: &children[index].size) }
        }
        return children
    }

    /// The minimum edge spacing before and after an item.
    private static func outside(_ item: NSCollectionLayoutItem, _ axis: CollectionAxis) -> CGFloat {
        (axis.start(item.edgeSpacing)?.spacing ?? 0) + (axis.end(item.edgeSpacing)?.spacing ?? 0)
    }

    // MARK: Positioning

    private func positioned(
        _ given: [Child], of group: NSCollectionLayoutGroup, along axis: CollectionAxis, _ inner: CGRect, _ size: CGSize
    ) -> Arranged {
        let children = evened(given)
        let across = axis.other
        let spacing = group.interItemSpacing
        var used = (spacing?.spacing ?? 0) * CGFloat(max(children.count - 1, 0))
        var flexible = spacing?.isFlexible == true ? max(children.count - 1, 0) : 0
        var breadth: CGFloat?
        for child in children {
            used += axis.length(child.size) + Self.outside(child.item, axis)
            for edge in [axis.start(child.item.edgeSpacing), axis.end(child.item.edgeSpacing)] where edge?.isFlexible == true {
                flexible += 1
            }
            if !across.isFractional(child.item.layoutSize) {
                breadth = max(breadth ?? 0, across.length(child.size) + Self.outside(child.item, across))
            }
        }
        let left = max(axis.length(inner.size) - used, 0)
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        func gap(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            spacing.map { $0.spacing + ($0.isFlexible ? share : 0) } ?? 0
        }
        var solved = SolvedGroup(size: size)
        var position = axis.start(inner)
        for (index, child) in children.enumerated() {
            if index > 0 { position += gap(spacing) }
            position += gap(axis.start(child.item.edgeSpacing))
            let aside = Self.start(of: child.item, across.length(child.size), in: across.length(inner.size), along: across)
            let origin = axis.point(position, across: across.start(inner) + aside)
            if let nested = child.nested {
                solved.add(nested, at: origin)
            } else {
                solved.cells.append(.init(slot: CGRect(origin: origin, size: child.size), item: child.item))
            }
            position += axis.length(child.size) + gap(axis.end(child.item.edgeSpacing))
        }
        let insets = group.effectiveInsets
        let length = children.isEmpty ? nil : used + axis.start(insets) + axis.end(insets)
        let full = breadth.map { $0 + across.start(insets) + across.end(insets) }
        return Arranged(
            group: solved, children: children.count, width: axis == .horizontal ? length : full,
            height: axis == .vertical ? length : full)
    }

    /// The position of an item on an axis along which the item has the whole available space. The item's edge spacing determines the position.
    static func start(of item: NSCollectionLayoutItem, _ length: CGFloat, in availableLength: CGFloat, along axis: CollectionAxis)
        -> CGFloat
    {
        let (before, after) = (axis.start(item.edgeSpacing), axis.end(item.edgeSpacing))
        let flexible = (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
        let least = before?.spacing ?? 0
        guard flexible > 0, before?.isFlexible == true else { return least }
        return least + max(availableLength - length - outside(item, axis), 0) / CGFloat(flexible)
    }

    /// Sets the lengths of items with a `uniformAcrossSiblings` dimension to the longest of these lengths.
    private func evened(_ given: [Child]) -> [Child] {
        var children = given
        for axis in [CollectionAxis.horizontal, .vertical] {
            let uniform = children.indices.filter { axis.dimension(children[$0].item.layoutSize).isUniformAcrossSiblings }
            guard let longest = uniform.map({ axis.length(children[$0].size) }).max() else { continue }
            for index in uniform { axis.set(longest, in: &children[index].size) }
        }
        return children
    }
}

extension NSCollectionLayoutItem {
    /// Whether any item in this item or group is measured.
    var isMeasuredAnywhere: Bool {
        if layoutSize.measured.isAny { return true }
        return (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.isMeasuredAnywhere } ?? false
    }
}
