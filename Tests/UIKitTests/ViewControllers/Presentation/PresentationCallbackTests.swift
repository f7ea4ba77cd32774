import Testing
import UIKit
import UIKitTesting

/// The state that controllers may rely on in the callbacks of a presentation.
@MainActor
@Suite("Callbacks of presentations")
struct PresentationCallbackTests {
    let host = TestHost(size: CGSize(width: 800, height: 700))
    let root = Watcher()

    /// Records a controller's presentation properties in each callback.
    final class Watcher: UIViewController {
        var notes: [String] = []
        var onDidAppear: (Watcher) -> Void = { _ in }
        var onDidDisappear: (Watcher) -> Void = { _ in }

        private func note(_ callback: String) {
            var note = callback
            if isBeingPresented { note += " presented" }
            if isBeingDismissed { note += " dismissed" }
            if presentingViewController != nil { note += " by" }
            if presentedViewController != nil { note += " over" }
            notes.append(note)
        }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
        override func viewDidAppear(_ animated: Bool) {
            note("did appear")
            onDidAppear(self)
        }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) {
            note("did disappear")
            onDidDisappear(self)
        }
    }

    init() {
        host.window.rootViewController = root
        host.advance(by: 0.1)
        root.notes = []
    }

    @Test(
        "isBeingPresented is true until viewDidAppear; in viewDidDisappear isBeingDismissed is true and presentingViewController is nil",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [false, true])
    func reasons(style: UIModalPresentationStyle, animated: Bool) async {
        let modal = Watcher()
        modal.modalPresentationStyle = style
        root.present(modal, animated: animated)
        await host.settle()
        #expect(!modal.isBeingPresented && modal.presentingViewController === root)
        modal.dismiss(animated: animated)
        await host.settle()
        #expect(
            modal.notes == [
                "will appear presented by", "is appearing presented by", "did appear presented by", "will disappear dismissed by",
                "did disappear dismissed",
            ])
        if style == .fullScreen { #expect(root.notes.last == "did appear") }
        #expect(root.presentedViewController == nil && !modal.isBeingDismissed)
    }

    @Test("A controller that appears again after a dismissal can present the next controller in viewDidAppear", arguments: [false, true])
    func chain(animated: Bool) async {
        var pages = (0..<3).map { _ in Watcher() }
        let all = pages
        for page in pages { page.modalPresentationStyle = .fullScreen }
        root.onDidAppear = { root in
            guard !pages.isEmpty else { return }
            root.present(pages.removeFirst(), animated: animated)
        }
        root.present(pages.removeFirst(), animated: animated)
        for page in all {
            await host.settle()
            #expect(root.presentedViewController === page)
            #expect(page.view.window === host.window)
            page.dismiss(animated: animated)
        }
        await host.settle()
        #expect(root.presentedViewController == nil && root.view.window === host.window)
        #expect(all.allSatisfy { $0.view.window == nil && $0.notes.count == 5 })
    }

    @Test("The presenting controller can present another controller in the modal controller's viewDidDisappear")
    func afterDisappearance() async {
        let (modal, next) = (Watcher(), Watcher())
        modal.onDidDisappear = { [root] _ in root.present(next, animated: false) }
        root.present(modal, animated: true)
        await host.settle()
        root.dismiss(animated: true)
        await host.settle()
        #expect(root.presentedViewController === next && next.view.window === host.window)
        #expect(next.presentingViewController === root && modal.presentingViewController == nil)
    }

    @Test("A controller dismissed in its own viewDidAppear disappears after the completion of its presentation")
    func dismissesItself() async {
        let modal = Watcher()
        var events: [String] = []
        modal.onDidAppear = { modal in modal.dismiss(animated: true) { events.append("dismissed") } }
        root.present(modal, animated: true) { events.append("presented") }
        await host.settle()
        #expect(events == ["presented", "dismissed"])
        #expect(root.presentedViewController == nil && modal.view.window == nil)
    }

    @Test("A controller can present another controller in its own viewDidAppear, while it is being presented")
    func presentsAtOnce() async {
        let (modal, upper) = (Watcher(), Watcher())
        modal.onDidAppear = { modal in
            if modal.presentedViewController == nil, upper.notes.isEmpty { modal.present(upper, animated: true) }
        }
        root.present(modal, animated: true)
        await host.settle()
        #expect(modal.presentedViewController === upper && upper.view.window === host.window)
        root.dismiss(animated: true)
        await host.settle()
        #expect(root.presentedViewController == nil && upper.notes.last == "did disappear dismissed")
        #expect(modal.notes.last == "did disappear dismissed")
    }

    @Test("beginAppearanceTransition(false, …) calls viewWillDisappear on a controller that never appeared, and on its children")
    func neverAppeared() {
        let (parent, child) = (Watcher(), Watcher())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.beginAppearanceTransition(false, animated: false)
        #expect(parent.notes == ["will disappear"] && child.notes == ["will disappear"])
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()
        parent.endAppearanceTransition()
        #expect(parent.notes == ["will disappear", "did disappear"] && child.notes == ["will disappear", "did disappear"])
        // Callbacks happen only if a container calls the appearance methods.
        parent.view.removeFromSuperview()
        #expect(parent.notes.count == 2)
    }

    @Test("An action sheet from a bar button item is a popover at the item in a wide window")
    func sheetFromItem() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        host.window.rootViewController = stack
        let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        stack.topViewController?.navigationItem.rightBarButtonItem = item
        host.advance(by: 0.1)
        let sheet = UIAlertController(title: "What next?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Print", style: .default))
        let popover = try #require(sheet.popoverPresentationController)
        popover.barButtonItem = item
        #expect(popover.sourceItem === item)
        stack.present(sheet, animated: false)
        host.advance(by: 0.1)
        #expect(popover.arrowDirection == .up)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxX > 700)
    }

    @Test("A popover can have a tab bar item as its source")
    func tabItem() {
        let tabs = UITabBarController()
        let pages = (0..<3).map { _ in UIViewController() }
        for page in pages { page.title = "Page" }
        tabs.viewControllers = pages
        host.window.rootViewController = tabs
        host.advance(by: 0.1)
        let modal = UIViewController()
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = modal.popoverPresentationController
        popover?.sourceItem = pages[2].tabBarItem
        #expect(popover?.sourceItem === pages[2].tabBarItem && popover?.sourceView == nil)
        tabs.present(modal, animated: false)
        host.advance(by: 0.1)
        #expect(popover?.arrowDirection == .down)
        #expect(modal.view.convert(modal.view.bounds, to: nil).midX > 450)
    }

    @Test("The display mode button and the edit button have a target and an action that an app can send")
    func systemItems() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        host.resize(to: CGSize(width: 1280, height: 800))
        host.window.rootViewController = split
        host.advance(by: 0.1)
        let mode = split.displayMode
        let item = split.displayModeButtonItem
        let action = try #require(item.action)
        #expect(item.target === split)
        #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        host.advance(by: 1)
        #expect(split.displayMode != mode)

        let edit = root.editButtonItem
        #expect(edit.target === root && edit.title == "Edit")
        #expect(UIApplication.shared.sendAction(try #require(edit.action), to: edit.target, from: edit, for: nil))
        #expect(root.isEditing && edit.title == "Done" && edit.style == .done)
    }
}
