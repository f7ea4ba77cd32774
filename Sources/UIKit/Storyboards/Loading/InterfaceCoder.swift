import Foundation
import InterfaceDocuments

/// The coder for `init(coder:)` of an object in a document. Its keys are the names of the element's attributes and child elements.
///
/// An attribute decodes as a Boolean (`YES` and `NO`), a number or a string. A child element with a `key` decodes as its own type: a string, colour,
/// font or size. UIKit's classes read their properties with ``NSCoder/readInterface(_:into:)``; apps can decode values by key.
final class InterfaceCoder: NSCoder, InterfaceReader {
    /// The element being decoded.
    let element: InterfaceElement
    /// The loader that creates the objects.
    let loader: InterfaceLoader
    /// The levels that were already read. Used on the main actor only.
    @MainActor var levels = InterfaceLevelSet()

    init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        self.element = element
        self.loader = loader
    }

    /// Whether the properties of the level's class were already read.
    @MainActor func hasRead(_ level: InterfaceLevel) -> Bool { levels.contains(level) }

    @MainActor func readProperties<Level: AnyObject>(of level: Level.Type, into object: Level) {
        guard let known = InterfaceTable.level(of: level) else { return }
        loader.read(known, into: object, self, isInside: true)
    }

    func attribute(_ name: String) -> String? { element[name] }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
    override func failWithError(_ error: any Error) {}

    override func containsValue(forKey key: String) -> Bool {
        element[key] != nil || element.child(key: key) != nil
    }

    override func decodeObject(forKey key: String) -> Any? {
        if let value = element[key] { return value }
        guard let child = element.child(key: key) else { return nil }
        switch child.name {
        case "string", "mutableString": return element.string(key)
        case "rect": return child.rect.map { NSValue(cgRect: $0) }
        case "size": return child.size.map { NSValue(cgSize: $0) }
        case "point": return child.point.map { NSValue(cgPoint: $0) }
        case "color", "fontDescription":
            guard MainActor.isCurrent else { return nil }
            let loader = loader
            return MainActor.assumeIsolated { Unchecked(child.name == "color" ? loader.color(child) : InterfaceFonts.font(child)) }.value
        default: return nil
        }
    }

    override func decodeObject<Object: NSObject>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding {
        switch decodeObject(forKey: key) {
        case let object as Object: object
        case let text as String: NSString(string: text) as? Object ?? element.number(key).flatMap { NSNumber(value: Double($0)) as? Object }
        default: nil
        }
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodePropertyList(forKey key: String) -> Any? { element[key] }
    override func decodeBool(forKey key: String) -> Bool { element.flag(key) ?? false }
    override func decodeInteger(forKey key: String) -> Int { element.integer(key) ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: element.integer(key) ?? 0) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(element.integer(key) ?? 0) }
    override func decodeCInt(forKey key: String) -> CInt { CInt(clamping: element.integer(key) ?? 0) }
    override func decodeFloat(forKey key: String) -> Float { Float(element.number(key) ?? 0) }
    override func decodeDouble(forKey key: String) -> Double { Double(element.number(key) ?? 0) }

    /// Returns a value from a block on the main actor to the same thread. `@unchecked`: it never leaves that thread.
    private struct Unchecked: @unchecked Sendable {
        let value: Any?
        init(_ value: Any?) { self.value = value }
    }
}
