import Foundation
import Host
import Synchronization

/// The default scale of drawings.
package enum DisplayScale {
    /// The scale of the current traits, in pixels per point. Outside a view's callbacks, it is the scale of the main screen.
    static var main: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    /// The scale of the current platform's main screen, in pixels per point; 1 without a platform.
    @MainActor package static var ofScreen: CGFloat {
        guard let platform = Platform.current else { return 1 }
        let scale = ApplicationTraits.of(platform).mainScale ?? platform.expectedWindow.scale
        lastKnown.withLock { if $0 != scale { $0 = scale } }
        return scale
    }

    /// The scale for code on other threads: that of the screen queried last.
    static var offMainThread: CGFloat { lastKnown.withLock { $0 } }

    private static let lastKnown = Mutex<CGFloat>(1)
}
