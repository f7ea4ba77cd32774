import UIKit
import UIKitTesting

extension SimulationWorld {
    // MARK: Controllers

    func performOnControllers(_ step: SimulationStep) {
        let (a, b) = (step.a, step.b)
        switch step.kind {
        case .replaceRoot:
            host.window.rootViewController = screens.root(a, b)
        case .push:
            let stack = controllers.compactMap { $0 as? UINavigationController }
            if let navigation = element(stack, a), navigation.viewControllers.count < 5 {
                navigation.pushViewController(screens.screen(b), animated: step.c % 3 != 0)
            }
        case .pop:
            guard let navigation = element(controllers.compactMap { $0 as? UINavigationController }, a) else { return }
            if b % 3 == 0 { navigation.popToRootViewController(animated: true) } else { navigation.popViewController(animated: b % 3 == 1) }
        case .selectTab:
            if let tabs = element(controllers.compactMap { $0 as? UITabBarController }, a) { tabs.selectedIndex = b % 3 }
            if let split = element(controllers.compactMap { $0 as? UISplitViewController }, a) {
                b % 2 == 0 ? split.show(.primary) : split.show(.secondary)
            }
        case .turnPage:
            if let pages = element(controllers.compactMap { $0 as? UIPageViewController }, a) {
                pages.setViewControllers([screens.screen(b)], direction: b % 2 == 0 ? .forward : .reverse, animated: step.c % 3 != 0)
            }
        case .present: present(step)
        case .dismiss: topController?.presentingViewController?.dismiss(animated: a % 3 != 0)
        default: host.pointer.move(to: point(a, b)); host.pointer.click(.secondary)
        }
    }

    func performOnBars(_ step: SimulationStep) {
        let (a, b, c) = (step.a, step.b, step.c)
        guard let navigation = element(controllers.compactMap { $0 as? UINavigationController }, b) else { return }
        switch a % 8 {
        case 0: navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: c % 2 == 0)
        case 1: navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: c % 2 == 0)
        case 2: navigation.navigationBar.prefersLargeTitles.toggle()
        case 3: navigation.topViewController?.navigationItem.largeTitleDisplayMode = [.always, .never, .automatic][c % 3]
        case 4: navigation.topViewController?.navigationItem.prompt = c % 2 == 0 ? nil : "Prompt"
        case 5: navigation.topViewController?.title = String(repeating: "Title ", count: c % 7)
        case 6:
            let items = (0..<c % 4).map { UIBarButtonItem(title: "Item \($0)", primaryAction: UIAction { _ in }) }
            navigation.topViewController?.navigationItem.setRightBarButtonItems(items, animated: c % 2 == 0)
        default: navigation.topViewController?.tabBarItem.badgeValue = c % 2 == 0 ? nil : "\(c)"
        }
    }

    /// Adds a child controller to another one's view, or removes such a child.
    func performContainment(_ step: SimulationStep) {
        let parents = controllers.filter { $0 is CanvasScreen || $0 is FormScreen || $0 is PickerScreen }
        guard let parent = element(parents, step.a), parent.isViewLoaded else { return }
        if let child = parent.children.last, step.b % 2 == 0 {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            parent.navigationController?.view.setNeedsLayout()
        } else if controllers.count < 14 {
            let child = screens.screen(step.b)
            parent.addChild(child)
            child.view.frame = CGRect(x: 20, y: 80 + step.c % 200, width: 220, height: 200)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            // The bars may follow another scroll view from the next layout on.
            parent.navigationController?.view.setNeedsLayout()
        }
    }

    private func present(_ step: SimulationStep) {
        let (a, b, c) = (step.a, step.b, step.c)
        guard let top = topController, !top.isBeingDismissed, !top.isBeingPresented, controllers.count < 14 else { return }
        let presented: UIViewController
        switch a % 6 {
        case 0, 1:
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: a % 6 == 0 ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.callback() })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            if a % 6 == 0, b % 3 == 0 { alert.addTextField() }
            if a % 6 == 1 { alert.popoverPresentationController?.sourceView = top.view }
            track(alert)
            presented = alert
        case 2:
            presented = screens.screen(b)
            presented.modalPresentationStyle = .popover
            presented.preferredContentSize = CGSize(width: 200, height: 240)
            presented.popoverPresentationController?.sourceView = top.view
            presented.popoverPresentationController?.sourceRect = CGRect(x: b % 300, y: c % 500, width: 20, height: 20)
        case 3:
            presented = screens.root(b, c)
            presented.sheetPresentationController?.detents = [[.medium()], [.medium(), .large()], [.large()]][c % 3]
            presented.sheetPresentationController?.prefersGrabberVisible = true
        case 4:
            presented = screens.root(b, c)
            presented.modalPresentationStyle = .fullScreen
            presented.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal][c % 3]
        default:
            presented = screens.screen(b)
            presented.modalPresentationStyle = [.formSheet, .overFullScreen, .overCurrentContext, .currentContext][c % 4]
        }
        top.present(presented, animated: b % 4 != 0) { [weak self] in self?.callback() }
    }

    // MARK: The environment

    func performOnEnvironment(_ step: SimulationStep) {
        let (a, b) = (step.a, step.b)
        switch step.kind {
        case .resize: host.resize(to: CGSize(width: 200 + a % 600, height: 240 + b % 500))
        case .appearance:
            switch a % 4 {
            case 0: host.isDark.toggle()
            case 1: host.prefersHighContrast.toggle()
            case 2: host.prefersBoldText.toggle()
            default: host.reducesMotion.toggle()
            }
        case .direction: host.window.traitOverrides.layoutDirection = a % 2 == 0 ? .rightToLeft : .leftToRight
        case .sizeClass: host.window.traitOverrides.horizontalSizeClass = a % 2 == 0 ? .regular : .compact
        case .textScale: host.textScale = [0.8, 1, 1.3, 2][a % 4]
        case .memoryWarning: host.warnOfMemory()
        case .activity:
            switch a % 4 {
            case 0: host.isActive = false
            case 1: host.isActive = true
            case 2: host.isVisible = false
            default: host.isVisible = true
            }
        case .openScene:
            guard sceneCount < 3 else { return }
            sceneCount += 1
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            guard let scene = otherScenes.last, scene.windows.isEmpty else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = screens.screen(b)
            window.makeKeyAndVisible()
            track(window)
            track(scene)
            secondWindows.append(window)
        default: if let scene = element(otherScenes, a) { close(scene) }
        }
    }

    private var otherScenes: [UIWindowScene] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter { $0 !== host.window.windowScene }
            .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }

    private func close(_ scene: UIWindowScene) {
        secondWindows.removeAll { $0.windowScene === scene }
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        sceneCount -= 1
    }

    /// Closes all scenes but the host's.
    func closeScenes() {
        for scene in otherScenes { close(scene) }
        secondWindows = []
    }
}
