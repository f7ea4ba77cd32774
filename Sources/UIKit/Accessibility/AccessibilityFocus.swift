import Foundation
import Host

/// Where assistive programs are: one element of the app, or none.
@MainActor
enum AccessibilityFocus {
    private final class Place {
        weak var element: NSObject?
        /// The row or item that the element showed.
        var row: IndexPath?
    }

    private static var place: Place? { Platform.current?.singletons.value(of: Place.self) { Place() } }

    /// The element; nil where there is none, or it is gone.
    static var element: NSObject? { place?.element }

    static func isAt(_ object: AnyObject) -> Bool { element === object }

    /// Goes to an element: tells it, the one before, the app, and assistive programs.
    static func move(to object: NSObject?) {
        guard let place else { return }
        var target = object
        // Of a container an element; a row is one, also where something in it can be used by itself.
        if let found = object, !found.isAccessibilityElement, AccessibilityTree.role(of: found) != .listItem,
            let start = AccessibilityTree.start(in: found)
        {
            target = start
        }
        let previous = place.element
        // A cell that went out of sight may have come back as another row.
        let row = (target as? UIView).flatMap { (AccessibilityTree.table(of: $0) as? any FocusList)?.focusPath(of: $0) }
        guard previous !== target || place.row != row else { return }
        place.element = target
        place.row = row
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
