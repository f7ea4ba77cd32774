import Foundation

/// The behaviour of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device must be unlocked, which a Linux desktop's notifications always need.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The action deletes something. Desktops show it like the others.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The action brings the app to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: an action does not change after its creation.
    /// The identifier, which a response contains.
    public let identifier: String
    /// The button's title.
    public let title: String
    /// The behaviour of the action.
    public let options: UNNotificationActionOptions

    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button with a text field, shown by notification services that have replies (`inline-reply`, as KDE's). Others omit it.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The behaviour of a category's notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate receives a response if the user closes the notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}

/// A kind of notification, with its actions.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a category does not change after its creation.
    /// The identifier, to which notification contents refer.
    public let identifier: String
    /// The actions, in the order of their buttons.
    public let actions: [UNNotificationAction]
    /// The identifiers of Siri's intents, which Linux does not have.
    public let intentIdentifiers: [String]
    /// The behaviour of the category's notifications.
    public let options: UNNotificationCategoryOptions

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
