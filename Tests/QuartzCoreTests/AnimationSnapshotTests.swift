import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore

/// Snapshots of animations at fixed times.
@MainActor
struct AnimationSnapshotTests {
    private static let colors: [CGColor] = [
        .rgb(0.9, 0.3, 0.3), .rgb(0.95, 0.6, 0.1), .rgb(0.3, 0.7, 0.4), .rgb(0.2, 0.5, 0.9), .rgb(0.6, 0.3, 0.8), .rgb(0.3, 0.3, 0.35),
    ]

    /// Draws a row for each animation with a dot for every tenth of its duration. Later dots are more opaque.
    private func rows(_ animations: [CAPropertyAnimation], named name: String) throws {
        let fixture = try LayerFixture(size: CGSize(width: 360, height: CGFloat(animations.count) * 36 + 8))
        for (row, animation) in animations.enumerated() {
            let y = CGFloat(row) * 36 + 22
            let line = fixture.add(CGRect(x: 40, y: y - 0.5, width: 280, height: 1), .rgb(0.8, 0.8, 0.85))
            line.zPosition = -1
            for step in 0...10 {
                let dot = fixture.add(CGRect(x: 40 - 9, y: y - 9, width: 18, height: 18), Self.colors[row % Self.colors.count])
                dot.cornerRadius = 9
                dot.opacity = 0.25 + Float(step) * 0.07
                // Each dot is paused at its own tenth.
                dot.speed = 0
                dot.timeOffset = Double(step) / 10
                animation.duration = 1
                animation.beginTime = 1e-9
                animation.fillMode = .both
                dot.add(animation, forKey: nil)
            }
        }
        fixture.advance(by: 0.1)
        try expectPicture(fixture.picture(), named: name)
    }

    private func move(_ animation: CABasicAnimation = CABasicAnimation()) -> CABasicAnimation {
        animation.keyPath = "position.x"
        animation.fromValue = CGFloat(40)
        animation.toValue = CGFloat(320)
        return animation
    }

    @Test func easedAnimation() throws {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        var animations = names.map { name -> CAPropertyAnimation in
            let animation = move()
            animation.timingFunction = CAMediaTimingFunction(name: name)
            return animation
        }
        let back = move()
        back.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, -0.4, 0.6, 1.1)
        animations.append(back)
        try rows(animations, named: "time-eased")
    }

    @Test func springAnimation() throws {
        try rows(
            [(0.1, 0), (0.4, 0), (0.7, 0), (1, 0), (2, 0), (0.7, -8)].map { ratio, velocity in
                let spring = CASpringAnimation()
                spring.allowsOverdamping = true
                spring.stiffness = 150
                spring.damping = 2 * ratio * CGFloat(150).squareRoot()
                spring.initialVelocity = velocity
                let animation = move(spring)
                animation.toValue = CGFloat(200)
                return animation
            }, named: "time-sprung")
    }

    @Test func keyframeAnimation() throws {
        let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
        try rows(
            modes.map { mode in
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = [40, 90, 250, 200, 320].map { CGFloat($0) }
                animation.calculationMode = mode
                return animation
            }, named: "time-keyframed")
    }

    @Test func pathAnimation() throws {
        let fixture = try LayerFixture(size: CGSize(width: 360, height: 240))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 40, y: 180))
        path.addCurve(to: CGPoint(x: 320, y: 180), control1: CGPoint(x: 80, y: -30), control2: CGPoint(x: 280, y: -30))
        path.addLine(to: CGPoint(x: 180, y: 210))
        path.closeSubpath()
        let line = CAShapeLayer()
        line.path = path
        line.fillColor = nil
        line.strokeColor = .rgb(0.75, 0.75, 0.8)
        fixture.layer.addSublayer(line)
        for (row, mode) in [CAAnimationRotationMode?.some(.rotateAuto), .some(.rotateAutoReverse), nil].enumerated() {
            for step in 0..<9 {
                let arrow = CAShapeLayer()
                arrow.bounds = CGRect(x: 0, y: 0, width: 22, height: 16)
                let shape = CGMutablePath()
                shape.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 22, y: 8), CGPoint(x: 0, y: 16), CGPoint(x: 5, y: 8)])
                shape.closeSubpath()
                arrow.path = shape
                arrow.fillColor = Self.colors[row]
                arrow.speed = 0
                arrow.timeOffset = (Double(step) + Double(row) / 3) / 9
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.path = path
                animation.rotationMode = mode
                animation.calculationMode = .paced
                animation.duration = 1
                animation.beginTime = 1e-9
                animation.fillMode = .both
                arrow.add(animation, forKey: nil)
                fixture.layer.addSublayer(arrow)
            }
        }
        fixture.advance(by: 0.1)
        try expectPicture(fixture.picture(), named: "time-path")
    }

    @Test func rotationInPerspective() throws {
        let fixture = try LayerFixture(size: CGSize(width: 400, height: 220))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        for row in 0..<2 {
            for step in 0..<5 {
                // Each card has its own perspective, so that all are seen from the front.
                let frame = CALayer()
                frame.frame = CGRect(x: CGFloat(step) * 78 + 10, y: CGFloat(row) * 105 + 10, width: 68, height: 95)
                frame.sublayerTransform = perspective
                fixture.layer.addSublayer(frame)
                let card = CALayer()
                card.frame = CGRect(x: 4, y: 12, width: 60, height: 70)
                card.backgroundColor = Self.colors[3 - row]
                card.cornerRadius = 10
                card.shadowOpacity = 0.5
                card.shadowOffset = CGSize(width: 0, height: 3)
                let spot = CALayer()
                spot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
                spot.cornerRadius = 10
                spot.backgroundColor = .white
                card.addSublayer(spot)
                frame.addSublayer(card)
                let turn = CABasicAnimation(keyPath: row == 0 ? "transform.rotation.y" : "transform")
                turn.fromValue = row == 0 ? CGFloat(0) : CATransform3DIdentity
                turn.toValue =
                    row == 0 ? CGFloat.pi : CATransform3DScale(CATransform3DMakeRotation(2, 1, 0.5, 0.3), 0.8, 0.8, 1)
                turn.duration = 1
                turn.beginTime = 1e-9
                turn.fillMode = .both
                card.speed = 0
                card.timeOffset = Double(step) / 4 * 0.9
                card.add(turn, forKey: nil)
            }
        }
        fixture.advance(by: 0.1)
        try expectPicture(fixture.picture(), named: "time-turned")
    }
}
