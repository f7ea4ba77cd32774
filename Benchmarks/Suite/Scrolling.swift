import UIKit
import UIKitTesting

/// `scroll-frame`: a frame in which a scroll view with N subviews, of which 20 are visible, has scrolled by 5 points, without drawing; `scroll-frame+paint`
/// draws it too. Both should not depend on N. `scroll-far-frame` and `scroll-far-frame+paint` should cost the same with the views 44,000,000 points down in a
/// content view of that length.
@MainActor
enum Scrolling {
    static func run(count: Int) {
        run(count: count, from: 0, name: "scroll-frame")
        run(count: count, from: 44_000_000, name: "scroll-far-frame")
    }

    private static func run(count: Int, from top: CGFloat, name: String) {
        let host = TestHost(size: CGSize(width: 400, height: 800), scale: 1)
        let scrollView = UIScrollView(frame: host.window.bounds)
        let height: CGFloat = 40
        let content = top > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 400, height: top + CGFloat(count) * height)) : scrollView
        for index in 0..<count {
            let row = UIView(frame: CGRect(x: 0, y: top + CGFloat(index) * height, width: 400, height: height - 1))
            row.backgroundColor = index % 2 == 0 ? .systemBlue : .systemGreen
            content.addSubview(row)
        }
        if content !== scrollView { scrollView.addSubview(content) }
        scrollView.contentSize = CGSize(width: 400, height: top + CGFloat(count) * height)
        host.window.addSubview(scrollView)
        host.advance(by: 0.1)
        measure(name, host, scrollView, count, from: top) {}
        measure("\(name)+paint", host, scrollView, count, from: top) { _ = host.window.windowScene?.layerTree.image() }
    }

    private static func measure(
        _ name: String, _ host: TestHost, _ scrollView: UIScrollView, _ count: Int, from top: CGFloat, then draw: () -> Void
    ) {
        var samples = Samples(capacity: 300)
        for step in 0..<300 {
            samples.time {
                scrollView.contentOffset.y = top + CGFloat(step * 5) + 100
                host.advance(by: 1.0 / 60)
                draw()
            }
        }
        samples.report(name, count, in: .us)
    }
}
