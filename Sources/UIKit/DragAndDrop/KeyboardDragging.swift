import Foundation
import Host

/// Handles the keys of drags.
///
/// Escape cancels every drag. With keys, the user can lift a focused view, move it from one named drop point to the next, and drop it or cancel.
/// Each step is announced. Screen readers do the same by actions: see ``AccessibilityTree``.
///
/// | key | action |
/// |---|---|
/// | Space on a focused draggable view; Shift and Space in a draggable view or on a control | lifts |
/// | Tab, →, ↓ · Shift and Tab, ←, ↑ | next · previous drop point |
/// | Return, Space | drops |
/// | Escape | cancels |
@MainActor
final class KeyboardDragging: KeyInterceptor {
    private unowned let environment: DragEnvironment
    private var drag: LocalDrag?
    /// The pressed keys that the drag handled. Their release events are handled here as well.
    private var taken: Set<Int> = []
    /// The state of the current keyboard drag. Each drag has its own object, because a dropped drag may end after the next drag was lifted.
    private var way = Way()
    /// The source from which the drag was lifted.
    private(set) var source: KeyboardDragSource?
    /// The drop points. They are cached at the lift and at each step, so that queries of a screen reader do not call the targets' delegates.
    private(set) var dropPoints: [KeyboardDropPoint] = []

    private final class Way {
        /// The current drop point; nil while the drag is at its source.
        var current: KeyboardDropPoint?
    }

    init(in environment: DragEnvironment) {
        self.environment = environment
    }

    // MARK: Keys

