/// The condition under which GTK can start a drag to other programs with a finger.
///
/// A Wayland compositor accepts a drag only with the serial number of the touch. GTK 4.18 passes the newest touch's serial number if the drag
/// uses the device of the touch. GTK 4.8 always passes that of the last mouse button. On X11, a drag of a touch never moves, and the touch is lost.
package struct FingerDragCondition {
    /// Whether the display is a Wayland compositor.
    package var isWayland: Bool
    /// The version of the running GTK 4.
    package var gtkMinorVersion: UInt32
    /// The identifiers of the touches that are down in the window. They ascend in the order in which touches begin.
    package var touches: [UInt64]
    /// The identifier of the newest touch in all windows, which may already have ended.
    package var newestTouch: UInt64

    package init(isWayland: Bool, gtkMinorVersion: UInt32, touches: [UInt64], newestTouch: UInt64) {
        self.isWayland = isWayland
        self.gtkMinorVersion = gtkMinorVersion
        self.touches = touches
        self.newestTouch = newestTouch
    }

    /// Whether the window's only touch can start a drag.
    package var isMet: Bool { isWayland && gtkMinorVersion >= 18 && touches == [newestTouch] }
}
