import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore

/// The appearance of the layer classes and of layers in 3D space.
@MainActor
struct LayerSnapshotTests {
    @Test func text() throws {
        let fixture = try LayerFixture(size: CGSize(width: 360, height: 260))
        let long = "A longer text that has no room on one line of this layer"
        func add(_ frame: CGRect, _ text: Any, _ change: (CATextLayer) -> Void = { _ in }) {
            let layer = CATextLayer()
            layer.frame = frame
            layer.contentsScale = 2
            layer.string = text
            layer.fontSize = 16
            layer.foregroundColor = .rgb(0.1, 0.1, 0.3)
            layer.backgroundColor = .rgb(0.9, 0.93, 1)
            layer.cornerRadius = 4
            change(layer)
            fixture.layer.addSublayer(layer)
        }
        add(CGRect(x: 10, y: 10, width: 160, height: 24), "Left")
        add(CGRect(x: 10, y: 40, width: 160, height: 24), "Middle") { $0.alignmentMode = .center }
        add(CGRect(x: 10, y: 70, width: 160, height: 24), "Right") { $0.alignmentMode = .right }
        add(CGRect(x: 10, y: 100, width: 160, height: 24), long)
        add(CGRect(x: 10, y: 130, width: 160, height: 24), long) { $0.truncationMode = .end }
        add(CGRect(x: 10, y: 160, width: 160, height: 24), long) { $0.truncationMode = .middle }
        add(CGRect(x: 10, y: 190, width: 160, height: 24), long) { $0.truncationMode = .start }
        add(CGRect(x: 190, y: 10, width: 160, height: 84), long) { $0.isWrapped = true }
        add(CGRect(x: 190, y: 100, width: 160, height: 44), long) {
            $0.isWrapped = true
            $0.truncationMode = .end
        }
        add(CGRect(x: 190, y: 150, width: 160, height: 34), "serif") {
            $0.font = "serif"
            $0.fontSize = 26
            $0.foregroundColor = .rgb(0.8, 0.2, 0.1)
        }
        add(CGRect(x: 190, y: 190, width: 160, height: 60), "Turned") {
            $0.alignmentMode = .center
            $0.fontSize = 30
            $0.setAffineTransform(CGAffineTransform(rotationAngle: -0.15))
        }
        fixture.advance(by: 1)
        try expectPicture(fixture.picture(), named: "text-layers")
    }

