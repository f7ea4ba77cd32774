// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `feed-insert` (layout): each insertion, removal or change of a layer walks these.
// Only the main actor accesses the properties, without overlap.

/// The sublayers of a layer in drawing order: a balanced tree of chunks, each with a cached node.
///
/// A change among N siblings rebuilds one chunk on each level, so it costs O(log N). Inserting, removing and ranking a sublayer cost O(log N) too.
@MainActor
final class SiblingTree {
    @exclusivity(unchecked) private(set) var root = SiblingChunk()

    /// The number of layers.
    var count: Int { root.count }

    /// Builds the tree from layers in drawing order.
    func rebuild(from layers: [CALayer]) {
        for layer in layers { layer.siblingChunk = nil }
        var level: [SiblingChunk] = []
        var start = 0
        repeat {
            let chunk = SiblingChunk()
            chunk.layers = Array(layers[start..<min(start + SiblingChunk.comfortable, layers.count)])
            chunk.count = chunk.layers.count
            for layer in chunk.layers { layer.siblingChunk = chunk }
            level.append(chunk)
            start += SiblingChunk.comfortable
        } while start < layers.count
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: SiblingChunk.comfortable).map { start in
                let chunk = SiblingChunk()
                chunk.adopt(Array(level[start..<min(start + SiblingChunk.comfortable, level.count)]))
                return chunk
            }
        }
        root = level[0]
    }

    /// Inserts `layer` at the index `rank` of the drawing order.
    func insert(_ layer: CALayer, at rank: Int) {
        var chunk = root
        var rank = min(max(rank, 0), root.count)
        while !chunk.isLeaf {
            var index = 0
            while index < chunk.chunks.count - 1, rank > chunk.chunks[index].count {
                rank -= chunk.chunks[index].count
                index += 1
            }
            chunk = chunk.chunks[index]
        }
        chunk.layers.insert(layer, at: rank)
        layer.siblingChunk = chunk
        chunk.countDidChange(by: 1)
        chunk.markDirty()
        splitIfFull(chunk)
    }

    func remove(_ layer: CALayer) {
        guard let chunk = layer.siblingChunk, let index = chunk.layers.index(identicalTo: layer) else { return }
        chunk.layers.remove(at: index)
        layer.siblingChunk = nil
        chunk.countDidChange(by: -1)
        chunk.markDirty()
        var empty = chunk
        while empty.count == 0, let parent = empty.parent, let index = parent.chunks.index(identicalTo: empty) {
            parent.chunks.remove(at: index)
            empty = parent
        }
        if root.count == 0 { root = SiblingChunk() }
        while root.chunks.count == 1, let only = root.chunks.first {
            only.parent = nil
            root = only
        }
    }

    /// The index of `layer` in the drawing order; nil if it is not in the tree.
    func rank(of layer: CALayer) -> Int? {
        guard var chunk = layer.siblingChunk, var rank = chunk.layers.index(identicalTo: layer) else { return nil }
        while let parent = chunk.parent {
            for sibling in parent.chunks {
                if sibling === chunk { break }
                rank += sibling.count
            }
            chunk = parent
        }
        return rank
    }

    private func splitIfFull(_ full: SiblingChunk) {
        var chunk = full
        while chunk.isTooFull {
            let upper = chunk.splitOffUpperHalf()
            if let parent = chunk.parent, let index = parent.chunks.index(identicalTo: chunk) {
                upper.parent = parent
                parent.chunks.insert(upper, at: index + 1)
                chunk = parent
            } else {
                let above = SiblingChunk()
                above.adopt([chunk, upper])
                root = above
                return
            }
        }
    }

    /// Whether counts and links are consistent; for tests.
    func checkInvariants() -> Bool { root.isConsistent }
}

/// A node of the balanced tree: a leaf has consecutive sublayers, an inner node has child nodes (`chunks`).
@MainActor
final class SiblingChunk {
    /// The maximum number of children or layers; a larger node is split.
    static let capacity = 24
    /// The number of children or layers of a new node, which leaves space to grow before a split.
    static let comfortable = 16

    // The parent retains this node and outlives the reference.
    @exclusivity(unchecked) unowned(unsafe) var parent: SiblingChunk?
    @exclusivity(unchecked) var chunks: [SiblingChunk] = []
    @exclusivity(unchecked) var layers: [CALayer] = []
    /// The number of layers in the subtree.
    @exclusivity(unchecked) var count = 0
    @exclusivity(unchecked) private(set) var isDirty = true
    // The following properties are outdated while the chunk is dirty.
    /// The node of all parts, if one origin suffices for all of them. Nil if no part is visible.
    @exclusivity(unchecked) private(set) var node: RenderNode?
    /// Whether the parts are too far apart for one origin: single precision could not represent their positions.
    @exclusivity(unchecked) private(set) var needsFloatingOrigin = false
    /// The bounding box of the contents if they are too far apart for one origin.
    private var distantBounds = CGRect.null
    /// The cached node of contents that are too far apart for one origin, with the last requested origin and area.
    private var spread: (node: RenderNode?, origin: CGPoint, area: CGRect)?

    /// The cached node of the contents that intersect the last requested rectangle.
    private var cut: (node: RenderNode?, rect: CGRect)?

