import Foundation

extension CALayer {
    /// The value of a property, or what ``setValue(_:forKey:)`` stored under another key.
    public func value(forKey key: String) -> Any? {
        if let property = AnimationKeyPath.property(named: key), let value = animatableValue(property, presented: modelLayer != nil) {
            return value.asAny
        }
        return customValues[key]
    }

    /// Sets a property, or stores a value under a key that is no property.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = AnimationKeyPath.property(named: key), let old = animatableValue(property, presented: false) else {
            customValues[key] = value
            return
        }
        guard let new = old.reading(value) else {
            return layersLog.error("\(type(of: self)) cannot take \(String(describing: value)) for \(key)")
        }
        setAnimatableValue(property, new, given: value)
    }

    /// The value of a property or of a part of one, such as `position.x` or `transform.rotation.z`.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let path = AnimationKeyPath(keyPath), let component = path.component else { return value(forKey: keyPath) }
        return animatableValue(path.property, presented: modelLayer != nil)?.component(component)?.asAny
    }

    /// Sets a property or a part of one, such as `position.x` or `transform.rotation.z` (radians).
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = AnimationKeyPath(keyPath), let component = path.component,
            let old = animatableValue(path.property, presented: false), let part = old.component(component)
        else { return setValue(value, forKey: keyPath) }
        guard let new = part.reading(value) else {
            return layersLog.error("\(type(of: self)) cannot take \(String(describing: value)) for \(keyPath)")
        }
        setAnimatableValue(path.property, old.replacing(component, with: new), given: value)
    }

    func setLayerValue(_ key: LayerKey, _ value: AnimatableValue, given: Any?) {
        switch (key, value) {
        case (.bounds, .rect(let value)): bounds = value
        case (.position, .point(let value)): position = value
        case (.zPosition, .number(let value)): zPosition = value
        case (.anchorPoint, .point(let value)): anchorPoint = value
        case (.anchorPointZ, .number(let value)): anchorPointZ = value
        case (.transform, .transform(let value)): transform = value
        case (.sublayerTransform, .transform(let value)): sublayerTransform = value
        case (.contents, _): contents = given
        case (.contentsRect, .rect(let value)): contentsRect = value
        case (.contentsCenter, .rect(let value)): contentsCenter = value
        case (.backgroundColor, .color(let value)): backgroundColor = given.map { $0 as? CGColor ?? CGColor(value) }
        case (.cornerRadius, .number(let value)): cornerRadius = value
        case (.borderWidth, .number(let value)): borderWidth = value
        case (.borderColor, .color(let value)): borderColor = given.map { $0 as? CGColor ?? CGColor(value) }
        case (.opacity, .number(let value)): opacity = Float(value)
        case (.hidden, .number(let value)): isHidden = value != 0
        case (.masksToBounds, .number(let value)): masksToBounds = value != 0
        case (.doubleSided, .number(let value)): isDoubleSided = value != 0
        case (.shadowColor, .color(let value)): shadowColor = given.map { $0 as? CGColor ?? CGColor(value) }
        case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
        case (.shadowRadius, .number(let value)): shadowRadius = value
        case (.shadowOffset, .size(let value)): shadowOffset = value
        case (.shadowPath, .path(let value)): shadowPath = value
        default: break
        }
    }
}
