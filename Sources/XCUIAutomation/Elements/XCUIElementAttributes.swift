import CoreGraphics
import UIKit

/// The attributes of an element or of its snapshot.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The element's accessibility identifier. For a navigation bar without one, the title.
    var identifier: String { get }
    /// The frame in screen coordinates, in points.
    var frame: CGRect { get }
    /// The value: a string, or nil.
    var value: Any? { get }
    /// The title. Always empty, because UIKit's views have labels instead.
    var title: String { get }
    /// The accessibility label. Empty for an element without a label.
    var label: String { get }
    /// The type of the element.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element responds to the user.
    var isEnabled: Bool { get }
    /// The horizontal size class of the element's view.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class of the element's view.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The placeholder of a text field.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the keyboard focus.
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// A size class, with Apple's raw values.
    public enum SizeClass: Int, Sendable {
        /// An unknown size class.
        case unspecified = 0
        /// A small width or height.
        case compact = 1
        /// A large width or height.
        case regular = 2

        init(_ sizeClass: UIUserInterfaceSizeClass) {
            switch sizeClass {
            case .compact: self = .compact
            case .regular: self = .regular
            default: self = .unspecified
            }
        }
    }
}