    var isLeaf: Bool { chunks.isEmpty }
    var isTooFull: Bool { max(chunks.count, layers.count) > Self.capacity }

    func adopt(_ parts: [SiblingChunk]) {
        chunks = parts
        count = parts.reduce(0) { $0 + $1.count }
        for part in parts { part.parent = self }
    }

    func countDidChange(by difference: Int) {
        var chunk: SiblingChunk? = self
        while let current = chunk {
            current.count += difference
            chunk = current.parent
        }
    }

    /// Marks the cached nodes of this chunk and of all its ancestors as outdated.
    func markDirty() {
        var chunk: SiblingChunk? = self
        while let current = chunk, !current.isDirty {
            current.isDirty = true
            chunk = current.parent
        }
    }

    func splitOffUpperHalf() -> SiblingChunk {
        let upper = SiblingChunk()
        if isLeaf {
            let middle = layers.count / 2
            upper.layers = Array(layers[middle...])
            layers.removeSubrange(middle...)
            for layer in upper.layers { layer.siblingChunk = upper }
            upper.count = upper.layers.count
            count = layers.count
        } else {
            let middle = chunks.count / 2
            upper.adopt(Array(chunks[middle...]))
            chunks.removeSubrange(middle...)
            count -= upper.count
        }
        markDirty()
        return upper
    }

    /// Updates the cached node. Builds only outdated parts.
    func build(_ context: RenderContext) {
        guard isDirty else { return }
        isDirty = false
        cut = nil
        context.builtChunks += 1
        if isLeaf, layers.count == 1 {
            needsFloatingOrigin = false
            node = layers[0].renderNode(context)
            (spread, distantBounds) = (nil, .null)
            return
        }
        var parts: [RenderNode] = []
        needsFloatingOrigin = false
        if isLeaf {
            parts.reserveCapacity(layers.count)
            for layer in layers {
                if let node = layer.renderNode(context) { parts.append(node) }
            }
        } else {
            for chunk in chunks {
                chunk.build(context)
                if chunk.needsFloatingOrigin { needsFloatingOrigin = true } else if let node = chunk.node { parts.append(node) }
            }
        }
        needsFloatingOrigin = needsFloatingOrigin || !RenderNode.areNear(parts)
        node = needsFloatingOrigin ? nil : RenderNode.group(parts)
        spread = nil
        distantBounds = .null
        guard needsFloatingOrigin else { return }
        for part in parts { distantBounds = distantBounds.union(part.bounds) }
        for chunk in chunks where chunk.needsFloatingOrigin { distantBounds = distantBounds.union(chunk.distantBounds) }
    }

    /// The node of parts that are too far apart for one origin, relative to `origin`. Contains the parts that intersect `area`, which is around `origin`. Uses
    /// built nodes only.
    func spreadNode(from origin: CGPoint, area: CGRect) -> RenderNode? {
        guard needsFloatingOrigin else { return node.flatMap { $0.bounds.intersects(area) ? $0 : nil } }
        if let spread, spread.origin == origin, spread.area == area { return spread.node }
        // Omits distant parts even if Cairo draws: Cairo's fixed-point coordinates would overflow and draw these parts at wrong positions.
        let parts =
            isLeaf
            ? layers.compactMap { layer in layer.rendering.node.flatMap { $0.bounds.intersects(area) ? $0 : nil } }
            : chunks.compactMap { $0.spreadNode(from: origin, area: area) }
        let node = RenderNode.group(parts, origin: origin)
        spread = (node, origin, area)
        return node
    }

    /// The node of the parts that intersect `rect`, in the superlayer's coordinates. Uses built nodes only.
    ///
    /// - Complexity: O(number of these parts + log N); O(log N) if the same rectangle was requested before and no part changed.
    func node(in rect: CGRect) -> RenderNode? {
        if needsFloatingOrigin {
            guard distantBounds.intersects(rect) else { return nil }
        } else {
            guard let node else { return nil }
            let bounds = node.bounds
            if rect.contains(bounds) { return node }
            guard bounds.intersects(rect) else { return nil }
        }
        if let cut, cut.rect == rect { return cut.node }
        var parts: [RenderNode] = []
        for chunk in chunks {
            if let node = chunk.node(in: rect) { parts.append(node) }
        }
        for layer in layers {
            if let node = layer.rendering.node, node.bounds.intersects(rect) { parts.append(node) }
        }
        let node = RenderNode.group(parts, origin: RenderNode.areNear(parts) ? nil : RenderGrid.origin(for: rect.origin))
        cut = (node, rect)
        return node
    }

    var isConsistent: Bool {
        if isLeaf {
            return count == layers.count && layers.allSatisfy { $0.siblingChunk === self } && !isTooFull
        }
        return count == chunks.reduce(0) { $0 + $1.count } && layers.isEmpty && !isTooFull
            && chunks.allSatisfy { $0.parent === self && $0.isConsistent && $0.count > 0 && (!$0.isDirty || isDirty) }
    }
}

extension Array where Element: AnyObject {
    /// The index of `object`; nil if the array does not contain it. Searches from the end, where most insertions and removals occur. O(N).
    ///
    /// A loop is used because a closure called by the standard library would check each time that it runs on the main actor.
    fileprivate func index(identicalTo object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }
}
