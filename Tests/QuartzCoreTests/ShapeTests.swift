import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct ShapeTests {
    @Test func shapesAreFilledAndStrokedByTheirProperties() throws {
        let fixture = try LayerFixture()
        let star = CAShapeLayer()
        star.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        let path = CGMutablePath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 50 + 45 * cos(angle), y: 50 + 45 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        star.path = path
        star.fillColor = .rgb(1, 0.8, 0)
        star.fillRule = .evenOdd
        star.strokeColor = .rgb(0.8, 0.2, 0)
        star.lineWidth = 4
        star.lineJoin = .round
        fixture.layer.addSublayer(star)
        let ring = CAShapeLayer()
        ring.frame = CGRect(x: 120, y: 10, width: 80, height: 80)
        ring.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = .rgb(0, 0.5, 1)
        ring.lineWidth = 10
        ring.lineCap = .round
        ring.strokeEnd = 0.25
        fixture.layer.addSublayer(ring)
        let dashes = CAShapeLayer()
        dashes.path = CGPath(rect: CGRect(x: 210, y: 20, width: 70, height: 60), transform: nil)
        dashes.fillColor = nil
        dashes.strokeColor = .black
        dashes.lineWidth = 2
        dashes.lineDashPattern = [8, 4]
        fixture.layer.addSublayer(dashes)
        for (index, kind) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 10 + index * 95, y: 120, width: 85, height: 70)
            gradient.type = kind
            gradient.colors = [CGColor.rgb(1, 0, 0), CGColor.rgb(0, 0, 1)]
            gradient.startPoint = kind == .axial ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: kind == .axial ? 0.5 : 1)
            gradient.cornerRadius = 12
            fixture.layer.addSublayer(gradient)
        }
        fixture.advance(by: 0.1)
        fixture.picture().keep("shapes")
        // The even-odd rule leaves the star's middle empty and fills its points.
        #expect(fixture.color(60, 60) == [255, 255, 255, 255])
        #expect(fixture.color(60, 25) == [255, 204, 0, 255])
        // A quarter of the ring, clockwise from the right.
        let middle = CGPoint(x: 160, y: 50)
        #expect(fixture.color(middle.x + 21, middle.y + 21) == [0, 128, 255, 255])
        #expect(fixture.color(middle.x - 21, middle.y + 21) == [255, 255, 255, 255])
        #expect(fixture.color(middle.x + 21, middle.y - 21) == [255, 255, 255, 255])
        // The axial gradient is red at the left, blue at the right, and an equal mixture in the middle. Its corners are round.
        #expect(fixture.color(12, 155)[0] > 240 && fixture.color(93, 155)[2] > 240)
        #expect(abs(fixture.color(52.5, 155)[0] - fixture.color(52.5, 155)[2]) < 8)
        #expect(fixture.color(11, 121) == [255, 255, 255, 255])
        // The radial gradient is red in the middle and blue at the rim.
        #expect(fixture.color(147.5, 155)[0] > 240 && fixture.color(187, 155)[2] > 220)
    }

    @Test func strokedPartsAreMeasuredAlongThePath() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addCurve(to: CGPoint(x: 200, y: 0), control1: CGPoint(x: 130, y: 0), control2: CGPoint(x: 170, y: 0))
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 200, y: 50))
        let trimming = PathTrimming(path)
        #expect(trimming.part(from: 0, to: 1) === path)
        #expect(trimming.part(from: 0.6, to: 0.5) == nil)
        let first = try #require(trimming.part(from: 0.1, to: 0.4))
        #expect(abs(first.boundingBoxOfPath.minX - 40) < 0.5 && abs(first.boundingBoxOfPath.maxX - 160) < 0.5)
        let over = try #require(trimming.part(from: 0.45, to: 0.75))
        #expect(over.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
        #expect(abs(over.boundingBoxOfPath.maxY - 50) < 1e-6)
        #expect(over.elements.last == .line(CGPoint(x: 100, y: 50)))
    }

    @Test func shapesAndGradientsAnimate() throws {
        let fixture = try LayerFixture()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        shape.fillColor = .rgb(0, 1, 0)
        fixture.layer.addSublayer(shape)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        gradient.colors = [CGColor.rgb(1, 0, 0), CGColor.rgb(1, 0, 0)]
        fixture.layer.addSublayer(gradient)
        fixture.advance(by: 0.1)
        let grow = CABasicAnimation(keyPath: "path")
        grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20), transform: nil)
        grow.duration = 1
        shape.add(grow, forKey: nil)
        let fade = CABasicAnimation(keyPath: "colors")
        fade.toValue = [CGColor.rgb(0, 0, 1), CGColor.rgb(0, 0, 1)]
        fade.duration = 1
        gradient.add(fade, forKey: nil)
        fixture.advance(by: 0.5)
        #expect(fixture.color(38, 10) == [0, 255, 0, 255])
        #expect(fixture.color(42, 10) == [255, 255, 255, 255])
        #expect(abs(fixture.color(25, 125)[2] - 128) <= 1)
        #expect(abs((shape.presentation()?.path?.boundingBoxOfPath.width ?? 0) - 40) < 1e-6)
        fixture.advance(by: 1)
        #expect(fixture.color(25, 10) == [255, 255, 255, 255])
        shape.strokeEnd = 0.5
        #expect(shape.animation(forKey: "strokeEnd") != nil)
        shape.path = nil
        #expect(shape.animation(forKey: "path") == nil)
        #expect(shape.value(forKeyPath: "lineWidth") as? CGFloat == 1)
        shape.setValue(3, forKey: "lineWidth")
        #expect(shape.lineWidth == 3)
    }
}
