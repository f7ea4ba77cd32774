import Testing
import UIKit
import UIKitTesting

@Suite("Collisions of items and boundaries") @MainActor
struct CollisionTests {
    let fixture = DynamicFixture()

    final class CallRecorder: NSObject, UICollisionBehaviorDelegate {
        var calls: [String] = []
        var points: [CGPoint] = []

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) {
            calls.append("began \(identifier.map { "\($0)" } ?? "bounds")")
            points.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
        ) { calls.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
        ) {
            calls.append("began items")
            points.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { calls.append("ended items") }
    }

    @Test("The delegate is notified once when a contact begins and once when it ends, with the boundary's identifier")
    func boundary() async {
        let recorder = CallRecorder()
        let box = fixture.box(CGPoint(x: 150, y: 100))
        let collision = UICollisionBehavior(items: [box])
        collision.collisionDelegate = recorder
        collision.addBoundary(withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
        fixture.animator.addBehavior(collision)
        fixture.material([box])
        let gravity = UIGravityBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        await fixture.host.settle()
        #expect(abs(box.center.y - 280) < 0.6)
        #expect(recorder.calls == ["began shelf"] && abs(recorder.points[0].y - 300) < 3)
        collision.removeBoundary(withIdentifier: NSString(string: "shelf"))
        #expect(collision.boundaryIdentifiers == nil)
        fixture.host.advance(by: 0.3)
        #expect(recorder.calls == ["began shelf", "ended shelf"] && box.center.y > 285)
    }

    @Test("The reference bounds have no identifier, and insets make them smaller")
    func bounds() async {
        let recorder = CallRecorder()
        let box = fixture.box(CGPoint(x: 150, y: 100))
        let collision = UICollisionBehavior(items: [box])
        collision.collisionDelegate = recorder
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        fixture.animator.addBehavior(collision)
        fixture.material([box])
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        await fixture.host.settle()
        #expect(abs(box.center.y - 480) < 0.6 && recorder.calls == ["began bounds"])
    }

    @Test("In a collision with an elasticity of 1, two items of equal mass exchange their velocities")
    func swap() {
        let recorder = CallRecorder()
        let (left, right) = (fixture.box(CGPoint(x: 60, y: 100)), fixture.box(CGPoint(x: 160, y: 100)))
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = recorder
        fixture.animator.addBehavior(collision)
        let state = fixture.material([left, right]) {
            $0.elasticity = 1
            $0.addLinearVelocity(CGPoint(x: 120, y: 0), for: left)
        }
        fixture.host.advance(by: 1)
        #expect(abs(state.linearVelocity(for: left).x) < 2 && abs(state.linearVelocity(for: right).x - 120) < 2)
        #expect(recorder.calls == ["began items", "ended items"] && abs(recorder.points[0].x - 140) < 4)
        #expect(abs(state.angularVelocity(for: right)) < 0.05)
    }

    @Test("An anchored item does not move in a collision")
    func anchored() {
        let (wall, ball) = (fixture.box(CGPoint(x: 200, y: 100)), fixture.box(CGPoint(x: 60, y: 100)))
        fixture.walls([wall, ball])
        fixture.material([wall]) { $0.isAnchored = true }
        let state = fixture.material([ball]) {
            $0.elasticity = 1
            $0.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
        }
        fixture.host.advance(by: 0.5)
        #expect(wall.center == CGPoint(x: 200, y: 100) && abs(state.linearVelocity(for: ball).x + 300) < 3)
    }

    @Test("The collision mode excludes items or boundaries")
    func mode() {
        let (left, right) = (fixture.box(CGPoint(x: 60, y: 100)), fixture.box(CGPoint(x: 160, y: 100)))
        let collision = fixture.walls([left, right])
        collision.collisionMode = .boundaries
        let state = fixture.material([left, right]) { $0.addLinearVelocity(CGPoint(x: 400, y: 0), for: left) }
        fixture.host.advance(by: 0.35)
        #expect(left.center.x > 180 && right.center.x == 160)
        fixture.host.advance(by: 1)
        #expect(left.center.x < 281)
        collision.collisionMode = .items
        state.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
        fixture.host.advance(by: 0.5)
        #expect(left.center.x > 300)
    }

    @Test("With friction a ball rolls down a slope without sliding")
    func slope() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let ball = Ball(frame: CGRect(x: 30, y: 20, width: 40, height: 40))
        fixture.view.addSubview(ball)
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(withIdentifier: NSNumber(value: 1), from: CGPoint(x: 0, y: 80), to: CGPoint(x: 300, y: 200))
        fixture.animator.addBehavior(collision)
        let state = fixture.material([ball]) { $0.friction = 1 }
        fixture.animator.addBehavior(UIGravityBehavior(items: [ball]))
        fixture.host.advance(by: 0.6)
        // Without sliding, the distance along the circumference equals the distance along the slope.
        let velocity = state.linearVelocity(for: ball)
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        #expect(speed > 80 && abs(state.angularVelocity(for: ball) * 20 - speed) < speed * 0.1)
    }

