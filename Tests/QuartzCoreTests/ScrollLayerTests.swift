import QuartzCore
import Testing

@MainActor
@Suite("Scroll layers")
struct ScrollLayerTests {
    private func scrollLayer() -> (outer: CAScrollLayer, inner: CALayer) {
        let outer = CAScrollLayer()
        outer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        outer.addSublayer(inner)
        return (outer, inner)
    }

    @Test("scroll(to:) moves the point to the origin, in the directions of the scroll mode")
    func point() {
        let (outer, inner) = scrollLayer()
        #expect(outer.masksToBounds && outer.scrollMode == .both)
        outer.scroll(to: CGPoint(x: 30, y: 40))
        #expect(outer.bounds == CGRect(x: 30, y: 40, width: 100, height: 50))
        outer.scrollMode = .vertically
        inner.scroll(CGPoint(x: 90, y: 60))
        #expect(outer.bounds.origin == CGPoint(x: 30, y: 60))
        outer.scrollMode = .none
        outer.scroll(to: CGPoint.zero)
        #expect(outer.bounds.origin == CGPoint(x: 30, y: 60))
    }

    @Test("scrollRectToVisible scrolls by the smallest distance")
    func rectangle() {
        let (outer, inner) = scrollLayer()
        inner.scrollRectToVisible(CGRect(x: 120, y: 10, width: 30, height: 20))
        #expect(outer.bounds.origin == CGPoint(x: 50, y: 0))
        inner.scrollRectToVisible(CGRect(x: 60, y: 10, width: 30, height: 20))
        #expect(outer.bounds.origin == CGPoint(x: 50, y: 0))
        inner.scrollRectToVisible(CGRect(x: 20, y: 100, width: 10, height: 400))
        #expect(outer.bounds.origin == CGPoint(x: 20, y: 100))
    }

    @Test("visibleRect is the part of the layer inside of its scroll layers")
    func visible() {
        let (outer, inner) = scrollLayer()
        outer.scroll(to: CGPoint(x: 350, y: 40))
        #expect(inner.visibleRect == CGRect(x: 350, y: 40, width: 50, height: 50))
        outer.scroll(to: CGPoint(x: 500, y: 0))
        #expect(inner.visibleRect == .zero)
        #expect(outer.visibleRect == outer.bounds)
    }
}
