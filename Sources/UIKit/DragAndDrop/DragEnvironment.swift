import Host
import Logging

/// What drags report.
package let dragLog = Logger(label: "lodestone.drags")

/// The drags of a platform that are going on.
@MainActor
package final class DragEnvironment {
    /// The current platform's.
    package static var current: DragEnvironment { of(Platform.required) }

    /// A platform's.
    package static func of(_ platform: any HostPlatform) -> DragEnvironment {
        platform.singletons.value(of: DragEnvironment.self) { DragEnvironment(platform: platform) }
    }

    /// The drags from the lift on until they are over, in the order in which they were lifted.
    package private(set) var drags: [Drag] = []

    /// Makes what shows a drag in a scene.
    package var makePresentation: @MainActor (UIWindowScene?) -> any DragPresentation = {
        if let scene = $0 { FlockPresentation(in: scene) } else { PlainDragPresentation() }
    }

    /// Drags without a pointer.
    private(set) lazy var keyboard = KeyboardDragging(in: self)

    private weak var platform: (any HostPlatform)?

    init(platform: any HostPlatform) {
        self.platform = platform
        KeyInterceptors.of(platform).add(keyboard)
    }

    /// The drags that fingers, a mouse or keys carry just now, lifts and endings left out.
    package var carried: [Drag] { drags.filter { $0.phase == .dragging } }

    /// The drag that a session is.
    package func drag(of session: any UIDragSession) -> Drag? { drags.first { $0.session === session } }

    func add(_ drag: Drag) { drags.append(drag) }

    func remove(_ drag: Drag) { drags.removeAll { $0 === drag } }

    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> (any HostTimer)? {
        platform?.schedule(after: delay, body)
    }

    /// Seconds of the platform's clock.
    var now: TimeInterval { platform?.clock.now() ?? 0 }
}
