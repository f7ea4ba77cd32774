import Foundation

/// All that the library knows of one property of layers that has actions and, mostly, animates.
///
/// The class that has a property describes it once, in its ``CALayer/layerProperties``, and every part of the library goes by that
/// description: actions and animations find it by its key, frames read and show its values, a change learns what of the picture is out of
/// date. How values are interpolated follows from their type (``AnimatableValue``).
@MainActor
package final class LayerProperty {
    /// What it is called in Core Animation; actions and animations go by it.
    package let key: String
    /// Other names under which its value is found, such as that of its accessor.
    let otherNames: [String]
    /// What of the picture a change makes out of date.
    let damage: LayerDamage
    /// What a change does besides.
    let effects: Effects
    /// How its values are read and written; nil for a property that only has actions.
    let access: Access?
    /// Whether a change outside of a view's animation block is animated where nothing gives another action.
    let animatesImplicitly: Bool
    /// Whether there is something between two values. In a view's animation block other properties change at once.
    package let isContinuous: Bool
    /// Where its numbers lie in ``LayerValues``, if it is nothing but numbers and a change of them changes the picture alone.
    let numbers: NumbersPlace?

    /// What a change of a property does besides changing the picture.
    struct Effects: OptionSet {
        let rawValue: UInt8

        /// The layer is touched elsewhere, or no longer.
        static let placesLayer = Effects(rawValue: 1 << 0)
        /// Sublayers that have a perspective move.
        static let placesSublayers = Effects(rawValue: 1 << 1)
        /// The layer may have another size, and so another layout. Where it has not, a plain layer only moves.
        static let resizes = Effects(rawValue: 1 << 2)
        /// The layer may have another height among its siblings.
        static let reorders = Effects(rawValue: 1 << 3)
        /// The layer comes or goes.
        static let hides = Effects(rawValue: 1 << 4)
    }

    /// How the values of a property are read and written.
    struct Access {
        /// The model's value, or the one that animations show.
        let value: @MainActor (CALayer, _ presented: Bool) -> AnimatableValue?
        /// Shows a value without changing the model's.
        let show: @MainActor (CALayer, AnimatableValue) -> Void
        /// Sets the model's value as the program would; the last one is the value as the program has it.
        let set: @MainActor (CALayer, AnimatableValue, Any?) -> Void
    }

    /// Where numbers lie in ``LayerValues``.
    struct NumbersPlace {
        var offset: Int
        var count: Int
    }

    init(
        _ key: String, otherNames: [String] = [], damage: LayerDamage = .node, effects: Effects = [], animatesImplicitly: Bool = false,
        isContinuous: Bool = false, numbers: NumbersPlace? = nil, access: Access? = nil
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
    /// A property of every layer, whose values are kept in ``LayerValues``; `set` gives a layer a value.
    convenience init<Value: PropertyValue>(
        _ key: String, otherNames: [String] = [], at path: WritableKeyPath<LayerValues, Value>, damage: LayerDamage = .node,
        effects: Effects = [], animatesImplicitly: Bool = true, set: @escaping @MainActor (CALayer, Value, Any?) -> Void
    ) {
        let place =
            effects.contains(.reorders)
            ? nil
            : Value.numberCount.flatMap { count in
                MemoryLayout<LayerValues>.offset(of: path).map { NumbersPlace(offset: $0, count: count) }
            }
        self.init(
            key, otherNames: otherNames, damage: damage, effects: effects, animatesImplicitly: animatesImplicitly,
            isContinuous: Value.isContinuous, numbers: place,
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

    /// A colour of every layer; `set` gives a layer the colour as the program has it.
    convenience init(
        _ key: String, at path: WritableKeyPath<LayerValues, RGBA?>, damage: LayerDamage = .node,
        setColor set: @escaping @MainActor (CALayer, CGColor?) -> Void
    ) {
        self.init(key, at: path, damage: damage) { layer, value, given in
            set(layer, given.map { $0 as? CGColor ?? value.map { CGColor($0) } ?? .clear })
        }
    }

    /// A property that the class `Owner` adds, whose values are kept at `path` of what lies at `storage`; `set` gives a layer a value.
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

    /// A colour that the class `Owner` adds; `set` gives a layer the colour as the program has it.
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
    /// The layer's property of that name; nil where its class has none that animates.
    package func property(named name: String) -> LayerProperty? { type(of: self).layerProperties.animatable[name] }

    /// The value of a property: the model's, or what animations show at the moment.
    package func animatableValue(_ property: LayerProperty, presented: Bool) -> AnimatableValue? {
        property.access?.value(self, presented)
    }

    /// Shows `value` without changing the model's.
    func show(_ value: AnimatableValue, of property: LayerProperty) { property.access?.show(self, value) }

    /// Sets a property of the model; `given` is the value as the program has it.
    package func setAnimatableValue(_ property: LayerProperty, _ value: AnimatableValue, given: Any?) {
        property.access?.set(self, value, given)
    }

    /// What of the picture a change of `property` makes out of date.
    func damage(of property: LayerProperty, resized: Bool) -> LayerDamage {
        property.effects.contains(.resizes) && !resized && type(of: self).isPlain ? .node : property.damage
    }
}
