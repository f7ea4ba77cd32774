import Foundation
import InterfaceDocuments

/// A property that "User Defined Runtime Attributes" of a document can set. It maps the document's key path to a Swift key path.
///
/// ```swift
/// override class var storyboardAttributes: [StoryboardAttribute] { [StoryboardAttribute("cornerRadius", \Card.cornerRadius)] }
/// ```
///
/// It corresponds to `@IBInspectable` on Apple's platforms. Numbers, Booleans, strings, colours, images, points, sizes and rectangles are converted
/// to the property's type.
@preconcurrency @MainActor
public struct StoryboardAttribute {
    let keyPath: String
    /// Sets the property to the first value that has its type, and returns whether there was one.
    let set: @MainActor (AnyObject, [Any?]) -> Bool
    /// Returns the value of the property; nil if the object lacks it.
    let get: @MainActor (AnyObject) -> Any?

    /// Creates an attribute for the property `path` of `Root` with the document's key path `keyPath`.
    public init<Root: AnyObject, Value>(_ keyPath: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.keyPath = keyPath
        get = { object in (object as? Root).flatMap { Self.flattened($0[keyPath: path]) } }
        set = { object, values in
            guard let root = object as? Root else { return false }
            for value in values {
                guard let value else {
                    guard let none = Optional<Any>.none as? Value, !(Value.self == Any.self) else { continue }
                    root[keyPath: path] = none
                    return true
                }
                guard let typed = value as? Value else { continue }
                root[keyPath: path] = typed
                return true
            }
            return false
        }
    }

    /// Unwraps an optional value.
    private static func flattened(_ value: Any) -> Any? {
        if let optional = value as? any OptionalValue { return optional.some }
        return value
    }

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

/// An optional of any type.
private protocol OptionalValue {
    var some: Any? { get }
}

extension Optional: OptionalValue {
    var some: Any? { map { $0 as Any } }
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

    /// The value as all types that a property may have.
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
