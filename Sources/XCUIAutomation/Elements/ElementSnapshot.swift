import CoreGraphics
import UIKit

/// A copy of a node's attributes.
@MainActor
final class ElementSnapshot: XCUIElementSnapshot {
    let identifier: String
    let frame: CGRect
    let value: Any?
    let title = ""
    let label: String
    let elementType: XCUIElement.ElementType
    let isEnabled: Bool
    let horizontalSizeClass: XCUIElement.SizeClass
    let verticalSizeClass: XCUIElement.SizeClass
    let placeholderValue: String?
    let isSelected: Bool
    let hasFocus: Bool
    let children: [any XCUIElementSnapshot]

    init(_ node: any QueriedElement) {
        identifier = node.identifier
        frame = node.frame
        value = node.value
        label = node.label
        elementType = node.type
        isEnabled = node.isEnabled
        horizontalSizeClass = node.horizontalSizeClass
        verticalSizeClass = node.verticalSizeClass
        placeholderValue = node.placeholderValue
        isSelected = node.isSelected
        hasFocus = node.hasFocus
        children = node.queriedChildren.map { ElementSnapshot($0) }
    }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        let corners: [String: Double] = [
            "X": Double(frame.minX), "Y": Double(frame.minY), "Width": Double(frame.width), "Height": Double(frame.height),
        ]
        var list: [XCUIElement.AttributeName: Any] = [
            .elementType: elementType.rawValue, .identifier: identifier, .label: label, .enabled: isEnabled, .selected: isSelected,
            .hasFocus: hasFocus, .frame: corners, .children: children.map(\.dictionaryRepresentation),
        ]
        if let value { list[.value] = value }
        if let placeholderValue { list[.placeholderValue] = placeholderValue }
        return list
    }
}
