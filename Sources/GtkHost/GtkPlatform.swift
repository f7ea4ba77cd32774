import CGtk
import Foundation
import Host

/// The desktop: X11, Wayland, or a browser through Broadway, as GTK finds it.
@MainActor
public final class GtkPlatform: HostPlatform {
    public nonisolated let clock: any HostClock = GtkClock()
    public let singletons = PlatformSingletons()
    public var onFrame: ((HostFrameTime) -> Void)?
    public var onAppearanceChange: (() -> Void)?
    public private(set) var appearance = HostAppearance()

    public init() {}

    public func requestFrame() {}

    public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer {
        GtkTimer(delay: delay, body: { [unowned self] in Platform.with(self, body) })
    }

    public func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        throw HostError.noDisplay(tried: "nothing")
    }
}
