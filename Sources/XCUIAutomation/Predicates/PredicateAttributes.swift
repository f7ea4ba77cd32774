import Foundation

/// Reads attributes of elements by the names that predicates use.
@MainActor
enum PredicateAttributes {
    /// The value of an attribute. Nil if the object is not an element or has no such attribute.
    static func value(_ name: String, of object: Any?) -> Any? {
        if let element = object as? XCUIElement {
            switch name {
            case "exists": return element.exists
            case "isHittable", "hittable": return element.isHittable
            case "count": return element.exists ? 1 : 0
            default: break
            }
            // Returns nil, because reading an attribute of an element that does not exist would fail the test. A test must be able to wait for the predicate.
            guard element.exists else { return nil }
        }
        if let query = object as? XCUIElementQuery, name == "count" || name == "@count" { return query.count }
        if let application = object as? XCUIApplication, name == "state" { return Int(application.state.rawValue) }
        guard let attributes = object as? any XCUIElementAttributes else { return (object as? [String: Any])?[name] }
        return switch name {
        case "label": attributes.label
        case "identifier": attributes.identifier
        case "value": attributes.value
        case "title": attributes.title
        case "placeholderValue": attributes.placeholderValue
        case "elementType", "type": Int(attributes.elementType.rawValue)
        case "isEnabled", "enabled": attributes.isEnabled
        case "isSelected", "selected": attributes.isSelected
        case "hasFocus", "hasKeyboardFocus": attributes.hasFocus
        case "frame.size.width": Double(attributes.frame.width)
        case "frame.size.height": Double(attributes.frame.height)
        case "frame.origin.x": Double(attributes.frame.minX)
        case "frame.origin.y": Double(attributes.frame.minY)
        case "horizontalSizeClass": attributes.horizontalSizeClass.rawValue
        case "verticalSizeClass": attributes.verticalSizeClass.rawValue
        default: nil
        }
    }
}
