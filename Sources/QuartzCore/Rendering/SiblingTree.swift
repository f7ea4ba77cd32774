// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `feed-insert` (layout): each layer that comes, goes or changes walks these.
// Only the main actor accesses the properties, without overlap.

/// The sublayers of a layer in the order in which they are drawn, as a balanced tree of chunks, each with one cached node.
///
/// A change among N siblings builds one chunk a level again, so it costs O(log N); so do adding, removing and finding the rank of a
/// sublayer.
@MainActor
final class SiblingTree {
    @exclusivity(unchecked) private(set) var root = SiblingChunk()

    /// How many layers there are.
    var count: Int { root.count }

    /// Makes the tree anew from layers in their order of drawing.
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

    /// Puts `layer` so that `rank` others are drawn before it.
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

    /// Takes `layer` out.
    func remove(_ layer: CALayer) {
        guard let chunk = layer.siblingChunk, let index = chunk.layers.place(of: layer) else { return }
        chunk.layers.remove(at: index)
        layer.siblingChunk = nil
        chunk.countDidChange(by: -1)
        chunk.markDirty()
        var empty = chunk
        while empty.count == 0, let parent = empty.parent, let index = parent.chunks.place(of: empty) {
            parent.chunks.remove(at: index)
            empty = parent
        }
        if root.count == 0 { root = SiblingChunk() }
        while root.chunks.count == 1, let only = root.chunks.first {
            only.parent = nil
            root = only
        }
    }

    /// How many layers are drawn before `layer`; nil when it is not in the tree.
    func rank(of layer: CALayer) -> Int? {
        guard var chunk = layer.siblingChunk, var rank = chunk.layers.place(of: layer) else { return nil }
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
            if let parent = chunk.parent, let index = parent.chunks.place(of: chunk) {
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

    /// Checks that counts and links agree; for tests.
    func checkInvariants() -> Bool { root.isConsistent }
}

/// Some neighbouring siblings, or some neighbouring chunks of them.
@MainActor
final class SiblingChunk {
    /// A chunk with more parts than this is split.
    static let capacity = 24
    /// How many parts a new chunk gets, so that it can grow before it is split.
    static let comfortable = 16

    // The chunk above holds this one, and lives as long as it is above.
    @exclusivity(unchecked) unowned(unsafe) var parent: SiblingChunk?
    @exclusivity(unchecked) var chunks: [SiblingChunk] = []
    @exclusivity(unchecked) var layers: [CALayer] = []
    /// Layers in and below it.
    @exclusivity(unchecked) var count = 0
    @exclusivity(unchecked) private(set) var isDirty = true
    // What follows is out of date while the chunk is dirty.
    /// The picture of its parts, if one origin will do for all of them; nil when nothing of them is seen.
    @exclusivity(unchecked) private(set) var node: RenderNode?
    /// One origin will not do: the parts lie so far apart that single precision could not tell where.
    @exclusivity(unchecked) private(set) var isSpread = false
    /// All that the parts draw lies in here, when they are spread.
    private var spreadBounds = CGRect.null
    /// The picture of spread parts, for what was last asked for.
    private var spread: (node: RenderNode?, origin: CGPoint, area: CGRect)?

    /// What is seen of the parts in a rectangle that does not hold them all, as it was last asked for.
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

    /// The picture has to be made again, and with it that of every chunk above.
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

    /// Brings the pictures of its parts up to date; only those that are not are built.
    func build(_ context: RenderContext) {
        guard isDirty else { return }
        isDirty = false
        cut = nil
        context.builtChunks += 1
        if isLeaf, layers.count == 1 {
            isSpread = false
            node = layers[0].renderNode(context)
            (spread, spreadBounds) = (nil, .null)
            return
        }
        var parts: [RenderNode] = []
        isSpread = false
        if isLeaf {
            parts.reserveCapacity(layers.count)
            for layer in layers {
                if let node = layer.renderNode(context) { parts.append(node) }
            }
        } else {
            for chunk in chunks {
                chunk.build(context)
                if chunk.isSpread { isSpread = true } else if let node = chunk.node { parts.append(node) }
            }
        }
        isSpread = isSpread || !RenderNode.areNear(parts)
        node = isSpread ? nil : RenderNode.group(parts)
        spread = nil
        spreadBounds = .null
        guard isSpread else { return }
        for part in parts { spreadBounds = spreadBounds.union(part.bounds) }
        for chunk in chunks where chunk.isSpread { spreadBounds = spreadBounds.union(chunk.spreadBounds) }
    }

    /// The picture of spread parts, counting from `origin`: those that reach into `area`, which lies around it. Built nodes only.
    func spreadNode(from origin: CGPoint, area: CGRect) -> RenderNode? {
        guard isSpread else { return node.flatMap { $0.bounds.intersects(area) ? $0 : nil } }
        if let spread, spread.origin == origin, spread.area == area { return spread.node }
        // What is far away is left out for the sake of Cairo, too, which would draw it where its own numbers wrap round.
        let parts =
            isLeaf
            ? layers.compactMap { layer in layer.rendering.node.flatMap { $0.bounds.intersects(area) ? $0 : nil } }
            : chunks.compactMap { $0.spreadNode(from: origin, area: area) }
        let node = RenderNode.group(parts, origin: origin)
        spread = (node, origin, area)
        return node
    }

    /// The picture of those parts that reach into `rect`, in the superlayer's coordinates: O(what is in there + log N), and O(log N) where the same was
    /// asked for before one of them changed. Built nodes only.
    func node(in rect: CGRect) -> RenderNode? {
        if isSpread {
            guard spreadBounds.intersects(rect) else { return nil }
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
    /// Where `object` stands, looked for from the end, where most come and go; nil where it does not. O(N).
    ///
    /// A loop: each call of a closure by the standard library would ask first whether it runs on the main actor.
    fileprivate func place(of object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }
}
