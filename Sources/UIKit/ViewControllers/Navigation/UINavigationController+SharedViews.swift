extension UINavigationController {
    /// Pushes or pops a controller by changing the layout of a view that both controllers share. Returns false if they do not share a view.
    func changeForm(_ change: NavigationTransition, from: UIViewController, to: UIViewController) -> Bool {
        guard let take = change.operation == .pop ? from.giveView(to: to) : to.takeView(from: from) else {
            // Controllers that are removed in another way return their borrowed views.
            for controller in change.removed where controller.hasBorrowedView { controller.giveView(to: nil)?(false) { _ in } }
            return false
        }
        delegate?.navigationController(self, willShow: to, animated: change.animated)
        changeAtOnce(change)
        take(change.animated) { [weak self, weak to] _ in
            guard let self, let to, topViewController === to else { return }
            delegate?.navigationController(self, didShow: to, animated: change.animated)
        }
        return true
    }
}