    @Test("Friction holds a box on a gentle slope")
    func frictionOnGentleSlope() async {
        let box = fixture.box(CGPoint(x: 150, y: 90))
        box.transform = CGAffineTransform(rotationAngle: atan(0.2))
        let collision = UICollisionBehavior(items: [box])
        collision.addBoundary(withIdentifier: NSNumber(value: 1), from: CGPoint(x: 0, y: 80), to: CGPoint(x: 300, y: 140))
        fixture.animator.addBehavior(collision)
        fixture.material([box]) { $0.friction = 0.8 }
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        await fixture.host.settle()
        #expect(!fixture.animator.isRunning && abs(box.center.x - 150) < 8 && abs(box.transform.b - sin(atan(0.2))) < 0.02)
    }

    @Test("A small item that is very fast crosses no boundary")
    func fast() {
        let bullet = fixture.box(CGPoint(x: 150, y: 300), CGSize(width: 10, height: 10))
        fixture.walls([bullet])
        fixture.material([bullet]) {
            $0.elasticity = 1
            $0.addLinearVelocity(CGPoint(x: 2600, y: 1900), for: bullet)
        }
        for _ in 0..<60 {
            fixture.host.advance(by: 0.05)
            #expect(fixture.view.bounds.insetBy(dx: -6, dy: -6).contains(bullet.center))
        }
    }

    @Test("A path is a boundary for items inside and outside of it, and an item's collisionBoundingPath is the item's outline")
    func paths() async {
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: -20))
                path.addLine(to: CGPoint(x: 20, y: 20))
                path.addLine(to: CGPoint(x: -20, y: 20))
                path.close()
                return path
            }
        }
        let wedge = Wedge(frame: CGRect(x: 130, y: 280, width: 40, height: 40))
        fixture.view.addSubview(wedge)
        let collision = UICollisionBehavior(items: [wedge])
        let ring = UIBezierPath(ovalIn: CGRect(x: 50, y: 200, width: 200, height: 200))
        collision.addBoundary(withIdentifier: NSString(string: "ring"), for: ring)
        #expect(collision.boundary(withIdentifier: NSString(string: "ring")) === ring)
        fixture.animator.addBehavior(collision)
        fixture.material([wedge]) { $0.friction = 0.5 }
        fixture.animator.addBehavior(UIGravityBehavior(items: [wedge]))
        await fixture.host.settle()
        #expect(abs(wedge.center.x - 150) < 6 && wedge.center.y > 370 && wedge.center.y < 384)
    }

    @Test("Items without a size or with NaN do not collide and cause no errors")
    func degenerate() {
        let line = fixture.box(CGPoint(x: 100, y: 100), CGSize(width: 50, height: 0))
        let lost = fixture.box(CGPoint(x: CGFloat.nan, y: 100))
        let box = fixture.box(CGPoint(x: 100, y: 100))
        fixture.walls([line, lost, box])
        fixture.animator.addBehavior(UIGravityBehavior(items: [line, lost, box]))
        fixture.host.advance(by: 1)
        #expect(box.center.y > 400 && box.center.y < 590 && line.center.y > 400)
    }
}
