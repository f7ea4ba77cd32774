import Testing
import UIKit
import UIKitTesting

@Suite("Piles and heaps of items come to rest") @MainActor
struct PileTests {
    let fixture = DynamicFixture()

    final class Pauses: NSObject, UIDynamicAnimatorDelegate {
        var count = 0
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { count += 1 }
    }

    @Test("A pile of ten boxes stays upright, with and without friction", arguments: [(0.5, 0), (0.2, 3), (0, 0), (0, 3)])
    func pile(friction: CGFloat, gap: CGFloat) async {
        let pauses = Pauses()
        fixture.animator.delegate = pauses
        let boxes = (0..<10).map { fixture.box(CGPoint(x: 150, y: 580 - CGFloat($0) * (40 + gap))) }
        fixture.walls(boxes)
        fixture.material(boxes) { $0.friction = friction }
        fixture.animator.addBehavior(UIGravityBehavior(items: boxes))
        await fixture.host.settle()
        #expect(!fixture.animator.isRunning && pauses.count == 1)
        for (index, box) in boxes.enumerated() {
            #expect(abs(box.center.x - 150) < 1 && abs(box.center.y - (580 - CGFloat(index) * 40)) < 1 && abs(box.transform.b) < 0.01)
        }
    }

    @Test("A light box supports a heavy one", arguments: [1, 10, 50])
    func heavy(density: CGFloat) async {
        let light = fixture.box(CGPoint(x: 150, y: 590), CGSize(width: 20, height: 20))
        let heavy = fixture.box(CGPoint(x: 150, y: 500), CGSize(width: 100, height: 100))
        fixture.walls([light, heavy])
        fixture.material([light]) { $0.friction = 0.5 }
        fixture.material([heavy]) {
            $0.friction = 0.5
            $0.density = density
        }
        fixture.animator.addBehavior(UIGravityBehavior(items: [light, heavy]))
        await fixture.host.settle(timeout: 20)
        #expect(!fixture.animator.isRunning && fixture.depth(light, heavy) < 0.3)
        #expect(fixture.overhang(light) < 0.3 && fixture.overhang(heavy) < 0.3)
    }

    @Test("A sleeping item does not move while other items move, and wakes in a collision")
    func wakes() {
        let (low, high) = (fixture.box(CGPoint(x: 220, y: 580)), fixture.box(CGPoint(x: 220, y: 540)))
        let runner = fixture.box(CGPoint(x: 40, y: 300), CGSize(width: 20, height: 20))
        fixture.walls([low, high, runner])
        fixture.material([low, high]) { $0.friction = 0.5 }
        let state = fixture.material([runner])
        fixture.animator.addBehavior(UIGravityBehavior(items: [low, high]))
        state.addLinearVelocity(CGPoint(x: 0, y: 30), for: runner)
        fixture.host.advance(by: 2)
        let centers = (low.center, high.center)
        fixture.host.advance(by: 1)
        // The positions in the resting pile are exactly equal, because sleeping bodies are not computed.
        #expect(fixture.animator.isRunning && (low.center, high.center) == centers)
        state.addLinearVelocity(CGPoint(x: 600, y: 570), for: runner)
        fixture.host.advance(by: 1)
        #expect(high.center.x > centers.1.x + 2)
    }

    @Test("A pile whose lowest box is removed falls, even after a long time at rest")
    func removedSupport() async {
        let boxes = (0..<3).map { fixture.box(CGPoint(x: 150, y: 580 - CGFloat($0) * 40)) }
        let collision = fixture.walls(boxes)
        fixture.material(boxes) { $0.friction = 0.5 }
        let gravity = UIGravityBehavior(items: boxes)
        fixture.animator.addBehavior(gravity)
        await fixture.host.settle()
        #expect(!fixture.animator.isRunning)
        gravity.removeItem(boxes[0])
        collision.removeItem(boxes[0])
        await fixture.host.settle()
        #expect(!fixture.animator.isRunning && abs(boxes[1].center.y - 580) < 0.6 && abs(boxes[2].center.y - 540) < 0.6)
    }

    @Test("Two runs of the same simulation give equal positions")
    func determinism() {
        func run() -> [CGPoint] {
            let fixture = DynamicFixture()
            let boxes = (0..<6).map { fixture.box(CGPoint(x: 60 + CGFloat($0 % 3) * 70, y: 100 + CGFloat($0 / 3) * 80)) }
            fixture.walls(boxes)
            fixture.material(boxes) {
                $0.elasticity = 0.5
                $0.friction = 0.3
                for (index, box) in boxes.enumerated() { $0.addAngularVelocity(CGFloat(index) - 2, for: box) }
            }
            fixture.animator.addBehavior(UIGravityBehavior(items: boxes))
            fixture.host.advance(by: 3)
            return boxes.map(\.center)
        }
        #expect(run() == run())
    }

    @Test("Items with random velocities in a box stay in the box, do not overlap and come to rest", arguments: 1...12)
    func random(seed: Int) async {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 3...14, using: &numbers)
        let boxes = (0..<count).map { index in
            fixture.box(
                CGPoint(x: 40 + CGFloat(index % 4) * 70, y: 60 + CGFloat(index / 4) * 90),
                CGSize(width: .random(in: 16...60, using: &numbers), height: .random(in: 16...60, using: &numbers)))
        }
        let pauses = Pauses()
        fixture.animator.delegate = pauses
        fixture.walls(boxes)
        let material = fixture.material(boxes) {
            $0.elasticity = .random(in: 0...0.7, using: &numbers)
            $0.friction = .random(in: 0.1...1, using: &numbers)
        }
        for box in boxes {
            material.addLinearVelocity(
                CGPoint(x: .random(in: -900...900, using: &numbers), y: .random(in: -900...900, using: &numbers)), for: box)
            material.addAngularVelocity(.random(in: -8...8, using: &numbers), for: box)
        }
        fixture.animator.addBehavior(UIGravityBehavior(items: boxes))
        fixture.host.onFrame = { [fixture] _ in
            for box in boxes { #expect(fixture.view.bounds.contains(box.center), "seed \(seed)") }
        }
        await fixture.host.settle(timeout: 30)
        #expect(!fixture.animator.isRunning && pauses.count == 1, "seed \(seed) does not rest")
        for (index, box) in boxes.enumerated() {
            #expect(fixture.overhang(box) < 0.3, "seed \(seed): a box lies in the wall")
            for other in boxes[(index + 1)...] { #expect(fixture.depth(box, other) < 0.3, "seed \(seed): boxes lie in each other") }
        }
    }
}
