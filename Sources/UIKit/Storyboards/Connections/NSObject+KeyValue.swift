import Foundation

// Key-value coding. Objective-C finds properties at run time. Swift on Linux supports only declared keys: the keys of layers and animations, of the
// user defaults, and of the class's `storyboardAttributes`. The methods of layers and animations take precedence over this extension.
extension NSObject {
    /// The value of the property with the given name. If the object's class does not declare it, logs an error and returns nil. See
    /// ``UIResponder/storyboardAttributes``.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let animation = self as? CAAnimation { return animation.value(forKey: key) }
        return onMainActor { object in
            if let layer = object as? CALayer { return layer.value(forKey: key) }
            if let renderer = object as? UIPrintPageRenderer, let rect = renderer.rect(named: key) { return NSValue(cgRect: rect) }
            guard let attribute = StoryboardAttribute.named(key, of: object) else {
                if key == "layer", let view = object as? UIView { return view.layer }
                return object.reportUnnamed(key)
            }
            return attribute.get(object)
        }
    }

    /// Sets the property with the given name. If the class does not declare it, or its type differs, logs an error and sets nothing.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        if let animation = self as? CAAnimation { return animation.setValue(value, forKey: key) }
        // `nonisolated(unsafe)`: the value stays on this thread, the main actor's.
        nonisolated(unsafe) let value = value
        onMainActor { object in
            if let layer = object as? CALayer { return layer.setValue(value, forKey: key) }
            if let renderer = object as? UIPrintPageRenderer, renderer.setRect(value, named: key) { return }
            guard let attribute = StoryboardAttribute.named(key, of: object) else {
                _ = object.reportUnnamed(key)
                return
            }
            if !attribute.set(object, KeyValueForms.all(of: value)) {
                viewLog.error(
                    "Cannot set \"\(key)\" of \(type(of: object)) to \(value.map { "\($0)" } ?? "nil"): the value has the wrong type.")
            }
        }
    }

    /// The value of a property or nested property, such as `layer.cornerRadius`.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let (object, key) = holder(of: keyPath) else { return nil }
        if key.contains("."), let layer = object as? CALayer { return layer.valueInLayer(at: key) }
        return object.value(forKey: key)
    }

    /// Sets a property or nested property, such as `layer.cornerRadius`.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (object, key) = holder(of: keyPath) else { return }
        guard key.contains("."), let layer = object as? CALayer else { return object.setValue(value, forKey: key) }
        layer.setValueInLayer(value, at: key)
    }

    /// The object that has the last property of a key path, and the property's name. For a layer, the rest of the path: layers resolve key paths.
    private func holder(of keyPath: String) -> (NSObject, String)? {
        guard let dot = keyPath.firstIndex(of: "."), !(self is CALayer) else { return (self, keyPath) }
        let isNamed = onMainActor { StoryboardAttribute.named(keyPath, of: $0) != nil } ?? false
        if isNamed { return (self, keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) as? NSObject else { return nil }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        return next.holder(of: rest)
    }

    private func reportUnnamed(_ key: String) -> Any? {
        viewLog.error(
            "\(type(of: self)) is not key value coding-compliant for the key \"\(key)\". Name the property in storyboardAttributes.")
        return nil
    }

    /// Runs `body` if this is the main thread. Otherwise logs an error, because views and layers are isolated to the main actor.
    @discardableResult
    private func onMainActor<Result>(_ body: @MainActor (NSObject) -> Result?) -> Result? {
        // `nonisolated(unsafe)`: the object stays on this thread, the main actor's.
        nonisolated(unsafe) let object = self
        guard let result = MainActor.ifCurrent({ body(object) }) else {
            viewLog.error("A property of \(type(of: object)) was accessed by name on a background thread. Access it on the main thread.")
            return nil
        }
        return result
    }
}

extension CALayer {
    fileprivate nonisolated func valueInLayer(at keyPath: String) -> Any? {
        MainActor.ifCurrent { value(forKeyPath: keyPath) } ?? nil
    }

    fileprivate nonisolated func setValueInLayer(_ value: Any?, at keyPath: String) {
        // `nonisolated(unsafe)`: the value stays on this thread, the main actor's.
        nonisolated(unsafe) let value = value
        _ = MainActor.ifCurrent { setValue(value, forKeyPath: keyPath) }
    }
}

/// The representations of a value that a property may accept, such as numbers and geometry from `NSNumber` and `NSValue`.
private enum KeyValueForms {
    static func all(of value: Any?) -> [Any?] {
        guard let value else { return [nil] }
        var forms: [Any?] = [value]
        switch value {
        case let number as NSNumber:
            forms += [number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.boolValue]
        case let number as any BinaryFloatingPoint:
            let wide = Double(number)
            forms += [wide, CGFloat(wide), Float(wide), NSNumber(value: wide)]
        case let number as Int: forms += [Double(number), CGFloat(number), Float(number), NSNumber(value: number)]
        case let flag as Bool: forms.append(NSNumber(value: flag))
        case let geometry as NSValue:
            if let point = geometry.point { forms.append(point) }
            if let size = geometry.size { forms.append(size) }
            if let rect = geometry.rect { forms.append(rect) }
        default: break
        }
        return forms
    }
}
