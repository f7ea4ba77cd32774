import Testing
import UIKit
import UIKitTesting

@Suite("Attachments of items to points and to each other") @MainActor
struct AttachmentBehaviorTests {
    let fixture = DynamicFixture()

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() }

    @Test("An attachment keeps its length while the item swings")
    func rod() {
        let box = fixture.box(CGPoint(x: 250, y: 100))
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 100))
        #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor && rod.items.count == 1)
        fixture.animator.addBehavior(rod)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        fixture.host.onFrame = { _ in
            #expect(abs(distance(box.center, CGPoint(x: 150, y: 100)) - 100) < 3)
            left = min(left, box.center.x)
            right = max(right, box.center.x)
        }
        fixture.host.advance(by: 3)
        #expect(left < 65 && right > 235)
    }

    @Test("A spring attachment pulls the item to the attachment's length, and without damping oscillates about it")
    func spring() async {
        let box = fixture.box(CGPoint(x: 150, y: 300))
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 100))
        spring.length = 100
        spring.frequency = 2
        spring.damping = 0.5
        fixture.animator.addBehavior(spring)
        await fixture.host.settle()
        #expect(abs(box.center.y - 200) < 1 && !fixture.animator.isRunning)
    }

    @Test("An item attached to a moving anchor follows the anchor, and keeps its velocity after the attachment is removed")
    func drag() {
        let box = fixture.box(CGPoint(x: 50, y: 300))
        let hold = UIAttachmentBehavior(item: box, offsetFromCenter: .zero, attachedToAnchor: CGPoint(x: 50, y: 300))
        hold.length = 0
        fixture.animator.addBehavior(hold)
        let state = fixture.material([box])
        for step in 1...30 {
            hold.anchorPoint = CGPoint(x: 50 + CGFloat(step) * 5, y: 300)
            fixture.host.advance(by: 1.0 / 60)
        }
        #expect(abs(box.center.x - 200) < 25)
        fixture.animator.removeBehavior(hold)
        let velocity = state.linearVelocity(for: box).x
        #expect(abs(velocity - 300) < 45)
        fixture.host.advance(by: 0.1)
        #expect(abs(state.linearVelocity(for: box).x - velocity) < 1)
    }

    @Test("A limit attachment lets the distance shrink, but not grow beyond the initial one")
    func rope() {
        let (hook, box) = (fixture.box(CGPoint(x: 150, y: 100)), fixture.box(CGPoint(x: 150, y: 250)))
        fixture.material([hook]) { $0.isAnchored = true }
        let state = fixture.material([box]) { $0.addLinearVelocity(CGPoint(x: 0, y: -200), for: box) }
        fixture.animator.addBehavior(
            UIAttachmentBehavior.limitAttachment(with: box, offsetFromCenter: .zero, attachedTo: hook, offsetFromCenter: .zero))
        fixture.host.advance(by: 0.3)
        #expect(abs(box.center.y - 190) < 6)
        state.addLinearVelocity(CGPoint(x: 0, y: 400), for: box)
        fixture.host.advance(by: 1)
        #expect(box.center.y < 252 && hook.center == CGPoint(x: 150, y: 100))
    }

    @Test("Items with a pin attachment rotate about the pin in its range; items with a fixed attachment do not")
    func pins() {
        let (base, arm) = (fixture.box(CGPoint(x: 150, y: 100)), fixture.box(CGPoint(x: 190, y: 100)))
        fixture.material([base]) { $0.isAnchored = true }
        let pin = UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 170, y: 100))
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        fixture.animator.addBehavior(pin)
        let gravity = UIGravityBehavior(items: [arm])
        fixture.animator.addBehavior(gravity)
        fixture.host.advance(by: 2)
        #expect(abs(atan2(arm.transform.b, arm.transform.a) - 0.5) < 0.05)
        #expect(abs(distance(arm.center, CGPoint(x: 170, y: 100)) - 20) < 2)
        fixture.animator.removeBehavior(pin)
        let fixed = UIAttachmentBehavior.fixedAttachment(with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 170, y: 100))
        fixture.animator.addBehavior(fixed)
        let position = arm.center
        fixture.host.advance(by: 1)
        #expect(distance(arm.center, position) < 2)
        fixture.animator.removeBehavior(fixed)
        fixture.host.advance(by: 0.5)
        #expect(arm.center.y > position.y + 60)
    }

    @Test("Friction at the pin holds an item that is not too heavy")
    func friction() {
        let (base, arm) = (fixture.box(CGPoint(x: 150, y: 100)), fixture.box(CGPoint(x: 190, y: 100)))
        fixture.material([base]) { $0.isAnchored = true }
        let pin = UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 170, y: 100))
        // The arm weighs 0.16. Gravity of 10 at a distance of 20 points causes a torque of 0.32.
        pin.frictionTorque = 0.5
        fixture.animator.addBehavior(pin)
        fixture.animator.addBehavior(UIGravityBehavior(items: [arm]))
        fixture.host.advance(by: 1)
        #expect(abs(arm.transform.b) < 0.02)
        pin.frictionTorque = 0.1
        fixture.host.advance(by: 1)
        #expect(arm.transform.b > 0.3)
    }

    @Test("A sliding attachment moves an item along its axis, in its range, without rotation")
    func slides() {
        let box = fixture.box(CGPoint(x: 150, y: 100))
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 150, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 1))
        rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 100)
        fixture.animator.addBehavior(rail)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        fixture.host.onFrame = { _ in #expect(abs((box.center.x - 150) - (box.center.y - 100)) < 2) }
        fixture.host.advance(by: 2)
        #expect(abs(distance(box.center, CGPoint(x: 150, y: 100)) - 100) < 3 && abs(box.transform.b) < 0.02)
    }

    @Test("An attachment of two items with offsets keeps the distance between the offset points")
    func items() {
        let (left, right) = (fixture.box(CGPoint(x: 100, y: 100)), fixture.box(CGPoint(x: 200, y: 100)))
        let link = UIAttachmentBehavior(
            item: left, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedTo: right,
            offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
        #expect(link.length == 60 && link.attachedBehaviorType == .items)
        fixture.animator.addBehavior(link)
        let state = fixture.material([left, right]) { $0.addLinearVelocity(CGPoint(x: -100, y: 0), for: left) }
        fixture.host.advance(by: 0.5)
        #expect(abs(right.center.x - left.center.x - 100) < 2)
        #expect(abs(state.linearVelocity(for: right).x + 50) < 3)
    }
}
