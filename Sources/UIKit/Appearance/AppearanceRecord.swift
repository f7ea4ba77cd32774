/// The appearance settings of one view or item, created when it becomes a proxy or while proxies are in use.
@MainActor
final class AppearanceRecord {
    /// The proxy that the object belongs to; nil of ordinary objects.
    weak var proxy: AppearanceProxy?
    /// The settings that the app, a storyboard or the library made on the object itself. Proxies do not override these.
    var own: Set<AppearanceKey> = []
    /// The settings that proxies made. Defaults of the library do not override these.
    var applied: Set<AppearanceKey> = []
    /// The values of an app's own properties that proxies set, by name.
    var attributes: [String: Any?] = [:]
    /// The window in which an item last took its appearance.
    weak var window: UIWindow?
    /// The registry's version at that time.
    var version = 0
}
