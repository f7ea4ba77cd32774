import Testing
import UIKitTesting

@testable import UIKit

@Suite("Zooming of centred content") @MainActor
struct CentredZoomTests {
    /// A scroll view that centres its zoomed view, like Apple's sample code.
    private final class CentringScrollView: UIScrollView {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        override func layoutSubviews() {
            super.layoutSubviews()
            picture.frame.origin = CGPoint(
                x: max(0, (bounds.width - picture.frame.width) / 2), y: max(0, (bounds.height - picture.frame.height) / 2))
        }
    }

    private let fixture: ScrollFixture
    private let scrollView: CentringScrollView

    init() {
        let view = CentringScrollView()
        fixture = ScrollFixture(contentSize: CGSize(width: 100, height: 100)) { view }
        scrollView = view
        view.addSubview(view.picture)
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 1.5
        fixture.zoomed = view.picture
        fixture.host.advance(by: 0.1)
    }

    @Test(
        "A centred image stays centred during a pinch and a bounce", arguments: [false, true],
        [CGPoint(x: 200, y: 300), CGPoint(x: 185, y: 330)])
    func staysCentred(grows: Bool, middle: CGPoint) async {
        var farthest: CGFloat = 0
        var scales: [CGFloat] = []
        fixture.host.onFrame = { [fixture, scrollView] _ in
            let frame = fixture.host.presentedFrame(of: scrollView.picture)
            farthest = max(farthest, abs(frame.midX - 200), abs(frame.midY - 300))
            scales.append(scrollView.zoomScale)
        }
        fixture.host.pinch(at: middle, from: grows ? 30 : 250, to: grows ? 300 : 20)
        #expect(scrollView.isZoomBouncing)
        await fixture.host.settle()
        #expect(farthest <= 1)
        #expect(scales.contains { $0 > 1.5 || $0 < 0.5 })
        #expect(scrollView.zoomScale == (grows ? 1.5 : 0.5))
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A centred image that becomes larger than the view bounces back without a jump")
    func withoutAJump() async {
        scrollView.maximumZoomScale = 4
        var positions: [CGFloat] = []
        fixture.host.onFrame = { [fixture, scrollView] _ in positions.append(fixture.host.presentedFrame(of: scrollView.picture).midX) }
        fixture.host.pinch(at: CGPoint(x: 180, y: 280), from: 20, to: 300)
        await fixture.host.settle()
        let steps = zip(positions.dropFirst(), positions).map { abs($0 - $1) }
        #expect(scrollView.zoomScale == 4)
        #expect((steps.max() ?? 0) < 40)
    }
}
