/// The way from views to the window that they are in, which they do not hold. It outlives the window, and says nil from then on.
///
/// It stands where a weak reference would: each view that comes or goes is asked for its window several times, and to load a weak reference takes
/// longer than the rest of the question.
final class WindowLink {
    // The window clears this when it dies, so that it never dangles. `nonisolated(unsafe)`: its `deinit` does, when no other code can.
    // `@exclusivity(unchecked)` is as in `CALayer`.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}
