/// The passes of a frame, in the order in which they run.
package enum FramePass: Int, CaseIterable, Sendable {
    /// Delivers the collected events.
    case input
    /// Calls the display links.
    case displayLinks
    /// Ends and samples animations.
    case animations
    /// Lays out views and layers.
    case layout
    /// Draws changed layers and presents the render tree.
    case commit
    /// Calls the completions of transactions, and schedules the next frame.
    case end
}
