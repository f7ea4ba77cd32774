import Foundation
import Host

/// Notifications to assistive technologies, and the desktop's accessibility settings.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A kind of notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// UIKit's number of the notification.
        public let rawValue: UInt32

        /// Creates a notification from UIKit's number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen appeared. The argument is the element to focus or a `String` to announce; nil focuses the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed. The argument is the element to focus, a `String` to announce, or nil.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement. The argument is a `String` or an `NSAttributedString`.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled. The argument is the announcement: "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Resumes an assistive technology after ``pauseAssistiveTechnology``. The argument is its identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1038)
        /// Pauses an assistive technology. The argument is its identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1039)
    }

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's string.
        public let rawValue: String
        /// Creates an identifier from its string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The desktop's screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch control, which does not exist on Linux.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted by the application for every announcement, with the text in the user info. Announcements during keyboard drags are included, so
    /// that an app can show them.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// The user-info key of an announcement's text, a `String`.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

    /// The user-info key of a `Bool`: whether a screen reader received the announcement.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted when an assistive technology moved its focus. The user info contains the focused and the previously focused element.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")

    /// The user-info key of the focused element.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The user-info key of the previously focused element.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// The user-info key of the assistive technology, an ``AssistiveTechnologyIdentifier``.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Notifies assistive technologies. Does nothing if none is connected.
    ///
    /// An attributed announcement may have a priority: `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
    public static func post(notification: Notification, argument: Any?) {
        let styled = argument as? NSAttributedString
        let text = styled?.string ?? argument as? String ?? (argument as? NSString).map { "\($0)" }
        switch notification {
        case .announcement:
            guard let text, !text.isEmpty else { return }
            let wasAnnounced = AccessibilityBridge.current?.announce(text, isUrgent: styled?.isUrgent ?? false) ?? false
            NotificationCenter.default.post(
                name: announcementDidFinishNotification, object: UIApplication.shared,
                userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: wasAnnounced])
        case .screenChanged, .layoutChanged:
            AccessibilityBridge.current?.treeMayHaveChanged()
            if let text {
                _ = AccessibilityBridge.current?.announce(text, isUrgent: false)
            } else if let element = argument as? NSObject {
                AccessibilityFocus.move(to: element)
            } else if notification == .screenChanged, let first = AccessibilityTree.firstElementOnScreen {
                AccessibilityFocus.move(to: first)
            }
        case .pageScrolled:
            AccessibilityBridge.current?.treeMayHaveChanged()
            if let text { _ = AccessibilityBridge.current?.announce(text, isUrgent: false) }
        default:
            break
        }
    }

    /// The element that an assistive technology has focused. Nil without such an element, or if `identifier` is not a screen reader.
    public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard identifier == nil || identifier == .notificationVoiceOver else { return nil }
        return AccessibilityFocus.element
    }

    /// Converts a rectangle from a view's coordinates to screen coordinates, which accessibility frames use.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let home = view.window, let scene = home.layer.superlayer else { return view.convert(rect, to: nil as UIView?) }
        return view.layer.convert(rect, to: scene)
    }

    /// Converts a path from a view's coordinates to screen coordinates.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
        copy.apply(CGAffineTransform(a: origin.width, b: 0, c: 0, d: origin.height, tx: origin.minX, ty: origin.minY))
        return copy
    }
}

/// The priority of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The priority's string.
    public let rawValue: String
    /// Creates a priority from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interrupts current speech.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts current speech, and can be interrupted by later announcements.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits for the end of current speech.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// The ``UIAccessibilityPriority`` of an announcement.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// A `Bool`: whether an announcement waits for the end of current speech.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The language of a text as a BCP 47 tag.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// A `Bool`: whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    /// A `Bool`: whether a text is spelled out.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// The pronunciation of a text in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
    /// The pitch of the voice, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// The level of a heading, from 1 to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
}

extension NSAttributedString {
    /// Whether the announcement has high priority.
    fileprivate var isUrgent: Bool {
        guard length > 0 else { return false }
        let attributes = attributes(at: 0, effectiveRange: nil)
        return attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high
    }
}
