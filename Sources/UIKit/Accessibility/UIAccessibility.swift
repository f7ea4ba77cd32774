import Foundation

/// What assistive programs are told.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What can be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// A number of UIKit's.
        public let rawValue: UInt32

        /// A notification of UIKit's by its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Something happened that is to be said in words: the argument is the text, a `String` or an `NSAttributedString`.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Posted for every announcement by the application, with its text in the user info. The texts of keyboard drags come this way too, so that an app can show
    /// them, or have them read.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// The user info's key of an announcement's text, a `String`.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

    /// The user info's key of whether the announcement was read aloud, a `Bool`. False, since GTK 4.8 hands no announcements to the desktop's
    /// screen reader.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Tells what happened. Announcements are passed on to the observers of ``announcementDidFinishNotification``.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement else { return }
        let text = (argument as? NSAttributedString)?.string ?? argument as? String ?? (argument as? NSString).map { "\($0)" }
        guard let text, !text.isEmpty else { return }
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: UIApplication.shared,
            userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: false])
    }
}
