import Foundation

/// Something that can be lifted without a pointer: a place in a view with an interaction.
@MainActor
struct KeyboardDragSource {
    private(set) weak var interaction: UIDragInteraction?
    /// What ``point`` is in the coordinates of.
    private(set) weak var home: UIView?
    let point: CGPoint
    /// What the app calls it; nil where it did not say.
    let name: String?

    func isSame(as other: KeyboardDragSource) -> Bool {
        interaction != nil && interaction === other.interaction && home === other.home && point == other.point
    }

    /// What can be lifted of an object that assistive programs see.
    ///
    /// Its `accessibilityDragSourceDescriptors`, if it has any. Without them: of a row or an item what its list lifts there; else what the object's own view
    /// lifts, or a view around it that is no object of the tree, or the first view in it. Descriptors without entries mean that nothing can be lifted.
    static func all(of object: NSObject) -> [KeyboardDragSource] {
        if let descriptors = object.accessibilityDragSourceDescriptors {
            return descriptors.compactMap { descriptor in
                guard let view = descriptor.view, let interaction = view.dragInteraction else { return nil }
                return KeyboardDragSource(interaction: interaction, home: view, point: descriptor.point, name: descriptor.name)
            }
        }
        guard let view = object as? UIView, view.window != nil, !(view is any FocusList), AccessibilityTree.isNode(view) else { return [] }
        guard let (interaction, home) = interaction(around: view) ?? interaction(in: view) else { return [] }
        return [
            KeyboardDragSource(interaction: interaction, home: home, point: CGPoint(x: home.bounds.midX, y: home.bounds.midY), name: nil)
        ]
    }

    private static func interaction(around view: UIView) -> (UIDragInteraction, home: UIView)? {
        var outer = view
        while true {
            // Of a text its selection is dragged, which readers have other words for.
            if !AccessibilityTree.isText(outer), let interaction = outer.dragInteraction { return (interaction, outer) }
            guard let next = outer.superview else { return nil }
            if let list = next as? any FocusList {
                guard let interaction = next.dragInteraction, let cell = list.focusPath(of: view).flatMap(list.focusCell(at:)) else {
                    return nil
                }
                return (interaction, cell)
            }
            guard !AccessibilityTree.isNode(next) else { return nil }
            outer = next
        }
    }

    private static func interaction(in view: UIView) -> (UIDragInteraction, home: UIView)? {
        // What is in a container has objects of its own.
        guard view.isAccessibilityElement, !AccessibilityTree.isText(view) else { return nil }
        return firstInteraction(below: view)
    }

    private static func firstInteraction(below view: UIView) -> (UIDragInteraction, home: UIView)? {
        for subview in view.orderedSubviews where subview.mayReceiveTouches && !AccessibilityTree.isText(subview) {
            if let interaction = subview.dragInteraction { return (interaction, subview) }
            if let found = firstInteraction(below: subview) { return found }
        }
        return nil
    }
}

extension UIView {
    /// The view's interaction that things are dragged off by.
    var dragInteraction: UIDragInteraction? {
        for case let interaction as UIDragInteraction in attachedInteractions where interaction.isEnabled { return interaction }
        return nil
    }
}
