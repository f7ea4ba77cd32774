import CoreGraphics
import Foundation
import Host
import InterfaceReading
import RemoteProtocol
import UIKit

/// Turns the user's input into commands that have the same effect.
@MainActor
final class CommandRecorder {
    /// A finger, or the mouse with its button down.
    private struct Contact {
        let start: CGPoint
        let startTime: TimeInterval
        /// The target at the start.
        let target: RemoteTarget
        var point: CGPoint
    }

    /// The commands, oldest first.
    private(set) var commands: [JSONValue] = []
    /// The number of events that no command can repeat: wheel scrolls, touchpad gestures, other mouse buttons.
    private(set) var skipped = 0
    /// Whether commands were dropped because there were too many.
    private(set) var isTruncated = false

    private var contacts: [UInt64: Contact] = [:]
    /// The fingers of the gesture that have lifted.
    private var lifted: [Contact] = []
    private var lastTime: TimeInterval?

    private static let capacity = 10_000
    /// The identifier of the mouse among the contacts.
    private static let mouse = UInt64.max
    /// The maximum distance that a finger moves in a tap, in points.
    private static let tapDistance: CGFloat = 10
    /// The maximum duration of a tap, in seconds.
    private static let tapTime: TimeInterval = 0.4
    /// The time without input, in seconds, that suggests that the user waited for the app.
    private static let pause: TimeInterval = 0.5

    /// Records an event before its delivery.
    func note(_ event: HostEvent, in scene: UIWindowScene) {
        switch event {
        case .touch(let touch):
            switch touch.phase {
            case .began: begin(touch.id, touch.sample, scene)
            case .moved: contacts[touch.id]?.point = touch.sample.position
            case .ended: end(touch.id, touch.sample)
            case .cancelled: contacts[touch.id] = nil
            }
        case .pointer(let pointer):
            switch pointer.kind {
            case .pressed(button: 1): begin(Self.mouse, pointer.sample, scene)
            case .released(button: 1): end(Self.mouse, pointer.sample)
            case .moved: contacts[Self.mouse]?.point = pointer.sample.position
            case .cancelled: contacts[Self.mouse] = nil
            case .pressed: skipped += 1
            case .entered, .left, .released: break
            }
        case .key(let key): note(key)
        case .scroll, .touchpadGesture: skipped += 1
        }
    }

    // MARK: Fingers

    private func begin(_ id: UInt64, _ sample: HostSample, _ scene: UIWindowScene) {
        waitIfPaused(until: sample.timestamp)
        let target = Self.target(at: sample.position, in: scene)
        contacts[id] = Contact(start: sample.position, startTime: sample.timestamp, target: target, point: sample.position)
    }

    private func end(_ id: UInt64, _ sample: HostSample) {
        guard var contact = contacts.removeValue(forKey: id) else { return }
        contact.point = sample.position
        lifted.append(contact)
        guard contacts.isEmpty else { return }
        addGesture(endingAt: sample.timestamp)
        lifted = []
        lastTime = sample.timestamp
    }

    private func addGesture(endingAt time: TimeInterval) {
        guard let first = lifted.first else { return }
        let duration = Self.rounded(min(max(0, time - first.startTime), 30))
        if lifted.count == 2 {
            let (before, after) = (Self.distance(lifted[0].start, lifted[1].start), Self.distance(lifted[0].point, lifted[1].point))
            let center = CGPoint(x: (lifted[0].start.x + lifted[1].start.x) / 2, y: (lifted[0].start.y + lifted[1].start.y) / 2)
            let scale = before > 0 ? min(max(after / before, 0.05), 20) : 1
            add([
                "command": "pinch", "target": Self.target(center).json, "scale": Self.rounded(scale), "duration": duration,
            ])
        } else if lifted.count > 2 {
            skipped += 1
        } else if Self.distance(first.start, first.point) > Self.tapDistance {
            add([
                "command": "drag", "from": Self.target(first.start).json, "to": Self.target(first.point).json, "duration": duration,
            ])
        } else if time - first.startTime > Self.tapTime {
            add(["command": "press", "target": first.target.json, "duration": duration])
        } else {
            add(["command": "tap", "target": first.target.json])
        }
    }

    /// The identifier or the text of the view at a point, if it is the only one; otherwise the point.
    private static func target(at point: CGPoint, in scene: UIWindowScene) -> RemoteTarget {
        guard let hit = scene.windowStack.hitTest(point, with: nil)?.view else { return target(point) }
        for case let view? in sequence(first: hit, next: { $0?.superview }).prefix(3) {
            var kinds: [RemoteTarget.Kind] = []
            if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { kinds.append(.identifier(identifier)) }
            if view is UIControl, let text = view.accessibilityLabel ?? view.shownText, !text.isEmpty { kinds.append(.text(text)) }
            for kind in kinds {
                let matches = ElementSearch.matches(kind, limit: 2)
                // A button and its label both match the button's title.
                let isOnly = matches.allSatisfy { ($0.object as? UIView)?.isDescendant(of: view) == true }
                if isOnly, matches.contains(where: { $0.object === view }) { return RemoteTarget(kind) }
            }
        }
        return target(point)
    }

    private static func target(_ point: CGPoint) -> RemoteTarget {
        RemoteTarget(.point(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10))
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat { hypot(first.x - second.x, first.y - second.y) }

    private static func rounded(_ number: Double) -> JSONValue { JSONValue((number * 1000).rounded() / 1000) }

    // MARK: Keys

    private func note(_ key: HostKey) {
        // Modifier keys are part of the key that they are pressed with.
        guard key.phase != .up, !(0xE0...0xE7).contains(key.usage), key.usage != 0x39 else { return }
        waitIfPaused(until: key.timestamp)
        lastTime = key.timestamp
        let isText = key.characters.count == 1 && key.characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        if isText, key.modifiers.isDisjoint(with: [.control, .alternate, .command]) {
            if case .object(var last) = commands.last, last["command"] == "type", let text = last["text"]?.string, text.utf8.count < 4000 {
                last["text"] = .string(text + key.characters)
                commands[commands.count - 1] = .object(last)
            } else {
                add(["command": "type", "text": .string(key.characters)])
            }
            return
        }
        guard let name = Self.name(of: key) else {
            skipped += 1
            return
        }
        let names: [(HostModifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "alternate"), (.command, "command"),
        ]
        let modifiers = names.filter { key.modifiers.contains($0.0) }.map(\.1).joined(separator: ",")
        var command: [String: JSONValue] = ["command": "key", "key": .string(name)]
        if !modifiers.isEmpty { command["modifiers"] = .string(modifiers) }
        add(.object(command))
    }

    /// The name of a key: a word for special keys, otherwise its character without modifiers.
    private static func name(of key: HostKey) -> String? {
        if let name = KeyboardKey.names.first(where: { KeyboardKey(named: $0)?.usage == key.usage }) { return name }
        let text = key.charactersIgnoringModifiers.lowercased()
        return text.count == 1 ? text : nil
    }

    // MARK: Commands

    /// Adds a command that waits for the app, if the user probably waited for it.
    private func waitIfPaused(until time: TimeInterval) {
        guard contacts.isEmpty, let lastTime, time - lastTime > Self.pause else { return }
        if let last = commands.last, last["command"]?.string == "wait" { return }
        // Typing with pauses is one command.
        if let last = commands.last, last["command"]?.string == "type" { return }
        add(["command": "wait", "idle": true])
    }

    private func add(_ command: JSONValue) {
        guard commands.count < Self.capacity else {
            isTruncated = true
            return
        }
        commands.append(command)
    }
}
