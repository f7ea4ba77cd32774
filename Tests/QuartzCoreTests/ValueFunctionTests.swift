import Testing

@testable import QuartzCore

@MainActor
@Suite("Value functions")
struct ValueFunctionTests {
    @Test("A rotation passes through all of its angles, also over three full rotations")
    func rotation() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.fromValue = 0
        animation.toValue = 6 * Double.pi
        animation.duration = 6
        layer.add(animation, forKey: "turn")
        fixture.advance(by: 0.5)
        let shown = try #require(layer.presentation()).transform
        #expect(abs(shown.m11 - cos(Double.pi / 2)) < 0.05 && abs(shown.m12 - 1) < 0.05)
    }

    @Test("CAValueFunction(name:) returns nil for an unknown name")
    func names() {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "melt")) == nil)
        #expect(CAValueFunction(name: .scale)?.name == .scale)
    }

    @Test("With allowsOverdamping an overdamped spring settles slowly")
    func overdamping() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = 100
        let short = spring.settlingDuration
        spring.allowsOverdamping = true
        #expect(spring.settlingDuration > short * 2)
        spring.damping = 20
        let critical = spring.settlingDuration
        #expect(abs(critical - short) < 1e-6)
    }
}
