import Foundation

extension UIView {
    /// The implementation of ``hasAmbiguousLayout``.
    var baseHasAmbiguousLayout: Bool {
        LayoutUpdates.settle(.hierarchy(top: topmostIdentity))
        guard let box = constraintLayout?.box else {
            // Without constraints, nothing determines the frame.
            return !translatesAutoresizingMaskIntoConstraints && superview != nil && window != nil
        }
        return constraintLayout?.keepsFrame == false && box.isAmbiguous
    }

    /// The implementation of ``exerciseAmbiguityInLayout()``.
    func baseExerciseAmbiguity() {
        guard hasAmbiguousLayout, let layout = constraintLayout, let box = layout.box else { return }
        box.engine.push(layout, box)
        layoutIfNeeded()
    }
}
