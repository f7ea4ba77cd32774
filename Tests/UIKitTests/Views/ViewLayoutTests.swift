import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Changes that cause a layout")
struct ViewLayoutTests {
    final class Counting: UIView {
        var layouts = 0
        var layoutHandler: ((Counting) -> Void)?
        override func layoutSubviews() {
            layouts += 1
            layoutHandler?(self)
        }
    }

    private let host = TestHost()
    private let parent = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let child = Counting(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

    init() {
        host.window.addSubview(parent)
        parent.addSubview(child)
        host.advance(by: 0.1)
        parent.layouts = 0
        child.layouts = 0
    }

    @Test("Several size changes of a subview cause one layout of the subview and of its superview, and of no other ancestor")
    func newSize() {
        child.frame.size.width = 60
        child.bounds.size.height = 70
        child.layer.bounds.size.height = 80
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 1)
        let grandchild = Counting()
        child.addSubview(grandchild)
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 2)
        grandchild.frame.size = CGSize(width: 5, height: 5)
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 3)
    }

    @Test("layoutIfNeeded on a subview in its superview's layoutSubviews lays out the subview immediately", arguments: [true, false])
    func layoutIfNeededInALayout(_ inAFrame: Bool) {
        var layoutCounts: [Int] = []
        parent.layoutHandler = { [child] _ in
            child.layoutIfNeeded()
            layoutCounts.append(child.layouts)
        }
        parent.setNeedsLayout()
        child.setNeedsLayout()
        if inAFrame { host.advance(by: 0.1) } else { host.window.layoutIfNeeded() }
        #expect(layoutCounts == [1])
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 1)
        parent.layoutHandler = nil
        // The view moves to another superview while its layout is pending.
        let other = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(other)
        host.advance(by: 0.1)
        child.setNeedsLayout()
        other.addSubview(child)
        other.layoutIfNeeded()
        #expect(child.layouts == 2)
        child.setNeedsLayout()
        child.removeFromSuperview()
        host.advance(by: 0.1)
        #expect(child.layouts == 2)
        parent.addSubview(child)
        host.advance(by: 0.1)
        #expect(child.layouts == 3)
    }

    @Test("A subview that is only moved, rotated or scrolled causes no layout")
    func newPosition() {
        child.frame.origin.x = 40
        child.center.y += 30
        child.transform = CGAffineTransform(rotationAngle: 1)
        child.bounds.origin.y = 20
        #expect(!parent.layer.needsLayout() && !child.layer.needsLayout())
        host.advance(by: 0.1)
        #expect(parent.layouts == 0 && child.layouts == 0)
    }

    @Test("A superview that sizes its subviews in its layout is laid out once, even if the size changes repeatedly")
    func sizesFromLayout() {
        parent.layoutHandler = { parent in
            parent.subviews[0].frame.size = .zero
            parent.subviews[0].frame.size = CGSize(width: parent.bounds.width, height: CGFloat(parent.layouts))
        }
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(parent.layouts == 1 && child.layouts == 1)
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 1)
        #expect(child.bounds.size == CGSize(width: 300, height: 1))
    }

    @Test("If a view resizes its grandchild, the child between them is laid out; resizing a mask causes no layout")
    func sizesFromElsewhere() {
        let grandchild = Counting()
        child.addSubview(grandchild)
        child.mask = UIView(frame: child.bounds)
        host.advance(by: 0.1)
        child.layouts = 0
        parent.layouts = 0
        grandchild.layouts = 0
        parent.layoutHandler = { _ in grandchild.frame.size.width += 1 }
        parent.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 1 && grandchild.layouts == 1)
        child.mask?.frame.size.width = 20
        host.advance(by: 0.1)
        #expect(parent.layouts == 1 && child.layouts == 1)
    }
}
