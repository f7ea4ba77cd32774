/// A link from views to their window, which they do not retain. All views of a window share one link.
///
/// It replaces a weak reference in each view, which takes longer to set and to clear.
final class WindowLink {
    /// Nil once the window is deallocated.
    weak var window: UIWindow?
}
