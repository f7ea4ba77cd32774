import Foundation
import InterfaceDocuments

extension StoryboardAttribute {
    /// The attribute with a key path that the object's class or a superclass declares.
    @MainActor
    static func named(_ keyPath: String, of object: AnyObject) -> StoryboardAttribute? {
        for type in sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }) {
            let own = (type as? UIResponder.Type)?.storyboardAttributes ?? []
            if let found = own.first(where: { $0.keyPath == keyPath })
                ?? InterfaceTable.level(of: type)?.attributes.first(where: { $0.keyPath == keyPath })
            {
                return found
            }
        }
        return nil
    }
}

extension InterfaceLoader {
    /// Sets the properties in `userDefinedRuntimeAttributes`.
    func readAttributes(_ object: AnyObject, _ element: InterfaceElement) {
        guard let list = element.child("userDefinedRuntimeAttributes") else { return }
        for item in list.children {
            guard let keyPath = item["keyPath"] else { continue }
            guard let attribute = StoryboardAttribute.named(keyPath, of: object) else {
                report(
                    "\(type(of: object)) has no runtime attribute \"\(keyPath)\". Name it in storyboardAttributes.", element)
                continue
            }
            if !attribute.set(object, values(of: item)) {
                report(
                    "The runtime attribute \"\(keyPath)\" of \(type(of: object)) does not accept the type \"\(item["type"] ?? "")\".",
                    element)
            }
        }
    }

    /// The value of a runtime attribute, converted to each type that the property may have.
    private func values(of item: InterfaceElement) -> [Any?] {
        switch item["type"] {
        case "number":
            guard let child = item.child(key: "value"), let number = child.number("value") else { return [] }
            return [number, Double(number), Float(number), Int(min(max(number, -1e15), 1e15)), NSNumber(value: Double(number))]
        case "boolean": return item.flag("value").map { [$0, NSNumber(value: $0)] } ?? []
        case "string": return item.string("value").map { [$0] } ?? [""]
        case "localizedString":
            return item.string("value").map { [LocalizedText.string($0, table: nil, bundle: bundle, value: $0)] } ?? []
        case "color":
            guard let child = item.child(key: "value") else { return [] }
            return color(child).map { [$0, $0.cgColor] } ?? []
        case "image": return InterfaceImages.image("value", of: item, self).map { [$0] } ?? []
        case "point": return item.child(key: "value")?.point.map { [$0] } ?? []
        case "size":
            return item.child(key: "value")?.size.map { [$0, UIOffset(horizontal: $0.width, vertical: $0.height)] } ?? []
        case "rect": return item.child(key: "value")?.rect.map { [$0] } ?? []
        case "nil": return [nil]
        default: return []
        }
    }
}
