#if DEBUG
    /// Shows another controller in place of one whose scene cannot be kept.
    @MainActor
    enum ControllerReplacement {
        /// Replaces a controller in its container, its window or its presentation. Returns false, and does nothing, if it is in none of them.
        static func replace(_ old: UIViewController, by new: UIViewController) -> Bool {
            switch old.parent {
            case let parent as UINavigationController:
                parent.setViewControllers(parent.viewControllers.map { $0 === old ? new : $0 }, animated: false)
            case let parent as UITabBarController:
                let index = parent.selectedIndex
                parent.setViewControllers(parent.viewControllers?.map { $0 === old ? new : $0 }, animated: false)
                parent.selectedIndex = index
            case let parent as UISplitViewController: parent.viewControllers = parent.viewControllers.map { $0 === old ? new : $0 }
            case let parent?: return replace(old, by: new, in: parent)
            case nil: return replaceRoot(old, by: new)
            }
            return true
        }

        private static func replace(_ old: UIViewController, by new: UIViewController, in parent: UIViewController) -> Bool {
            guard let view = old.viewIfLoaded, view.superview != nil, let replacement = new.view else { return false }
            let position = ViewPosition(of: view)
            old.willMove(toParent: nil)
            parent.addChild(new)
            UIView.performWithoutAnimation { position.place(replacement) }
            old.removeFromParent()
            new.didMove(toParent: parent)
            return true
        }

        private static func replaceRoot(_ old: UIViewController, by new: UIViewController) -> Bool {
            if let presenting = old.presentingViewController {
                new.modalPresentationStyle = old.modalPresentationStyle
                presenting.dismiss(animated: false) { presenting.present(new, animated: false) }
                return true
            }
            guard let window = ControllerSearch.windows.first(where: { $0.rootViewController === old }) else { return false }
            window.rootViewController = new
            return true
        }
    }
#endif
