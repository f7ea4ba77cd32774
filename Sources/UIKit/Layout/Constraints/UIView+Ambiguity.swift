import Foundation

extension UIView {
    /// The implementation of ``hasAmbiguousLayout``.
    var baseHasAmbiguousLayout: Bool {
        LayoutUpdates.settle(.hierarchy(top: topmostIdentity))
        guard let box = constraintLayout?.box, constraintLayout?.keepsFrame == false else { return false }
        return box.isAmbiguous
    }

    /// The implementation of ``exerciseAmbiguityInLayout()``.
    func baseExerciseAmbiguity() {
        guard hasAmbiguousLayout, let layout = constraintLayout, let box = layout.box else { return }
        box.engine.push(layout, box)
        layoutIfNeeded()
    }
}
