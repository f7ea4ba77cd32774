import Foundation
import InterfaceDocuments

/// The description of one class in documents: its elements, properties, outlets, and the connection of its actions.
///
/// Each file in `Elements/` contains a list of levels; ``InterfaceTable`` contains all of them. An object is read level by level, from its root class
/// down: a button is a view, then a control, then a button. A level therefore only describes the additions of its class.
@MainActor
final class InterfaceLevel {
    /// The class.
    let type: AnyClass
    /// The index among all levels, from 0.
    let number: Int
    /// The levels of the superclasses, root class first.
    lazy var above = InterfaceTable.lineage(of: type).levels.filter { $0 !== self }
    /// The number of levels. The table of levels is the same for all platforms.
    @MainActor private static var count = 0
    /// The tags of the elements that create objects of the class.
    let elements: [String]
    /// The names of the attributes and child elements that are read, for the documentation and for tests.
    let properties: [String]
    /// The setters of the class's built-in outlets, by name. A setter returns whether the object has the right type.
    let outlets: [String: @MainActor (AnyObject, Any?) -> Bool]
    /// The properties that `userDefinedRuntimeAttributes` can set.
    let attributes: [StoryboardAttribute]
    /// Reads the properties only. It can be called repeatedly.
    let readProperties: @MainActor (AnyObject, InterfaceElement, InterfaceLoader) -> Void
    /// Reads the whole level.
    let read: @MainActor (AnyObject, InterfaceElement, InterfaceLoader) -> Void
    /// Connects an action or a segue to an object of the class; nil if the class has no events.
    let connect: (@MainActor (AnyObject, InterfaceElement, InterfaceAction) -> Void)?

    /// - Parameter unwritten: Properties with different defaults in documents and in the class. The document's default applies if the element has no
    ///   such attribute.
    init<Root: AnyObject>(
        _ type: Root.Type, _ elements: [String] = [], properties: [Property<Root>] = [], unwritten: [Unwritten<Root>] = [],
        outlets: [InterfaceOutlet<Root>] = [],
        attributes: [StoryboardAttribute] = [], more: (@MainActor (Root, InterfaceElement, InterfaceLoader) -> Void)? = nil,
        connect: (@MainActor (Root, InterfaceElement, InterfaceAction) -> Void)? = nil
    ) {
        self.type = type
        number = Self.count
        Self.count += 1
        self.elements = elements
        self.properties = properties.map(\.name)
        self.attributes = attributes
        var setters: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]
        for outlet in outlets {
            setters[outlet.name] = { object, value in (object as? Root).map { outlet.set($0, value) } ?? false }
        }
        self.outlets = setters
        // Bloom filters rule out most properties: a property is only read if its name may occur in the element.
        let marks = properties.map(\.mark)
        let all = marks.reduce(NameBloomFilter()) { $0.union($1) }
        let readProperties: @MainActor (AnyObject, InterfaceElement, InterfaceLoader) -> Void = { object, element, loader in
            guard element.mayMention(all) || !unwritten.isEmpty, let root = object as? Root else { return }
            for index in marks.indices where element.mayMention(marks[index]) { properties[index].read(root, element, loader) }
            for property in unwritten where property.elements?.contains(element.name) != false && element[property.name] == nil {
                AppearanceRegistry.withoutRecording { property.set(root) }
            }
        }
        self.readProperties = readProperties
        read = { object, element, loader in
            readProperties(object, element, loader)
            if let more, let root = object as? Root { more(root, element, loader) }
        }
        if let connect {
            self.connect = { object, element, action in
                if let root = object as? Root { connect(root, element, action) }
            }
        } else {
            self.connect = nil
        }
    }

    /// A property: the name of an attribute or child element, and a closure that reads it into an object.
    @MainActor
    struct Property<Root: AnyObject> {
        let name: String
        let read: @MainActor (Root, InterfaceElement, InterfaceLoader) -> Void
        /// The Bloom filter of the name. Elements that cannot contain the name are skipped.
        let mark: NameBloomFilter

        init(name: String, read: @escaping @MainActor (Root, InterfaceElement, InterfaceLoader) -> Void) {
            self.name = name
            self.read = read
            mark = NameBloomFilter(of: CollectionOfOne(name))
        }
    }
}

extension InterfaceLevel {
    /// A flag with different defaults in documents and in code.
    ///
    /// Interface Builder only writes an attribute if it differs from the element's default.
    @MainActor
    struct Unwritten<Root: AnyObject> {
        let name: String
        /// The elements that have the attribute; nil for all.
        let elements: Set<String>?
        let set: @MainActor (Root) -> Void

        /// A Boolean, `YES` or `NO`.
        @inline(__always) static func flag(
            _ name: String, is value: Bool, of elements: Set<String>? = nil, _ path: ReferenceWritableKeyPath<Root, Bool>
        ) -> Self {
            Self(name: name, elements: elements) { if $0[keyPath: path] != value { $0[keyPath: path] = value } }
        }
    }
}

