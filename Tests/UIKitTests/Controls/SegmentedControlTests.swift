import Testing
import UIKitTesting

@testable import UIKit

@Suite("Segmented controls") @MainActor
struct SegmentedControlTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    let log = Log()

    @MainActor
    final class Log {
        var chosen: [Int] = []
    }

    init() {
        control.frame = CGRect(x: 50, y: 100, width: 302, height: 32)
        control.addAction(
            UIAction { [log] action in
                if let control = action.sender as? UISegmentedControl { log.chosen.append(control.selectedSegmentIndex) }
            }, for: .valueChanged)
        host.window.addSubview(control)
        host.advance(by: 0.1)
    }

    private func middle(_ index: Int) -> CGPoint { CGPoint(x: 100 + 101 * CGFloat(index), y: 116) }

    @Test("A tap selects and sends an event; a second tap and setting the index send no event")
    func taps() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        host.tap(at: middle(1))
        #expect(log.chosen == [1])
        host.tap(at: middle(1))
        host.advance(by: 1)
        #expect(log.chosen == [1])
        control.selectedSegmentIndex = 2
        #expect(log.chosen == [1])
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == 2)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("A drag from the selected segment moves the selection, and sends an event when the finger is lifted")
    func slides() {
        control.selectedSegmentIndex = 0
        host.advance(by: 1)
        let finger = host.touchDown(at: middle(0))
        finger.move(to: middle(1), duration: 0.1)
        #expect(log.chosen.isEmpty && control.selectedSegmentIndex == 0)
        finger.move(to: middle(2), duration: 0.1)
        host.advance(by: 1)
        #expect(abs(host.presentedFrame(of: control.thumb).midX - middle(2).x) < 3)
        finger.move(to: CGPoint(x: 390, y: 250), duration: 0.1)
        finger.lift()
        #expect(log.chosen == [2])
    }

    @Test("A drag from another segment selects the segment where it ends; outside or cancelled it changes nothing")
    func otherSegments() {
        control.selectedSegmentIndex = 0
        var finger = host.touchDown(at: middle(1))
        finger.move(to: middle(2), duration: 0.1)
        finger.lift()
        #expect(log.chosen == [2])
        finger = host.touchDown(at: middle(1))
        finger.move(to: CGPoint(x: 200, y: 290), duration: 0.1)
        finger.lift()
        #expect(log.chosen == [2])
        finger = host.touchDown(at: middle(2))
        finger.move(to: middle(0), duration: 0.1)
        finger.cancel()
        host.advance(by: 1)
        #expect(log.chosen == [2] && control.selectedSegmentIndex == 2)
        #expect(abs(host.presentedFrame(of: control.thumb).midX - middle(2).x) < 3)
    }

    @Test("A momentary control sends an event for each tap and keeps no selection")
    func momentary() {
        control.isMomentary = true
        host.tap(at: middle(1))
        host.tap(at: middle(1))
        #expect(log.chosen == [1, 1])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Inserting or removing other segments keeps the selection; removing the selected segment deselects it")
    func changes() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
        #expect(control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "End", at: 99, animated: false)
        #expect(control.titleForSegment(at: 2) == "End")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        host.advance(by: 1)
        host.tap(at: middle(1))
        #expect(log.chosen.isEmpty)
        #expect(control.titleForSegment(at: 3) == nil)
    }

    @Test("A segment removed during a touch is not selected")
    func removedUnderFinger() {
        let finger = host.touchDown(at: middle(2))
        control.removeSegment(at: 2, animated: false)
        finger.lift()
        host.advance(by: 1)
        #expect(log.chosen.isEmpty && control.numberOfSegments == 2)
    }

    @Test("The selected segment's action is performed after the control's targets are called")
    func actions() {
        var order: [String] = []
        let first = UIAction(title: "A", identifier: UIAction.Identifier("a")) { _ in order.append("a") }
        let second = UIAction(title: "B", identifier: UIAction.Identifier("b")) { _ in order.append("b") }
        let control = UISegmentedControl(frame: CGRect(x: 50, y: 200, width: 201, height: 32), actions: [first, second])
        control.addAction(UIAction { _ in order.append("value") }, for: .valueChanged)
        host.window.addSubview(control)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 200, y: 215))
        #expect(order == ["value", "b"])
        #expect(control.segmentIndex(identifiedBy: first.identifier) == 0)
        control.insertSegment(action: first, at: 2, animated: false)
        #expect(control.numberOfSegments == 2 && control.segmentIndex(identifiedBy: first.identifier) == 1)
    }

    @Test("Disabled segments and a disabled control cannot be selected")
    func disabled() {
        control.setEnabled(false, forSegmentAt: 1)
        host.tap(at: middle(1))
        #expect(log.chosen.isEmpty && !control.isEnabledForSegment(at: 1))
        control.isEnabled = false
        host.tap(at: middle(2))
        #expect(log.chosen.isEmpty)
    }

    @Test("Arrow keys select, skip disabled segments, and are mirrored in a right-to-left layout")
    func keys() {
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.becomeFirstResponder())
        host.press(UIKeyCommand.inputRightArrow)
        #expect(log.chosen == [2])
        host.press(UIKeyCommand.inputRightArrow)
        #expect(log.chosen == [2])
        control.semanticContentAttribute = .forceRightToLeft
        host.press(UIKeyCommand.inputRightArrow)
        #expect(log.chosen == [2, 0])
    }

    @Test("In a right-to-left layout the first segment is on the right")
    func rightToLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        host.advance(by: 0.1)
        host.tap(at: middle(0))
        #expect(log.chosen == [2])
    }

    @Test("Widths of segments are equal, set by the app, or apportioned by the content")
    func widths() {
        let size = control.sizeThatFits(.zero)
        #expect(size.height == 32 && control.intrinsicContentSize.height == 31)
        control.setWidth(150, forSegmentAt: 0)
        host.advance(by: 0.1)
        #expect(control.segments[0].view.frame.width == 150)
        #expect(control.segments[1].view.frame.width == control.segments[2].view.frame.width)
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        host.advance(by: 0.1)
        #expect(control.segments[2].view.frame.width > control.segments[0].view.frame.width)
        let narrow = control.sizeThatFits(.zero).width
        control.apportionsSegmentWidthsByContent = false
        #expect(narrow < control.sizeThatFits(.zero).width)
    }

    @Test("Each segment has an accessibility label, and the selected one is the control's value")
    func accessibility() {
        control.selectedSegmentIndex = 1
        host.advance(by: 0.1)
        #expect(control.segments.map(\.view.accessibilityLabel) == ["One", "Two", "Three"])
        #expect(control.accessibilityValue == "Two")
    }
}
