#if DEBUG
    /// Finds the controllers of an app.
    @MainActor
    enum ControllerSearch {
        /// The controllers of all windows: children and presented controllers, also those that are not shown. Parents come before their children.
        static var all: [UIViewController] {
            var found: [UIViewController] = []
            var known: Set<ObjectIdentifier> = []
            func visit(_ controller: UIViewController) {
                guard known.insert(ObjectIdentifier(controller)).inserted else { return }
                found.append(controller)
                for child in controller.children { visit(child) }
                for child in (controller as? UITabBarController)?.viewControllers ?? [] { visit(child) }
                for child in (controller as? UINavigationController)?.viewControllers ?? [] { visit(child) }
                for child in (controller as? UISplitViewController)?.viewControllers ?? [] { visit(child) }
                if let presented = controller.presentation?.presented { visit(presented) }
            }
            for window in windows { if let root = window.rootViewController { visit(root) } }
            return found
        }

        static var windows: [UIWindow] { UIApplication.shared.windowScenes.flatMap(\.windowStack.windows) }

        /// Calls `body` with all views of the windows, and of controllers that are not shown.
        static func forEachView(_ body: (UIView) -> Void) {
            var known: Set<ObjectIdentifier> = []
            func visit(_ view: UIView) {
                guard known.insert(ObjectIdentifier(view)).inserted else { return }
                body(view)
                for subview in view.subviews { visit(subview) }
            }
            for window in windows { visit(window) }
            for controller in all { if let view = controller.viewIfLoaded { visit(view) } }
        }

        /// Calls `body` with all bar items of the controllers, and of bars in their views.
        static func forEachBarItem(_ body: (UIBarItem) -> Void) {
            func visit(_ item: UINavigationItem) {
                for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { body(button) }
                if let button = item.backBarButtonItem { body(button) }
            }
            for controller in all {
                guard let items = controller.containerItems else { continue }
                if let item = items.navigationItem { visit(item) }
                for button in items.toolbarItems ?? [] { body(button) }
                if let item = items.tabBarItem { body(item) }
            }
            forEachView { view in
                for item in (view as? UINavigationBar)?.items ?? [] { visit(item) }
                for item in (view as? UIToolbar)?.items ?? [] { body(item) }
                for item in (view as? UITabBar)?.items ?? [] { body(item) }
            }
        }
    }
#endif
