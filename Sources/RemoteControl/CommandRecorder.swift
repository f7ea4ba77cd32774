import CoreGraphics
import Foundation
import Host
import InterfaceReading
import RemoteProtocol
import UIKit

/// Turns the user's input into commands that have the same effect.
@MainActor
final class CommandRecorder {
    /// The commands, oldest first.
    private(set) var commands: [JSONValue] = []
    /// The number of events that no command can repeat: wheel scrolls, touchpad gestures, other mouse buttons.
    private(set) var skipped = 0
    /// Whether commands were dropped because there were too many.
    private(set) var isTruncated = false

    private var interpreter = InputInterpreter<RemoteTarget>()

    private static let capacity = 10_000
    /// The maximum duration of a tap, in seconds.
    private static let tapTime: TimeInterval = 0.4

    /// Records an event before its delivery.
    func note(_ event: HostEvent, in scene: UIWindowScene) {
        for action in interpreter.actions(for: event, target: { Self.target(at: $0, in: scene) }) {
            switch action {
            case .pause: addWait()
            case .touch(let fingers, let time): addGesture(fingers, endingAt: time)
            case .text(let text): add(text)
            case .key(let key): add(key)
            case .click, .scroll, .touchpadGesture: skipped += 1
            }
        }
    }

    // MARK: Fingers

    private func addGesture(_ fingers: [InputInterpreter<RemoteTarget>.Contact], endingAt time: TimeInterval) {
        guard let first = fingers.first else { return }
        let duration = Self.rounded(min(max(0, time - first.startTime), 30))
        if fingers.count == 2 {
            let (before, after) = (Self.distance(fingers[0].start, fingers[1].start), Self.distance(fingers[0].point, fingers[1].point))
            let center = CGPoint(x: (fingers[0].start.x + fingers[1].start.x) / 2, y: (fingers[0].start.y + fingers[1].start.y) / 2)
            let scale = before > 0 ? min(max(after / before, 0.05), 20) : 1
            add([
                "command": "pinch", "target": Self.target(center).json, "scale": Self.rounded(scale), "duration": duration,
            ])
        } else if fingers.count > 2 {
            skipped += 1
        } else if first.isDragged {
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

    private func add(_ characters: String) {
        if case .object(var last) = commands.last, last["command"] == "type", let text = last["text"]?.string, text.utf8.count < 4000 {
            last["text"] = .string(text + characters)
            commands[commands.count - 1] = .object(last)
        } else {
            add(["command": "type", "text": .string(characters)])
        }
    }

    private func add(_ key: HostKey) {
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

    /// Adds a command that waits for the app.
    private func addWait() {
        let last = commands.last?["command"]?.string
        // Typing with pauses is one command.
        if last != nil, last != "wait", last != "type" { add(["command": "wait", "idle": true]) }
    }

    private func add(_ command: JSONValue) {
        guard commands.count < Self.capacity else {
            isTruncated = true
            return
        }
        commands.append(command)
    }
}
