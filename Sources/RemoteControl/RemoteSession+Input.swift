import CoreGraphics
import Foundation
import Host
import QuartzCore
import RemoteProtocol
import UIKit

// Commands that use the interface. Their events are delivered like those of the window system.
extension RemoteSession {
    /// Seconds that a finger stays down in a tap, and is up between two taps.
    private static let tapDuration: TimeInterval = 0.05
    /// Seconds from a tap on a text input to the first key.
    private static let focusDelay: TimeInterval = 0.1
    private static let durations = 0.0...30.0

    // MARK: Fingers

    func tap(_ arguments: CommandArguments, count: Int, _ done: @escaping Completion) throws(RemoteError) {
        let target = try arguments.requiredTarget()
        play(done) { session throws(RemoteError) in session.tap(try session.locate(target), count: count) }
    }

    func press(_ arguments: CommandArguments, _ done: @escaping Completion) throws(RemoteError) {
        let target = try arguments.requiredTarget()
        let duration = try arguments.number("duration", in: Self.durations, default: 0.6)
        play(done) { session throws(RemoteError) in
            let location = try session.locate(target)
            let finger = session.finger(in: location.scene)
            return [finger(0, .began, location.point), finger(duration, .ended, location.point)]
        }
    }

    func drag(_ arguments: CommandArguments, _ done: @escaping Completion) throws(RemoteError) {
        let (from, to) = (try arguments.requiredTarget("from"), try arguments.requiredTarget("to"))
        let duration = try arguments.number("duration", in: Self.durations, default: 0.5)
        play(done) { session throws(RemoteError) in
            let (start, end) = (try session.locate(from), try session.locate(to))
            guard start.scene === end.scene else { throw RemoteError(.invalidArgument, "A drag starts and ends in one window.") }
            let finger = session.finger(in: start.scene)
            let moves = session.fractions(of: duration).map { time, fraction in
                finger(time, .moved, Self.point(from: start.point, to: end.point, fraction))
            }
            return [finger(0, .began, start.point)] + moves + [finger(duration, .ended, end.point)]
        }
    }

