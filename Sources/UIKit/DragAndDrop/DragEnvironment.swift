import Host
import Logging

/// The log of drags and drops.
package let dragLog = Logger(label: "lodestone.drags")

/// The drags in progress on a platform.
@MainActor
package final class DragEnvironment {
    /// The drag environment of the current platform.
    package static var current: DragEnvironment { of(Platform.required) }

    package static func of(_ platform: any HostPlatform) -> DragEnvironment {
        platform.singletons.value(of: DragEnvironment.self) { DragEnvironment(platform: platform) }
    }

    /// All drags from lift to end, in the order in which they were lifted.
    package private(set) var drags: [LocalDrag] = []

    /// Creates the presentation of a drag in a scene.
    package var makePresentation: @MainActor (UIWindowScene?) -> any DragPresentation = {
        if let scene = $0 { FlockPresentation(in: scene) } else { PlainDragPresentation() }
    }

    /// Handles the keys of drags.
    private(set) lazy var keyboard = KeyboardDragging(in: self)

    private weak var platform: (any HostPlatform)?

    init(platform: any HostPlatform) {
        self.platform = platform
        KeyInterceptors.of(platform).add(keyboard)
        AccessibilityActionProviders.of(platform).add(keyboard)
        EventConsumers.of(platform).add(DragConsumer())
    }

    /// The drags in the phase `dragging`.
    package var carried: [LocalDrag] { drags.filter { $0.phase == .dragging } }

    package func drag(of session: any UIDragSession) -> LocalDrag? { drags.first { $0.session === session } }

    func add(_ drag: LocalDrag) { drags.append(drag) }

    func remove(_ drag: LocalDrag) { drags.removeAll { $0 === drag } }

    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> (any HostTimer)? {
        platform?.schedule(after: delay, body)
    }

    /// The current time in seconds of the platform's clock.
    var now: TimeInterval { platform?.clock.now() ?? 0 }
}
