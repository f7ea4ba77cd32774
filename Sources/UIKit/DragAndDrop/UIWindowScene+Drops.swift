import Host

/// Handles the window system's drags over a scene.
extension UIWindowScene {
    public func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag) {
        HostDropRouter.of(platform).moved(drop, over: self)
    }

    public func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag) {
        HostDropRouter.of(platform).moved(drop, over: self)
    }

    public func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag) {
        HostDropRouter.of(platform).exited(drop)
    }

    public func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag) {
        HostDropRouter.of(platform).performed(drop)
    }
}

/// Receives the window system's drag events over the app's scenes. Passes each event to the app's own drag, or to the session of another program's drag.
@MainActor
private final class HostDropRouter {
    /// The drags of other programs. A drag is removed after it has left the scene, or after all of its data has arrived.
    private var foreign: [ObjectIdentifier: (drop: any HostIncomingDrag, session: IncomingDrag)] = [:]
    private let platform: any HostPlatform

    static func of(_ platform: any HostPlatform) -> HostDropRouter {
        platform.singletons.value(of: HostDropRouter.self) { HostDropRouter(platform: platform) }
    }

    private init(platform: any HostPlatform) {
        self.platform = platform
    }

    func moved(_ drop: any HostIncomingDrag, over scene: UIWindowScene) {
        if drop.outgoing != nil {
            guard let own = own(drop) else { return drop.propose([]) }
            return own.moved(drop, over: scene)
        }
        let key = ObjectIdentifier(drop)
        let session =
            foreign[key]?.session
            ?? IncomingDrag(drop, over: scene, platform: platform) { [weak self] in self?.foreign[key] = nil }
        foreign[key] = (drop, session)
        session.moved()
    }

    func exited(_ drop: any HostIncomingDrag) {
        own(drop)?.exited()
        foreign[ObjectIdentifier(drop)]?.session.exited()
    }

    func performed(_ drop: any HostIncomingDrag) {
        if let own = own(drop) { return own.performed(drop) }
        guard let session = foreign[ObjectIdentifier(drop)]?.session else { return drop.finish([]) }
        session.perform()
    }

    /// The drag of this program that re-entered a window; nil for another program's drag.
    private func own(_ drop: any HostIncomingDrag) -> OutgoingLocalDrag? {
        guard let handle = drop.outgoing else { return nil }
        return DragEnvironment.of(platform).drags.lazy.compactMap(\.systemDrag).first { $0.handle === handle }
    }
}