    func pinch(_ arguments: CommandArguments, _ done: @escaping Completion) throws(RemoteError) {
        let target = try arguments.requiredTarget()
        let scale = try arguments.number("scale", in: 0.05...20, default: 1)
        let duration = try arguments.number("duration", in: Self.durations, default: 0.5)
        play(done) { session throws(RemoteError) in
            let location = try session.locate(target)
            let (first, second) = (session.finger(in: location.scene), session.finger(in: location.scene))
            // The larger distance of the fingers, in points: about that of two fingers on a tablet.
            let widest = 240.0
            let (start, end) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
            @MainActor func fingers(_ time: TimeInterval, _ phase: HostTouch.Phase, _ distance: Double) -> [InputPlayer.Step] {
                let (center, arm) = (location.point, distance / 2)
                let (left, right) = (CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y))
                return [first(time, phase, left), second(time, phase, right)]
            }
            let moves = session.fractions(of: duration).flatMap { fingers($0.time, .moved, start + (end - start) * $0.fraction) }
            return fingers(0, .began, start) + moves + fingers(duration, .ended, end)
        }
    }

    private func tap(_ location: Location, count: Int) -> [InputPlayer.Step] {
        (0..<count).flatMap { number in
            let finger = finger(in: location.scene)
            let start = TimeInterval(number) * Self.tapDuration * 2
            return [finger(start, .began, location.point), finger(start + Self.tapDuration, .ended, location.point)]
        }
    }

    /// Makes the steps of one finger, from the seconds since the gesture began, the phase and the point of the scene.
    private func finger(in scene: UIWindowScene) -> @MainActor (TimeInterval, HostTouch.Phase, CGPoint) -> InputPlayer.Step {
        let identifier = FingerNumbers.next()
        return { [weak scene, platform] time, phase, point in
            InputPlayer.Step(at: time) {
                let sample = HostSample(position: point, timestamp: platform.clock.now())
                scene?.deliver(.touch(HostTouch(id: identifier, phase: phase, sample: sample)))
            }
        }
    }

    /// The times of the frames during a gesture, each with the completed fraction of the gesture. The last fraction is 1.
    private func fractions(of duration: TimeInterval) -> [(time: TimeInterval, fraction: Double)] {
        let count = max(1, Int((duration * TimeInterval(platform.framesPerSecond)).rounded()))
        return (1...count).map { (duration * Double($0) / Double(count), Double($0) / Double(count)) }
    }

    private static func point(from start: CGPoint, to end: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }

    // MARK: Keys

    func typeText(_ arguments: CommandArguments, _ done: @escaping Completion) throws(RemoteError) {
        let text = arguments.string("text") ?? ""
        guard text.count <= 10_000 else { throw RemoteError(.invalidArgument, "A text to type has at most 10000 characters.") }
        let target = try arguments.target()
        play(done) { session throws(RemoteError) in
            let location = try target.map { target throws(RemoteError) in try session.locate(target, preferring: Self.isTextInput) }
            let taps = location.map { session.tap($0, count: 1) } ?? []
            let start = (taps.last?.time).map { $0 + Self.focusDelay } ?? 0
            let check = InputPlayer.Step(at: start) { () throws(RemoteError) in try session.checkFocus(at: location) }
            // A pause after some characters lets the app draw.
            let characters = text.enumerated().map { index, character in
                InputPlayer.Step(at: start + Double(index / 16) * 0.01) { () throws(RemoteError) in try session.press(character) }
            }
            return taps + [check] + characters
        }
    }

    private static func isTextInput(_ object: NSObject) -> Bool { object is any UITextInput || object is UISearchBar }

    /// Throws if a tap did not focus the text input that it was to focus, so that the text does not go into another one.
    private func checkFocus(at location: Location?) throws(RemoteError) {
        guard let location, let view = location.object as? UIView else { return }
        if let control = view as? UIControl, !control.isEnabled {
            throw RemoteError(.unreachable, "The element is disabled: \(type(of: view)) @\(elements.number(of: view)).")
        }
        let windows = location.scene.windowStack.windows
        let focused = windows.lazy.compactMap { Self.firstResponder(in: $0) }.first
        if let focused, focused.isDescendant(of: view) || view.isDescendant(of: focused) { return }
        throw RemoteError(.unreachable, "The tap did not focus the element: \(type(of: view)) @\(elements.number(of: view)).")
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        view.isFirstResponder ? view : view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }

    private func press(_ character: Character) throws(RemoteError) {
        guard let scene = UIApplication.shared.windowScenes.first(where: { $0.hostWindow.textInputClient != nil }),
            let client = scene.hostWindow.textInputClient
        else { throw RemoteError(.notFound, "No text input has the focus. Tap one, or name it as the target.") }
        guard let key = KeyboardKey(named: String(character)), key.usage != 0 else {
            client.commit(String(character))
            return
        }
        scene.press(key, key.needsShift ? .shift : [], at: now)
    }

    func key(_ arguments: CommandArguments, _ done: @escaping Completion) throws(RemoteError) {
        let name = arguments.string("key") ?? ""
        guard let key = KeyboardKey(named: name) else {
            throw RemoteError(
                .invalidArgument, "No key is called \"\(name.prefix(64))\". Names are \(KeyboardKey.names.joined(separator: ", ")).")
        }
        var modifiers: HostModifiers = key.needsShift ? .shift : []
        for word in (arguments.string("modifiers") ?? "").split(whereSeparator: { $0 == "," || $0 == " " }) {
            switch word.lowercased() {
            case "shift": modifiers.insert(.shift)
            case "control", "ctrl": modifiers.insert(.control)
            case "alternate", "alt", "option": modifiers.insert(.alternate)
            case "command", "meta": modifiers.insert(.command)
            default:
                throw RemoteError(.invalidArgument, "\"\(word.prefix(64))\" is none of shift, control, alternate and command.")
            }
        }
        play(done) { [modifiers] session throws(RemoteError) in
            let scene = try session.activeScene()
            return [InputPlayer.Step(at: 0) { [weak scene] in scene?.press(key, modifiers, at: session.now) }]
        }
    }

    // MARK: Playing

    private func play(
        _ done: @escaping Completion, _ makeSteps: @escaping @MainActor (RemoteSession) throws(RemoteError) -> [InputPlayer.Step]
    ) {
        player.play({ () throws(RemoteError) in try makeSteps(self) }) { error in
            done(error.map { .failure($0) } ?? .value([:]))
        }
    }
}

/// The identifiers of the remote control's touches, which differ from those of a window system.
@MainActor
private enum FingerNumbers {
    /// The last identifier. Identifiers are unique in the process, so platforms cannot confuse them.
    private static var last: UInt64 = 1 << 62

    static func next() -> UInt64 {
        last += 1
        return last
    }
}

extension UIWindowScene {
    /// Presses and releases a key.
    fileprivate func press(_ key: KeyboardKey, _ modifiers: HostModifiers, at time: TimeInterval) {
        for event in key.pressed(with: modifiers, at: time) + key.released(with: modifiers, at: time) { deliver(.key(event)) }
    }
}
