import Foundation

extension CALayer {
    /// The implementation of ``value(forKey:)``.
    func baseValue(forKey key: String) -> Any? {
        if let property = property(named: key), let value = animatableValue(property, presented: modelLayer != nil) {
            return value.asAny
        }
        if let plain = type(of: self).layerProperties.plain[key] { return plain.value(self) }
        return customValues[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// The implementation of ``setValue(_:forKey:)``.
    func baseSetValue(_ value: Any?, forKey key: String) {
        if let property = property(named: key), let old = animatableValue(property, presented: false) {
            guard let new = old.reading(value) else { return reportUnreadable(value, at: key) }
            return setAnimatableValue(property, new, given: value)
        }
        if let plain = type(of: self).layerProperties.plain[key] {
            if !plain.set(self, value) { reportUnreadable(value, at: key) }
            return
        }
        setCustomValue(value, forKey: key)
    }

    /// The implementation of ``value(forKeyPath:)``.
    func baseValue(forKeyPath keyPath: String) -> Any? {
        guard let path = SplitKeyPath(keyPath) else { return value(forKey: keyPath) }
        if let mask, path.first == "mask" { return mask.value(forKeyPath: path.rest) }
        guard let whole = value(forKey: path.first).flatMap(AnimatableValue.init(any:)), let component = path.component(of: whole) else {
            return nil
        }
        return whole.component(component)?.asAny
    }

    /// The implementation of ``setValue(_:forKeyPath:)``.
    func baseSetValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = SplitKeyPath(keyPath) else { return setValue(value, forKey: keyPath) }
        if let mask, path.first == "mask" { return mask.setValue(value, forKeyPath: path.rest) }
        guard let given = self.value(forKey: path.first), let whole = AnimatableValue(any: given),
            let component = path.component(of: whole), let part = whole.component(component)
        else { return layersLog.error("\(UnknownKeyPath(keyPath, of: self)), so no value was set.") }
        guard let new = part.reading(value) else { return reportUnreadable(value, at: keyPath) }
        setValue(whole.replacing(component, with: new).asAny(like: given), forKey: path.first)
    }

    /// The value of a property of a new layer of the class; nil for keys that are not properties.
    static func baseDefaultValue(forKey key: String) -> Any? {
        if let property = layerProperties.animatable[key], let value = make(self).animatableValue(property, presented: false) {
            return value.asAny
        }
        return layerProperties.plain[key].flatMap { $0.value(make(self)) }
    }

    private func reportUnreadable(_ value: Any?, at keyPath: String) {
        layersLog.error(
            "Cannot set \"\(keyPath)\" of \(identification) to \(value.map { "\($0)" } ?? "nil"): the value has the wrong type.")
    }
}
