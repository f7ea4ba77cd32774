import Host
import UIKit

/// Other programs.
extension TestHost {
    /// Another program begins to drag `content`, which may be done what `allowed` says. It is over the window from its first move on.
    public func dragFromOutside(_ content: OutsideContent, allowing allowed: OutsideOperations = .copy) -> OutsideDrag {
        OutsideDrag(host: self, content: content, allowed: allowed.forHost, outgoing: nil)
    }

    /// The drag of the app's that left the window and is over other programs now; nil while there is none.
    public var outgoingDrag: OutgoingDrag? {
        platform.windows.lazy.compactMap(\.outgoingDrag).first.map { OutgoingDrag(host: self, outgoing: $0) }
    }

    /// Whether the window system takes over a drag that leaves the window, as desktops do. True at first.
    public var takesDragsOutside: Bool {
        get { platform.takesDrags }
        set { platform.takesDrags = newValue }
    }
}
