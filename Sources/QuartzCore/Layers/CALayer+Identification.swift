import Foundation

extension CALayer {
    /// Identifies the layer in log messages. For a view's layer, it is the view's description; for other layers, class, name, frame and the enclosing view.
    package var identification: String {
        let model = model()
        if let owner = model.owner { return "\(owner)" }
        let frame = model.values.frame
        var parts = ["\(type(of: self)): 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(model).toOpaque()), radix: 16))"]
        if let name { parts.append("name = \(name)") }
        parts.append("frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))")
        var outer = model.parent
        while let layer = outer, layer.owner == nil { outer = layer.parent }
        if let view = outer?.owner { parts.append("in \(view)") }
        return "<\(parts.joined(separator: "; "))>"
    }
}

extension CATransform3D {
    /// Whether all elements are finite.
    var isFiniteTransform: Bool {
        // An infinite or NaN element times 0 is NaN, and so is the sum.
        let sum = m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0
        return (sum + m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0 + m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0).isFinite
    }
}
