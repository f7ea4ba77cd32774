import Testing
import UIKitTesting

@testable import UIKit

@Suite("Assigned content offsets") @MainActor
struct AssignedOffsetTests {
    let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 6000))
    var scrollView: UIScrollView { fixture.scrollView }

    /// Flicks the content upwards and lets it decelerate for a short time.
    private func flick() {
        _ = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -20), times: 12)
        fixture.host.advance(by: 0.1)
        #expect(scrollView.isDecelerating)
    }

    @Test("A deceleration continues for the rest of its distance from an assigned offset")
    func decelerationContinues() async throws {
        flick()
        let target = try #require(fixture.dragEnd).target.y
        let left = target - fixture.y
        scrollView.contentOffset.y += 1000
        #expect(scrollView.isDecelerating)
        let assigned = fixture.y
        fixture.host.advance(by: 1 / 60.0)
        #expect(fixture.y > assigned)
        await fixture.host.settle()
        #expect(abs(fixture.y - (assigned + left)) <= 1)
        #expect(fixture.calls.filter { $0 == "didEndDecelerating" }.count == 1)
    }

    @Test("setContentOffset without animation stops a deceleration, in scrollViewDidScroll too")
    func stopsDeceleration() async {
        flick()
        scrollView.setContentOffset(CGPoint(x: 0, y: 1234), animated: false)
        #expect(!scrollView.isDecelerating && fixture.calls.last == "didScroll")
        await fixture.host.settle()
        #expect(fixture.y == 1234)

        final class Stopper: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.isDecelerating, scrollView.contentOffset.y > 1500 {
                    scrollView.setContentOffset(CGPoint(x: 0, y: 1500), animated: false)
                }
            }
        }
        let stopper = Stopper()
        scrollView.delegate = stopper
        _ = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -20), times: 12)
        await fixture.host.settle()
        #expect(fixture.y == 1500)
    }

    @Test("A scroll view that resets its offset during a flick, for endless content, does not stop at the old edge")
    func endless() async {
        final class Endless: NSObject, UIScrollViewDelegate {
            var travel: CGFloat = 0
            var last: CGFloat = 1600
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                travel += scrollView.contentOffset.y - last
                last = scrollView.contentOffset.y
                guard last > 2100 else { return }
                last -= 500
                scrollView.contentOffset.y -= 500
            }
        }
        let endless = Endless()
        scrollView.contentSize.height = 2700
        scrollView.setContentOffset(CGPoint(x: 0, y: 1600), animated: false)
        scrollView.delegate = endless
        endless.travel = 0
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -24), times: 14)
        await fixture.host.settle()
        #expect(endless.travel > 1400, "a flick's whole way, although an edge was 700 points away when the finger left: \(endless.travel)")
        #expect(fixture.y >= 1600 && fixture.y <= 2100)
    }

    @Test("A bounce continues within the limits from an assigned offset")
    func bounce() async {
        _ = fixture.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 12), times: 20)
        fixture.host.advance(by: 0.05)
        #expect(fixture.y < 0)
        scrollView.contentOffset.y = 500
        await fixture.host.settle()
        #expect(fixture.y > 0 && fixture.y < 1000 && !scrollView.isDecelerating)
    }

    @Test("Assigned offsets are rounded to device pixels, an assigned bounds origin is not")
    func rounding() {
        let scale = scrollView.traitCollection.displayScale
        let third = 100.1
        scrollView.contentOffset = CGPoint(x: 0, y: third)
        #expect(fixture.y == (third * scale).rounded() / scale && fixture.y != third)
        scrollView.setContentOffset(CGPoint(x: 0, y: 200.1), animated: false)
        #expect(fixture.y == (200.1 * scale).rounded() / scale)
        scrollView.bounds.origin.y = third
        #expect(abs(fixture.y - third) < 1e-9)
    }
}