    @Test("An image at a whole pixel position has the same pixels as if Cairo draws it", arguments: [1, 2] as [CGFloat])
    func unscaledImages(scale: CGFloat) throws {
        /// The pixels of an image with varying colours and alphas, clipped by its superlayer.
        func pixels(_ change: (_ frame: CALayer, _ picture: CALayer) -> Void) throws -> [UInt32] {
            let fixture = try LayerFixture(size: CGSize(width: 100, height: 80), scale: scale)
            let frame = fixture.add(CGRect(x: 10, y: 10, width: 80, height: 60), CGColor(red: 0.3, green: 0.8, blue: 0.5, alpha: 0.5))
            let context = try #require(CGContext(size: CGSize(width: 40, height: 30), scale: scale, opaque: false))
            for step in 0..<40 {
                let share = CGFloat(step) / 39
                context.setFillColor(CGColor(srgbRed: share, green: 1 - share, blue: 0.4, alpha: share))
                context.fill(CGRect(x: CGFloat(step), y: 0, width: 1, height: 30))
            }
            let picture = CALayer()
            picture.frame = CGRect(x: 20, y: 15, width: 40, height: 30)
            picture.contents = context.makeImage()
            picture.contentsScale = scale
            frame.addSublayer(picture)
            change(frame, picture)
            fixture.advance(by: 0.1)
            let image = fixture.picture()
            return (0..<image.height).flatMap { Array(image.row($0)) }
        }
        let straight = try pixels { _, _ in }
        // Cairo draws an image with an opacity of 0.9999, which changes no component by more than rounding.
        let byCairo = try pixels { _, picture in picture.opacity = 0.9999 }
        let far = zip(straight, byCairo).contains { pair in
            [0, 8, 16, 24].contains { shift in abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)) > 1 }
        }
        #expect(!far && straight.count == byCairo.count)
        // A clip with an edge between pixels does not change the other pixels.
        let clipped = try pixels { frame, picture in
            frame.masksToBounds = true
            picture.frame.origin.x = 60
        }
        let moved = try pixels { _, picture in picture.frame.origin.x = 60 }
        let width = Int(100 * scale)
        let isRight = zip(clipped, moved).enumerated().allSatisfy { pixelIndex, pair in
            CGFloat(pixelIndex % width) / scale >= 90 || pair.0 == pair.1
        }
        #expect(isRight && clipped != moved)
    }

    @Test func replicators() throws {
        let fixture = try LayerFixture(size: CGSize(width: 360, height: 260))
        // A spinner: a ring of dots. Each dot is more transparent, and later in the animation, than the previous dot.
        let ring = CAReplicatorLayer()
        ring.frame = CGRect(x: 10, y: 10, width: 120, height: 120)
        ring.backgroundColor = .rgb(0.95, 0.95, 0.97)
        ring.instanceCount = 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        ring.instanceDelay = 0.1
        let dot = CALayer()
        dot.frame = CGRect(x: 54, y: 8, width: 12, height: 12)
        dot.cornerRadius = 6
        dot.backgroundColor = .rgb(0.1, 0.3, 0.9)
        ring.addSublayer(dot)
        fixture.layer.addSublayer(ring)
        // Tints that change from white at the left to blue at the right.
        let row = CAReplicatorLayer()
        row.frame = CGRect(x: 150, y: 10, width: 200, height: 60)
        row.instanceCount = 6
        row.instanceTransform = CATransform3DMakeTranslation(32, 0, 0)
        row.instanceRedOffset = -0.18
        row.instanceGreenOffset = -0.12
        let box = CALayer()
        box.frame = CGRect(x: 0, y: 10, width: 28, height: 40)
        box.backgroundColor = .white
        box.borderWidth = 2
        row.addSublayer(box)
        fixture.layer.addSublayer(row)
        // A reflection.
        let mirror = CAReplicatorLayer()
        mirror.frame = CGRect(x: 150, y: 90, width: 90, height: 70)
        mirror.instanceCount = 2
        mirror.instanceTransform = CATransform3DTranslate(CATransform3DMakeScale(1, -1, 1), 0, -72, 0)
        mirror.instanceAlphaOffset = -0.7
        let picture = CAGradientLayer()
        picture.frame = mirror.bounds
        picture.colors = [CGColor.rgb(1, 0.6, 0.1), CGColor.rgb(0.8, 0.1, 0.4)]
        picture.cornerRadius = 12
        mirror.addSublayer(picture)
        fixture.layer.addSublayer(mirror)
        // Instances that recede in perspective.
        let depth = CAReplicatorLayer()
        depth.frame = CGRect(x: 255, y: 90, width: 90, height: 120)
        depth.instanceCount = 5
        var step = CATransform3DMakeTranslation(0, -14, -60)
        step = CATransform3DRotate(step, 0.1, 0, 1, 0)
        depth.instanceTransform = step
        depth.preservesDepth = true
        depth.instanceBlueOffset = -0.2
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        fixture.layer.sublayerTransform = perspective
        let sheet = CALayer()
        sheet.frame = CGRect(x: 5, y: 30, width: 80, height: 80)
        sheet.backgroundColor = .rgb(0.9, 0.95, 1)
        sheet.borderWidth = 2
        depth.addSublayer(sheet)
        fixture.layer.addSublayer(depth)
        fixture.advance(by: 1)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.1
        fade.duration = 1.2
        fade.repeatCount = .infinity
        dot.add(fade, forKey: nil)
        fixture.advance(by: 2.4)
        try expectPicture(fixture.picture(), named: "replicator-layers")
    }

    /// A transform layer with the six faces of a cube.
    private func cube(side: CGFloat) -> CATransformLayer {
        let cube = CATransformLayer()
        cube.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let colors: [CGColor] = [
            .rgb(0.9, 0.3, 0.3), .rgb(0.3, 0.7, 0.4), .rgb(0.3, 0.4, 0.9), .rgb(0.9, 0.7, 0.2), .rgb(0.6, 0.3, 0.8), .rgb(0.2, 0.7, 0.8),
        ]
        let turns = [
            CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi, 0, 1, 0),
            CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
            CATransform3DMakeRotation(-.pi / 2, 1, 0, 0),
        ]
        for (color, turn) in zip(colors, turns) {
            let face = CALayer()
            face.frame = cube.bounds
            face.backgroundColor = color
            face.borderWidth = 3
            face.borderColor = .white
            face.name = "face \(cube.sublayers?.count ?? 0)"
            face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, side / 2), turn)
            let mark = CALayer()
            mark.frame = CGRect(x: side * 0.35, y: side * 0.15, width: side * 0.3, height: side * 0.3)
            mark.cornerRadius = side * 0.15
            mark.backgroundColor = .rgb(1, 1, 1, 0.8)
            face.addSublayer(mark)
            cube.addSublayer(face)
        }
        return cube
    }

    @Test func spaces() throws {
        let fixture = try LayerFixture(size: CGSize(width: 360, height: 220))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        fixture.layer.sublayerTransform = perspective
        let turned = cube(side: 80)
        turned.position = CGPoint(x: 90, y: 110)
        turned.transform = CATransform3DRotate(CATransform3DMakeRotation(0.5, 1, 0, 0), 0.7, 0, 1, 0)
        fixture.layer.addSublayer(turned)
        // Two intersecting sheets, and a third one in a nested transform layer.
        let space = CATransformLayer()
        space.frame = CGRect(x: 180, y: 20, width: 160, height: 180)
        space.transform = CATransform3DMakeRotation(-0.35, 1, 0, 0)
        for (index, angle) in [0.6, -0.6].enumerated() {
            let sheet = CALayer()
            sheet.frame = CGRect(x: 20, y: 30, width: 120, height: 100)
            sheet.backgroundColor = index == 0 ? .rgb(0.2, 0.5, 0.9) : .rgb(0.95, 0.5, 0.2)
            sheet.cornerRadius = 14
            sheet.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            space.addSublayer(sheet)
        }
        let inner = CATransformLayer()
        inner.frame = CGRect(x: 60, y: 120, width: 40, height: 40)
        inner.opacity = 0.7
        inner.transform = CATransform3DMakeTranslation(0, 0, 30)
        let floor = CALayer()
        floor.frame = CGRect(x: -50, y: 0, width: 140, height: 60)
        floor.backgroundColor = .rgb(0.2, 0.7, 0.3)
        floor.transform = CATransform3DMakeRotation(1.2, 1, 0, 0)
        inner.addSublayer(floor)
        space.addSublayer(inner)
        fixture.layer.addSublayer(space)
        fixture.advance(by: 1)
        try expectPicture(fixture.picture(), named: "transform-layers")
        // Hit testing finds the visible face.
        func face(at point: CGPoint) -> String? {
            let layer = fixture.tree.rootLayer.hitTest(point)
            return layer?.name ?? layer?.superlayer?.name
        }
        #expect(face(at: CGPoint(x: 100, y: 110)) == "face 0")
        #expect(fixture.tree.rootLayer.hitTest(CGPoint(x: 20, y: 20)) === fixture.layer)
        // A snapshot of the transform layer alone shows its sublayers too.
        let alone = try #require(space.image(scale: 1))
        #expect(alone.components(atX: 60, y: 70) != alone.components(atX: 2, y: 2))
        // Point conversion through the transform layer is not flattened: a face's corner is at its visible position.
        let face = try #require(turned.sublayers?[1])
        let seen = face.convert(CGPoint(x: 40, y: 40), to: fixture.layer)
        let back = face.convert(seen, from: fixture.layer)
        #expect(abs(back.x - 40) < 1e-6 && abs(back.y - 40) < 1e-6)
    }

    @Test func perspective() throws {
        let fixture = try LayerFixture(size: CGSize(width: 400, height: 260))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 350
        fixture.layer.sublayerTransform = perspective
        func add(_ frame: CGRect, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ change: (CALayer) -> Void) {
            let layer = fixture.add(frame, .rgb(0.3, 0.5, 0.9))
            layer.transform = CATransform3DMakeRotation(angle, x, y, 0)
            let stripe = CALayer()
            stripe.frame = CGRect(x: -20, y: 20, width: 140, height: 20)
            stripe.backgroundColor = .rgb(1, 0.8, 0.2)
            layer.addSublayer(stripe)
            change(layer)
        }
        add(CGRect(x: 20, y: 20, width: 100, height: 90), 0.8, 0, 1) { _ in }
        add(CGRect(x: 150, y: 20, width: 100, height: 90), 0.8, 0, 1) {
            $0.cornerRadius = 20
            $0.masksToBounds = true
        }
        add(CGRect(x: 280, y: 20, width: 100, height: 90), -0.8, 0, 1) {
            $0.shadowOpacity = 0.6
            $0.shadowRadius = 6
            $0.shadowOffset = CGSize(width: 0, height: 6)
            $0.cornerRadius = 12
        }
        // The first layer shows its back; the second one is not double-sided.
        add(CGRect(x: 20, y: 140, width: 100, height: 90), 2.5, 0, 1) { $0.borderWidth = 4 }
        add(CGRect(x: 150, y: 140, width: 100, height: 90), 2.5, 0, 1) { $0.isDoubleSided = false }
        // zPosition takes precedence over the sublayer order.
        add(CGRect(x: 150, y: 140, width: 60, height: 60), 0.6, 1, 0) { $0.zPosition = 20 }
        add(CGRect(x: 180, y: 160, width: 60, height: 60), 0.6, 1, 0) {
            $0.backgroundColor = .rgb(0.8, 0.2, 0.3)
            $0.zPosition = 10
        }
        // Nested perspective with opacity and a mask.
        add(CGRect(x: 280, y: 140, width: 100, height: 90), 0.6, 1, 0) {
            $0.opacity = 0.6
            $0.sublayerTransform = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), perspective)
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
            mask.cornerRadius = 45
            mask.backgroundColor = .black
            $0.mask = mask
        }
        fixture.advance(by: 1)
        try expectPicture(fixture.picture(), named: "perspective")
        // A change of the perspective invalidates the cached nodes of all layers.
        let before = fixture.color(30, 30)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fixture.layer.sublayerTransform = CATransform3DIdentity
        CATransaction.commit()
        fixture.advance(by: 0.1)
        #expect(fixture.color(30, 30) != before)
        #expect(fixture.isNear(40, 30, [76, 128, 229, 255]))
    }
}
