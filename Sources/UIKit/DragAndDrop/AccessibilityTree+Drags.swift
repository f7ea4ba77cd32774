import Foundation

// Accessibility actions for drags and drops, for users of screen readers who cannot lift an item with a pointer or a key.
@MainActor
extension AccessibilityTree {
    /// The drag actions of an object. During a drag, the drag's source has an action for every drop point. Any other object has actions for its own
    /// drop points.
    ///
    /// The names of the app's `UIAccessibilityLocationDescriptor`s are used, as in UIKit, or else names of the library.
    static func dragActions(of object: NSObject) -> [Action] {
        guard let scene = scene(of: object) else { return [] }
        let keyboard = DragEnvironment.of(scene.platform).keyboard
        guard keyboard.isCarrying else {
            return KeyboardDragSource.all(of: object).map { source in
                Action(name: source.name ?? LocalizedStrings.text("Drag Item")) {
                    keyboard.begin(source, called: source.name ?? name(of: object))
                }
            }
        }
        guard keyboard.source?.home?.window?.windowScene === scene else { return [] }
        let lifted = keyboard.source
        if let lifted, KeyboardDragSource.all(of: object).contains(where: lifted.isSame) {
            let drops = keyboard.dropPoints.map { point in
                let name = point.name.map { LocalizedStrings.text("Drop: %1", [$0]) }
                return Action(name: name ?? LocalizedStrings.text("Drop")) { keyboard.drop(at: point) }
            }
            return drops + [Action(name: LocalizedStrings.text("Cancel Drag")) { keyboard.putBack() }]
        }
        return keyboard.dropPoints.filter { holder(of: $0) === object }.map { point in
            let name = point.isDescribed ? point.name : nil
            return Action(name: name ?? LocalizedStrings.text("Drop")) { keyboard.drop(at: point) }
        }
    }

    /// Whether an object may accept drops at any time. Screen readers cache whether an object has actions, so this is reported even if the object has no
    /// action yet.
    static func mayBeDroppedAt(_ object: NSObject) -> Bool {
        (object as? UIView)?.attachedInteractions.contains { ($0 as? any AccessibilityInteraction)?.acceptsDrops == true } ?? false
    }

    /// The closest element or container that contains the view of a drop point. Nil if only the window contains the view.
    private static func holder(of point: KeyboardDropPoint) -> NSObject? {
        point.view.flatMap { sequence(first: $0, next: \.superview).first(where: isNode) }
    }
}
