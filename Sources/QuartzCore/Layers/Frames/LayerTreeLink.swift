// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `feed-width` (layout): each change of a layer reads this. Only the main
// actor accesses the properties, without overlap.

/// The link from layers to the tree that shows them. Layers do not retain the tree; ``tree`` is nil after its deallocation.
///
/// The link is used instead of a weak reference. Most changes of a layer read its tree, and a weak reference makes every retain of its target slow.
@MainActor
package final class LayerTreeLink {
    // The tree's `deinit` clears this, so that it never dangles. No other reference to the tree exists by then.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package internal(set) var tree: LayerTree?
}
