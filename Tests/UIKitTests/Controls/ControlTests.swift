import Testing
import UIKitTesting

@testable import UIKit

@Suite("Controls") @MainActor
struct ControlTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))
    let control = UIControl(frame: CGRect(x: 150, y: 150, width: 100, height: 50))
    let log = Log()

    @MainActor
    final class Log: NSObject {
        var calls: [String] = []
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
        func tapped(_ sender: UIControl) { calls.append("tapped") }
        func happened(_ sender: UIControl, _ event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
    }

    init() {
        host.window.addSubview(control)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
            (.touchCancel, "cancel"), (.valueChanged, "value"),
        ]
        for (event, name) in names { control.addAction(UIAction { [log] _ in log.calls.append(name) }, for: event) }
    }

    @Test("A tap sends touchDown and touchUpInside; the second of a double tap sends touchDownRepeat")
    func taps() {
        host.tap(at: control.center)
        #expect(log.take() == ["down", "upInside"])
        host.tap(at: control.center)
        #expect(log.take() == ["down", "repeat", "upInside"])
    }

    @Test("A touch stays inside up to 70 points outside of the control; it can exit, enter again and end outside")
    func dragging() {
        let finger = host.touchDown(at: control.center)
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        finger.move(to: CGPoint(x: 200, y: 260))
        #expect(log.take() == ["down", "inside"])
        finger.move(to: CGPoint(x: 200, y: 290))
        #expect(log.take() == ["exit", "outside"])
        #expect(!control.isHighlighted)
        finger.move(to: CGPoint(x: 200, y: 240))
        #expect(log.take() == ["enter", "inside"])
        #expect(control.isHighlighted)
        finger.move(to: CGPoint(x: 200, y: 390))
        finger.lift()
        #expect(log.take() == ["exit", "outside", "upOutside"])
        #expect(!control.isTracking)
    }

    @Test("A cancelled touch, and disabling or removing the control, send touchCancel")
    func cancellation() {
        host.touchDown(at: control.center).cancel()
        #expect(log.take() == ["down", "cancel"])
        let finger = host.touchDown(at: control.center)
        control.isEnabled = false
        #expect(log.take() == ["down", "cancel"])
        finger.lift()
        #expect(log.take().isEmpty)
        host.tap(at: control.center)
        #expect(log.take().isEmpty)
        control.isEnabled = true
        host.advance(by: 1)
        let other = host.touchDown(at: control.center)
        control.removeFromSuperview()
        host.advance(by: 0.1)
        #expect(log.take() == ["down", "cancel"])
        #expect(!control.isHighlighted)
        other.lift()
    }

    @Test("A second finger on a control has no effect")
    func secondFinger() {
        let first = host.touchDown(at: control.center)
        let second = host.touchDown(at: CGPoint(x: 160, y: 160))
        second.lift()
        #expect(log.take() == ["down"])
        first.lift()
        #expect(log.take() == ["upInside"])
    }

    @Test("Targets are not retained; equal target-action pairs are added once; actions receive the sender and the event")
    func targets() {
        let selector = Selector("tapped:", Log.tapped(_:))
        control.addTarget(log, action: selector, for: .touchUpInside)
        control.addTarget(log, action: selector, for: .touchUpInside)
        control.addTarget(log, action: Selector(Log.happened(_:_:)), for: .touchUpInside)
        #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["tapped:"])
        #expect(control.allTargets == [AnyHashable(log)])
        host.tap(at: control.center)
        #expect(log.take() == ["down", "upInside", "tapped", "event"])
        control.removeTarget(log, action: nil, for: .allEvents)
        host.tap(at: control.center)
        #expect(log.take() == ["down", "repeat", "upInside"])
        var short: Log? = Log()
        control.addTarget(short, action: selector, for: .touchDown)
        short = nil
        host.tap(at: control.center)
        #expect(control.allTargets.isEmpty)
    }

    @Test("An action without a target is sent to the first object in the responder chain with the method")
    func chain() {
        final class Board: UIView {
            var count = 0
            func press(_ sender: UIControl) { count += 1 }
        }
        let board = Board(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let inner = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        board.addSubview(inner)
        host.window.addSubview(board)
        inner.addTarget(nil, action: Selector(Board.press(_:)), for: .touchUpInside)
        host.tap(at: CGPoint(x: 30, y: 30))
        #expect(board.count == 1)
    }

    @Test("An action replaces an action with the same identifier, and has a sender while it is performed")
    func actions() {
        var senders: [AnyObject?] = []
        let identifier = UIAction.Identifier("save")
        let first = UIAction(identifier: identifier) { _ in senders.append(nil) }
        let second = UIAction(identifier: identifier) { senders.append($0.sender as AnyObject?) }
        control.addAction(first, for: .valueChanged)
        control.addAction(second, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(senders.count == 1 && senders.first! === control)
        #expect(second.sender == nil)
        second.attributes = .disabled
        control.sendActions(for: .valueChanged)
        #expect(senders.count == 1)
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        #expect(log.take() == ["value", "value"])
    }

    @Test("A subclass decides in beginTracking whether it tracks a touch")
    func tracking() {
        final class Dial: UIControl {
            var log: [String] = []
            var continuesTracking = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return continuesTracking
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).x < 80
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(dial)
        let finger = host.touchDown(at: CGPoint(x: 20, y: 20))
        finger.move(to: CGPoint(x: 50, y: 20))
        finger.move(to: CGPoint(x: 90, y: 20))
        finger.lift()
        #expect(dial.log == ["begin", "continue", "continue", "end"])
        dial.log = []
        dial.continuesTracking = false
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(dial.log == ["begin"])
        dial.continuesTracking = true
        dial.log = []
        host.touchDown(at: CGPoint(x: 20, y: 20)).cancel()
        #expect(dial.log == ["begin", "cancel"])
    }

    @Test("After random touches every touchDown has exactly one touchUpInside, touchUpOutside or touchCancel")
    func randomTouches() {
        var random = SeededGenerator(seed: 9)
        var fingers: [TestTouch] = []
        for _ in 0..<2000 {
            func point() -> CGPoint { CGPoint(x: .random(in: 100...300, using: &random), y: .random(in: 100...250, using: &random)) }
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where fingers.count < 3: fingers.append(host.touchDown(at: point()))
            case 1, 2: fingers.randomElement(using: &random)?.move(to: point())
            case 3 where !fingers.isEmpty: fingers.remove(at: Int.random(in: 0..<fingers.count, using: &random)).lift()
            case 4 where !fingers.isEmpty: fingers.remove(at: Int.random(in: 0..<fingers.count, using: &random)).cancel()
            default: control.isEnabled = Bool.random(using: &random)
            }
            let calls = log.calls
            let begun = calls.count { $0 == "down" }
            let ended = calls.count { ["upInside", "upOutside", "cancel"].contains($0) }
            #expect(begun - ended == (control.isTracking ? 1 : 0))
        }
    }
}
