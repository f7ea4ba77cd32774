import CoreGraphics
import Host

/// The minimum and maximum size of a scene's window content, in points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: MainActorObject {
    private let window: any HostWindow

    init(window: any HostWindow) {
        self.window = window
        super.init(onMainActor: ())
    }

    /// The minimum size. The default is 320 by 240 points, which is large enough for an alert. A smaller window is enlarged.
    open var minimumSize: CGSize {
        get { window.sizeLimits.minimum }
        set { change { $0.minimum = Self.valid(newValue, or: .zero) } }
    }

    /// The maximum size; unlimited by default. A larger window is reduced. A maximum below ``minimumSize`` has no effect.
    open var maximumSize: CGSize {
        get { window.sizeLimits.maximum }
        set { change { $0.maximum = Self.valid(newValue, or: HostSizeLimits().maximum) } }
    }

    /// Whether the window may fill the screen. True by default.
    open var allowsFullScreen: Bool {
        get { window.sizeLimits.allowsFullScreen }
        set { change { $0.allowsFullScreen = newValue } }
    }

    private func change(_ body: (inout HostSizeLimits) -> Void) {
        var limits = window.sizeLimits
        body(&limits)
        if limits != window.sizeLimits { window.sizeLimits = limits }
    }

    private static func valid(_ size: CGSize, or fallback: CGSize) -> CGSize {
        CGSize(width: size.width >= 0 ? size.width : fallback.width, height: size.height >= 0 ? size.height : fallback.height)
    }
}
