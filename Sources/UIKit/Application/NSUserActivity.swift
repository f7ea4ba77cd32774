/// What a person does in the app at a moment, as far as the app wants to tell: a scene that is asked for gets it, and shows that.
///
/// On Apple's platforms this class is Foundation's, and can go to other devices and into searches as well. Linux has neither, so that what
/// serves them is not here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // `@unchecked`: as on Apple's platforms, what one thread has made belongs to the thread that it is given to.

    /// What kind of activity it is, in the app's own words, such as `com.example.letters.read`.
    open private(set) var activityType: String
    /// What the activity is called in front of a person.
    open var title: String?
    /// What the scene needs to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that the scene cannot do without.
    open var requiredUserInfoKeys: Set<String>?
    /// A page that shows the same, for programs that do not know the activity.
    open var webpageURL: URL?
    /// The page that led to ``webpageURL``.
    open var referrerURL: URL?
    /// Which of the app's contents it is about.
    open var targetContentIdentifier: String?

    /// An activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to ``userInfo``; what has the same key is replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
