import Foundation

// Drags and drops by actions, for users of screen readers who cannot use a pointer or key to lift an item.
@MainActor
extension AccessibilityTree {
    /// The drag actions of an object. During a drag, the source has the actions for all drop points; another object has those for the drop points in it.
    ///
    /// Actions are named like the app's `UIAccessibilityLocationDescriptor`s, as in UIKit, or by the library.
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

    /// Whether an object may ever accept a drop. Screen readers cache whether an object has actions, so this is reported before there are any.
    static func mayBeDroppedAt(_ object: NSObject) -> Bool {
        (object as? UIView)?.attachedInteractions.contains { ($0 as? any AccessibilityInteraction)?.acceptsDrops == true } ?? false
    }

    /// The element that contains a drop point; nil if only the window does.
    private static func holder(of point: KeyboardDropPoint) -> NSObject? {
        point.view.flatMap { sequence(first: $0, next: \.superview).first(where: isNode) }
    }
}
