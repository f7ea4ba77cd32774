import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore

@MainActor
@Suite("Rarely set layer properties")
struct LayerValuesTests {
    /// Each property in a layer's rare data, with a change to a value that is not the default.
    private let changes: [(name: String, change: (CALayer) -> Void, value: (CALayer) -> String)] = [
        ("transform", { $0.transform = CATransform3DMakeScale(2, 3, 1) }, { "\($0.transform)" }),
        ("sublayerTransform", { $0.sublayerTransform = CATransform3DMakeScale(2, 3, 1) }, { "\($0.sublayerTransform)" }),
        ("zPosition", { $0.zPosition = 4 }, { "\($0.zPosition)" }),
        ("anchorPointZ", { $0.anchorPointZ = 4 }, { "\($0.anchorPointZ)" }),
        ("contentsRect", { $0.contentsRect.size.width = 0.5 }, { "\($0.contentsRect)" }),
        ("contentsCenter", { $0.contentsCenter.size.width = 0.5 }, { "\($0.contentsCenter)" }),
        ("borderColor", { $0.borderColor = .white }, { "\(String(describing: $0.borderColor?.components))" }),
        ("shadowColor", { $0.shadowColor = nil }, { "\(String(describing: $0.shadowColor?.components))" }),
        ("shadowOpacity", { $0.shadowOpacity = 0.5 }, { "\($0.shadowOpacity)" }),
        ("shadowRadius", { $0.shadowRadius = 9 }, { "\($0.shadowRadius)" }),
        ("shadowOffset", { $0.shadowOffset.width = 9 }, { "\($0.shadowOffset)" }),
        ("shadowPath", { $0.shadowPath = CGPath(rect: .zero, transform: nil) }, { "\($0.shadowPath == nil)" }),
        ("contentsGravity", { $0.contentsGravity = .center }, { "\($0.contentsGravity)" }),
        ("magnificationFilter", { $0.magnificationFilter = .nearest }, { "\($0.magnificationFilter)" }),
        ("minificationFilter", { $0.minificationFilter = .nearest }, { "\($0.minificationFilter)" }),
        ("shouldRasterize", { $0.shouldRasterize = true }, { "\($0.shouldRasterize)" }),
        ("rasterizationScale", { $0.rasterizationScale = 2 }, { "\($0.rasterizationScale)" }),
        ("allowsGroupOpacity", { $0.allowsGroupOpacity = false }, { "\($0.allowsGroupOpacity)" }),
        ("maskedCorners", { $0.maskedCorners = .layerMaxXMaxYCorner }, { "\($0.maskedCorners)" }),
        ("cornerCurve", { $0.cornerCurve = .continuous }, { "\($0.cornerCurve)" }),
        ("needsDisplayOnBoundsChange", { $0.needsDisplayOnBoundsChange = true }, { "\($0.needsDisplayOnBoundsChange)" }),
        ("name", { $0.name = "name" }, { "\(String(describing: $0.name))" }),
        ("speed", { $0.speed = 2 }, { "\($0.speed)" }),
        ("timeOffset", { $0.timeOffset = 2 }, { "\($0.timeOffset)" }),
    ]

    @Test("Setting a rarely set property of one layer does not change other layers")
    func nothingIsShared() {
        let before = CALayer()
        let standard = changes.map { $0.value(before) }
        let changed = CALayer()
        for (index, one) in changes.enumerated() {
            one.change(changed)
            #expect(one.value(changed) != standard[index], "\(one.name) was set")
        }
        let after = CALayer()
        #expect(changes.map { $0.value(before) } == standard)
        #expect(changes.map { $0.value(after) } == standard)
    }

    @Test("A copy of a layer keeps its values when the original changes, and vice versa")
    func copies() {
        let layer = CALayer()
        for one in changes { one.change(layer) }
        let copy = CALayer(layer: layer)
        #expect(changes.map { $0.value(copy) } == changes.map { $0.value(layer) })
        layer.transform = CATransform3DIdentity
        layer.shadowRadius = 1
        layer.name = "other"
        #expect(copy.transform == CATransform3DMakeScale(2, 3, 1))
        #expect(copy.shadowRadius == 9)
        #expect(copy.name == "name")
        copy.contentsGravity = .left
        #expect(layer.contentsGravity == .center)
    }

    @Test("init(layer:) with a layer of another class does not copy the frame; a presentation layer has all values of its layer")
    func copiesOfOtherClasses() throws {
        let layer = CALayer()
        for one in changes { one.change(layer) }
        layer.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
        let plain = CAShapeLayer()
        let shape = CAShapeLayer(layer: layer)
        #expect(shape.frame == .zero && shape.bounds == .zero && shape.position == .zero)
        #expect(shape.backgroundColor == nil && shape.opacity == plain.opacity && shape.cornerRadius == 0 && !shape.isHidden)
        #expect(CATextLayer(layer: layer).frame == .zero && CAGradientLayer(layer: shape).frame == .zero)
        let host = TestHost(size: CGSize(width: 100, height: 100))
        let shown = CAShapeLayer()
        shown.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        shown.lineWidth = 7
        host.window.layer.addSublayer(shown)
        host.advance(by: 0.1)
        let presentation = try #require(shown.presentation())
        #expect(presentation.frame == shown.frame && presentation.lineWidth == 7)
    }

    @Test("An animation of a rarely set property changes the presentation value, not the model value")
    func animated() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100))
        let layers = (0..<2).map { _ in CALayer() }
        for layer in layers { host.window.layer.addSublayer(layer) }
        host.advance(by: 0.1)
        for (key, end) in [
            ("transform.scale", 3 as Any), ("shadowOpacity", 1), ("contentsRect", CGRect(x: 0, y: 0, width: 0.5, height: 1)),
        ] {
            let animation = CABasicAnimation(keyPath: key)
            animation.toValue = end
            animation.duration = 1
            layers[0].add(animation, forKey: key)
        }
        host.advance(by: 0.016)
        host.advance(by: 0.5)
        let shown = try #require(layers[0].presentation())
        #expect(shown.transform.m11 > 1.5 && shown.transform.m11 < 2.5)
        #expect(shown.shadowOpacity > 0.3 && shown.shadowOpacity < 0.7)
        #expect(shown.contentsRect.width < 0.9)
        for layer in layers {
            #expect(layer.transform == CATransform3DIdentity)
            #expect(layer.shadowOpacity == 0)
            #expect(layer.contentsRect.width == 1)
        }
        #expect(layers[1].presentation()?.transform == CATransform3DIdentity)
        host.advance(by: 1)
        #expect(layers[0].presentation()?.transform == CATransform3DIdentity)
    }
}
