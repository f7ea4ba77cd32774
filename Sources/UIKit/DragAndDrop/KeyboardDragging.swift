import Foundation
import Host

/// The keys of drags: Escape puts back whatever fingers, a mouse or keys drag. And drags without a pointer: a focused view is lifted by a key, taken from one named place to the next, and dropped or put back. What happens is
/// announced in words. Readers do the same by actions: see ``AccessibilityTree``.
///
/// | key | does |
/// |---|---|
/// | Space on a focused draggable view, Shift and Space in one or on a control | lifts |
/// | Tab, →, ↓ · Shift and Tab, ←, ↑ | goes to the next place · to the one before |
/// | Return, Space | drops |
/// | Escape | puts back |
@MainActor
final class KeyboardDragging: KeyInterceptor {
    private unowned let environment: DragEnvironment
    private var drag: Drag?
    /// The keys that went down for the drag, whose release is the drag's too.
    private var taken: Set<Int> = []
    /// The way of the drag. A drag that was dropped may end when another one is on its own way.
    private var way = Way()
    /// What the drag was lifted off.
    private(set) var source: KeyboardDragSource?
    /// The places that the drag could be taken to, as of the lift or of the last way: targets are not asked anew for each question of a reader.
    private(set) var places: [KeyboardDropPoint] = []

    private final class Way {
        /// Where the drag is; nil where it was lifted.
        var current: KeyboardDropPoint?
    }

    init(in environment: DragEnvironment) {
        self.environment = environment
    }

    // MARK: Keys

    /// Whether a key is the drag's, or lifts. Others are for the first responder.
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

    /// The scene lost the keyboard, or closes.
    func cancel(in scene: UIWindowScene) {
        guard let drag, drag.session.place.scene === scene else { return }
        taken.removeAll()
        drag.cancel()
    }

    /// Puts back everything that is lifted or dragged. Answers whether there was anything.
    private func cancelAll() -> Bool {
        let carried = environment.drags.filter { $0.phase == .lifting || $0.phase == .dragging }
        for drag in carried { drag.cancel() }
        return !carried.isEmpty
    }

    private func act(on key: UIKeyboardHIDUsage, _ modifiers: HostModifiers, _ drag: Drag) {
        switch key {
        case .keyboardTab: go(modifiers.contains(.shift) ? -1 : 1, drag)
        case .keyboardRightArrow, .keyboardDownArrow: go(1, drag)
        case .keyboardLeftArrow, .keyboardUpArrow: go(-1, drag)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: drag.release()
        default: break
        }
    }

    // MARK: Lifting

    /// The interaction that a key would lift: that of the first responder's own view, or of the view that has the keyboard's focus; or `anywhere` of one around it.
    private func focusedInteraction(in scene: UIWindowScene, anywhere: Bool) -> UIDragInteraction? {
        let window = scene.windowStack.keyWindow
        guard let responder = window?.firstResponder ?? window?.focusedResponder else { return nil }
        guard anywhere else {
            // A control's space is a press of it.
            guard let view = responder as? UIView, view is UIControl == false else { return nil }
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
        // Of a list the row or item that keys are at.
        let list = source == nil ? view as? any FocusList : nil
        let cell = list.flatMap { list in list.focusPath.flatMap { list.focusCell(at: $0) } }
        let home = source?.view ?? cell ?? view
        let point = source?.point ?? CGPoint(x: home.bounds.midX, y: home.bounds.midY)
        let name = source?.name ?? (cell ?? view).accessibilityLabel
        return lift(KeyboardDragSource(interaction: interaction, home: home, point: point, name: source?.name), called: name, in: scene)
    }

    private func lift(_ source: KeyboardDragSource, called name: String?, in scene: UIWindowScene) -> Bool {
        guard let interaction = source.interaction, let home = source.home, home.window?.windowScene === scene else { return false }
        let place = DragPlace(SceneSpace.convert(source.point, from: home, to: home.window), in: scene)
        guard let drag = Drag(of: interaction, at: place, in: environment) else { return false }
        self.drag = drag
        self.source = source
        let way = Way()
        self.way = way
        drag.onEnd = { [weak self] in self?.didEnd(way, with: $0) }
        drag.lift()
        drag.begin()
        guard drag.phase == .dragging else { return true }
        places = points(for: drag)
        let name = name ?? drag.session.items.first?.itemProvider.suggestedName
        say(KeyboardDragText.lifted(name, items: drag.session.items.count, places: places.count))
        return true
    }

    // MARK: Actions of readers

    /// Whether something is carried without a pointer.
    var isCarrying: Bool { drag?.phase == .dragging }

    /// Lifts something for a reader, and takes it to the first place. Answers whether it is carried.
    func begin(_ source: KeyboardDragSource, called name: String?) -> Bool {
        guard !isCarrying, let home = source.home, let scene = home.window?.windowScene else { return false }
        // What is out of sight cannot be touched, and so not lifted.
        _ = AccessibilityTree.reveal(home, animated: false)
        guard lift(source, called: name, in: scene), let drag, drag.phase == .dragging else { return false }
        if !places.isEmpty { go(1, drag) }
        return drag.phase == .dragging
    }

    /// Drops what is carried at a place; false where the place has gone, is covered, or does not take it.
    func drop(at point: KeyboardDropPoint) -> Bool {
        guard let drag, drag.phase == .dragging, let place = point.reveal(in: drag.session.place.scene) else { return false }
        drag.move(to: place)
        guard drag.phase == .dragging, let target = drag.tracker.target, target.view === point.view,
            drag.tracker.operation?.transfersData == true
        else { return false }
        way.current = point
        drag.release()
        return true
    }

    /// Puts back what is carried without a pointer.
    func putBack() -> Bool {
        guard let drag, drag.phase == .dragging else { return false }
        drag.cancel()
        return true
    }

    // MARK: From place to place

    private func points(for drag: Drag) -> [KeyboardDropPoint] {
        guard let scene = drag.session.place.scene else { return [] }
        return KeyboardDropPoint.all(in: scene, for: drag.tracker.session)
    }

    /// Goes to the next place, or with -1 to the one before; those that something else covers are left out.
    private func go(_ step: Int, _ drag: Drag) {
        let points = points(for: drag)
        places = points
        guard !points.isEmpty else { return say(KeyboardDragText.nowhere) }
        let start = way.current.flatMap { now in points.firstIndex { $0.isSame(as: now) } } ?? (step > 0 ? -1 : points.count)
        for distance in 1...points.count {
            let index = (start + step * distance + 2 * points.count) % points.count
            let point = points[index]
            guard let place = point.reveal(in: drag.session.place.scene) else { continue }
            drag.move(to: place)
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
            places = []
        }
        say(operation.transfersData ? KeyboardDragText.dropped(way.current?.name, operation) : KeyboardDragText.putBack)
    }

    private func say(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

extension UIKeyboardHIDUsage {
    /// Whether it is a key that does nothing but change others.
    fileprivate var isModifier: Bool { (0xE0...0xE7).contains(rawValue) || self == .keyboardCapsLock }
}
