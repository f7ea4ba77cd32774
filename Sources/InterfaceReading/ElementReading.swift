import CoreGraphics
import Foundation
import UIKit

/// Reads views, accessibility elements and constraints for tools that look into a running app.
@MainActor
package enum ElementReading {
    /// The frame of a view in its scene's coordinates, in points; the accessibility frame of any other object.
    package static func frame(of object: NSObject, in scene: UIWindowScene) -> CGRect {
        guard let view = object as? UIView else { return object.accessibilityFrame }
        return scene.windowStack.layer.convert(view.bounds, from: view.layer)
    }

    /// The texts by which an object can be found: labels, shown texts, placeholders.
    package static func texts(of object: NSObject) -> [String] {
        guard let view = object as? UIView else { return [AccessibilityTree.name(of: object)] }
        return [view.accessibilityLabel, view.shownText, (view as? UITextField)?.placeholder].compactMap { $0 }
    }

    /// Whether the class of an object, or one of its superclasses, has a name.
    package static func isInstance(_ object: NSObject, ofClassNamed name: String) -> Bool {
        sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { String(describing: $0) == name }
    }

    /// The constraints that affect a view's frame, and those that the view holds, without duplicates.
    package static func constraints(of view: UIView) -> [NSLayoutConstraint] {
        var seen: Set<ObjectIdentifier> = []
        let all = view.constraintsAffectingLayout(for: .horizontal) + view.constraintsAffectingLayout(for: .vertical) + view.constraints
        return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The frontmost view at a point of a scene that is drawn there, whether it receives touches or not.
    ///
    /// - Complexity: O(*n*) in the number of views.
    package static func frontmostView(at point: CGPoint, in scene: UIWindowScene) -> UIView? {
        for window in scene.windowStack.windows.reversed() {
            if let view = frontmost(at: point, in: window, scene) { return view }
        }
        return nil
    }

    private static func frontmost(at point: CGPoint, in view: UIView, _ scene: UIWindowScene) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        let isInside = view.bounds.contains(view.layer.convert(point, from: scene.windowStack.layer))
        if view.clipsToBounds, !isInside { return nil }
        for subview in view.subviews.reversed() {
            if let found = frontmost(at: point, in: subview, scene) { return found }
        }
        return isInside ? view : nil
    }
}
