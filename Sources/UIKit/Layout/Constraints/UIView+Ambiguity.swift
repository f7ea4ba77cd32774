import Foundation

extension UIView {
    /// Whether constraints do not determine the view's frame: another would satisfy them as well.
    public var hasAmbiguousLayout: Bool {
        LayoutUpdates.settle(.hierarchy(top: topmostIdentity))
        guard let box = constraintLayout?.box, constraintLayout?.keepsFrame == false else { return false }
        return box.isAmbiguous
    }

    /// Gives a view whose constraints do not determine its frame another one that satisfies them as well, to be seen.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let layout = constraintLayout, let box = layout.box else { return }
        box.engine.push(layout, box)
        layoutIfNeeded()
    }

    /// The constraints of an axis that count for the view's frame.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintLayout?.mentions(of: self, along: axis) ?? []
    }
}
