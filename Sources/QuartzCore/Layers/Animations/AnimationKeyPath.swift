import Foundation

/// A property of a layer, or one component of it: `position`, `position.x`, `transform.rotation.z`.
struct AnimationKeyPath {
    enum Axis: Equatable { case x, y, z }

    enum Component: Equatable {
        case x, y, width, height
        case origin, size
        case originX, originY, sizeWidth, sizeHeight
        case rotation(Axis)
        case scale(Axis)
        case uniformScale
        case planarScale
        case translation
        case translate(Axis)
    }

    let property: LayerProperty
    let component: Component?

    init(_ property: LayerProperty, _ component: Component? = nil) {
        self.property = property
        self.component = component
    }

    /// Parses a key path; nil if `layer` has no animatable property of that name, or the property has no such component.
    @MainActor
    init?(_ text: String, of layer: CALayer) {
        if let property = layer.property(named: text) {
            self.init(property)
            return
        }
        guard let path = SplitKeyPath(text), let property = layer.property(named: path.first),
            let component = layer.animatableValue(property, presented: false).flatMap(path.component)
        else { return nil }
        self.init(property, component)
    }

    /// The component of `value` with that name; nil if it has no such component.
    static func component(_ name: String, of value: AnimatableValue) -> Component? {
        let names = if case .transform = value { transformComponents } else { geometryComponents }
        return names[name].flatMap { value.component($0) == nil ? nil : $0 }
    }

    private static let geometryComponents: [String: Component] = [
        "x": .x, "y": .y, "width": .width, "height": .height, "origin": .origin, "size": .size, "origin.x": .originX,
        "origin.y": .originY, "size.width": .sizeWidth, "size.height": .sizeHeight,
    ]

    private static let transformComponents: [String: Component] = [
        "rotation": .rotation(.z), "rotation.x": .rotation(.x), "rotation.y": .rotation(.y), "rotation.z": .rotation(.z),
        "scale": .uniformScale, "scale.x": .scale(.x), "scale.y": .scale(.y), "scale.z": .scale(.z),
        "scale.xy": .planarScale,
        "translation": .translation, "translation.x": .translate(.x), "translation.y": .translate(.y), "translation.z": .translate(.z),
    ]
}

extension AnimatableValue {
    /// A component of the value; nil if the value has no such component.
    func component(_ component: AnimationKeyPath.Component) -> AnimatableValue? {
        switch (self, component) {
        case (.point(let p), .x): return .number(p.x)
        case (.point(let p), .y): return .number(p.y)
        case (.size(let s), .width): return .number(s.width)
        case (.size(let s), .height): return .number(s.height)
        case (.rect(let r), .origin): return .point(r.origin)
        case (.rect(let r), .size): return .size(r.size)
        case (.rect(let r), .originX): return .number(r.origin.x)
        case (.rect(let r), .originY): return .number(r.origin.y)
        case (.rect(let r), .sizeWidth): return .number(r.size.width)
        case (.rect(let r), .sizeHeight): return .number(r.size.height)
        case (.transform(let t), .translate(let axis)):
            switch axis {
            case .x: return .number(t.m41)
            case .y: return .number(t.m42)
            case .z: return .number(t.m43)
            }
        case (.transform(let t), .translation): return .size(CGSize(width: t.m41, height: t.m42))
        case (.transform(let t), .rotation(let axis)):
            guard let parts = DecomposedTransform(t) else { return .number(0) }
            let angles = parts.rotation.eulerAngles
            switch axis {
            case .x: return .number(angles.x)
            case .y: return .number(angles.y)
            case .z: return .number(angles.z)
            }
        case (.transform(let t), .scale(let axis)):
            switch axis {
            case .x: return .number(Vector3(t.m11, t.m12, t.m13).length)
            case .y: return .number(Vector3(t.m21, t.m22, t.m23).length)
            case .z: return .number(Vector3(t.m31, t.m32, t.m33).length)
            }
        case (.transform(let t), .uniformScale):
            let sum =
                Vector3(t.m11, t.m12, t.m13).length + Vector3(t.m21, t.m22, t.m23).length + Vector3(t.m31, t.m32, t.m33).length
            return .number(sum / 3)
        case (.transform(let t), .planarScale):
            return .number((Vector3(t.m11, t.m12, t.m13).length + Vector3(t.m21, t.m22, t.m23).length) / 2)
        default: return nil
        }
    }

