import Foundation

/// A point in a view with a drag interaction. Keys and assistive technologies can lift its items.
@MainActor
struct KeyboardDragSource {
    private(set) weak var interaction: UIDragInteraction?
    /// The view that defines the coordinates of ``point``.
    private(set) weak var home: UIView?
    let point: CGPoint
    /// The name that the app specified for the point, or nil.
    let name: String?

    func isSame(as other: KeyboardDragSource) -> Bool {
        interaction != nil && interaction === other.interaction && home === other.home && point == other.point
    }

    /// The drag sources of an accessibility element.
    ///
    /// The app can list them in `accessibilityDragSourceDescriptors`; an empty array means that the element is not a source. Otherwise a row or an
    /// item of a list has one source, which lifts the items of that row or item. For other elements, the source is the interaction of the view.
    /// Without one, superviews that are not elements are searched, and then subviews.
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
            // Text inputs are skipped: they drag their selection, for which screen readers have their own commands.
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
        // The elements in a container have their own drag sources, so only the subviews of an element are searched.
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
    /// The view's enabled drag interaction.
    var dragInteraction: UIDragInteraction? {
        for case let interaction as UIDragInteraction in attachedInteractions where interaction.isEnabled { return interaction }
        return nil
    }
}
