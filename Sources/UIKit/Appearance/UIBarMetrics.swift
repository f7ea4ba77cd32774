/// The kinds of bars that an appearance applies to.
public enum UIBarMetrics: Int, Sendable {
    /// All bars.
    case `default` = 0
    /// A bar in a compact-height window.
    case compact = 1
    /// A bar with a prompt above its title.
    case defaultPrompt = 101
    /// A bar with a prompt in a compact-height window.
    case compactPrompt = 102
}
