import UIKit
import UIKitTesting

/// `scroll-frame`: a frame in which a scroll view with N subviews, of which 20 are seen, has scrolled by 5 points, without drawing;
/// `scroll-frame+paint` draws it too. Both should not depend on N.
@MainActor
enum Scrolling {
    static func run(count: Int) {
        let host = TestHost(size: CGSize(width: 400, height: 800), scale: 1)
        let scrollView = UIScrollView(frame: host.window.bounds)
        let height: CGFloat = 40
        for index in 0..<count {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * height, width: 400, height: height - 1))
            row.backgroundColor = index % 2 == 0 ? .systemBlue : .systemGreen
            scrollView.addSubview(row)
        }
        scrollView.contentSize = CGSize(width: 400, height: CGFloat(count) * height)
        host.window.addSubview(scrollView)
        host.advance(by: 0.1)
        measure("scroll-frame", host, scrollView, count) {}
        measure("scroll-frame+paint", host, scrollView, count) { _ = host.window.windowScene?.layerTree.image() }
    }

    private static func measure(_ name: String, _ host: TestHost, _ scrollView: UIScrollView, _ count: Int, then draw: () -> Void) {
        var samples = Samples(capacity: 300)
        for step in 0..<300 {
            samples.time {
                scrollView.contentOffset.y = CGFloat(step * 5) + 100
                host.advance(by: 1.0 / 60)
                draw()
            }
        }
        samples.report(name, count, in: .us)
    }
}
