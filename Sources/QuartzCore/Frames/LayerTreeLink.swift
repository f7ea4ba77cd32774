/// The way from layers to the tree that shows them, which they do not hold. It outlives the tree, and says nil from then on.
///
/// It stands where a weak reference would: each layer is asked for its tree at most of its changes, and a weak reference makes every retain of
/// what it refers to slow.
@MainActor
package final class LayerTreeLink {
    // The tree clears this when it dies, so that it never dangles; nothing else refers to the tree by then. `@exclusivity(unchecked)` is as in
    // `CALayer`.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package internal(set) var tree: LayerTree?
}
