import Testing
import UIKitTesting

@testable import UIKit

@Suite("The focus ring") @MainActor
struct FocusHaloTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// An element with its own ring, in a panel at (50, 100).
    private func item(_ effect: UIFocusEffect?) -> (panel: UIView, item: UIButton) {
        let panel = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        let item = UIButton(type: .system)
        item.setTitle("Item", for: .normal)
        item.frame = CGRect(x: 20, y: 30, width: 100, height: 44)
        item.focusEffect = effect
        panel.addSubview(item)
        host.window.addSubview(panel)
        let last = UIButton(type: .system)
        last.setTitle("Last", for: .normal)
        last.frame = CGRect(x: 20, y: 520, width: 100, height: 44)
        host.window.addSubview(last)
        return (panel, item)
    }

    /// Moves the focus away from the item and back.
    private func refocus() {
        host.press("Tab")
        host.press("Tab", modifiers: .shift)
    }

    private func ring(in view: UIView) -> UIView? { view.subviews.first { $0.layer is CAShapeLayer && $0.accessibilityElementsHidden } }

    /// The path of the ring's line, in the coordinates of its superview.
    private func outline(in view: UIView) -> CGRect? { (ring(in: view)?.layer as? CAShapeLayer)?.path?.boundingBox }

    @Test("The effect's position puts the ring outside or inside of the item's edge; without an effect no ring is shown")
    func positions() {
        let itemFrame = CGRect(x: 70, y: 130, width: 100, height: 44)
        let effect = UIFocusHaloEffect()
        let (_, item) = item(effect)
        host.press("Tab")
        let outset = FocusRing.gap + FocusRing.width / 2
        #expect(item.isFocused && outline(in: host.window) == itemFrame.insetBy(dx: -outset, dy: -outset))
        effect.position = .inside
        refocus()
        #expect(outline(in: host.window) == itemFrame.insetBy(dx: FocusRing.width / 2, dy: FocusRing.width / 2))
        effect.position = .outside
        refocus()
        #expect(outline(in: host.window) == itemFrame.insetBy(dx: -outset, dy: -outset))
        item.focusEffect = nil
        refocus()
        #expect(ring(in: host.window) == nil)
    }

    @Test("At the window's edge the ring is inside of the window; a side that the item itself leaves is outside")
    func windowEdges() {
        let (panel, item) = item(UIFocusHaloEffect())
        panel.frame.origin = CGPoint(x: -30, y: -30)
        host.press("Tab")
        let outset = FocusRing.gap + FocusRing.width / 2
        #expect(item.isFocused)
        #expect(
            outline(in: host.window)
                == CGRect(x: -10 - outset, y: FocusRing.width / 2, width: 100 + 2 * outset, height: 44 + outset - FocusRing.width / 2))
        panel.frame.origin = CGPoint(x: 280, y: 526)
        refocus()
        #expect(
            outline(in: host.window)
                == CGRect(
                    x: 300 - outset, y: 556 - outset, width: 100 + outset - FocusRing.width / 2, height: 44 + outset - FocusRing.width / 2))
    }

    @Test("Rectangles, rounded rectangles and paths of a halo effect are in the item's coordinates")
    func shapes() {
        let rect = CGRect(x: 10, y: 5, width: 60, height: 20)
        let (_, item) = item(UIFocusHaloEffect(rect: rect))
        let outset = FocusRing.gap + FocusRing.width / 2
        let around = rect.offsetBy(dx: 70, dy: 130).insetBy(dx: -outset, dy: -outset)
        host.press("Tab")
        #expect(outline(in: host.window) == around)
        let rounded = UIFocusHaloEffect(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 6, curve: .continuous)
        item.focusEffect = rounded
        refocus()
        #expect(outline(in: host.window) == around.insetBy(dx: 2, dy: 2))
        item.focusEffect = UIFocusHaloEffect(path: UIBezierPath(rect: rect))
        refocus()
        #expect(outline(in: host.window) == rect.offsetBy(dx: 70, dy: 130))
    }

    @Test("A change of the item's tint colour or the effect's path updates the ring, even if the ring's bounds stay equal")
    func redrawing() throws {
        let rect = CGRect(x: 10, y: 5, width: 60, height: 20)
        let (_, item) = item(UIFocusHaloEffect(path: UIBezierPath(rect: rect)))
        host.press("Tab")
        let shape = try #require(ring(in: host.window)?.layer as? CAShapeLayer)
        let before = shape.path
        item.tintColor = .systemRed
        item.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(shape.strokeColor == UIColor.systemRed.resolvedColor(with: item.traitCollection).cgColor && shape.path == before)
        item.focusEffect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: rect))
        item.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(shape.path != before && shape.path?.boundingBox == before?.boundingBox)
    }

    @Test("With a containerView the ring is its subview, above the referenceView or in front, until the item loses the focus")
    func container() {
        let effect = UIFocusHaloEffect()
        let (panel, item) = item(effect)
        let cover = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 200))
        panel.addSubview(cover)
        panel.clipsToBounds = true
        effect.containerView = panel
        host.press("Tab")
        let outset = FocusRing.gap + FocusRing.width / 2
        #expect(item.isFocused && ring(in: host.window) == nil && panel.subviews.last === ring(in: panel))
        #expect(outline(in: panel) == item.frame.insetBy(dx: -outset, dy: -outset))
        panel.frame.origin.y = 300
        host.advance(by: 0.1)
        #expect(outline(in: panel) == item.frame.insetBy(dx: -outset, dy: -outset))
        ring(in: panel)?.removeFromSuperview()
        effect.referenceView = item.titleLabel
        refocus()
        #expect(panel.subviews.map { $0 === item ? "item" : $0 === cover ? "cover" : "ring" } == ["item", "ring", "cover"])
        let other = UIView()
        effect.containerView = other
        refocus()
        #expect(ring(in: other) == nil && ring(in: panel) == nil && ring(in: host.window) != nil, "A view elsewhere shows nothing")
        host.tap(at: CGPoint(x: 350, y: 20))
        #expect(ring(in: host.window) == nil)
    }

    @Test("A combined container is one Tab stop and one group for screen readers; a separate container is neither, even in a focus group")
    func navigationStyles() {
        let (panel, _) = item(UIFocusHaloEffect())
        for (index, title) in ["Second", "Third"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: 80 + CGFloat(index) * 50, width: 100, height: 44)
            panel.addSubview(button)
        }
        func stops(_ count: Int) -> [String?] {
            (0..<count).map { _ in
                host.press("Tab")
                return (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.accessibilityLabel
            }
        }
        #expect(stops(5) == ["Item", "Second", "Third", "Last", "Item"])
        panel.accessibilityNavigationStyle = .combined
        #expect(host.accessibilityTree.hasPrefix("group\n  button \"Item\""))
        #expect(stops(2) == ["Last", "Item"])
        host.press(UIKeyCommand.inputDownArrow)
        #expect((UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.accessibilityLabel == "Second")
        #expect(stops(1) == ["Last"])
        panel.accessibilityNavigationStyle = .separate
        panel.superview?.focusGroupIdentifier = "all"
        #expect(stops(4) == ["Item", "Second", "Third", "Last"] && !host.accessibilityTree.contains("group"))
    }
}
