import Foundation
import Host

/// The accessibility focus of the app: one element, or nil.
@MainActor
enum AccessibilityFocus {
    private final class Storage {
        weak var element: NSObject?
        /// The index path of the row or item that the element displayed when it was focused. Nil if the element is not in a list.
        var row: IndexPath?
    }

    private static var storage: Storage? { Platform.current?.singletons.value(of: Storage.self) { Storage() } }

    /// The focused element. Nil if no element has the focus, or after the element was deallocated.
    static var element: NSObject? { storage?.element }

    static func isAt(_ object: AnyObject) -> Bool { element === object }

    /// Moves the focus, and notifies the new and the previous element, the app and the assistive technologies.
    static func move(to object: NSObject?) {
        guard let storage else { return }
        var target = object
        // If the object is a container, the focus moves to an element in it. A row counts as an element, even if it contains interactive elements.
        if let found = object, !found.isAccessibilityElement, AccessibilityTree.role(of: found) != .listItem,
            let start = AccessibilityTree.start(in: found)
        {
            target = start
        }
        let previous = storage.element
        // Compares the row as well, because a cell that was scrolled out of view may have been reused for another row.
        let row = (target as? UIView).flatMap { (AccessibilityTree.table(of: $0) as? any AccessibilityList)?.focusPath(of: $0) }
        guard previous !== target || storage.row != row else { return }
        storage.element = target
        storage.row = row
        previous?.accessibilityElementDidLoseFocus()
        guard storage.element === target else { return }
        target?.accessibilityElementDidBecomeFocused()
        guard storage.element === target else { return }
        AccessibilityBridge.current?.focusMoved(from: previous, to: target)
        var information: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        if let previous { information[UIAccessibility.unfocusedElementUserInfoKey] = previous }
        if let target { information[UIAccessibility.focusedElementUserInfoKey] = target }
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: target, userInfo: information)
    }
}
