/// The kind of bar that a look is for.
public enum UIBarMetrics: Int, Sendable {
    /// Every bar.
    case `default` = 0
    /// A bar where there is little height.
    case compact = 1
    /// A bar with a prompt above its title.
    case defaultPrompt = 101
    /// A bar with a prompt where there is little height.
    case compactPrompt = 102
}