    /// Handles a key if it controls a drag or lifts an item, and returns whether it did. Other keys are delivered to the first responder.
    func takes(_ key: HostKey, in scene: UIWindowScene) -> Bool {
        if key.phase == .up { return taken.remove(key.usage) != nil }
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage), !usage.isModifier else { return false }
        if key.phase == .down {
            taken.remove(key.usage)
            if usage == .keyboardEscape, cancelAll() {
                taken.insert(key.usage)
                return true
            }
        }
        if let drag, drag.phase == .dragging {
            taken.insert(key.usage)
            act(on: usage, key.modifiers, drag)
            return true
        }
        guard key.phase == .down, usage == .keyboardSpacebar, key.modifiers.subtracting([.shift, .capsLock]).isEmpty,
            let interaction = focusedInteraction(in: scene, anywhere: key.modifiers.contains(.shift)), lift(interaction, in: scene)
        else { return taken.contains(key.usage) }
        taken.insert(key.usage)
        return true
    }

    /// Cancels the keyboard drag in a scene that lost the keyboard or closes.
    func cancel(in scene: UIWindowScene) {
        guard let drag, drag.session.dragLocation.scene === scene else { return }
        taken.removeAll()
        drag.cancel()
    }

    /// Cancels every lift and drag. Returns whether there was a lift or drag.
    private func cancelAll() -> Bool {
        let carried = environment.drags.filter { $0.phase == .lifting || $0.phase == .dragging }
        for drag in carried { drag.cancel() }
        return !carried.isEmpty
    }

    private func act(on key: UIKeyboardHIDUsage, _ modifiers: HostModifiers, _ drag: LocalDrag) {
        switch key {
        case .keyboardTab: go(modifiers.contains(.shift) ? -1 : 1, drag)
        case .keyboardRightArrow, .keyboardDownArrow: go(1, drag)
        case .keyboardLeftArrow, .keyboardUpArrow: go(-1, drag)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: drag.release()
        default: break
        }
    }

    // MARK: Lifting

    /// The drag interaction that a key starts: that of the first responder, or without a first responder, of the focused view. Controls are excluded, because
    /// Space presses them. If `anywhere` is true, includes controls and the rest of the responder chain.
    private func focusedInteraction(in scene: UIWindowScene, anywhere: Bool) -> UIDragInteraction? {
        let window = scene.windowStack.keyWindow
        guard let responder = window?.firstResponder ?? window?.focusedResponder else { return nil }
        guard anywhere else {
            // Space presses a control, so it does not lift the control.
            guard let view = responder as? UIView, (view as? any FocusKeyHandling)?.isPressedBySpace != true else { return nil }
            return view.dragInteraction
        }
        for responder in sequence(first: responder, next: \.next) {
            if let interaction = (responder as? UIView)?.dragInteraction { return interaction }
        }
        return nil
    }

    private func lift(_ interaction: UIDragInteraction, in scene: UIWindowScene) -> Bool {
        guard let view = interaction.view else { return false }
        let source = view.accessibilityDragSourceDescriptors?.first { $0.view != nil }
        // For a list, the focused row or item is lifted.
        let list = source == nil ? view as? any FocusList : nil
        let cell = list.flatMap { list in list.focusPath.flatMap { list.focusCell(at: $0) } }
        let home = source?.view ?? cell ?? view
        let point = source?.point ?? CGPoint(x: home.bounds.midX, y: home.bounds.midY)
        let name = source?.name ?? (cell ?? view).accessibilityLabel
        return lift(KeyboardDragSource(interaction: interaction, home: home, point: point, name: source?.name), called: name, in: scene)
    }

    private func lift(_ source: KeyboardDragSource, called name: String?, in scene: UIWindowScene) -> Bool {
        guard let interaction = source.interaction, let home = source.home, home.window?.windowScene === scene else { return false }
        let location = DragLocation(SceneSpace.convert(source.point, from: home, to: home.window), in: scene)
        guard let drag = LocalDrag(of: interaction, at: location, in: environment) else { return false }
        self.drag = drag
        self.source = source
        let way = Way()
        self.way = way
        drag.onEnd = { [weak self] in self?.didEnd(way, with: $0) }
        drag.lift()
        drag.begin()
        guard drag.phase == .dragging else { return true }
        dropPoints = points(for: drag)
        let name = name ?? drag.session.items.first?.itemProvider.suggestedName
        say(KeyboardDragText.lifted(name, items: drag.session.items.count, dropPoints: dropPoints.count))
        return true
    }

    // MARK: Actions of screen readers

    /// Whether a keyboard drag is in progress.
    var isCarrying: Bool { drag?.phase == .dragging }

    /// Lifts a source on behalf of a screen reader, and moves it to the first drop point. Returns whether the drag is in progress.
    func begin(_ source: KeyboardDragSource, called name: String?) -> Bool {
        guard !isCarrying, let home = source.home, let scene = home.window?.windowScene else { return false }
        // Scrolls the source into view. A source out of view does not receive touches, so it could not be lifted.
        _ = AccessibilityTree.reveal(home, animated: false)
        guard lift(source, called: name, in: scene), let drag, drag.phase == .dragging else { return false }
        if !dropPoints.isEmpty { go(1, drag) }
        return drag.phase == .dragging
    }

    /// Drops the items at a drop point. Returns false if the point was removed, is covered, or refuses the drop.
    func drop(at point: KeyboardDropPoint) -> Bool {
        guard let drag, drag.phase == .dragging, let location = point.reveal(in: drag.session.dragLocation.scene) else { return false }
        drag.move(to: location)
        guard drag.phase == .dragging, let target = drag.tracker.target, target.view === point.view,
            drag.tracker.operation?.transfersData == true
        else { return false }
        way.current = point
        drag.release()
        return true
    }

    /// Cancels the keyboard drag. Returns false if no keyboard drag is in progress.
    func putBack() -> Bool {
        guard let drag, drag.phase == .dragging else { return false }
        drag.cancel()
        return true
    }

    // MARK: Drop points

    private func points(for drag: LocalDrag) -> [KeyboardDropPoint] {
        guard let scene = drag.session.dragLocation.scene else { return [] }
        return KeyboardDropPoint.all(in: scene, for: drag.tracker.session)
    }

    /// Moves to the next drop point if `step` is 1, or to the previous one if it is -1. Skips covered points.
    private func go(_ step: Int, _ drag: LocalDrag) {
        let points = points(for: drag)
        dropPoints = points
        guard !points.isEmpty else { return say(KeyboardDragText.nowhere) }
        let start = way.current.flatMap { now in points.firstIndex { $0.isSame(as: now) } } ?? (step > 0 ? -1 : points.count)
        for distance in 1...points.count {
            let index = (start + step * distance + 2 * points.count) % points.count
            let point = points[index]
            guard let location = point.reveal(in: drag.session.dragLocation.scene) else { continue }
            drag.move(to: location)
            guard drag.phase == .dragging else { return }
            guard drag.tracker.target?.view === point.view else { continue }
            way.current = point
            return say(KeyboardDragText.at(point.name, drag.tracker.operation, index + 1, of: points.count))
        }
        way.current = nil
        say(KeyboardDragText.nowhere)
    }

    private func didEnd(_ way: Way, with operation: UIDropOperation) {
        if way === self.way {
            drag = nil
            source = nil
            dropPoints = []
        }
        say(operation.transfersData ? KeyboardDragText.dropped(way.current?.name, operation) : KeyboardDragText.putBack)
    }

    private func say(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

extension UIKeyboardHIDUsage {
    /// Whether the key is a modifier key.
    fileprivate var isModifier: Bool { (0xE0...0xE7).contains(rawValue) || self == .keyboardCapsLock }
}