/// A built-in outlet of a UIKit class.
@MainActor
struct InterfaceOutlet<Root: AnyObject> {
    let name: String
    /// Sets the outlet, and returns whether the object has its type.
    let set: @MainActor (Root, Any?) -> Bool

    /// Creates an outlet for a property.
    init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>) {
        self.name = name
        set = { root, value in
            guard let value = value as? Value else { return false }
            root[keyPath: path] = value
            return true
        }
    }

    /// Creates an outlet for a property with a protocol type, such as a delegate. Silently ignores an object that does not conform. Apple's UIKit
    /// accepts any object and calls only the methods that the object implements.
    init<Value>(_ name: String, conforming path: ReferenceWritableKeyPath<Root, Value?>) {
        self.name = name
        set = { root, value in
            if let value = value as? Value { root[keyPath: path] = value }
            return true
        }
    }

    init(_ name: String, set: @escaping @MainActor (Root, Any?) -> Bool) {
        self.name = name
        self.set = set
    }
}

@MainActor
extension InterfaceLevel.Property {
    // These functions are always inlined: a key path known at compile time costs one setter call, and other key paths cost several times as much.

    /// A Boolean, `YES` or `NO`.
    @inline(__always) static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Root, Bool>) -> Self {
        Self(name: name) { root, element, _ in
            if let value = element.flag(name) { root[keyPath: path] = value }
        }
    }

    /// A number.
    @inline(__always) static func number(_ name: String, _ path: ReferenceWritableKeyPath<Root, CGFloat>) -> Self {
        Self(name: name) { root, element, _ in
            if let value = element.number(name) { root[keyPath: path] = value }
        }
    }

    /// A number.
    @inline(__always) static func number(_ name: String, _ path: ReferenceWritableKeyPath<Root, Float>) -> Self {
        Self(name: name) { root, element, _ in
            if let value = element.number(name) { root[keyPath: path] = Float(value) }
        }
    }

    /// A number.
    @inline(__always) static func number(_ name: String, _ path: ReferenceWritableKeyPath<Root, Double>) -> Self {
        Self(name: name) { root, element, _ in
            if let value = element.number(name) { root[keyPath: path] = Double(value) }
        }
    }

    /// An integer.
    @inline(__always) static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Root, Int>) -> Self {
        Self(name: name) { root, element, _ in
            if let value = element.integer(name) { root[keyPath: path] = value }
        }
    }

    /// A string, in the user's language if the document has a strings table. `<nil>` sets the property to nil.
    @inline(__always) static func text(_ name: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> Self {
        Self(name: name) { root, element, loader in
            if let value = loader.text(name, of: element) {
                root[keyPath: path] = value
            } else if element.isNil(name) {
                root[keyPath: path] = nil
            }
        }
    }

    /// A colour. `<nil>` sets the property to nil.
    @inline(__always) static func color(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIColor?>) -> Self {
        Self(name: name) { root, element, loader in
            guard let child = element.child(key: name) else { return }
            if child.name == "nil" {
                // Nil in a document counts as a default value, so an appearance proxy may override it.
                AppearanceRegistry.withoutRecording { root[keyPath: path] = nil }
            } else if let color = loader.color(child) {
                root[keyPath: path] = color
            }
        }
    }

    /// A font, with variations for size classes.
    @inline(__always) static func font(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIFont?>) -> Self {
        Self(name: name) { root, element, loader in
            guard let child = element.child(key: name), let font = InterfaceFonts.font(child) else { return }
            root[keyPath: path] = font
            for variation in element.children where variation.name == "variation" {
                guard let other = variation.child(key: name).flatMap(InterfaceFonts.font) else { continue }
                loader.variations.add(variation["key"], to: root, name, path, other, usual: font)
            }
        }
    }

    /// The name of an image.
    @inline(__always) static func image(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIImage?>) -> Self {
        Self(name: name) { root, element, loader in
            if let image = InterfaceImages.image(name, of: element, loader) { root[keyPath: path] = image }
        }
    }

    /// An attribute with a keyword as its value. Unknown keywords are logged and ignored.
    @inline(__always) static func choice<Value>(_ name: String, _ values: [String: Value], _ path: ReferenceWritableKeyPath<Root, Value>)
        -> Self
    {
        let values = KeywordTable(values)
        return Self(name: name) { root, element, loader in
            guard let text = element[name] else { return }
            if let value = values[text] {
                root[keyPath: path] = value
            } else {
                loader.report("The attribute \"\(name)\" has the unknown value \"\(text)\".", element)
            }
        }
    }

    /// Insets.
    @inline(__always) static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIEdgeInsets>) -> Self {
        Self(name: name) { root, element, _ in
            if let child = element.child(key: name), child.name != "nil" { root[keyPath: path] = child.insets }
        }
    }

    /// A size.
    @inline(__always) static func size(_ name: String, _ path: ReferenceWritableKeyPath<Root, CGSize>) -> Self {
        Self(name: name) { root, element, _ in
            if let size = element.child(key: name)?.size { root[keyPath: path] = size }
        }
    }
}
