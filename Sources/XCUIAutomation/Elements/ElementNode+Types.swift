import InterfaceReading
import UIKit

extension ElementNode {
    var type: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: kind.rawValue) ?? .other }
    var horizontalSizeClass: XCUIElement.SizeClass { XCUIElement.SizeClass(traits?.horizontalSizeClass ?? .unspecified) }
    var verticalSizeClass: XCUIElement.SizeClass { XCUIElement.SizeClass(traits?.verticalSizeClass ?? .unspecified) }
}
