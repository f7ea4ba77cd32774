import Foundation

// Interactive transitions between two layouts.
extension UICollectionView {
    /// Closure that is called after an interactive transition. `completed` is whether the final animation ran to its end; `finished` is whether
    /// the new layout was kept.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if transition != nil { cancelInteractiveTransition() }
        positionContentIfNeeded()
        let old = currentLayout
        let between =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        let transition = LayoutTransition(between, from: bounds, completion: completion)
        layout.owner = self
        layout.isInvalid = false
        layout.prepare()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        self.transition = transition
        between.owner = self
        currentLayout = between
        between.isInvalid = true
        setNeedsLayout()
        return between
    }

    /// Ends the transition with the new layout if `finishes` is true, otherwise with the old one.
    func endTransition(finishes: Bool) {
        guard let transition else {
            return collectionLog.error("Cannot finish or cancel an interactive transition of \(self): none is in progress.")
        }
        positionContentIfNeeded()
        self.transition = nil
        let between = transition.layout
        let (kept, left) = finishes ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
        change(to: kept, animated: true) { completed in transition.completion?(completed, finishes) }
        if left.owner === self { left.owner = nil }
        between.owner = nil
    }
}
