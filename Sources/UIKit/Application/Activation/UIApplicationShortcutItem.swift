/// A quick action of the app, which the desktop's launcher offers at the app's icon.
///
/// `UIApplicationShortcutItems` in `Info.plist` declares the static actions. Differs from UIKit: launchers read titles and icons from the app's
/// desktop file, and do not show dynamic actions (see `Documentation/services.md`).
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // `@unchecked`: an item does not change after its creation; only `UIMutableApplicationShortcutItem` has setters.

    fileprivate struct Values {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }

    fileprivate var values: Values

    /// The app's identifier for the type of action.
    open var type: String { values.type }
    /// The localized title.
    open var localizedTitle: String { values.localizedTitle }
    /// The localized subtitle.
    open var localizedSubtitle: String? { values.localizedSubtitle }
    /// The icon.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// The app's data for the action.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The identifier of the app's content to which the action refers.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// Creates a quick action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates a quick action with only a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        copy.values = values
        return copy
    }

    /// Returns a ``UIMutableApplicationShortcutItem``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        copy.values = values
        return copy
    }

    /// Whether `object` is a quick action with the same type, texts and icon.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return type == other.type && localizedTitle == other.localizedTitle && localizedSubtitle == other.localizedSubtitle
            && icon == other.icon && NSDictionary(dictionary: userInfo ?? [:]).isEqual(to: other.userInfo ?? [:])
    }

    open override var hash: Int { type.hashValue ^ localizedTitle.hashValue }
}

/// A quick action whose properties can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    open override var localizedTitle: String {
        get { values.localizedTitle }
        set { values.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { values.localizedSubtitle }
        set { values.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}
