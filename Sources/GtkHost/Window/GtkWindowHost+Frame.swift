import CGtk
import Foundation
import Host

/// The limits of the window's size, and the saved size and position.
extension GtkWindowHost {
    /// The default minimum size of a window. An alert with a message and three buttons fits into it. On a phone of 360 points in landscape, keyboards leave
    /// less than half of the height.
    static func smallestSize(isPhone: Bool) -> CGSize { CGSize(width: 320, height: isPhone ? 120 : 240) }

    // MARK: Limits

    /// Applies the limits to GTK and the window manager.
    func showLimits() {
        guard !isClosed else { return }
        lodestone_view_set_minimum(view, Self.side(sizeLimits.minimum.width), Self.side(sizeLimits.minimum.height))
        keepLimits()
    }

    /// Resizes the window if its size violates the limits. GTK has no maximum size that works on every window system.
    func keepLimits() {
        guard !isClosed, gtk_widget_get_mapped(view) != 0 else { return }
        let maximum = sizeLimits.maximum
        lodestone_window_set_maximum(
            window, view, maximum.width < Self.noLimit ? Self.side(max(maximum.width, sizeLimits.minimum.width)) : 0,
            maximum.height < Self.noLimit ? Self.side(max(maximum.height, sizeLimits.minimum.height)) : 0)
        if lodestone_window_is_fullscreen(window) != 0 {
            if !sizeLimits.allowsFullScreen { lodestone_window_leave_fullscreen(window) }
            return
        }
        guard lodestone_window_is_arranged(window) == 0, sizeLimits.clamped(contentSize) != contentSize else { return }
        // Deferred, because GTK calls this while it allocates the window's size.
        _ = platform.schedule(after: 0) { [weak self] in
            guard let self else { return }
            resize(to: contentSize)
        }
    }

    private static let noLimit: CGFloat = 32_767

    private static func side(_ length: CGFloat) -> Int32 {
        length.isFinite ? Int32(max(1, min(length.rounded(), noLimit))) : length > 0 ? Int32(noLimit) : 1
    }

    // MARK: Position

    var position: CGPoint? {
        var x: Int32 = 0
        var y: Int32 = 0
        guard !isClosed, lodestone_window_frame_position(window, &x, &y) != 0 else { return nil }
        return CGPoint(x: CGFloat(x), y: CGFloat(y))
    }

    func move(to position: CGPoint) {
        guard !isClosed, position.x.isFinite, position.y.isFinite else { return }
        guard hasHadLayout else {
            firstPosition = position
            return
        }
        func clamped(_ coordinate: CGFloat) -> Int32 { Int32(max(-Self.noLimit, min(Self.noLimit, coordinate)).rounded()) }
        lodestone_window_move(window, clamped(position.x), clamped(position.y))
    }

    var monitor: UInt? {
        let monitor = isClosed ? 0 : lodestone_window_monitor(window)
        return monitor == 0 ? nil : UInt(monitor)
    }

    var isRestored: Bool { frameSaver.saved != nil }

    /// Moves the window to the position that was requested before it was shown. Otherwise, moves it to the saved position if that is at least partly on a
    /// monitor.
    func takeFirstPosition() {
        if let firstPosition { return move(to: firstPosition) }
        guard let saved = frameSaver.saved, let x = saved.x, let y = saved.y,
            lodestone_display_shows(gtk_widget_get_display(view), Int32(x), Int32(y), Int32(saved.width), Int32(saved.height)) != 0
        else { return }
        move(to: CGPoint(x: x, y: y))
    }

    // MARK: Saving

    /// Schedules a save of size and position after the size changed.
    func frameMayHaveChanged() {
        frameSaver.frameMayHaveChanged { [weak self] in self?.saveFrame() }
    }

    /// Saves the size, and also the position if the window system reports it. For a maximized window the previous values are kept.
    func saveFrame() {
        frameSaver.save {
            guard !isClosed, gtk_widget_get_mapped(view) != 0, lodestone_window_is_arranged(window) == 0 else { return nil }
            let position = position
            return SavedWindowFrames.Frame(
                width: Int(contentSize.width), height: Int(contentSize.height), x: position.map { Int($0.x) },
                y: position.map { Int($0.y) })
        }
    }
}
