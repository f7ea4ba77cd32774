import Foundation

/// A layer property that has a key but cannot be animated.
@MainActor
final class PlainProperty {
    let names: [String]
    let value: @MainActor (CALayer) -> Any?
    /// Sets the value. Returns whether it has the right type.
    let set: @MainActor (CALayer, Any?) -> Bool

    init(_ names: [String], value: @escaping @MainActor (CALayer) -> Any?, set: @escaping @MainActor (CALayer, Any?) -> Bool) {
        self.names = names
        self.value = value
        self.set = set
    }

    private convenience init<Owner: CALayer, Value>(
        _ names: [String], _ path: ReferenceWritableKeyPath<Owner, Value>, read: @escaping @MainActor (Any?) -> Value?
    ) {
        self.init(names) { layer in
            (layer as? Owner)?[keyPath: path]
        } set: { layer, given in
            guard let layer = layer as? Owner, let value = read(given) else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    /// A value of exactly the property's type.
    static func value<Owner: CALayer, Value>(_ names: String..., at path: ReferenceWritableKeyPath<Owner, Value>) -> PlainProperty {
        PlainProperty(names, path) { $0 as? Value }
    }

    /// A value that may be nil.
    static func optional<Owner: CALayer, Value>(_ names: String..., at path: ReferenceWritableKeyPath<Owner, Value?>) -> PlainProperty {
        PlainProperty(names) { layer in
            (layer as? Owner).flatMap { $0[keyPath: path] }
        } set: { layer, given in
            guard given == nil || given is Value else { return false }
            (layer as? Owner)?[keyPath: path] = given.flatMap { $0 as? Value }
            return true
        }
    }

    /// A number of any numeric type.
    static func number<Owner: CALayer, Value: BinaryFloatingPoint>(
        _ names: String..., at path: ReferenceWritableKeyPath<Owner, Value>
    ) -> PlainProperty {
        PlainProperty(names, path) { number(from: $0).map { Value($0) } }
    }

    /// A Boolean property. A value can be passed as a Boolean or as a number.
    static func flag<Owner: CALayer>(_ names: String..., at path: ReferenceWritableKeyPath<Owner, Bool>) -> PlainProperty {
        PlainProperty(names, path) { number(from: $0).map { $0 != 0 } }
    }

    /// A property with options as values. A value can be passed as an option or as its raw value.
    static func option<Owner: CALayer, Value: RawRepresentable<String>>(
        _ names: String..., at path: ReferenceWritableKeyPath<Owner, Value>
    ) -> PlainProperty {
        PlainProperty(names, path) { given in given as? Value ?? (given as? String).flatMap { Value(rawValue: $0) } }
    }

    static func number(from given: Any?) -> Double? {
        guard let given, case .number(let number)? = AnimatableValue.number(0).reading(given) else { return nil }
        return Double(number)
    }
}
