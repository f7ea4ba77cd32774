import Foundation
import Host

/// Where assistive programs are: one element of the app, or none.
@MainActor
enum AccessibilityFocus {
    private final class Place {
        weak var element: NSObject?
    }

    private static var place: Place? { Platform.current?.singletons.value(of: Place.self) { Place() } }

    /// The element; nil where there is none, or it is gone.
    static var element: NSObject? { place?.element }

    static func isAt(_ object: AnyObject) -> Bool { element === object }

    /// Goes to an element: tells it, the one before, the app, and assistive programs.
    static func move(to object: NSObject?) {
        guard let place else { return }
        var target = object
        // Of a container the first element.
        if let found = object, !found.isAccessibilityElement, let first = AccessibilityTree.firstElement(in: found) { target = first }
        let previous = place.element
        guard previous !== target else { return }
        place.element = target
        previous?.accessibilityElementDidLoseFocus()
        guard place.element === target else { return }
        target?.accessibilityElementDidBecomeFocused()
        guard place.element === target else { return }
        AccessibilityBridge.current?.focusMoved(from: previous, to: target)
        var information: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        if let previous { information[UIAccessibility.unfocusedElementUserInfoKey] = previous }
        if let target { information[UIAccessibility.focusedElementUserInfoKey] = target }
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: target, userInfo: information)
    }
}
