import Foundation

// A finger drives the way from one layout to another.
extension UICollectionView {
    /// Called when the way is over: whether the animation to its end came to its end, and whether the way led to the new layout.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if transition != nil { cancelInteractiveTransition() }
        placeContentIfNeeded()
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

    /// Goes the rest of the way, or back.
    func endTransition(finishes: Bool) {
        guard let transition else {
            return collectionLog.error("Cannot finish or cancel an interactive transition of \(self): none is in progress.")
        }
        placeContentIfNeeded()
        self.transition = nil
        let between = transition.layout
        let (kept, left) = finishes ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
        change(to: kept, animated: true) { completed in transition.completion?(completed, finishes) }
        if left.owner === self { left.owner = nil }
        between.owner = nil
    }
}
