import Host

/// The part of the platform that windows use.
@MainActor
protocol GtkWindowPlatform: TransferPlatform {
    /// Whether a frame is requested.
    var wantsFrame: Bool { get }
    /// Whether a frame is running.
    var isInFrame: Bool { get }
    /// Runs the requested frame. A window's frame clock calls this in its cycle, before painting.
    func runFrame(_ time: HostFrameTime)

    /// The state that the inputs of all windows share.
    var input: SharedInputState { get }
    /// The saved sizes and positions of the windows.
    var savedFrames: SavedWindowFrames { get }

    func windowVisibilityDidChange()
    func windowDidClose(_ window: GtkWindowHost)
}
