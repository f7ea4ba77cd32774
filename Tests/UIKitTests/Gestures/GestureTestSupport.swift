import UIKitTesting

@testable import UIKit

/// A log of entries, in order.
@MainActor
final class GestureLog {
    private(set) var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }

    /// The entries since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view that logs its touches.
final class TouchView: UIView {
    let log: GestureLog
    let label: String
    /// Called with each phase before it is logged.
    var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?

    init(_ label: String, frame: CGRect, log: GestureLog) {
        self.log = log
        self.label = label
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        onTouches?(phase, touches, event)
        log("\(label).\(phase)\(touches.count == 1 ? "" : "×\(touches.count)")")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, touches, event) }
}

/// A delegate whose results a test can set. The defaults are UIKit's.
@MainActor
final class ClosureGestureDelegate: UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var simultaneously: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requireFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receiveTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var receivePress: (UIGestureRecognizer, UIPress) -> Bool = { _, _ in true }
    var receiveEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin(gestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneously(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requireFailure(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiredToFail(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receiveTouch(gestureRecognizer, touch)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        receivePress(gestureRecognizer, press)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receiveEvent(gestureRecognizer, event)
    }
}

/// A recognizer that runs the test's closures, and logs its calls.
final class ScriptedRecognizer: UIGestureRecognizer {
    var onBegan: ((ScriptedRecognizer) -> Void)?
    var onMoved: ((ScriptedRecognizer) -> Void)?
    var onEnded: ((ScriptedRecognizer) -> Void)?
    var onCancelled: ((ScriptedRecognizer) -> Void)?
    var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }
    var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
    var log: GestureLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log?("\(name ?? "").touchesBegan")
        onBegan?(self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log?("\(name ?? "").touchesMoved")
        onMoved?(self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log?("\(name ?? "").touchesEnded")
        onEnded?(self)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log?("\(name ?? "").touchesCancelled")
        onCancelled?(self)
    }
    override func reset() {
        super.reset()
        log?("\(name ?? "").reset")
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents(preventedGestureRecognizer) }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPrevented(preventingGestureRecognizer) }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { requires(otherGestureRecognizer) }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { isRequired(otherGestureRecognizer) }
}

/// A screen with one view that logs its touches. The view's origin is (100, 100) and its size is 200 × 200 points.
@MainActor
struct GestureFixture {
    let host = TestHost()
    let log = GestureLog()
    let view: TouchView
    let middle = CGPoint(x: 200, y: 200)

    init() {
        view = TouchView("view", frame: CGRect(x: 100, y: 100, width: 200, height: 200), log: log)
        host.window.addSubview(view)
    }

    /// Adds `recognizer`, and logs its actions under `name`.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to other: UIView? = nil) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [log] in log("\(name) \($0.state)") }
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// A scripted recognizer.
    @discardableResult
    func scripted(_ name: String, to other: UIView? = nil, logsTouches: Bool = false) -> ScriptedRecognizer {
        let recognizer = add(ScriptedRecognizer(), name, to: other)
        if logsTouches { recognizer.log = log }
        return recognizer
    }

    /// A subview of ``view`` with the same size.
    func child(_ label: String = "child") -> TouchView {
        let child = TouchView(label, frame: view.bounds, log: log)
        view.addSubview(child)
        return child
    }
}
