import Foundation

/// A type that an animatable property can have.
protocol PropertyValue {
    /// Whether values can be interpolated.
    static var isContinuous: Bool { get }
    /// The count of the numbers in the value's memory; nil if the memory contains anything else.
    static var numberCount: Int? { get }
    /// The value in the form that animations use.
    var animatable: AnimatableValue { get }
    /// Converts a value that an animation shows; nil for another type.
    static func read(_ value: AnimatableValue) -> Self?
}

extension PropertyValue {
    static var isContinuous: Bool { true }
    static var numberCount: Int? { nil }
}

extension CGFloat: PropertyValue {
    static var numberCount: Int? { 1 }
    var animatable: AnimatableValue { .number(self) }
    static func read(_ value: AnimatableValue) -> CGFloat? { if case .number(let value) = value { value } else { nil } }
}

extension CGPoint: PropertyValue {
    static var numberCount: Int? { 2 }
    var animatable: AnimatableValue { .point(self) }
    static func read(_ value: AnimatableValue) -> CGPoint? { if case .point(let value) = value { value } else { nil } }
}

extension CGSize: PropertyValue {
    static var numberCount: Int? { 2 }
    var animatable: AnimatableValue { .size(self) }
    static func read(_ value: AnimatableValue) -> CGSize? { if case .size(let value) = value { value } else { nil } }
}

extension CGRect: PropertyValue {
    static var numberCount: Int? { 4 }
    var animatable: AnimatableValue { .rect(self) }
    static func read(_ value: AnimatableValue) -> CGRect? { if case .rect(let value) = value { value } else { nil } }
}

extension CATransform3D: PropertyValue {
    var animatable: AnimatableValue { .transform(self) }
    static func read(_ value: AnimatableValue) -> CATransform3D? { if case .transform(let value) = value { value } else { nil } }
}

/// A Boolean cannot be interpolated: it switches at the middle of an animation.
extension Bool: PropertyValue {
    static var isContinuous: Bool { false }
    var animatable: AnimatableValue { .number(self ? 1 : 0) }
    static func read(_ value: AnimatableValue) -> Bool? { if case .number(let value) = value { value >= 0.5 } else { nil } }
}

extension Array: PropertyValue where Element: ListedPropertyValue {
    var animatable: AnimatableValue { Element.animatable(self) }
    static func read(_ value: AnimatableValue) -> [Element]? { Element.read(value) }
}

/// A type whose arrays can be animated.
protocol ListedPropertyValue {
    static func animatable(_ values: [Self]) -> AnimatableValue
    static func read(_ value: AnimatableValue) -> [Self]?
}

extension CGFloat: ListedPropertyValue {
    static func animatable(_ values: [CGFloat]) -> AnimatableValue { .numbers(values) }
    static func read(_ value: AnimatableValue) -> [CGFloat]? { if case .numbers(let values) = value { values } else { nil } }
}

extension RGBA: ListedPropertyValue {
    static func animatable(_ values: [RGBA]) -> AnimatableValue { .colors(values) }
    static func read(_ value: AnimatableValue) -> [RGBA]? { if case .colors(let values) = value { values } else { nil } }
}

/// An optional colour. Animations treat nil as transparent.
extension RGBA?: PropertyValue {
    // The memory begins with the colour's four numbers. The first sample of an animation replaces nil by a colour.
    static var numberCount: Int? { 4 }
    var animatable: AnimatableValue { .color(self ?? .clear) }
    static func read(_ value: AnimatableValue) -> RGBA?? { if case .color(let value) = value { .some(value) } else { nil } }
}
