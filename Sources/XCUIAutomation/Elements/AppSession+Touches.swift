import InterfaceReading
import UIKit
import UIKitTesting

extension AppSession {
    // MARK: Points

    /// The part of an element's frame that is on the screen and not clipped, in screen coordinates. Empty if nothing of the element is visible.
    func visibleRect(of node: ElementNode) -> CGRect {
        host.enter {
            guard let scene = UIApplication.shared.windowScenes.first else { return .zero }
            var rect = node.frame.intersection(scene.windowStack.bounds)
            guard let view = node.view else { return rect.isNull ? .zero : rect }
            for outer in sequence(first: view.superview, next: { $0?.superview }) {
                guard let outer else { break }
                guard outer.clipsToBounds || outer is UIScrollView else { continue }
                rect = rect.intersection(UIAccessibility.convertToScreenCoordinates(outer.bounds, in: outer))
            }
            return rect.isNull ? .zero : rect
        }
    }

    /// A point at which a touch reaches the element; nil if no touch reaches it.
    func hitPoint(of node: ElementNode) -> CGPoint? {
        let rect = visibleRect(of: node)
        guard !rect.isEmpty else { return nil }
        return host.enter {
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            if node.object is KeyboardElement || node.object is UIApplication || node.object is UIWindow { return middle }
            let wanted = node.object.accessibilityActivationPoint
            let others = [(0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)].map { (x, y) in
                CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
            }
            let candidates = (rect.contains(wanted) ? [wanted] : []) + [middle] + others
            return candidates.first { isReachable(node, at: $0) }
        }
    }

    /// Whether a touch at a point hits the element's view, one of its descendants, or a superview that receives its touches.
    private func isReachable(_ node: ElementNode, at point: CGPoint) -> Bool {
        guard let view = node.view, let scene = UIApplication.shared.windowScenes.first else { return false }
        guard let hit = scene.windowStack.hitTest(point, with: nil)?.view else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    /// Scrolls all enclosing scroll views so that the element is visible.
    func reveal(_ node: ElementNode) {
        host.enter {
            guard let view = node.view else { return }
            for outer in sequence(first: view.superview, next: { $0?.superview }) {
                guard let outer else { break }
                guard let scroll = outer as? UIScrollView, scroll.isScrollEnabled, let window = scroll.window else { continue }
                let frame = node.frame
                let origin = UIAccessibility.convertToScreenCoordinates(window.bounds, in: window).origin
                let inWindow = frame.offsetBy(dx: -origin.x, dy: -origin.y)
                scroll.scrollRectToVisible(scroll.convert(inWindow, from: nil as UIView?), animated: false)
            }
        }
        pass(0.1)
        update()
    }

    // MARK: Touches

    /// Taps `count` times with several fingers side by side.
    func tap(at point: CGPoint, count: Int, fingers: Int) {
        for number in 0..<max(count, 0) {
            if number > 0 { pass(0.05) }
            let touches = (0..<max(fingers, 1)).map { index in
                host.touchDown(at: CGPoint(x: point.x + (CGFloat(index) - CGFloat(fingers - 1) / 2) * 20, y: point.y))
            }
            pass(0.05)
            for touch in touches { touch.lift() }
        }
    }

    /// Holds a finger at `start`, drags it to `end`, holds it there, and lifts it.
    func drag(
        from start: CGPoint, to end: CGPoint, after duration: TimeInterval, _ velocity: XCUIGestureVelocity,
        thenHold holdDuration: TimeInterval
    ) {
        let finger = host.touchDown(at: start)
        finger.hold(for: max(duration, 0))
        finger.move(to: end, duration: velocity.duration(from: start, to: end))
        finger.hold(for: max(holdDuration, 0))
        finger.lift()
    }

    /// Swipes across the middle half of a rectangle, or across 100 points if that is longer. The swipe stays within the screen.
    func swipe(in rect: CGRect, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
        let screen = host.enter { UIApplication.shared.windowScenes.first?.windowStack.bounds ?? rect }.insetBy(dx: 2, dy: 2)
        let length = max(100, abs(direction.dx) * rect.width * 0.5 + abs(direction.dy) * rect.height * 0.5)
        func point(_ share: CGFloat) -> CGPoint {
            CGPoint(
                x: min(max(rect.midX + direction.dx * length * share, screen.minX), screen.maxX),
                y: min(max(rect.midY + direction.dy * length * share, screen.minY), screen.maxY))
        }
        // A swipe on a small element begins at its centre and ends outside of it.
        let isSmall = length > abs(direction.dx) * rect.width + abs(direction.dy) * rect.height
        let (start, end) = isSmall ? (point(0), point(1)) : (point(-0.5), point(0.5))
        let finger = host.touchDown(at: start)
        finger.move(to: end, duration: velocity.duration(from: start, to: end))
        finger.lift()
    }
}
