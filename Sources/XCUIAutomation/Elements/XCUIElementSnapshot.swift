import CoreGraphics
import Foundation

/// The attributes that an element and its descendants had at one moment.
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

extension XCUIElement {
    /// The name of an attribute in a snapshot's property list.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The children.
        public static let children = AttributeName(rawValue: "children")
        /// The raw value of the element type.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// The frame, as a dictionary with the keys `X`, `Y`, `Width` and `Height`.
        public static let frame = AttributeName(rawValue: "frame")
        /// The identifier.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The label.
        public static let label = AttributeName(rawValue: "label")
        /// The value.
        public static let value = AttributeName(rawValue: "value")
        /// The placeholder.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether the element responds to the user.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// Whether the element is selected.
        public static let selected = AttributeName(rawValue: "selected")
        /// Whether the element has the keyboard focus.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
    }
}
