import Foundation

extension UICollectionViewController {
    /// Takes over the collection view of the controller below. Answers what brings it into this controller's layout.
    func borrow(from other: UIViewController) -> UIViewController.ViewChange? {
        guard useLayoutToLayoutNavigationTransitions, lender == nil, let other = other as? UICollectionViewController,
            let shared = other.collectionView, shared === other.view
        else { return nil }
        loadViewIfNeeded()
        let layout = collectionViewLayout
        // A layout belongs to one collection view. The controller's own is never shown, and asks the controller for nothing.
        ownCollectionView?.dataSource = nil
        ownCollectionView?.delegate = nil
        ownCollectionView?.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        if other.keptLayout == nil { other.keptLayout = shared.collectionViewLayout }
        keptLayout = layout
        lender = other
        other.stepBack(from: shared)
        take(shared)
        return { shared.setCollectionViewLayout(layout, animated: $0, completion: $1) }
    }

    /// Gives the collection view back, to `target` among those that it came from, or to the one that it came from. Answers what brings it into that
    /// one's layout.
    func giveBack(to target: UIViewController?) -> UIViewController.ViewChange? {
        guard let target = target ?? lender as UIViewController?, let target = target as? UICollectionViewController,
            let shared = ownCollectionView, let layout = target.keptLayout
        else { return nil }
        let chain = Array(sequence(first: self) { $0.lender })
        guard let place = chain.firstIndex(where: { $0 === target }), place > 0 else { return nil }
        for controller in chain[..<place] {
            controller.lender = nil
            controller.keptLayout = nil
            controller.ownCollectionView = nil
        }
        stepBack(from: shared)
        target.take(shared)
        if target.lender == nil { target.keptLayout = nil }
        return { shared.setCollectionViewLayout(layout, animated: $0, completion: $1) }
    }

    private func take(_ shared: UICollectionView) {
        ownCollectionView = shared
        view = shared
        shared.delegate = self
    }

    /// Has an empty view for as long as another controller shows the collection view.
    private func stepBack(from shared: UICollectionView) {
        let place = UIView(frame: shared.frame)
        place.backgroundColor = shared.backgroundColor
        view = place
    }
}
