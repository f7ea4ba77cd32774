import Foundation

extension UICollectionViewController {
    /// Takes over the collection view of `other`, the controller below in the navigation stack. Returns a closure that changes the view to this
    /// controller's layout; nil if the view cannot be shared.
    func borrow(from other: UIViewController) -> UIViewController.ViewChange? {
        guard useLayoutToLayoutNavigationTransitions, lender == nil, let other = other as? UICollectionViewController,
            let shared = other.collectionView, shared === other.view
        else { return nil }
        loadViewIfNeeded()
        let layout = collectionViewLayout
        // Detaches the controller's own collection view, which is never shown: its layout moves to the shared view, and it must not call its data
        // source.
        ownCollectionView?.dataSource = nil
        ownCollectionView?.delegate = nil
        ownCollectionView?.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        if other.ownLayout == nil { other.ownLayout = shared.collectionViewLayout }
        ownLayout = layout
        lender = other
        other.stepBack(from: shared)
        take(shared)
        return { shared.setCollectionViewLayout(layout, animated: $0, completion: $1) }
    }

    /// Returns the shared collection view to `target`, or to the direct lender if `target` is nil. `target` must be in the chain of lenders. Returns
    /// a closure that changes the view to that controller's layout.
    func giveBack(to target: UIViewController?) -> UIViewController.ViewChange? {
        guard let target = target ?? lender as UIViewController?, let target = target as? UICollectionViewController,
            let shared = ownCollectionView, let layout = target.ownLayout
        else { return nil }
        let chain = Array(sequence(first: self) { $0.lender })
        guard let index = chain.firstIndex(where: { $0 === target }), index > 0 else { return nil }
        for controller in chain[..<index] {
            controller.lender = nil
            controller.ownLayout = nil
            controller.ownCollectionView = nil
        }
        stepBack(from: shared)
        target.take(shared)
        if target.lender == nil { target.ownLayout = nil }
        return { shared.setCollectionViewLayout(layout, animated: $0, completion: $1) }
    }

    private func take(_ shared: UICollectionView) {
        ownCollectionView = shared
        view = shared
        shared.delegate = self
    }

    /// Sets an empty view while another controller shows the collection view.
    private func stepBack(from shared: UICollectionView) {
        let placeholder = UIView(frame: shared.frame)
        placeholder.backgroundColor = shared.backgroundColor
        view = placeholder
    }
}
