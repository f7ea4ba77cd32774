import Foundation
import Host

// Drags and drops by actions, for readers' users who point at nothing and have no key to lift with.
@MainActor
extension AccessibilityTree {
    /// What can be dragged off an object; while something is carried, where it can be dropped: all places at what it was lifted off, and at each object
    /// the places in it.
    ///
    /// Actions have the names that an app's `UIAccessibilityLocationDescriptor`s have, as UIKit's have, or else the library's.
    static func dragActions(of object: NSObject) -> [Action] {
        guard let platform = Platform.current, let scene = scene(of: object) else { return [] }
        let keyboard = DragEnvironment.of(platform).keyboard
        guard keyboard.isCarrying else {
            return KeyboardDragSource.all(of: object).map { source in
                Action(name: source.name ?? LibraryWords.text("Drag Item")) {
                    keyboard.begin(source, called: source.name ?? name(of: object))
                }
            }
        }
        guard keyboard.source?.home?.window?.windowScene === scene else { return [] }
        let lifted = keyboard.source
        if let lifted, KeyboardDragSource.all(of: object).contains(where: lifted.isSame) {
            let drops = keyboard.places.map { place in
                let name = place.name.map { LibraryWords.text("Drop: %1", [$0]) }
                return Action(name: name ?? LibraryWords.text("Drop")) { keyboard.drop(at: place) }
            }
            return drops + [Action(name: LibraryWords.text("Cancel Drag")) { keyboard.putBack() }]
        }
        return keyboard.places.filter { holder(of: $0) === object }.map { place in
            let name = place.isDescribed ? place.name : nil
            return Action(name: name ?? LibraryWords.text("Drop")) { keyboard.drop(at: place) }
        }
    }

    /// Whether something could be dropped at an object at some time: readers that keep what an object can do know of its actions before there are any.
    static func mayBeDroppedAt(_ object: NSObject) -> Bool {
        (object as? UIView)?.attachedInteractions.contains { $0 is UIDropInteraction } ?? false
    }

    /// Whether a view holds text, of which the selection is dragged and not the view.
    static func isText(_ view: UIView) -> Bool { view is any UITextInput }

    /// The object of the tree that a place is in; nil for one that is in the window alone.
    private static func holder(of place: KeyboardDropPoint) -> NSObject? {
        place.view.flatMap { sequence(first: $0, next: \.superview).first(where: isNode) }
    }
}
