import Foundation
import Host

/// What assistive programs are told, and what the desktop's user asks of every program.
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

        /// A new screen appeared. The argument is the element to go to, a `String` to say first, or nil for the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed. The argument is the element to go to, a `String` to say first, or nil.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something happened that is to be said in words: the argument is the text, a `String` or an `NSAttributedString`.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled. The argument is what there is to say: "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Assistive programs may go on, after ``pauseAssistiveTechnology``. The argument is the program's identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1038)
        /// Assistive programs are to wait. The argument is the program's identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1039)
    }

    /// An assistive program.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The program's name.
        public let rawValue: String
        /// The program of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The desktop's screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// A person's switches. Linux has no such program.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted for every announcement by the application, with its text in the user info. The texts of keyboard drags come this way too, so
    /// that an app can show them.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// The user info's key of an announcement's text, a `String`.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

    /// The user info's key of whether the announcement was handed to a program that reads it aloud, a `Bool`.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted when an assistive program went from one element to another; the user info has both.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")

    /// The user info's key of the element that an assistive program came to.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The user info's key of the element that it left.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// The user info's key of the program, an ``AssistiveTechnologyIdentifier``.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Tells assistive programs what happened. Where none listens nothing is sent.
    ///
    /// An attributed announcement may say how soon it is to be said, with ``NSAttributedString/Key/accessibilitySpeechAnnouncementPriority``.
    public static func post(notification: Notification, argument: Any?) {
        let styled = argument as? NSAttributedString
        let text = styled?.string ?? argument as? String ?? (argument as? NSString).map { "\($0)" }
        switch notification {
        case .announcement:
            guard let text, !text.isEmpty else { return }
            let isHeard = AccessibilityBridge.current?.announce(text, isUrgent: styled?.isUrgent ?? false) ?? false
            NotificationCenter.default.post(
                name: announcementDidFinishNotification, object: UIApplication.shared,
                userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: isHeard])
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

    /// The element that an assistive program is at; nil where there is none, or where `identifier` is another program.
    public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard identifier == nil || identifier == .notificationVoiceOver else { return nil }
        return AccessibilityFocus.element
    }

    /// A rectangle of a view in the screen's coordinates, as elements' frames are.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let home = view.window, let scene = home.layer.superlayer else { return view.convert(rect, to: nil as UIView?) }
        return view.layer.convert(rect, to: scene)
    }

    /// A path in a view's coordinates in the screen's.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
        copy.apply(CGAffineTransform(a: origin.width, b: 0, c: 0, d: origin.height, tx: origin.minX, ty: origin.minY))
        return copy
    }
}

/// How soon an announcement is to be said.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The priority's name.
    public let rawValue: String
    /// The priority of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At once, in place of what is being said.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// At once, and what comes later may take its place.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// After what is being said.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// The ``UIAccessibilityPriority`` of an announcement.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// Whether an announcement waits for what is being said: a `Bool`.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The language of a text, as a BCP 47 tag.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// Whether punctuation is said: a `Bool`.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    /// Whether a text is spelled out: a `Bool`.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// How a text is pronounced, in letters of the phonetic alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
    /// How high the voice is, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// The level of a heading, from 1 to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
}

extension NSAttributedString {
    /// Whether the text is an announcement that is to be said at once.
    fileprivate var isUrgent: Bool {
        guard length > 0 else { return false }
        let attributes = attributes(at: 0, effectiveRange: nil)
        return attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high
    }
}
