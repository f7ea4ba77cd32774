/// A user's activity in the app, passed to a scene that should show or continue it.
///
/// Differs from UIKit: on Apple's platforms Foundation declares this class, which also supports Handoff and search. Linux has neither of them, so
/// their API is missing.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // `@unchecked`: one thread creates the activity and passes it to another thread, as on Apple's platforms.

    /// The app's name for the type of activity, such as `com.example.letters.read`.
    open private(set) var activityType: String
    /// The localized title.
    open var title: String?
    /// The data that the scene needs to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that the scene needs to continue the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// A web page with the same content, for programs that do not support the activity.
    open var webpageURL: URL?
    /// The web page that linked to ``webpageURL``.
    open var referrerURL: URL?
    /// The identifier of the app's content to which the activity refers.
    open var targetContentIdentifier: String?

    /// Creates an activity of the given type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries to ``userInfo``. Replaces existing values of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
