import Testing
import UIKitTesting

@testable import UIKit

@Suite("Steppers") @MainActor
struct StepperTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let log = Log()

    @MainActor
    final class Log {
        var values: [Double] = []
    }

    let less = CGPoint(x: 120, y: 116)
    let more = CGPoint(x: 170, y: 116)

    init() {
        stepper.addAction(
            UIAction { [log] action in if let stepper = action.sender as? UIStepper { log.values.append(stepper.value) } },
            for: .valueChanged)
        host.window.addSubview(stepper)
        host.advance(by: 0.1)
    }

    @Test("A stepper's size is 94 × 32 points; taps step within the limits")
    func taps() {
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        stepper.maximumValue = 2
        for _ in 0..<4 { host.tap(at: more) }
        #expect(log.values == [1, 2])
        host.tap(at: less)
        #expect(log.values == [1, 2, 1])
        stepper.value = 50
        #expect(stepper.value == 2)
        stepper.value = .nan
        #expect(stepper.value == 2)
        stepper.stepValue = -1
        #expect(stepper.stepValue == 1)
        stepper.minimumValue = 5
        #expect(stepper.maximumValue == 5 && stepper.value == 5)
        stepper.maximumValue = -3
        #expect(stepper.minimumValue == -3 && stepper.value == -3)
    }

    @Test("A held touch repeats the step, and stops when it ends or leaves the stepper")
    func repeating() {
        let finger = host.touchDown(at: more)
        host.advance(by: 0.45)
        #expect(log.values.isEmpty)
        host.advance(by: 0.3)
        let count = log.values.count
        #expect(count >= 2)
        finger.move(to: CGPoint(x: 170, y: 250))
        host.advance(by: 1)
        #expect(log.values.count == count)
        finger.lift()
        #expect(log.values.count == count)
        stepper.autorepeat = false
        let other = host.touchDown(at: more)
        host.advance(by: 2)
        other.lift()
        #expect(log.values.count == count + 1)
    }

    @Test("A touch that leaves a stepper's button and returns steps once; a touch that slides to the other button steps in its direction")
    func returning() {
        stepper.value = 50
        stepper.autorepeat = false
        let outside = CGPoint(x: 170, y: 250)
        let finger = host.touchDown(at: more)
        finger.move(to: outside)
        finger.move(to: more)
        finger.lift()
        #expect(log.values == [51])
        let leaving = host.touchDown(at: more)
        leaving.move(to: outside)
        leaving.lift()
        #expect(log.values == [51])
        let crossing = host.touchDown(at: more)
        crossing.move(to: less)
        crossing.lift()
        #expect(log.values == [51, 50])
        stepper.autorepeat = true
        let held = host.touchDown(at: more)
        held.move(to: outside)
        host.advance(by: 1)
        #expect(log.values == [51, 50])
        held.move(to: more)
        host.advance(by: 0.8)
        #expect(log.values.count > 3 && stepper.value > 51)
        held.lift()
    }

    @Test("With isContinuous false, valueChanged is sent once, when the touch ends")
    func notContinuous() {
        stepper.isContinuous = false
        let finger = host.touchDown(at: more)
        host.advance(by: 1)
        #expect(log.values.isEmpty && stepper.value > 2)
        finger.lift()
        #expect(log.values == [stepper.value])
    }

    @Test("With wraps a step at one limit goes to the other; otherwise a step at a limit sends no event")
    func wrapping() {
        host.tap(at: less)
        #expect(log.values.isEmpty)
        stepper.wraps = true
        host.tap(at: less)
        #expect(log.values == [100])
        host.tap(at: more)
        #expect(log.values == [100, 0])
    }

    @Test("A stepper disabled or removed during a touch stops, and no timer continues")
    func stopping() async {
        let finger = host.touchDown(at: more)
        host.advance(by: 0.8)
        let count = log.values.count
        stepper.isEnabled = false
        host.advance(by: 1)
        #expect(log.values.count == count)
        finger.lift()
        stepper.isEnabled = true
        let other = host.touchDown(at: more)
        stepper.removeFromSuperview()
        host.advance(by: 2)
        #expect(log.values.count == count)
        other.lift()
        await host.settle()
        #expect(host.isSettled)
    }

    @Test("Arrow keys step, and a held key repeats; in a right-to-left layout the buttons are exchanged")
    func keysAndDirection() {
        #expect(stepper.becomeFirstResponder())
        host.press(UIKeyCommand.inputUpArrow)
        host.press(UIKeyCommand.inputRightArrow)
        host.press(UIKeyCommand.inputDownArrow)
        #expect(log.values == [1, 2, 1])
        host.keyDown(UIKeyCommand.inputUpArrow)
        host.keyRepeat(UIKeyCommand.inputUpArrow)
        host.keyUp(UIKeyCommand.inputUpArrow)
        #expect(log.values == [1, 2, 1, 2, 3])
        host.press(UIKeyCommand.inputEnd)
        #expect(stepper.value == 100)
        stepper.semanticContentAttribute = .forceRightToLeft
        host.advance(by: 0.1)
        host.tap(at: more)
        #expect(stepper.value == 99)
        #expect(stepper.accessibilityValue == "99")
    }
}
