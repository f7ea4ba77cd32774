import CoreGraphics
import Foundation
import Host

/// Groups the events of the window system into actions of the user, for recordings. A `Target` describes the place of a finger before it touches.
package struct InputInterpreter<Target> {
    /// A finger, or the mouse with its button down.
    package struct Contact {
        package let start: CGPoint
        package let startTime: TimeInterval
        package let target: Target
        package fileprivate(set) var point: CGPoint
        /// The time at which the finger had moved farther than in a tap; nil if it has not.
        package fileprivate(set) var moveTime: TimeInterval?

        fileprivate mutating func move(to sample: HostSample) {
            point = sample.position
            if moveTime == nil, hypot(point.x - start.x, point.y - start.y) > tapDistance { moveTime = sample.timestamp }
        }
    }

    /// An action of the user.
    package enum Action {
        /// A pause before the next action, in which the user probably waited for the app.
        case pause
        /// One or several fingers touched together. `endTime` is the time at which the last one lifted.
        case touch([Contact], endTime: TimeInterval)
        /// A character was typed.
        case text(String)
        /// A key without a character, or with modifiers, was pressed.
        case key(HostKey)
        /// The user pressed another button of the mouse, numbered as in `HostPointer`.
        case click(button: Int, at: CGPoint)
        /// The user scrolled with a wheel or a touchpad; positive values scroll right and down.
        case scroll(CGPoint, at: CGPoint)
        /// A gesture on a touchpad.
        case touchpadGesture
    }

    private var contacts: [UInt64: Contact] = [:]
    /// The fingers of the gesture that have lifted.
    private var lifted: [Contact] = []
    private var lastTime: TimeInterval?

    package init() {}

    /// Whether a finger touches.
    package var isTouching: Bool { !contacts.isEmpty }

    /// The actions that an event starts or completes. `target` is called for the point of each new touch, before the app receives the event.
    package mutating func actions(for event: HostEvent, target: (CGPoint) -> Target) -> [Action] {
        switch event {
        case .touch(let touch):
            switch touch.phase {
            case .began: return begin(touch.id, touch.sample, target)
            case .moved: contacts[touch.id]?.move(to: touch.sample)
            case .ended: return end(touch.id, touch.sample)
            case .cancelled: contacts[touch.id] = nil
            }
        case .pointer(let pointer):
            switch pointer.kind {
            case .pressed(button: 1): return begin(mouse, pointer.sample, target)
            case .released(button: 1): return end(mouse, pointer.sample)
            case .moved: contacts[mouse]?.move(to: pointer.sample)
            case .cancelled: contacts[mouse] = nil
            case .pressed(let button): return [.click(button: button, at: pointer.sample.position)]
            case .entered, .left, .released: break
            }
        case .key(let key): return actions(for: key)
        case .scroll(let scroll):
            guard scroll.delta != .zero else { return [] }
            return [.scroll(scroll.delta, at: scroll.sample.position)]
        case .touchpadGesture(let gesture): return gesture.phase == .ended ? [.touchpadGesture] : []
        }
        return []
    }

    // MARK: Fingers

    private mutating func begin(_ id: UInt64, _ sample: HostSample, _ target: (CGPoint) -> Target) -> [Action] {
        let pause = pause(until: sample.timestamp)
        contacts[id] = Contact(
            start: sample.position, startTime: sample.timestamp, target: target(sample.position), point: sample.position)
        return pause
    }

    private mutating func end(_ id: UInt64, _ sample: HostSample) -> [Action] {
        guard var contact = contacts.removeValue(forKey: id) else { return [] }
        contact.move(to: sample)
        lifted.append(contact)
        guard contacts.isEmpty else { return [] }
        defer { lifted = [] }
        lastTime = sample.timestamp
        return [.touch(lifted, endTime: sample.timestamp)]
    }

    private func pause(until time: TimeInterval) -> [Action] {
        guard contacts.isEmpty, let lastTime, time - lastTime > shortestPause else { return [] }
        return [.pause]
    }

    // MARK: Keys

    private mutating func actions(for key: HostKey) -> [Action] {
        // Modifier keys are part of the key that they are pressed with.
        guard key.phase != .up, !(0xE0...0xE7).contains(key.usage), key.usage != 0x39 else { return [] }
        let pause = pause(until: key.timestamp)
        lastTime = key.timestamp
        let isText = key.characters.count == 1 && key.characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        let isPlain = key.modifiers.isDisjoint(with: [.control, .alternate, .command])
        return pause + [isText && isPlain ? .text(key.characters) : .key(key)]
    }
}

extension InputInterpreter.Contact {
    /// The distance from the start to the last point, in points.
    package var distance: CGFloat { hypot(point.x - start.x, point.y - start.y) }
    /// Whether the finger moved farther than in a tap.
    package var isDragged: Bool { distance > tapDistance }
}

/// The identifier of the mouse among the contacts.
private let mouse = UInt64.max
/// The maximum distance that a finger moves in a tap, in points.
private let tapDistance: CGFloat = 10
/// The time without input, in seconds, that suggests that the user waited for the app.
private let shortestPause: TimeInterval = 0.5
