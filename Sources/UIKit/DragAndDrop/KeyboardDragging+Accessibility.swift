import Foundation

// Accessibility actions for drags and drops, for users of screen readers who cannot lift an item with a pointer or a key.
extension KeyboardDragging: AccessibilityActionProvider {
    /// The drag actions of an object. During a drag, the drag's source has an action for every drop point. Any other object has actions for its own
    /// drop points.
    ///
    /// The names of the app's `UIAccessibilityLocationDescriptor`s are used, as in UIKit, or else names of the library.
    func accessibilityActions(of object: NSObject) -> [AccessibilityTree.Action] {
        guard isCarrying else {
            return KeyboardDragSource.all(of: object).map { source in
                AccessibilityTree.Action(name: source.name ?? LocalizedStrings.text("Drag Item")) {
                    self.begin(source, called: source.name ?? AccessibilityTree.name(of: object))
                }
            }
        }
        guard let scene = AccessibilityTree.scene(of: object), source?.home?.window?.windowScene === scene else { return [] }
        if let lifted = source, KeyboardDragSource.all(of: object).contains(where: lifted.isSame) {
            let drops = dropPoints.map { point in
                let name = point.name.map { LocalizedStrings.text("Drop: %1", [$0]) }
                return AccessibilityTree.Action(name: name ?? LocalizedStrings.text("Drop")) { self.drop(at: point) }
            }
            return drops + [AccessibilityTree.Action(name: LocalizedStrings.text("Cancel Drag")) { self.putBack() }]
        }
        return dropPoints.filter { Self.holder(of: $0) === object }.map { point in
            let name = point.isDescribed ? point.name : nil
            return AccessibilityTree.Action(name: name ?? LocalizedStrings.text("Drop")) { self.drop(at: point) }
        }
    }

    /// The closest element or container that contains the view of a drop point. Nil if only the window contains the view.
    private static func holder(of point: KeyboardDropPoint) -> NSObject? {
        point.view.flatMap { sequence(first: $0, next: \.superview).first(where: AccessibilityTree.isNode) }
    }
}
