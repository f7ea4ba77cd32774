import UIKit
import UIKitTesting

extension AppSession: AppDriver {
    var inProcess: AppSession? { self }

    func read<Result>(_ body: () -> Result) -> Result { host.enter(body) }

    var root: (any QueriedElement)? { host.enter { ElementNode(UIApplication.shared) } }

    func refreshed(_ element: any QueriedElement) -> (any QueriedElement)? { element }

    var problem: String? { nil }

    // MARK: Life cycle

    var state: XCUIApplication.State { host.isVisible ? .runningForeground : .runningBackground }

    func activate() {
        host.isVisible = true
        host.isActive = true
        settle()
    }

    func open(_ urls: [URL]) -> [String] {
        if let url = urls.first, url.scheme == "http" || url.scheme == "https" {
            activate()
            host.enter { UIApplication.shared.continueBrowsing(url) }
            settle()
            return []
        }
        let refusals = host.open(urls)
        activate()
        return refusals
    }

    // MARK: Positions

    /// Reads an element of this app; nil for an element of another app.
    private func read<Result>(_ element: any QueriedElement, _ body: (ElementNode) -> Result) -> Result? {
        (element as? ElementNode).map { node in host.enter { body(node) } }
    }

    func visibleRect(of element: any QueriedElement) -> CGRect { read(element) { $0.visibleRect } ?? .zero }

    func hitPoint(of element: any QueriedElement) -> CGPoint? { read(element) { $0.hitPoint } ?? nil }

    func reveal(_ element: any QueriedElement) {
        _ = read(element) { $0.reveal() }
        pass(0.1)
        update()
    }

    func hasKeyboardFocus(_ element: any QueriedElement) -> Bool { read(element) { $0.hasKeyboardFocus } ?? false }

    func sliderPosition(of element: any QueriedElement) -> CGFloat? { read(element) { $0.sliderPosition } ?? nil }

    func thumbCenter(of element: any QueriedElement, at position: CGFloat) -> CGPoint? {
        read(element) { $0.thumbCenter(at: position) } ?? nil
    }

    func dismissalTitle(of alert: any QueriedElement) -> String? { read(alert) { $0.dismissalTitle } ?? nil }

    // MARK: Input

    func perform(_ gesture: FingerGesture) {
        switch gesture {
        case .tap(let point, let count, 1): host.tap(at: point, count: count)
        case .tap(let point, let count, let fingers): tap(at: point, count: count, fingers: fingers)
        case .press(let point, let duration): host.longPress(at: point, duration: duration)
        case .drag(let start, let end, let duration, let velocity, let hold):
            let finger = host.touchDown(at: start)
            finger.hold(for: max(duration, 0))
            finger.move(to: end, duration: velocity.duration(from: start, to: end))
            finger.hold(for: max(hold, 0))
            finger.lift()
        case .pinch(let center, let start, let end, let duration): host.pinch(at: center, from: start, to: end, duration: duration)
        case .rotate(let center, let radius, let angle, let duration):
            host.rotate(at: center, radius: radius, by: angle, duration: duration)
        }
    }

    private func tap(at point: CGPoint, count: Int, fingers: Int) {
        for number in 0..<max(count, 0) {
            if number > 0 { pass(0.05) }
            let touches = FingerSteps.positions(of: fingers, around: point).map { host.touchDown(at: $0) }
            pass(0.05)
            for touch in touches { touch.lift() }
        }
    }

    func perform(_ action: PointerAction, at point: CGPoint) {
        host.pointer.move(to: point)
        switch action {
        case .hover: break
        case .click(let button, let count): host.pointer.click(button, count: count)
        case .scroll(let delta): host.pointer.scroll(by: CGPoint(x: -delta.dx, y: -delta.dy))
        }
    }

    func type(_ text: String) {
        for run in TypedRun.runs(of: text) {
            switch run {
            case .text(let text): host.type(text)
            case .key(let name): host.press(name)
            }
        }
    }

    func press(_ key: String, _ flags: XCUIElement.KeyModifierFlags) {
        host.press(XCUIKeyboardKey.hostNames[key] ?? key, modifiers: flags.forUIKit)
    }

    func step(_ wheel: any QueriedElement, isUp: Bool) {
        _ = read(wheel) { isUp ? $0.object.accessibilityIncrement() : $0.object.accessibilityDecrement() }
        settle()
    }

    // MARK: Device

    func image() -> (image: CGImage, scale: CGFloat)? { (host.snapshot(), host.enter { UIScreen.main.scale }) }
}
