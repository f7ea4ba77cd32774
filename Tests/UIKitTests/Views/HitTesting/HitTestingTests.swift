import Testing
import UIKit

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    init() {
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("The deepest and frontmost view that contains the point is hit")
    func deepest() {
        #expect(hit(10, 10) === back)
        #expect(hit(45, 45) === front)
        #expect(hit(55, 55) === inner)
        #expect(hit(5, 95) === root)
        #expect(hit(100, 100) == nil)
        #expect(hit(-1, 50) == nil)
        root.bringSubviewToFront(back)
        #expect(hit(45, 45) === back)
    }

    @Test("Hidden, nearly transparent and disabled views are skipped with their subviews")
    func leftOut() {
        front.isHidden = true
        #expect(hit(55, 55) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(hit(55, 55) === back)
        front.alpha = 0.011
        #expect(hit(55, 55) === inner)
        front.isUserInteractionEnabled = false
        #expect(hit(55, 55) === back)
        back.isUserInteractionEnabled = false
        #expect(hit(55, 55) === root)
        root.isUserInteractionEnabled = false
        #expect(hit(55, 55) == nil)
    }

    @Test("A part of a subview that is outside of its superview is not hit")
    func outside() {
        inner.frame.origin = CGPoint(x: -30, y: 0)
        #expect(hit(15, 45) === back)
    }

    @Test("A view's point(inside:with:) may include points outside of its bounds, and exclude points inside")
    func overridden() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
        }
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let wide = Wide(frame: CGRect(x: 80, y: 10, width: 10, height: 10))
        root.addSubview(wide)
        #expect(hit(72, 5) === wide)
        #expect(hit(69, 5) === root)
        let through = Through(frame: root.bounds)
        root.addSubview(through)
        #expect(hit(10, 10) === back)
    }

    @Test("Hit testing applies the views' transforms")
    func transformed() {
        front.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        #expect(hit(45, 45) === back)
        #expect(hit(70, 70) === front)
        front.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(hit(70, 70) === root)
        #expect(hit(45, 45) === back)
        front.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(hit(70, 70) === root)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
        front.transform = .identity
        #expect(hit(50.5, 50.5) === front)
        #expect(hit(60, 48) === inner)
    }

    @Test("A view in perspective is hit at its visible position")
    func perspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        root.layer.sublayerTransform = transform
        // The view is at half of the distance to the eye. It therefore has twice its size, relative to the middle of the root.
        front.isHidden = true
        back.frame = CGRect(x: 45, y: 45, width: 10, height: 10)
        back.layer.zPosition = 50
        #expect(hit(41, 41) === back)
        #expect(hit(39, 41) === root)
    }

    @Test("Subviews of a scrolled superview are hit at their visible positions")
    func scrolled() {
        root.bounds.origin.y = 50
        #expect(root.hitTest(CGPoint(x: 10, y: 55), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 10, y: 45), with: nil) == nil)
    }
}
