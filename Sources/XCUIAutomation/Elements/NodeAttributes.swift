import UIKit

/// The attributes of a node, for a predicate. Each is read only when the predicate needs it.
@MainActor
final class NodeAttributes: NSObject, XCUIElementAttributes {
    let node: any QueriedElement

    init(_ node: any QueriedElement) { self.node = node }

    var identifier: String { node.identifier }
    var frame: CGRect { node.frame }
    var value: Any? { node.value }
    var title: String { "" }
    var label: String { node.label }
    var elementType: XCUIElement.ElementType { node.type }
    var isEnabled: Bool { node.isEnabled }
    var horizontalSizeClass: XCUIElement.SizeClass { node.horizontalSizeClass }
    var verticalSizeClass: XCUIElement.SizeClass { node.verticalSizeClass }
    var placeholderValue: String? { node.placeholderValue }
    var isSelected: Bool { node.isSelected }
    var hasFocus: Bool { node.hasFocus }
}
