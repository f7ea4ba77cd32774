/// The appearance settings of one view or item. Created when the object becomes a proxy, or while the app uses proxies.
@MainActor
final class AppearanceRecord {
    /// The proxy whose `subject` is this object; nil for all other objects.
    weak var proxy: AppearanceProxy?
    /// The settings that the app, a storyboard or the library made on the object itself. They take precedence over proxies.
    var own: Set<AppearanceKey> = []
    /// The settings that proxies made. They take precedence over defaults of the library.
    var applied: Set<AppearanceKey> = []
    /// The values that proxies set for properties of an app's class, keyed by property name.
    var attributes: [String: Any?] = [:]
    /// The window of an item when proxies last applied settings to it.
    weak var window: UIWindow?
    /// The registry's version when proxies last applied settings to the item.
    var version = 0
}
