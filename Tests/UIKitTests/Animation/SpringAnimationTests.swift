import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Spring animations of views")
struct SpringAnimationTests {
    @Test("UIView.animate with spring parameters adds an equivalent CASpringAnimation to the layer")
    func appearsOnTheLayer() throws {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0, options: []) {
            fixture.square.center.x = 300
        }
        let spring = try #require(fixture.square.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - 286.409428) < 1e-4)
        #expect(abs(spring.damping - 2 * 0.35 * spring.stiffness.squareRoot()) < 1e-9)
        #expect(spring.initialVelocity == 0)
        #expect(spring.duration == 1)
        #expect(spring.isAdditive)
    }

    @Test("A spring's duration and bounce determine its stiffness and damping, and the view overshoots")
    func bounces() throws {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(springDuration: 0.5, bounce: 0.3) {
            fixture.square.center.x = 300
        } completion: {
            calls.append($0)
        }
        let spring = try #require(fixture.square.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
        fixture.startWatching()
        fixture.host.advance(by: 3)
        #expect((fixture.samples.map(\.frame.midX).max() ?? 0) > 300.5)
        #expect(fixture.shown.x == 300)
        #expect(calls == [true])
    }
}
