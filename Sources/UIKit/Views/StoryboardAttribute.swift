import Foundation

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
}

/// An optional of any type.
private protocol OptionalValue {
    var some: Any? { get }
}

extension Optional: OptionalValue {
    var some: Any? { map { $0 as Any } }
}
