import Testing

@testable import QuartzCore

@MainActor
@Suite("NaN and infinite values")
struct NonFiniteValueTests {
    @Test("A layer rejects a value that is not finite and keeps the old value", arguments: [CGFloat.nan, .infinity, -.infinity])
    func rejected(bad: CGFloat) {
        let layer = CALayer()
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        let turned = layer.transform
        let numbers: [(String, ReferenceWritableKeyPath<CALayer, CGFloat>)] = [
            ("z", \.zPosition), ("anchor's z", \.anchorPointZ), ("radius", \.cornerRadius), ("border", \.borderWidth),
            ("shadow", \.shadowRadius),
            ("x", \.anchorPoint.x), ("offset", \.shadowOffset.height), ("left", \.contentsRect.origin.x),
            ("middle", \.contentsCenter.size.width),
            ("m11", \.transform.m11), ("m34", \.transform.m34), ("m44", \.transform.m44), ("tx", \.sublayerTransform.m41),
            ("position", \.position.x), ("bounds", \.bounds.size.height),
        ]
        for (name, path) in numbers {
            let before = layer[keyPath: path]
            layer[keyPath: path] = bad
            #expect(layer[keyPath: path] == before, "\(name)")
        }
        layer.opacity = Float(bad)
        layer.shadowOpacity = Float(bad)
        #expect(layer.opacity == 1 && layer.shadowOpacity == 0)
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: bad, d: 1, tx: 0, ty: 0))
        layer.setValue(bad, forKeyPath: "transform.scale")
        layer.setValue(bad, forKey: "opacity")
        #expect(layer.transform == turned && layer.opacity == 1)
        layer.opacity = 0.5
        #expect(layer.opacity == 0.5, "a finite value is accepted afterwards")
    }

    @Test("A log message about a rejected value contains the layer's class, name and frame")
    func identification() {
        let layer = CAShapeLayer()
        layer.name = "ring"
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.identification.hasPrefix("<CAShapeLayer: 0x"))
        #expect(layer.identification.hasSuffix("; name = ring; frame = (1.0 2.0; 30.0 40.0)>"))
    }
}
