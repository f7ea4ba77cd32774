import CConformance
import Foundation

/// Saves and restores the view controllers that have restoration identifiers, in apps without scene delegates.
///
/// A controller's path consists of the identifiers of its ancestors and its own identifier. Descendants of a controller without an identifier are
/// not saved. A navigation controller restores its stack, a tab bar controller its selection, and every controller its presented controller.
@MainActor
final class ControllerRestoration {
    private unowned let application: UIApplication

    private nonisolated static let separator = "/"
    /// The maximum number of controllers in a state.
    private static let maximumCount = 500

    init(application: UIApplication) {
        self.application = application
    }

    /// A controller and its path.
    private struct Entry {
        let controller: UIViewController
        let path: [String]
        /// The controller's key in the state. References to the controller also use this key.
        var key: String { path.joined(separator: ControllerRestoration.separator) }
    }

    /// The controllers with identifiers. Ancestors precede their descendants.
    private func entries(in window: UIWindow?) -> [Entry] {
        var found: [Entry] = []
        var keys: Set<String> = []
        var pending: [(controller: UIViewController, parent: [String])] = []
        let windows = ([window, application.delegate?.window].compactMap { $0 } + application.windows)
        var seen: Set<ObjectIdentifier> = []
        for window in windows where seen.insert(ObjectIdentifier(window)).inserted {
            if let root = window.rootViewController { pending.append((root, [])) }
        }
        while let (controller, parent) = pending.first, found.count < Self.maximumCount {
            pending.removeFirst()
            guard let identifier = controller.restorationIdentifier else { continue }
            let entry = Entry(controller: controller, path: parent + [identifier])
            guard keys.insert(entry.key).inserted else {
                applicationLog.error("Only the first controller with the restoration path \"\(entry.key)\" is saved.")
                continue
            }
            found.append(entry)
            pending += controller.children.map { ($0, entry.path) }
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                pending.append((presented, entry.path))
            }
        }
        return found
    }

    // MARK: Saving

    /// The state of the controllers. Nil if the delegate declines to save the state.
    func encoded() -> [String: Any]? {
        guard let delegate = application.delegate, application.windowScenes.allSatisfy({ $0.delegate == nil }),
            OptionalRequirement.applicationShouldSaveSecureApplicationState.isImplemented(by: delegate)
        else { return nil }
        let own = StateCoder()
        guard delegate.application(application, shouldSaveSecureApplicationState: own) else { return nil }
        let entries = entries(in: nil)
        let keys = Dictionary(entries.map { (ObjectIdentifier($0.controller), $0.key) }) { first, _ in first }
        own.reference = { keys[ObjectIdentifier($0)] }
        delegate.application(application, willEncodeRestorableStateWith: own)
        var list: [[String: Any]] = []
        for entry in entries {
            let coder = StateCoder()
            coder.reference = own.reference
            entry.controller.encodeRestorableState(with: coder)
            var item: [String: Any] = ["path": entry.path, "state": coder.values, "views": views(of: entry.controller)]
            // A mangled name, because `NSStringFromClass(_:)` stops the program for nested classes.
            item["restorationClass"] = entry.controller.restorationClass.flatMap { _mangledTypeName($0) }
            item["storyboard"] = entry.controller.storyboard?.name
            if let navigation = entry.controller as? UINavigationController {
                item["stack"] = navigation.viewControllers.compactMap { keys[ObjectIdentifier($0)] }
            }
            if let tabs = entry.controller as? UITabBarController { item["selected"] = tabs.selectedIndex }
            if let presented = entry.controller.presentedViewController, presented.presentingViewController === entry.controller {
                item["presented"] = keys[ObjectIdentifier(presented)]
            }
            list.append(item)
        }
        return ["app": own.values, "list": list]
    }

    private func views(of controller: UIViewController) -> [String: Any] {
        var states: [String: Any] = [:]
        for (identifier, view) in identifiedViews(of: controller) {
            let coder = StateCoder()
            view.encodeRestorableState(with: coder)
            if !coder.values.isEmpty { states[identifier] = coder.values }
        }
        return states
    }

    /// A controller's views that have restoration identifiers, without the views of its child controllers.
    private func identifiedViews(of controller: UIViewController) -> [String: UIView] {
        guard controller.isViewLoaded, let root = controller.view else { return [:] }
        var found: [String: UIView] = [:]
        var pending = [root]
        let others = Set(controller.children.filter(\.isViewLoaded).compactMap { $0.view.map { ObjectIdentifier($0) } })
        while let view = pending.popLast() {
            if others.contains(ObjectIdentifier(view)) { continue }
            if let identifier = view.restorationIdentifier, found[identifier] == nil { found[identifier] = view }
            pending += view.subviews
        }
        return found
    }

    // MARK: Restoring

    /// Restores the controllers, unless the delegate declines.
    func restore(_ state: [String: Any], in window: UIWindow?) {
        let own = StateCoder(state["app"] as? [String: Any] ?? [:])
        guard let delegate = application.delegate, delegate.application(application, shouldRestoreSecureApplicationState: own)
        else { return }
        let existing = Dictionary(entries(in: window).map { ($0.key, $0.controller) }) { first, _ in first }
        var restored: [(controller: UIViewController, item: [String: Any], coder: StateCoder)] = []
        var byKey: [String: UIViewController] = [:]
        for item in (state["list"] as? [[String: Any]] ?? []).prefix(Self.maximumCount) {
            guard let path = item["path"] as? [String], !path.isEmpty else { continue }
            let key = path.joined(separator: Self.separator)
            let coder = StateCoder(item["state"] as? [String: Any] ?? [:])
            guard let controller = controller(path, item, coder, existing[key]) else { continue }
            controller.restorationIdentifier = controller.restorationIdentifier ?? path.last
            restored.append((controller, item, coder))
            byKey[key] = controller
        }
        let referenced: (String) -> AnyObject? = { byKey[$0] }
        for (controller, item, coder) in restored {
            arrange(controller, item, byKey)
            coder.referenced = referenced
            controller.decodeRestorableState(with: coder)
            restoreViews(of: controller, item["views"] as? [String: Any] ?? [:])
        }
        for entry in restored { entry.controller.applicationFinishedRestoringState() }
        own.referenced = referenced
        delegate.application(application, didDecodeRestorableStateWith: own)
        present(restored.map { ($0.controller, $0.item) }, byKey)
    }

    /// Finds or creates a controller. Uses its restoration class if it has one. Otherwise asks the app's delegate, then searches the hierarchy, and
    /// finally creates the controller from its storyboard.
    private func controller(
        _ path: [String], _ item: [String: Any], _ coder: StateCoder, _ existing: UIViewController?
    ) -> UIViewController? {
        if let name = item["restorationClass"] as? String {
            guard let type = _typeByName(name) as? any UIViewControllerRestoration.Type else { return nil }
            return type.viewController(withRestorationIdentifierPath: path, coder: coder)
        }
        let made = application.delegate?.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        if let found = made ?? existing { return found }
        guard let name = item["storyboard"] as? String, let identifier = path.last,
            InterfaceFiles.hasDocument(named: name, extensions: ["storyboard"], bundle: nil)
        else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        guard storyboard.hasViewController(withIdentifier: identifier) else { return nil }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }

    /// Restores the stack of a navigation controller or the selection of a tab bar controller.
    private func arrange(_ controller: UIViewController, _ item: [String: Any], _ byKey: [String: UIViewController]) {
        if let navigation = controller as? UINavigationController, let keys = item["stack"] as? [String] {
            let stack = keys.compactMap { byKey[$0] }
            if !stack.isEmpty, stack.count == keys.count { navigation.setViewControllers(stack, animated: false) }
        }
        if let tabs = controller as? UITabBarController, let index = item["selected"] as? Int,
            tabs.viewControllers?.indices.contains(index) == true
        {
            tabs.selectedIndex = index
        }
    }

    private func restoreViews(of controller: UIViewController, _ states: [String: Any]) {
        guard !states.isEmpty else { return }
        controller.loadViewIfNeeded()
        for (identifier, view) in identifiedViews(of: controller) {
            if let values = states[identifier] as? [String: Any] { view.decodeRestorableState(with: StateCoder(values)) }
        }
    }

    /// Presents the restored controllers after the launch, when the presenting controllers are in a window.
    private func present(_ restored: [(controller: UIViewController, item: [String: Any])], _ byKey: [String: UIViewController]) {
        let pairs = restored.compactMap { controller, item in
            (item["presented"] as? String).flatMap { byKey[$0] }.map { (controller, $0) }
        }
        guard !pairs.isEmpty else { return }
        _ = application.platform.schedule(after: 0) {
            for (presenting, presented) in pairs {
                guard presenting.presentedViewController == nil, presented.presentingViewController == nil else { continue }
                presenting.present(presented, animated: false)
            }
        }
    }
}
