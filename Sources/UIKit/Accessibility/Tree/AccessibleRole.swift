import Host

/// The role of an element for assistive technologies.
package typealias AccessibleRole = HostAccessibleRole

@MainActor
extension AccessibilityTree {
    /// The role of an object. Its class determines the role, or else its traits.
    package static func role(of object: NSObject) -> AccessibleRole {
        let traits = object.accessibilityTraits
        if let own = (object as? UIResponder)?.ownRole {
            // Traits override the role of the class only for labels and buttons.
            guard own == .label || own == .button else { return own }
        }
        if object is any UIAccessibilityContainerDataTableCell, object.isAccessibilityElement, traits.isDisjoint(with: .interactive) {
            return .tableCell
        }
        if traits.contains(.toggleButton) { return .toggleButton }
        if traits.contains(.header) { return .heading }
        if traits.contains(.link) { return .link }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.tabBar) { return .tabList }
        if !traits.isDisjoint(with: [.button, .keyboardKey]) { return .button }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) { return .label }
        if object.isAccessibilityElement { return (object as? UIResponder)?.ownRole ?? .label }
        switch object.accessibilityContainerType {
        case .list: return .list
        case .dataTable: return .table
        case .landmark: return .landmark
        case .none, .semanticGroup: break
        }
        return object.accessibilityViewIsModal ? .dialog : .group
    }
}
