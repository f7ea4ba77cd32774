import Foundation

// Attributes of objects for interface tests, which also see views that are not accessibility elements.
@MainActor
extension AccessibilityTree {
    /// The role of an object's class; nil for a class without a role.
    package static func classRole(of object: NSObject) -> AccessibleRole? { (object as? UIResponder)?.ownRole }

    /// Whether the app, not the object's class, made the object an accessibility element.
    package static func isElementOfApp(_ object: NSObject) -> Bool {
        if let isElement = object.accessibilityRecord?.isElement { return isElement }
        guard let responder = object as? UIResponder else { return object.isAccessibilityElement }
        return responder.isAccessibilityElement && !responder.isElementByDefault
    }

    /// The label that the app gave an object; nil if the label is the default of the object's class.
    package static func labelOfApp(_ object: NSObject) -> String? {
        if let label = object.accessibilityRecord?.label { return label }
        let label = object.accessibilityLabel
        return label == (object as? UIResponder)?.labelByDefault ? nil : label
    }

    /// The visible subviews of a view, from back to front, without those that are hidden from assistive technologies.
    package static func seenSubviews(of view: UIView) -> [UIView] { view.orderedSubviews.filter { isSeen($0) } }
}
