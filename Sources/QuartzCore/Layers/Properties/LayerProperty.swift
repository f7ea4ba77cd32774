import Foundation

/// Describes one layer property that has actions and, in most cases, can be animated.
///
/// The class that has a property describes it in its ``CALayer/layerProperties``. Actions and animations find the description by its key. Each frame uses it
/// to interpolate and show the value, and setters use its damage. The type of the values determines the interpolation (``AnimatableValue``).
@MainActor
package final class LayerProperty {
    /// The property's name in Core Animation. Actions and animations use it to find the property.
    package let key: String
    /// Further keys for the value, such as the name of the accessor (`isHidden`).
    let otherNames: [String]
    /// The parts of the layer's rendering that a change invalidates.
    let damage: LayerDamage
    /// Effects of a change other than damage.
    let effects: Effects
    /// Functions that read and write the values; nil for a property that only has actions.
    let access: Access?
    /// Whether a change outside of a view's animation block starts an implicit animation if no other action is found.
    let animatesImplicitly: Bool
    /// Whether values can be interpolated. Other properties change immediately in a view's animation block.
    package let isContinuous: Bool
    /// The position of the property's numbers in ``LayerValues``. Nil if it has other values, or if a change has other effects than damage.
    let numbers: NumberRange?

    /// Effects of a change other than damage.
    struct Effects: OptionSet {
        let rawValue: UInt8

        /// The hit-test area of the layer changes.
        static let placesLayer = Effects(rawValue: 1 << 0)
        /// The sublayers move if they are in perspective.
        static let placesSublayers = Effects(rawValue: 1 << 1)
        /// The layer's size may change, and so may its layout. If the size stays the same, a plain layer only moves.
        static let resizes = Effects(rawValue: 1 << 2)
        /// The layer's height in the z-order of its siblings may change.
        static let reorders = Effects(rawValue: 1 << 3)
        /// The layer appears or disappears.
        static let hides = Effects(rawValue: 1 << 4)
    }

    /// Functions that read and write the values of a property.
    struct Access {
        /// The model's value, or the animated one.
        let value: @MainActor (CALayer, _ presented: Bool) -> AnimatableValue?
        /// Sets the animated value, not the model's.
        let show: @MainActor (CALayer, AnimatableValue) -> Void
        /// Sets the model's value, as if the program had set it. The last argument is the value as the program passed it.
        let set: @MainActor (CALayer, AnimatableValue, Any?) -> Void
    }

    /// A range of numbers in ``LayerValues``, as a byte offset and a count.
    struct NumberRange {
        var offset: Int
        var count: Int
    }

    init(
        _ key: String, otherNames: [String] = [], damage: LayerDamage = .node, effects: Effects = [], animatesImplicitly: Bool = false,
        isContinuous: Bool = false, numbers: NumberRange? = nil, access: Access? = nil
    ) {
        self.key = key
        self.otherNames = otherNames
        self.damage = damage
        self.effects = effects
        self.access = access
        self.animatesImplicitly = animatesImplicitly
        self.isContinuous = isContinuous
        self.numbers = numbers
    }
}

// MARK: Making

extension LayerProperty {
    /// Describes a property of every layer whose values are stored in ``LayerValues``; `set` sets the model's value.
    convenience init<Value: PropertyValue>(
        _ key: String, otherNames: [String] = [], at path: WritableKeyPath<LayerValues, Value>, damage: LayerDamage = .node,
        effects: Effects = [], animatesImplicitly: Bool = true, set: @escaping @MainActor (CALayer, Value, Any?) -> Void
    ) {
        let range =
            effects.contains(.reorders)
            ? nil
            : Value.numberCount.flatMap { count in
                MemoryLayout<LayerValues>.offset(of: path).map { NumberRange(offset: $0, count: count) }
            }
        self.init(
            key, otherNames: otherNames, damage: damage, effects: effects, animatesImplicitly: animatesImplicitly,
            isContinuous: Value.isContinuous, numbers: range,
            access: Access(
                value: { layer, presented in
                    if presented, let animations = layer.animations { return animations.presented[keyPath: path].animatable }
                    return layer.values[keyPath: path].animatable
                },
                show: { layer, value in
                    if let value = Value.read(value) { layer.animations?.presented[keyPath: path] = value }
                },
                set: { layer, value, given in
                    if let value = Value.read(value) { set(layer, value, given) }
                }))
    }

    /// Describes a colour of every layer; `set` receives the colour as the program passed it.
    convenience init(
        _ key: String, at path: WritableKeyPath<LayerValues, RGBA?>, damage: LayerDamage = .node,
        setColor set: @escaping @MainActor (CALayer, CGColor?) -> Void
    ) {
        self.init(key, at: path, damage: damage) { layer, value, given in
            set(layer, given.map { $0 as? CGColor ?? value.map { CGColor($0) } ?? .clear })
        }
    }

    /// Describes a property of the subclass `Owner`, stored at `path` in the values at `storage`; `set` sets the model's value.
    convenience init<Owner: CALayer, Values, Value: PropertyValue>(
        _ key: String, in storage: ReferenceWritableKeyPath<Owner, AnimatedValues<Values>>, at path: WritableKeyPath<Values, Value>,
        damage: LayerDamage = .node, animatesImplicitly: Bool = true, set: @escaping @MainActor (Owner, Value, Any?) -> Void
    ) {
        let model = storage.appending(path: \.model).appending(path: path)
        let shown = storage.appending(path: \.shown).appending(path: path)
        self.init(
            key, damage: damage, animatesImplicitly: animatesImplicitly, isContinuous: Value.isContinuous,
            access: Access(
                value: { layer, presented in (layer as? Owner)?[keyPath: presented ? shown : model].animatable },
                show: { layer, value in
                    if let layer = layer as? Owner, let value = Value.read(value) { layer[keyPath: shown] = value }
                },
                set: { layer, value, given in
                    if let layer = layer as? Owner, let value = Value.read(value) { set(layer, value, given) }
                }))
    }

    /// Describes a colour of the subclass `Owner`; `set` receives the colour as the program passed it.
    convenience init<Owner: CALayer, Values>(
        _ key: String, in storage: ReferenceWritableKeyPath<Owner, AnimatedValues<Values>>, at path: WritableKeyPath<Values, RGBA?>,
        damage: LayerDamage = .node, setColor set: @escaping @MainActor (Owner, CGColor?) -> Void
    ) {
        self.init(key, in: storage, at: path, damage: damage) { layer, value, given in
            set(layer, given.map { $0 as? CGColor ?? value.map { CGColor($0) } ?? .clear })
        }
    }
}

// MARK: Values of layers

extension CALayer {
    /// The layer's property with that name; nil if its class has no such animatable property.
    package func property(named name: String) -> LayerProperty? { type(of: self).layerProperties.animatable[name] }

    /// The value of a property: the model's, or the one that animations currently show.
    package func animatableValue(_ property: LayerProperty, presented: Bool) -> AnimatableValue? {
        property.access?.value(self, presented)
    }

    /// Sets the shown value of a property, not the model's.
    func show(_ value: AnimatableValue, of property: LayerProperty) { property.access?.show(self, value) }

    /// Sets a property of the model; `given` is the value as the program passed it.
    package func setAnimatableValue(_ property: LayerProperty, _ value: AnimatableValue, given: Any?) {
        property.access?.set(self, value, given)
    }

    /// The damage of a change of `property`.
    func damage(of property: LayerProperty, resized: Bool) -> LayerDamage {
        property.effects.contains(.resizes) && !resized && type(of: self).isPlain ? .node : property.damage
    }
}
