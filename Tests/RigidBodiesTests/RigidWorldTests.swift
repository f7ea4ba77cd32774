import Testing

@testable import RigidBodies

@Suite struct RigidWorldTests {
    /// A square of 20 points, with its middle 100 points above a line, after the simulation of `seconds`.
    private func fall(seconds: Double) -> (body: RigidBody, world: RigidWorld) {
        let world = RigidWorld()
        let body = RigidBody(number: 1)
        body.move(to: SIMD2(50, 0), angle: 0, shape: .rectangle(SIMD2(10, 10)))
        world.hold([body])
        let line = (SIMD2(0.0, 100), SIMD2(100.0, 100))
        for _ in 0..<Int(seconds / RigidWorld.step) {
            world.moveOn(
                forces: { body.velocity.y += body.isAwake ? 1000 * $0 : 0 },
                constraints: { _ in
                    if let touch = Touch(PositionedShape(body), line.0, line.1) { world.add(touch, between: 1, 0, boundary: 1) }
                })
        }
        return (body, world)
    }

    @Test("A falling square accelerates uniformly")
    func falling() {
        let body = fall(seconds: 0.25).body
        #expect(abs(body.velocity.y - 250) < 1e-6)
        #expect(abs(body.position.y - 31.25) < 1)
    }

    @Test("A square that comes to rest on a line becomes a sleeping body")
    func resting() {
        let (body, world) = fall(seconds: 4)
        #expect(abs(body.position.y - 90) < 0.5 && abs(body.position.x - 50) < 0.5)
        #expect(world.isResting && body.velocity == .zero)
        world.wake()
        #expect(!world.isResting && body.isAwake)
    }

    @Test("The convex hull of points contains each outermost point once")
    func hull() {
        let corners: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)]
        let hull = BodyShape.hull(of: corners + [SIMD2(5, 5), SIMD2(5, 0), SIMD2(3, 8)])
        #expect(hull.count == 4 && corners.allSatisfy(hull.contains))
        #expect(BodyShape.polygon(hull).area == 100)
    }
}
