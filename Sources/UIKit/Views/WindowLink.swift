/// The way from views to the window that they are in, which they do not hold. All views of a window share one.
///
/// It stands where each view would have a weak reference of its own, which takes longer to set and to clear.
final class WindowLink {
    /// Nil once the window is deallocated.
    weak var window: UIWindow?
}
