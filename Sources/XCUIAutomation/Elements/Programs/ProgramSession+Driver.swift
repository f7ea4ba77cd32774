import CoreGraphics
import DesktopBus
import Foundation
import UIKit

extension ProgramSession: AppDriver {
    var inProcess: AppSession? { nil }

    func update() { readTree() }

    func read<Result>(_ body: () -> Result) -> Result { body() }

    var root: (any QueriedElement)? { lastRoot }

    func refreshed(_ element: any QueriedElement) -> (any QueriedElement)? { self.element(number(element)) }

    private func number(_ element: any QueriedElement) -> UInt64 { element.identity.number }

    // MARK: Life cycle

    var state: XCUIApplication.State {
        guard process.isRunning, let status = ask(.status)?.status else { return .notRunning }
        return status.isVisible ? .runningForeground : .runningBackground
    }

    func activate() {
        _ = ask(.activate)
        settle()
    }

    func open(_ urls: [URL]) -> [String] {
        let refusals = ask(.open(urls))?.refusals ?? []
        activate()
        return refusals
    }

    // MARK: Positions

    func visibleRect(of element: any QueriedElement) -> CGRect {
        element.keyText != nil ? element.frame : ask(.geometry(number(element)))?.rect ?? .zero
    }

    func hitPoint(of element: any QueriedElement) -> CGPoint? {
        if element.keyText != nil { return CGPoint(x: element.frame.midX, y: element.frame.midY) }
        return ask(.geometry(number(element)))?.point
    }

    func reveal(_ element: any QueriedElement) {
        _ = ask(.reveal(number(element)))
        settle()
        update()
    }

    func hasKeyboardFocus(_ element: any QueriedElement) -> Bool { self.element(number(element))?.attributes.hasKeyboardFocus ?? false }

    func sliderPosition(of element: any QueriedElement) -> CGFloat? {
        ask(.slider(number(element), position: 0))?.position.map { CGFloat($0) }
    }

    func thumbCenter(of element: any QueriedElement, at position: CGFloat) -> CGPoint? {
        ask(.slider(number(element), position: Double(position)))?.point
    }

    func dismissalTitle(of alert: any QueriedElement) -> String? { ask(.dismissalTitle(number(alert)))?.text }

    // MARK: Fingers

    func perform(_ gesture: FingerGesture) {
        guard ask(.touches(FingerSteps.steps(of: gesture))) != nil else { return }
        // The program plays the gesture in real time. If it stops answering, `ask` ends this loop.
        while ask(.status)?.status.isPlaying == true { pass(0.01) }
    }

    func step(_ wheel: any QueriedElement, isUp: Bool) {
        _ = ask(.step(number(wheel), isUp: isUp))
        settle()
    }

    // MARK: The pointer

    func perform(_ action: PointerAction, at point: CGPoint) {
        guard let origin = windowOrigin() else { return }
        let (x, y) = (Int32(clamping: Int((origin.x + point.x).rounded())), Int32(clamping: Int((origin.y + point.y).rounded())))
        func send(_ event: String) { generate("GenerateMouseEvent", [.int32(x), .int32(y), .string(event)]) }
        send("abs")
        switch action {
        case .hover: break
        case .click(let button, let count):
            for _ in 0..<max(count, 0) {
                send(button == .secondary ? "b3p" : "b1p")
                send(button == .secondary ? "b3r" : "b1r")
            }
        case .scroll(let delta):
            guard delta.dx == 0 else {
                return Failure.record("Failed to scroll: a program of its own can only be scrolled vertically, by a wheel.", at: nil)
            }
            let notches = max(1, Int((abs(delta.dy) / Self.pointsPerNotch).rounded()))
            for _ in 0..<notches where delta.dy != 0 { send(delta.dy < 0 ? "b5c" : "b4c") }
        }
        flushInput(events: 4)
    }

    /// The distance by which a notch of a wheel scrolls, in points.
    private static let pointsPerNotch: CGFloat = 53

    /// The top left corner of the window's content on the screen, in pixels.
    private func windowOrigin() -> CGPoint? {
        let root = "/org/a11y/atspi/accessible/root"
        guard let child = call(root, "Accessible", "GetChildAtIndex", [.int32(0)])?.first?.elements, child.count == 2,
            let path = child[1].text,
            let rect = call(path, "Component", "GetExtents", [.uint32(0)])?.first?.elements, rect.count == 4
        else { return nil }
        return CGPoint(x: rect[0].integer ?? 0, y: rect[1].integer ?? 0)
    }

