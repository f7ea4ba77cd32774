import Testing
import UIKit
import UIKitTesting

@Suite("Gravity, pushes and snaps") @MainActor
struct DynamicsTests {
    let fixture = DynamicFixture()

    @Test(
        "Gravity accelerates all items by 1,000 points/s², at any mass and frame rate",
        arguments: [30, 60, 120])
    func gravity(framesPerSecond: Int) {
        let host = TestHost(size: CGSize(width: 300, height: 600), framesPerSecond: framesPerSecond)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        host.window.addSubview(view)
        let animator = UIDynamicAnimator(referenceView: view)
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let large = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        for box in [small, large] { view.addSubview(box) }
        animator.addBehavior(UIGravityBehavior(items: [small, large]))
        host.advance(by: 0.5)
        for box in [small, large] { #expect(abs(box.frame.minY - 125) < 20) }
        #expect(abs(small.frame.minY - large.frame.minY) < 1e-6)
        #expect(small.frame.minX == 0 && small.transform == .identity)
    }

    @Test("A falling item comes to rest on the floor, and the animator pauses and notifies its delegate")
    func rests() async {
        final class CallRecorder: NSObject, UIDynamicAnimatorDelegate {
            var calls: [String] = []
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause \(animator.isRunning)") }
        }
        let recorder = CallRecorder()
        fixture.animator.delegate = recorder
        let box = fixture.box(CGPoint(x: 150, y: 100))
        fixture.walls([box])
        let gravity = UIGravityBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        #expect(fixture.animator.isRunning)
        await fixture.host.settle()
        #expect(fixture.host.isSettled && !fixture.animator.isRunning)
        #expect(abs(box.center.y - 580) < 0.6 && abs(box.center.x - 150) < 0.5)
        #expect(recorder.calls == ["resume", "pause false"])
        // A change of gravity's direction wakes the item.
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        await fixture.host.settle()
        #expect(abs(box.center.y - 20) < 0.6)
        #expect(recorder.calls == ["resume", "pause false", "resume", "pause false"])
    }

    @Test("An elasticity of 1 returns a ball to its initial height, an elasticity of 0 leaves it on the floor")
    func elasticity() {
        let lively = fixture.box(CGPoint(x: 80, y: 200))
        let dull = fixture.box(CGPoint(x: 220, y: 200))
        fixture.walls([lively, dull])
        fixture.material([lively]) { $0.elasticity = 1 }
        fixture.material([dull])
        fixture.animator.addBehavior(UIGravityBehavior(items: [lively, dull]))
        var highest = (lively: CGFloat.infinity, dull: CGFloat.infinity)
        fixture.host.advance(by: 1)
        fixture.host.onFrame = { _ in
            highest.lively = min(highest.lively, lively.center.y)
            highest.dull = min(highest.dull, dull.center.y)
        }
        fixture.host.advance(by: 1.5)
        #expect(highest.lively < 260 && highest.lively > 180)
        #expect(highest.dull > 570)
    }

    @Test("A push of magnitude 1 accelerates a 100-point square by 100 points/s²; an instantaneous push adds 100 points/s once")
    func pushes() {
        let held = fixture.box(CGPoint(x: 60, y: 100), CGSize(width: 100, height: 100))
        let once = fixture.box(CGPoint(x: 60, y: 300), CGSize(width: 100, height: 100))
        let heavy = fixture.box(CGPoint(x: 60, y: 500), CGSize(width: 100, height: 100))
        let state = fixture.material([held, once])
        let heavyState = fixture.material([heavy]) { $0.density = 4 }
        let force = UIPushBehavior(items: [held], mode: .continuous)
        let impulse = UIPushBehavior(items: [once, heavy], mode: .instantaneous)
        force.setAngle(0, magnitude: 1)
        impulse.setAngle(0, magnitude: 1)
        fixture.animator.addBehavior(force)
        fixture.animator.addBehavior(impulse)
        fixture.host.advance(by: 1)
        #expect(abs(state.linearVelocity(for: held).x - 100) < 4)
        #expect(abs(state.linearVelocity(for: once).x - 100) < 0.01)
        #expect(abs(heavyState.linearVelocity(for: heavy).x - 25) < 0.01)
        #expect(force.active && !impulse.active)
        impulse.active = true
        fixture.host.advance(by: 0.1)
        #expect(abs(state.linearVelocity(for: once).x - 200) < 0.01)
    }

    @Test("A push beside the centre rotates an item, unless its rotation is not allowed")
    func rotation() {
        let free = fixture.box(CGPoint(x: 100, y: 100))
        let stiff = fixture.box(CGPoint(x: 100, y: 300))
        let state = fixture.material([free])
        fixture.material([stiff]) { $0.allowsRotation = false }
        let push = UIPushBehavior(items: [free, stiff], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.1, dy: 0)
        for box in [free, stiff] { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -10), for: box) }
        fixture.animator.addBehavior(push)
        fixture.host.advance(by: 0.2)
        // An item that is pushed to the right above its centre rotates clockwise.
        #expect(state.angularVelocity(for: free) > 0.1 && free.transform.b > 0)
        #expect(stiff.transform == .identity && stiff.center.x > 100)
    }

    @Test("A snap moves an item to its point and rotates it to zero, and the animator pauses", arguments: [0, 0.5, 1])
    func snap(damping: CGFloat) async {
        let box = fixture.box(CGPoint(x: 40, y: 40))
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
        snap.damping = damping
        fixture.animator.addBehavior(snap)
        var farthest: CGFloat = 0
        fixture.host.onFrame = { _ in farthest = max(farthest, box.center.x) }
        await fixture.host.settle()
        #expect(abs(box.center.x - 200) < 1 && abs(box.center.y - 400) < 1 && abs(box.transform.b) < 0.02)
        #expect(damping == 1 ? farthest < 201 : farthest > 202)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        await fixture.host.settle()
        #expect(abs(box.center.x - 100) < 1 && abs(box.center.y - 100) < 1)
    }

    @Test("Velocities added before the item has an animator take effect in the animator, and resistance reduces them")
    func velocities() {
        let box = fixture.box(CGPoint(x: 100, y: 100))
        let behavior = UIDynamicItemBehavior(items: [box])
        behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
        behavior.addAngularVelocity(2, for: box)
        #expect(behavior.linearVelocity(for: box) == CGPoint(x: 60, y: 0))
        fixture.animator.addBehavior(behavior)
        #expect(behavior.linearVelocity(for: box) == CGPoint(x: 60, y: 0) && behavior.angularVelocity(for: box) == 2)
        fixture.host.advance(by: 1)
        #expect(abs(box.center.x - 160) < 2)
        behavior.resistance = 2
        fixture.host.advance(by: 3)
        #expect(abs(behavior.linearVelocity(for: box).x) < 5)
        // A velocity of NaN is ignored.
        behavior.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
        #expect(behavior.linearVelocity(for: box).x.isFinite)
    }

    @Test("The animator overwrites a position that the app sets, unless the app calls updateItem(usingCurrentState:)")
    func updated() {
        let box = fixture.box(CGPoint(x: 100, y: 100))
        let behavior = fixture.material([box]) { $0.addLinearVelocity(CGPoint(x: 10, y: 0), for: box) }
        fixture.host.advance(by: 0.1)
        box.center = CGPoint(x: 100, y: 400)
        fixture.host.advance(by: 0.1)
        #expect(box.center.y == 100)
        box.center = CGPoint(x: 100, y: 400)
        fixture.animator.updateItem(usingCurrentState: box)
        fixture.host.advance(by: 0.1)
        #expect(box.center.y == 400 && behavior.linearVelocity(for: box).x == 10)
    }

    @Test("The scale of an item's transform does not change while the item rotates")
    func scale() {
        let box = fixture.box(CGPoint(x: 100, y: 100))
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        fixture.material([box]) { $0.addAngularVelocity(1, for: box) }
        fixture.host.advance(by: 0.5)
        let transform = box.transform
        #expect(abs((transform.a * transform.a + transform.b * transform.b).squareRoot() - 2) < 1e-6 && transform.b > 0.5)
    }

    @Test("Child behaviors are added and removed with their parent, and a child's action can remove it")
    func children() {
        final class Fling: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let box = fixture.box(CGPoint(x: 100, y: 100))
        let fling = Fling()
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 0.2)
        push.action = { [unowned push, weak fling] in fling?.removeChildBehavior(push) }
        fling.addChildBehavior(push)
        fixture.animator.addBehavior(fling)
        #expect(push.dynamicAnimator === fixture.animator && fixture.animator.behaviors.count == 1)
        fixture.material([box])
        fixture.host.advance(by: 0.2)
        #expect(fling.childBehaviors.isEmpty && push.dynamicAnimator == nil && box.center.y > 110)
        fixture.animator.removeBehavior(fling)
        #expect(fling.moves == [true, false] && fling.dynamicAnimator == nil)
    }

    @Test("After the animator is deallocated, its items stay at their positions and no frames are requested")
    func deallocation() {
        let host = TestHost(size: CGSize(width: 300, height: 600))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        host.window.addSubview(box)
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: host.window)
        weak let held = animator
        animator?.addBehavior(UIGravityBehavior(items: [box]))
        host.advance(by: 0.2)
        let position = box.center
        animator = nil
        #expect(held == nil)
        host.advance(by: 0.2)
        #expect(box.center == position && host.isSettled)
    }

    @Test("items(in:) returns the items in a rectangle, and a behavior's action can remove all behaviors")
    func removeAllBehaviors() {
        let (first, second) = (fixture.box(CGPoint(x: 50, y: 50)), fixture.box(CGPoint(x: 250, y: 50)))
        let gravity = UIGravityBehavior(items: [first, second])
        gravity.magnitude = 0.1
        fixture.animator.addBehavior(gravity)
        let found = fixture.animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(found.count == 1 && found.first === first)
        gravity.action = { [weak animator = fixture.animator] in animator?.removeAllBehaviors() }
        fixture.host.advance(by: 0.5)
        #expect(fixture.animator.behaviors.isEmpty && !fixture.animator.isRunning && fixture.host.isSettled)
    }

    @Test("Items of a dynamic item group move and rotate as one")
    func group() {
        let (first, second) = (fixture.box(CGPoint(x: 100, y: 100)), fixture.box(CGPoint(x: 200, y: 100)))
        let group = UIDynamicItemGroup(items: [first, second])
        #expect(group.center == CGPoint(x: 150, y: 100) && group.bounds.size == CGSize(width: 140, height: 40))
        fixture.material([group]) {
            $0.addLinearVelocity(CGPoint(x: 0, y: 100), for: group)
            $0.addAngularVelocity(1, for: group)
        }
        fixture.host.advance(by: 0.5)
        #expect(abs((first.center.y + second.center.y) / 2 - 150) < 2)
        let way = CGPoint(x: second.center.x - first.center.x, y: second.center.y - first.center.y)
        #expect(abs((way.x * way.x + way.y * way.y).squareRoot() - 100) < 1e-6 && way.y > 40)
        #expect(abs(atan2(second.transform.b, second.transform.a) - atan2(way.y, way.x)) < 1e-6)
    }

    @Test("Layout attributes are moved, and found by their index paths")
    func layout() {
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        fixture.view.addSubview(list)
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        animator.addBehavior(UIGravityBehavior(items: [attributes]))
        fixture.host.advance(by: 0.5)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) == nil)
        #expect(attributes.center.y > 100)
    }
}
