import CoreGraphics
import Foundation
import Host
import UIKit

/// Turns the user's input into a UI test in XCUITest's names.
@MainActor
package final class TestRecorder {
    /// The statements of the test, oldest first.
    private var statements: [String] = []
    private var interpreter = InputInterpreter<RecordedTarget>()
    private var pending: Pending?
    /// The keys of the elements that existed at the end of the last touch.
    private var knownKeys: Set<String>
    private var lastTap: (target: RecordedTarget, time: TimeInterval)?
    private var isLandscape: Bool?
    /// The number of drags between coordinates, which numbers their constants.
    private var dragCount = 0

    /// A statement whose text depends on the effect of the input.
    private enum Pending {
        case typing(String, text: String, field: NSObject?)
        case toggle(String, NSObject)
        case slider(String, UISlider)
        case wheel(String, NSObject)
        case scroll(String, CGPoint)
    }

    private static let capacity = 10_000
    /// The maximum duration of a tap, and the minimum one of a touch that holds before it drags, in seconds.
    private static let holdTime: TimeInterval = 0.4
    /// The maximum time between two taps of a double tap, in seconds.
    private static let doubleTapTime: TimeInterval = 0.35
    /// The minimum velocity of a swipe, in points per second.
    private static let swipeVelocity: CGFloat = 300

    /// Starts a recording of the running app.
    package init() {
        knownKeys = ElementIndex().keys
    }

    /// Records an event before its delivery.
    package func note(_ event: HostEvent, in scene: UIWindowScene) {
        noteOrientation(of: scene)
        if Self.begins(event), !interpreter.isTouching { complete() }
        for action in interpreter.actions(for: event, target: { RecordedTarget(at: $0, in: scene) }) {
            switch action {
            case .pause: break
            case .touch(let fingers, let time):
                add(fingers, endingAt: time)
                knownKeys = ElementIndex().keys
            case .text(let text): type(text, in: scene)
            case .key(let key): press(key, in: scene)
            case .click(let button, let point):
                let target = RecordedTarget(at: point, in: scene)
                expect(target)
                add(button == 2 ? "\(target.expression).rightClick()" : "// A click of button \(button) on \(target.expression)")
            case .scroll(let delta, let point): scroll(by: delta, at: point, in: scene)
            case .touchpadGesture: add("// A gesture on the touchpad")
            }
        }
    }

    /// Whether an event begins another action than typing and scrolling.
    private static func begins(_ event: HostEvent) -> Bool {
        switch event {
        case .touch(let touch): touch.phase == .began
        case .pointer(let pointer):
            if case .pressed = pointer.kind { true } else { false }
        case .touchpadGesture: true
        case .key, .scroll: false
        }
    }

    private func noteOrientation(of scene: UIWindowScene) {
        let size = scene.windowStack.bounds.size
        defer { isLandscape = size.width > size.height }
        guard let isLandscape, isLandscape != (size.width > size.height) else { return }
        complete()
        add("XCUIDevice.shared.orientation = \(isLandscape ? ".portrait" : ".landscapeLeft")")
    }

    // MARK: Fingers

    private func add(_ fingers: [InputInterpreter<RecordedTarget>.Contact], endingAt time: TimeInterval) {
        guard let first = fingers.first else { return }
        let target = first.target
        if fingers.count > 1 || !first.isDragged { expect(target) }
        if fingers.count > 1 {
            add(twoFingerGesture(fingers, duration: time - first.startTime))
        } else if target.node.kind == .pickerWheel {
            pending = .wheel(target.expression, target.node.object)
        } else if first.isDragged {
            addDrag(first, endingAt: time)
        } else if time - first.startTime > Self.holdTime {
            add("\(element(target, first.start)).press(forDuration: \(Self.tenths(time - first.startTime)))")
        } else {
            addTap(target, at: first.start, time)
        }
    }

    private func addTap(_ target: RecordedTarget, at point: CGPoint, _ time: TimeInterval) {
        if let lastTap, target.takesDoubleTaps, lastTap.target.node.id == target.node.id, time - lastTap.time < Self.doubleTapTime,
            statements.last?.hasSuffix(".tap()") == true
        {
            statements.removeLast()
            self.lastTap = nil
            return add("\(element(target, point)).doubleTap()")
        }
        add("\(element(target, point)).tap()")
        lastTap = (target, time)
        if target.node.kind == .switch { pending = .toggle(target.expression, target.node.object) }
    }

    /// The receiver of a touch: the element, or a coordinate if the position matters.
    private func element(_ target: RecordedTarget, _ point: CGPoint) -> String {
        target.isUniform ? target.expression : target.coordinate(point)
    }

    private func twoFingerGesture(_ fingers: [InputInterpreter<RecordedTarget>.Contact], duration: TimeInterval) -> String {
        let (first, second) = (fingers[0], fingers[1])
        let element = first.target.expression
        guard fingers.count == 2 else { return "// A gesture of \(fingers.count) fingers on \(element)" }
        guard first.isDragged || second.isDragged else { return "\(element).twoFingerTap()" }
        func vector(_ start: CGPoint, _ end: CGPoint) -> CGVector { CGVector(dx: end.x - start.x, dy: end.y - start.y) }
        let (before, after) = (vector(first.start, second.start), vector(first.point, second.point))
        let length = hypot(before.dx, before.dy)
        let scale = length > 0 ? hypot(after.dx, after.dy) / length : 1
        let angle = atan2(before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
        let time = max(duration, 0.1)
        if abs(scale - 1) < 0.2, abs(angle) > 0.1 {
            return "\(element).rotate(\(RecordedTarget.number(angle)), withVelocity: \(Self.tenths(max(0.1, abs(angle) / time))))"
        }
        let velocity = max(0.1, abs(scale - 1) / time)
        return "\(element).pinch(withScale: \(RecordedTarget.number(scale)), velocity: \(Self.tenths(scale < 1 ? -velocity : velocity)))"
    }

    private func addDrag(_ finger: InputInterpreter<RecordedTarget>.Contact, endingAt time: TimeInterval) {
        let target = finger.target
        if let slider = target.node.object as? UISlider {
            expect(target)
            pending = .slider(target.expression, slider)
            return
        }
        let hold = (finger.moveTime ?? finger.startTime) - finger.startTime
        let (dx, dy) = (finger.point.x - finger.start.x, finger.point.y - finger.start.y)
        let isHorizontal = abs(dx) > abs(dy)
        let velocity = finger.distance / max(time - finger.startTime - hold, 0.01)
        let isStraight = min(abs(dx), abs(dy)) < max(abs(dx), abs(dy)) / 2
        if hold < Self.holdTime, isStraight, velocity >= Self.swipeVelocity,
            let swiped = isHorizontal ? target.horizontalSwipe : target.verticalSwipe
        {
            let direction = isHorizontal ? (dx < 0 ? "Left" : "Right") : (dy < 0 ? "Up" : "Down")
            let speed = velocity < 600 ? "velocity: .slow" : velocity > 1700 ? "velocity: .fast" : ""
            return add("\(swiped).swipe\(direction)(\(speed))")
        }
        expect(target)
        dragCount += 1
        add("let start\(dragCount) = \(target.coordinate(finger.start))")
        add("let end\(dragCount) = \(target.coordinate(finger.point))")
        let duration = Self.tenths(max(hold, 0.1))
        add("start\(dragCount).press(forDuration: \(duration), thenDragTo: end\(dragCount), withVelocity: .slow, thenHoldForDuration: 0.1)")
    }

    private func scroll(by delta: CGPoint, at point: CGPoint, in scene: UIWindowScene) {
        let target = RecordedTarget(at: point, in: scene)
        let element = (abs(delta.x) > abs(delta.y) ? target.horizontalSwipe : target.verticalSwipe) ?? target.expression
        if case .scroll(element, let sum) = pending {
            pending = .scroll(element, CGPoint(x: sum.x + delta.x, y: sum.y + delta.y))
        } else {
            complete()
            pending = .scroll(element, delta)
        }
    }

    // MARK: Keys

    private func type(_ text: String, in scene: UIWindowScene) {
        if case .typing(let element, let old, let field) = pending, field === focused(in: scene) {
            pending = .typing(element, text: old + text, field: field)
        } else {
            complete(isTypingNext: true)
            let field = focused(in: scene)
            pending = .typing(focusedElement(field), text: text, field: field)
        }
    }

    private func press(_ key: HostKey, in scene: UIWindowScene) {
        let modifiers: [(HostModifiers, String)] = [
            (.shift, ".shift"), (.control, ".control"), (.alternate, ".option"), (.command, ".command"),
        ]
        let flags = modifiers.filter { key.modifiers.contains($0.0) }.map(\.1)
        if key.usage == 0x28, flags.isEmpty { return type("\n", in: scene) }
        complete(isTypingNext: true)
        let text = key.charactersIgnoringModifiers.lowercased()
        let name = Self.keyNames[key.usage].map { ".\($0)" } ?? (text.count == 1 ? ElementIndex.literal(text) : nil)
        guard let name else { return add("// A key with the usage \(key.usage)") }
        let argument = flags.count == 1 ? flags[0] : "[\(flags.joined(separator: ", "))]"
        add("\(focusedElement(focused(in: scene))).typeKey(\(name), modifierFlags: \(argument))")
    }

    /// The text input that receives the keys of a scene.
    private func focused(in scene: UIWindowScene) -> UIView? {
        guard let responder = scene.windowStack.keyWindow?.firstResponder, responder is any UITextInput else { return nil }
        return responder as? UIView
    }

    private func focusedElement(_ field: NSObject?) -> String {
        guard let view = field as? UIView else { return "app" }
        let elements = ElementIndex()
        return elements.expression(for: elements.element(of: view))
    }

    /// The names of `XCUIKeyboardKey`, by the usage of USB's HID page 7.
    private static let keyNames: [Int: String] = {
        var names = [
            0x28: "return", 0x29: "escape", 0x2A: "delete", 0x2B: "tab", 0x4A: "home", 0x4B: "pageUp", 0x4C: "forwardDelete", 0x4D: "end",
            0x4E: "pageDown", 0x4F: "rightArrow", 0x50: "leftArrow", 0x51: "downArrow", 0x52: "upArrow", 0x58: "enter",
        ]
        for number in 1...12 { names[0x39 + number] = "F\(number)" }
        return names
    }()

    // MARK: Statements

    /// Adds a statement that waits for an element, if it did not exist at the end of the last touch.
    private func expect(_ target: RecordedTarget) {
        guard !knownKeys.contains(target.key), target.expression != "app" else { return }
        add("XCTAssertTrue(\(target.expression).waitForExistence(timeout: 5))")
    }

    /// Adds the statement that depends on the effect of the last input.
    private func complete(isTypingNext: Bool = false) {
        guard let pending else { return }
        self.pending = nil
        switch pending {
        case .typing(let element, let text, let field):
            add("\(element).typeText(\(ElementIndex.literal(text)))")
            guard !isTypingNext, let field, (field as? UIView)?.window != nil else { return }
            let node = ElementNode(field)
            guard node.kind != .secureTextField, let value = node.value as? String, value.count <= 60 else { return }
            add("XCTAssertEqual(\(element).value as? String, \(ElementIndex.literal(value)))")
        case .toggle(let element, let control):
            guard (control as? UIView)?.window != nil, let value = ElementNode(control).value as? String else { return }
            add("XCTAssertEqual(\(element).value as? String, \(ElementIndex.literal(value)))")
        case .slider(let element, let slider):
            let range = slider.maximumValue - slider.minimumValue
            let position = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
            add("\(element).adjust(toNormalizedSliderPosition: \(RecordedTarget.number(position)))")
        case .wheel(let element, let wheel):
            add("\(element).adjust(toPickerWheelValue: \(ElementIndex.literal(wheel.accessibilityValue ?? "")))")
        case .scroll(let element, let delta):
            add("\(element).scroll(byDeltaX: \(RecordedTarget.number(-delta.x)), deltaY: \(RecordedTarget.number(-delta.y)))")
        }
    }

    private func add(_ statement: String) {
        lastTap = nil
        if statements.count < Self.capacity { statements.append(statement) }
    }

    private static func tenths(_ value: Double) -> String { RecordedTarget.number((value * 10).rounded() / 10) }

    /// The source file of the test.
    package func source(className: String = "RecordedUITests") -> String {
        complete()
        let imports = ["XCTest", "XCUIAutomation"].map { "import \($0)\n" }.joined()
        let body = statements.map { "        \($0)\n" }.joined()
        return """
            \(imports)
            final class \(className): XCTestCase {
                func testRecording() {
                    let app = XCUIApplication()
                    app.launch()
            \(body)    }
            }

            """
    }
}
