/// The sublayers of a layer in the order in which they are drawn, as a balanced tree of chunks, each with one cached node.
///
/// A change among N siblings builds one chunk a level again, so it costs O(log N); so do adding, removing and finding the rank of a
/// sublayer.
@MainActor
final class SiblingTree {
    private(set) var root = SiblingChunk()

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
        guard let chunk = layer.siblingChunk, let index = chunk.layers.firstIndex(where: { $0 === layer }) else { return }
        chunk.layers.remove(at: index)
        layer.siblingChunk = nil
        chunk.countDidChange(by: -1)
        chunk.markDirty()
        var empty = chunk
        while empty.count == 0, let parent = empty.parent, let index = parent.chunks.firstIndex(where: { $0 === empty }) {
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
        guard var chunk = layer.siblingChunk, var rank = chunk.layers.firstIndex(where: { $0 === layer }) else { return nil }
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
            if let parent = chunk.parent, let index = parent.chunks.firstIndex(where: { $0 === chunk }) {
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
    unowned(unsafe) var parent: SiblingChunk?
    var chunks: [SiblingChunk] = []
    var layers: [CALayer] = []
    /// Layers in and below it.
    var count = 0
    /// The picture of its parts; out of date while ``isDirty``.
    var node: RenderNode?
    private(set) var isDirty = true

    var isLeaf: Bool { chunks.isEmpty }
    var isTooFull: Bool { max(chunks.count, layers.count) > Self.capacity }

    func adopt(_ parts: [SiblingChunk]) {
        chunks = parts
        count = parts.reduce(0) { $0 + $1.count }
        for part in parts { part.parent = self }
    }

    func countDidChange(by difference: Int) {
        count += difference
        parent?.countDidChange(by: difference)
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

    /// The picture of all its parts; only parts that are out of date are built.
    func buildNode(_ context: RenderContext) -> RenderNode? {
        guard isDirty else { return node }
        isDirty = false
        context.builtChunks += 1
        let parts =
            isLeaf ? layers.compactMap { $0.renderNode(context) } : chunks.compactMap { $0.buildNode(context) }
        node = RenderNode.group(parts)
        return node
    }

    /// The picture of those parts that reach into `rect`, in the superlayer's coordinates: O(what is in there + log N). Built nodes only.
    func node(in rect: CGRect) -> RenderNode? {
        guard let node else { return nil }
        let bounds = node.bounds
        if rect.contains(bounds) { return node }
        guard bounds.intersects(rect) else { return nil }
        let parts =
            isLeaf
            ? layers.compactMap { layer in layer.rendering.node.flatMap { $0.bounds.intersects(rect) ? $0 : nil } }
            : chunks.compactMap { $0.node(in: rect) }
        return RenderNode.group(parts)
    }

    var isConsistent: Bool {
        if isLeaf {
            return count == layers.count && layers.allSatisfy { $0.siblingChunk === self } && !isTooFull
        }
        return count == chunks.reduce(0) { $0 + $1.count } && layers.isEmpty && !isTooFull
            && chunks.allSatisfy { $0.parent === self && $0.isConsistent && $0.count > 0 && (!$0.isDirty || isDirty) }
    }
}
