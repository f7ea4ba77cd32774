// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `feed-width` (layout): each change of a layer reads this. Only the main
// actor accesses the properties, without overlap.

/// The way from layers to the tree that shows them, which they do not hold. It outlives the tree, and says nil from then on.
///
/// It stands where a weak reference would: each layer is asked for its tree at most of its changes, and a weak reference makes every retain of
/// what it refers to slow.
@MainActor
package final class LayerTreeLink {
    // The tree's `deinit` clears this, so that it never dangles; nothing else refers to the tree by then.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package internal(set) var tree: LayerTree?
}
