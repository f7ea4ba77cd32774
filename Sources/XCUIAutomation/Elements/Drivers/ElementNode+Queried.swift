import UIKit

extension ElementNode: QueriedElement {
    var identity: ElementIdentity { ElementIdentity(object: object) }
    var type: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: kind.rawValue) ?? .other }
    var horizontalSizeClass: XCUIElement.SizeClass { XCUIElement.SizeClass(traits?.horizontalSizeClass ?? .unspecified) }
    var verticalSizeClass: XCUIElement.SizeClass { XCUIElement.SizeClass(traits?.verticalSizeClass ?? .unspecified) }
    var keyText: String? { (object as? KeyboardElement)?.text }
    var queriedChildren: [any QueriedElement] { children }

    func visit(_ body: (any QueriedElement) -> Bool) -> Bool { visitDescendants(body) }

    func isInside(_ other: any QueriedElement) -> Bool {
        guard let outer = (other as? ElementNode)?.view else { return false }
        return view?.isDescendant(of: outer) ?? false
    }
}
