import CoreGraphics
import Foundation

/// The attributes of an element and of its descendants at one moment.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The snapshots of the element's children.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes as a property list.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An element that can be captured with its descendants.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    /// Captures the element and its descendants.
    ///
    /// - Throws: ``XCUIError`` if no element matches.
    func snapshot() throws -> any XCUIElementSnapshot
}

/// An error of an element that a query did not find.
public struct XCUIError: Error, CustomStringConvertible {
    /// The error in one sentence.
    public let description: String
}

extension XCUIElement {
    /// The name of an attribute in a snapshot's property list.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The children.
        public static let children = AttributeName(rawValue: "children")
        /// The type's number.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// The frame's numbers by the keys `X`, `Y`, `Width` and `Height`.
        public static let frame = AttributeName(rawValue: "frame")
        /// The identifier.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The label.
        public static let label = AttributeName(rawValue: "label")
        /// The value.
        public static let value = AttributeName(rawValue: "value")
        /// The placeholder.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether the element reacts to the user.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// Whether the element is selected.
        public static let selected = AttributeName(rawValue: "selected")
        /// Whether the element has the focus.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
    }
}

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

    init(_ node: ElementNode) {
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
        children = node.children.map { ElementSnapshot($0) }
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