    /// The value with a component replaced. Unchanged if the value has no such component, or if the component has another type.
    func replacing(_ component: AnimationKeyPath.Component, with part: AnimatableValue) -> AnimatableValue {
        switch (self, component, part) {
        case (.point(var p), .x, .number(let n)):
            p.x = n
            return .point(p)
        case (.point(var p), .y, .number(let n)):
            p.y = n
            return .point(p)
        case (.size(var s), .width, .number(let n)):
            s.width = n
            return .size(s)
        case (.size(var s), .height, .number(let n)):
            s.height = n
            return .size(s)
        case (.rect(var r), .origin, .point(let p)):
            r.origin = p
            return .rect(r)
        case (.rect(var r), .size, .size(let s)):
            r.size = s
            return .rect(r)
        case (.rect(var r), .originX, .number(let n)):
            r.origin.x = n
            return .rect(r)
        case (.rect(var r), .originY, .number(let n)):
            r.origin.y = n
            return .rect(r)
        case (.rect(var r), .sizeWidth, .number(let n)):
            r.size.width = n
            return .rect(r)
        case (.rect(var r), .sizeHeight, .number(let n)):
            r.size.height = n
            return .rect(r)
        case (.transform(let t), _, _): return .transform(t.replacing(component, with: part))
        default: return self
        }
    }
}

extension CATransform3D {
    fileprivate func replacing(_ component: AnimationKeyPath.Component, with part: AnimatableValue) -> CATransform3D {
        var result = self
        switch (component, part) {
        case (.translate(.x), .number(let n)): result.m41 = n
        case (.translate(.y), .number(let n)): result.m42 = n
        case (.translate(.z), .number(let n)): result.m43 = n
        case (.translation, .size(let s)): (result.m41, result.m42) = (s.width, s.height)
        case (.translation, .point(let p)): (result.m41, result.m42) = (p.x, p.y)
        case (.scale(let axis), .number(let n)): result.setScale(n, axis)
        case (.uniformScale, .number(let n)):
            result.setScale(n, .x)
            result.setScale(n, .y)
            result.setScale(n, .z)
        case (.planarScale, .number(let n)):
            result.setScale(n, .x)
            result.setScale(n, .y)
        case (.rotation(let axis), .number(let n)):
            guard var parts = DecomposedTransform(self) else { return self }
            var angles = parts.rotation.eulerAngles
            switch axis {
            case .x: angles.x = n
            case .y: angles.y = n
            case .z: angles.z = n
            }
            parts.rotation = Quaternion(eulerAngles: angles)
            result = parts.transform
        default: break
        }
        return result
    }

    /// Sets the length of the transformed axis to `n`. An axis that was scaled to zero gets its original direction.
    private mutating func setScale(_ n: CGFloat, _ axis: AnimationKeyPath.Axis) {
        switch axis {
        case .x:
            let length = Vector3(m11, m12, m13).length
            (m11, m12, m13) = length > 0 ? (m11 / length * n, m12 / length * n, m13 / length * n) : (n, 0, 0)
        case .y:
            let length = Vector3(m21, m22, m23).length
            (m21, m22, m23) = length > 0 ? (m21 / length * n, m22 / length * n, m23 / length * n) : (0, n, 0)
        case .z:
            let length = Vector3(m31, m32, m33).length
            (m31, m32, m33) = length > 0 ? (m31 / length * n, m32 / length * n, m33 / length * n) : (0, 0, n)
        }
    }
}
