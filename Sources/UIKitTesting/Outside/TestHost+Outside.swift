import Host
import UIKit

/// Drags between the app and other programs.
extension TestHost {
    /// Begins a drag of `content` in another program. It enters the window with its first move.
    public func dragFromOutside(_ content: OutsideContent, allowing allowed: OutsideOperations = .copy) -> OutsideDrag {
        OutsideDrag(host: self, content: content, allowed: allowed.forHost, outgoing: nil)
    }

    /// The app's drag that has left the window; nil if no drag has.
    public var outgoingDrag: OutgoingDrag? {
        platform.windows.lazy.compactMap(\.outgoingDrag).first.map { OutgoingDrag(host: self, outgoing: $0) }
    }

    /// Whether the window system takes over a drag that leaves the window, as desktops do. The default is true.
    public var takesDragsOutside: Bool {
        get { platform.takesDrags }
        set { platform.takesDrags = newValue }
    }

    /// Whether the window system also takes over a drag that a finger carries, as Wayland does with GTK 4.18. The default is false.
    public var takesFingerDragsOutside: Bool {
        get { platform.takesFingerDrags }
        set { platform.takesFingerDrags = newValue }
    }
}
