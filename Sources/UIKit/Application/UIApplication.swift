import Host
import Logging

/// What the application's parts report.
package let applicationLog = Logger(label: "lodestone.application")

/// The running app: its scenes, its life cycle, and the way of each event to its window.
@MainActor
open class UIApplication: UIResponder {
    /// The app.
    public static var shared: UIApplication {
        Platform.required.singletons.value(of: UIApplication.self) { UIApplication() }
    }

    /// Whether the app is in front of the user.
    public enum State: Int, Sendable {
        /// One of its windows has the keyboard.
        case active = 0
        /// Its windows can be seen, but none has the keyboard.
        case inactive = 1
        /// None of its windows can be seen.
        case background = 2
    }

    /// Why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file or address that the app was launched to open, a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// Is told about the app's life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the app is in front of the user.
    public package(set) var applicationState: State = .inactive

    /// The scenes whose windows are open.
    public var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The scenes whose windows are open, oldest first.
    package var scenes: [UIScene] = []

    public override init() {
        super.init()
    }

    // MARK: Events

    /// Gives an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// The first window scene.
    package var defaultWindowScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }
}
