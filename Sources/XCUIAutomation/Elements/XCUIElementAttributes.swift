import CoreGraphics
import UIKit

/// The attributes of an element, or of a snapshot of one.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The element's accessibility identifier; a navigation bar without one has its title.
    var identifier: String { get }
    /// The frame in screen coordinates, in points.
    var frame: CGRect { get }
    /// The value: a string, or nil.
    var value: Any? { get }
    /// The title. Always empty, since UIKit's views have labels instead.
    var title: String { get }
    /// The accessibility label. Empty for an element without a label.
    var label: String { get }
    /// The type of the element.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element reacts to the user.
    var isEnabled: Bool { get }
    /// The horizontal size class of the element's view.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class of the element's view.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The placeholder of a text field.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the focus of the keyboard.
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// A size class, with Apple's raw values.
    public enum SizeClass: Int, Sendable {
        /// An unknown size class.
        case unspecified = 0
        /// A narrow or low space.
        case compact = 1
        /// A wide or high space.
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
