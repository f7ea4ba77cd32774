import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Swift 5 projects")
struct Swift5Tests {
    let host = TestHost()
    let controller = TickerViewController()

    init() {
        host.window.rootViewController = controller
        host.advance(by: 0.1)
    }

    @Test("A display link and a gesture recognizer can call targets that are not isolated to an actor")
    func targetsWithoutIsolation() {
        let frames = FrameCounter()
        let taps = TapCounter()
        taps.attach(to: controller.view)
        frames.start()
        host.advance(by: 0.5)
        frames.stop()
        host.tap(at: CGPoint(x: 200, y: 700))
        host.advance(by: 0.5)
        #expect((29...31).contains(frames.frames))
        #expect(taps.taps == 1)
    }

    @Test("A view's display link, its delegate and its animation's delegate are called")
    func ticking() {
        controller.ticker.start()
        controller.ticker.pulse { self.controller.log.append("pulsed") }
        host.advance(by: 0.5)
        controller.ticker.stop()
        #expect(controller.log == ["first tick", "pulsed"])
        #expect(controller.ticker.stops == 1)
        #expect(controller.ticker.count > 20)
    }

    @Test("A pan moves the view, and starts an animation when it ends")
    func panning() {
        host.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 160))
        host.advance(by: 1)
        #expect(controller.log.contains("dropped"))
        #expect(controller.ticker.alpha == 0.5)
        #expect(controller.ticker.center.x > 140)
    }

    @Test("A plain object as scroll view delegate is notified of scrolling")
    func scrolling() {
        host.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 300))
        host.advance(by: 2)
        #expect(controller.log.contains("scrolled"))
    }

    @Test("Results of work on other queues arrive on the main queue")
    func queues() async {
        controller.load()
        controller.loadLater()
        controller.reload()
        for _ in 0..<500 where controller.log.count < 3 { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(Set(controller.log) == ["loaded", "fetched", "reloaded"])
    }

    @Test("Global and static values may contain colours, fonts and views")
    func values() {
        #expect(titleFont.pointSize == 12)
        #expect(Theme.dark != Theme.light)
        #expect(Metrics.badge.text == "1")
        #expect(Badge(text: "7").view.text == "7")
        #expect(render(.red, size: CGSize(width: 4, height: 4)).size == CGSize(width: 4, height: 4))
        let ring = AnimationFactory().ring(radius: 10)
        ring.add(AnimationFactory().group(), forKey: nil)
        #expect(ring.bounds.width == 20)
        let marked = UIView()
        marked.tag = 1
        #expect(UIView() < marked)
        #expect(TickerView.identifier == "TickerView")
    }

    @Test("Code that is not isolated to an actor can style and read cells; description() contains the class name")
    func cells() {
        let cell = HoldingCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        CellStyle(background: .red, radius: 4).configure(cell)
        cell.label.text = "7"
        #expect(cell.backgroundView?.backgroundColor == .red)
        #expect(cell.contentView.layer.cornerRadius == 4)
        #expect(cell.label.superview === cell.container)
        #expect(count(of: "7", in: [cell]) == 1)
        #expect(HoldingCell.description() == "UserCodeSwift5Tests.HoldingCell")
        let row = UITableViewCell()
        CellStyle(background: .blue, radius: 2).configure(row)
        #expect(row.backgroundView?.backgroundColor == .blue)
    }

    @Test("A view that is released on another queue removes its subviews on the main queue")
    func lastOwnerElsewhere() async {
        final class Leaf: UIView {
            var onLeave: (() -> Void)?
            override func didMoveToSuperview() { if superview == nil { onLeave?() } }
        }
        let leaf = Leaf()
        var left = false
        leaf.onLeave = { left = true }
        do {
            var branch: UIView? = UIView()
            branch?.addSubview(leaf)
            DispatchQueue.global().async { [branch] in _ = branch }
            branch = nil
        }
        for _ in 0..<500 where !left { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(left)
        #expect(leaf.superview == nil)
        #expect(leaf.layer.superlayer == nil)
    }
}
