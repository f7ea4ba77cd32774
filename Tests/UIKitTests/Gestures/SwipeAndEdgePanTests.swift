import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct SwipeAndEdgePanTests {
    private let fixture = GestureFixture()

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ name: String = "swipe") -> UISwipeGestureRecognizer {
        let swipe = fixture.add(UISwipeGestureRecognizer(), name)
        swipe.direction = direction
        return swipe
    }

    private func gestures() -> [String] { fixture.log.take().filter { !$0.hasPrefix("view") } }

    private func flick(by x: CGFloat, _ y: CGFloat, duration: TimeInterval = 0.2) {
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 200 + x, y: 200 + y), duration: duration)
    }

    // MARK: Swipe

    @Test(arguments: [(1, 60, 0), (2, -60, 0), (4, 0, -60), (8, 0, 60)])
    func flickIsASwipeInItsDirectionOnly(raw: Int, x: Int, y: Int) {
        for direction in [1, 2, 4, 8] as [UInt] { _ = swipe(.init(rawValue: direction), "\(direction)") }
        flick(by: CGFloat(x), CGFloat(y))
        #expect(gestures() == ["\(raw) ended"])
    }

    @Test func swipeIsRecognizedBeforeTheLift() {
        let swipe = swipe(.right)
        var start = CGPoint.zero
        swipe.addHandler { [unowned swipe] _ in start = swipe.location(in: nil) }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 245, y: 205), duration: 0.1)
        #expect(gestures() == [])
        finger.move(to: CGPoint(x: 255, y: 205), duration: 0.05)
        #expect(gestures() == ["swipe ended"])
        // The location is the position where the swipe began, not the current position.
        #expect(start == fixture.middle && swipe.numberOfTouches == 1 && swipe.location(ofTouch: 0, in: nil) == fixture.middle)
        finger.lift()
        #expect(swipe.state == .possible)
    }

    @Test func slowSteepOrShortDragsAreNotSwipes() {
        _ = swipe(.right)
        flick(by: 90, 0, duration: 1.2)
        flick(by: 40, 0)
        flick(by: 55, 58)
        flick(by: -80, 0)
        #expect(gestures() == [])
    }

    @Test func severalDirectionsAreAllowed() {
        _ = swipe([.left, .right])
        flick(by: 70, 10)
        flick(by: -70, 10)
        flick(by: 10, 70)
        #expect(gestures() == ["swipe ended", "swipe ended"])
    }

    @Test func twoFingersSwipeTogether() {
        let swipe = swipe(.down)
        swipe.numberOfTouchesRequired = 2
        flick(by: 0, 80)
        #expect(gestures() == [])
        let one = fixture.host.touchDown(at: CGPoint(x: 150, y: 150))
        let other = fixture.host.touchDown(at: CGPoint(x: 200, y: 150))
        for y in stride(from: 160, through: 220, by: 10) {
            one.move(to: CGPoint(x: 150, y: CGFloat(y)))
            other.move(to: CGPoint(x: 200, y: CGFloat(y)))
        }
        #expect(gestures() == ["swipe ended"])
        one.lift()
        other.lift()
    }

    @Test func panBeginsWhenTheRequiredSwipeFails() {
        let swipe = swipe(.right)
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: swipe)
        var translation = CGPoint.zero
        pan.addHandler { [unowned pan] _ in translation = pan.translation(in: nil) }
        // In the opposite direction the swipe fails at 20 points, and the pan begins.
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 185, y: 200))
        #expect(gestures() == [])
        finger.move(to: CGPoint(x: 178, y: 200))
        #expect(gestures() == ["pan began"])
        #expect(translation.x == -12)
        finger.lift()
        // A movement that is too slow fails the swipe after half a second.
        _ = gestures()
        let slow = fixture.host.touchDown(at: fixture.middle)
        slow.move(to: CGPoint(x: 230, y: 200))
        fixture.host.advance(by: 0.51)
        #expect(gestures() == ["pan began"])
        slow.lift()
        _ = gestures()
        // A fast movement in the swipe's direction is recognized as a swipe.
        flick(by: 80, 0)
        #expect(gestures() == ["swipe ended"])
    }

    @Test func panWithoutRequirementsBeginsFirst() {
        _ = swipe(.right)
        fixture.add(UIPanGestureRecognizer(), "pan")
        flick(by: 80, 0)
        #expect(gestures().first == "pan began")
    }

    @Test func settingADiscreteGestureToBeganRecognizesIt() {
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        let finger = fixture.host.touchDown(at: fixture.middle)
        tap.state = .began
        #expect(gestures() == ["tap ended"])
        finger.lift()
        #expect(tap.state == .possible)
        #expect(gestures() == [])
    }

    // MARK: Edges

    private func edgePan(_ edges: UIRectEdge, _ name: String = "edge") -> UIScreenEdgePanGestureRecognizer {
        let pan = fixture.add(UIScreenEdgePanGestureRecognizer(), name, to: fixture.host.window)
        pan.edges = edges
        return pan
    }

    @Test func edgePanBeginsNearTheEdge() {
        let pan = edgePan(.left)
        fixture.host.drag(from: CGPoint(x: 30, y: 400), to: CGPoint(x: 200, y: 400))
        #expect(gestures() == [])
        fixture.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 420))
        #expect(gestures().first == "edge began")
        // A drag along the edge, or from another edge, is not recognized.
        fixture.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 40, y: 600))
        fixture.host.drag(from: CGPoint(x: 200, y: 2), to: CGPoint(x: 200, y: 200))
        #expect(gestures() == [])
        pan.edges = [.top, .right]
        fixture.host.drag(from: CGPoint(x: 200, y: 2), to: CGPoint(x: 200, y: 200))
        fixture.host.drag(from: CGPoint(x: 385, y: 300), to: CGPoint(x: 200, y: 300))
        #expect(gestures().filter { $0 == "edge began" }.count == 2)
        pan.edges = .bottom
        fixture.host.drag(from: CGPoint(x: 200, y: 840), to: CGPoint(x: 200, y: 700))
        #expect(gestures().first == "edge began")
    }

    @Test func panWaitsForTheEdgePanOnlyUntilTheDirectionDiffers() {
        let edge = edgePan(.left)
        let pan = fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.host.window)
        pan.require(toFail: edge)
        let finger = fixture.host.touchDown(at: CGPoint(x: 5, y: 400))
        finger.move(to: CGPoint(x: 6, y: 412))
        #expect(gestures() == ["pan began"])
        finger.lift()
        _ = gestures()
        fixture.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        #expect(!gestures().contains("pan began"))
    }

    @Test func secondFingerAwayFromTheEdgeIsLeftToOtherRecognizers() {
        let edge = edgePan(.left)
        let first = fixture.host.touchDown(at: CGPoint(x: 5, y: 400))
        let second = fixture.host.touchDown(at: CGPoint(x: 300, y: 700))
        #expect(edge.numberOfTouches == 1 && edge.state == .possible)
        first.move(to: CGPoint(x: 60, y: 400))
        #expect(edge.state == .began)
        second.lift()
        first.lift()
        #expect(gestures().last == "edge ended")
    }
}