    private func call(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) -> [BusValue]? {
        guard problem == nil else { return nil }
        let call = BusCall(busName, path, "org.a11y.atspi." + interface, member, arguments)
        return try? display.bus.callAndWait(call, timeout: RunningApps.shared.answerTime)
    }

    // MARK: Keys

    func type(_ text: String) {
        for run in TypedRun.runs(of: text) {
            switch run {
            case .text(let text): text.forEach { type($0) }
            case .key(let name): pressKey(KeySymbol.named[name] ?? 0)
            }
        }
        flushInput(events: text.count)
    }

    /// Presses the key of a character. A character that the US keyboard lacks is inserted as by an input method.
    private func type(_ character: Character) {
        guard let key = KeyboardKey(named: String(character)), key.usage != 0, let code = character.unicodeScalars.first?.value else {
            // The earlier keys must reach the program first.
            flushInput(events: 32)
            _ = ask(.commit(String(character)))
            return
        }
        pressKey(Int32(clamping: Int(code)))
    }

    func press(_ key: String, _ flags: XCUIElement.KeyModifierFlags) {
        let name = XCUIKeyboardKey.hostNames[key]
        let symbol = name.map { KeySymbol.named[$0] ?? 0 } ?? Int32(clamping: Int(key.lowercased().unicodeScalars.first?.value ?? 0))
        let modifiers = KeySymbol.modifiers.filter { flags.contains($0.flag) }.map(\.code)
        for code in modifiers { self.key(code, KeySymbol.press) }
        pressKey(symbol)
        for code in modifiers.reversed() { self.key(code, KeySymbol.release) }
        flushInput(events: 4)
    }

    private func pressKey(_ symbol: Int32) { key(symbol, KeySymbol.pressAndRelease) }

    private func key(_ code: Int32, _ kind: UInt32) {
        generate("GenerateKeyboardEvent", [.int32(code), .string(""), .uint32(kind)])
    }

    /// Calls a method of AT-SPI's registry, which simulates input at the X server.
    private func generate(_ member: String, _ arguments: [BusValue]) {
        guard problem == nil else { return }
        let call = BusCall(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller", "org.a11y.atspi.DeviceEventController", member,
            arguments)
        do {
            _ = try display.bus.callAndWait(call, timeout: RunningApps.shared.answerTime)
        } catch {
            Failure.record("Failed to send input: the accessibility registry does not simulate it: \(error)", at: nil)
        }
    }

    /// Waits until the program has handled the input events. In each iteration of its main loop, it handles at least one event and one request.
    private func flushInput(events: Int) {
        for _ in 0..<(events * 2 + 8) where ask(.status) == nil { return }
    }

    // MARK: Device

    func image() -> (image: CGImage, scale: CGFloat)? {
        guard let reply = ask(.image), let data = reply.image, let image = UIImage(data: data)?.cgImage else { return nil }
        return (image, CGFloat(reply.scale ?? 1))
    }
}

/// The keys that AT-SPI's registry simulates.
private enum KeySymbol {
    /// AT-SPI's kinds of simulated keys: a key code that is pressed or released, and a symbol that is pressed and released.
    static let press: UInt32 = 0
    static let release: UInt32 = 1
    static let pressAndRelease: UInt32 = 3

    /// X11's symbols of the keys that type no character, by the names of `TestHost.press`.
    static let named: [String: Int32] = [
        "Backspace": 0xff08, "Tab": 0xff09, "Return": 0xff0d, "Escape": 0xff1b, "Home": 0xff50, "ArrowLeft": 0xff51, "ArrowUp": 0xff52,
        "ArrowRight": 0xff53, "ArrowDown": 0xff54, "PageUp": 0xff55, "PageDown": 0xff56, "End": 0xff57, "Delete": 0xffff, "F1": 0xffbe,
        "F2": 0xffbf, "F3": 0xffc0, "F4": 0xffc1, "F5": 0xffc2, "F6": 0xffc3, "F7": 0xffc4, "F8": 0xffc5, "F9": 0xffc6, "F10": 0xffc7,
        "F11": 0xffc8, "F12": 0xffc9,
    ]

    /// The X server's codes of the modifier keys: those of Linux plus 8.
    static let modifiers: [(flag: XCUIElement.KeyModifierFlags, code: Int32)] = [
        (.shift, 50), (.control, 37), (.option, 64), (.command, 133), (.capsLock, 66),
    ]
}
