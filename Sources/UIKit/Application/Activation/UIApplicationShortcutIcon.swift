/// The icon of a quick action. Differs from UIKit: launchers show the icon that the app's desktop file specifies for the action.
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked`: only the initializers set the source.

    /// The icons of the system.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio
        case update
    }

    private enum Source: Equatable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private var source: Source?

    /// Creates a system icon.
    public convenience init(type: IconType) {
        self.init()
        source = .type(type)
    }

    /// Creates an icon from an image of the app.
    public convenience init(templateImageName: String) {
        self.init()
        source = .template(templateImageName)
    }

    /// Creates an icon from a symbol of the system.
    public convenience init(systemImageName: String) {
        self.init()
        source = .symbol(systemImageName)
    }

    /// Returns the icon itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is an equal icon.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    open override var hash: Int {
        switch source {
        case .type(let type): type.hashValue
        case .template(let name), .symbol(let name): name.hashValue
        case nil: 0
        }
    }
}
