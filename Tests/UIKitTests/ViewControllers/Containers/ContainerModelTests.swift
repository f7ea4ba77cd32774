import Testing
import UIKit
import UIKitTesting

/// Random pushes, pops, swipes, selections, presentations and resizes, compared with a model of the visible controllers.
@MainActor
@Suite("Random calls of containers, compared with a model")
struct ContainerModelTests {
    /// A controller that checks that its callbacks come in pairs.
    final class Checked: UIViewController {
        private(set) var state = "gone"
        private(set) var violations: [String] = []

        private func step(_ call: String, from allowed: [String], to next: String) {
            if !allowed.contains(state) { violations.append("\(call) while \(state)") }
            state = next
        }
        override func viewWillAppear(_ animated: Bool) { step("willAppear", from: ["gone", "going"], to: "coming") }
        override func viewDidAppear(_ animated: Bool) { step("didAppear", from: ["coming"], to: "shown") }
        override func viewWillDisappear(_ animated: Bool) { step("willDisappear", from: ["shown", "coming"], to: "going") }
        override func viewDidDisappear(_ animated: Bool) { step("didDisappear", from: ["going"], to: "gone") }
    }

    @Test("The visible controllers match the model, and all callbacks are paired", arguments: 1...12)
    func random(seed: Int) async {
        var generator = SeededGenerator(seed: UInt64(seed))
        let host = TestHost(size: CGSize(width: 390, height: 700))
        var all: [Checked] = []
        func make() -> Checked {
            let made = Checked()
            made.hidesBottomBarWhenPushed = all.count % 3 == 2
            all.append(made)
            return made
        }
        var model: [[Checked]] = [[make()], [make()], [make()]]
        var selected = 0
        var presented: Checked?
        let stacks = model.map { UINavigationController(rootViewController: $0[0]) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        host.window.rootViewController = tabs
        host.advance(by: 0.1)
        var steps: [String] = []
        for _ in 0..<60 {
            let animated = Bool.random(using: &generator)
            let stack = stacks[selected]
            switch Int.random(in: 0..<9, using: &generator) {
            case 0, 1:
                let new = make()
                model[selected].append(new)
                stack.pushViewController(new, animated: animated)
                steps.append("push \(animated)")
            case 2:
                if model[selected].count > 1 { model[selected].removeLast() }
                stack.popViewController(animated: animated)
                steps.append("pop \(animated)")
            case 3:
                model[selected] = [model[selected][0]]
                stack.popToRootViewController(animated: animated)
                steps.append("root \(animated)")
            case 4:
                let new = make()
                model[selected] = [model[selected][0], new]
                stack.setViewControllers(model[selected], animated: animated)
                steps.append("set \(animated)")
            case 5:
                selected = Int.random(in: 0..<3, using: &generator)
                tabs.selectedIndex = selected
                steps.append("select \(selected)")
            case 6 where presented == nil:
                await host.settle()
                let new = make()
                new.modalPresentationStyle = .fullScreen
                presented = new
                tabs.present(new, animated: animated)
                steps.append("present \(animated)")
                await host.settle()
            case 6 where presented != nil, 7 where presented != nil:
                presented = nil
                tabs.dismiss(animated: animated)
                steps.append("dismiss \(animated)")
                await host.settle()
            case 7 where presented == nil:
                await host.settle()
                let finishes = Bool.random(using: &generator)
                let touch = host.touchDown(at: CGPoint(x: 4, y: 300))
                touch.move(to: CGPoint(x: host.window.bounds.width * (finishes ? 0.9 : 0.15), y: 300), duration: 0.2)
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    // The app removes everything during an interactive pop.
                    model[selected] = [model[selected][0]]
                    stack.popToRootViewController(animated: false)
                    steps.append("swipe, root")
                } else {
                    if finishes, model[selected].count > 1 { model[selected].removeLast() }
                    steps.append("swipe \(finishes)")
                }
                touch.hold(for: 0.3)
                touch.lift()
                await host.settle()
            default:
                host.resize(to: CGSize(width: [390, 430, 700, 1000].randomElement(using: &generator) ?? 390, height: 700))
                steps.append("resize")
            }
            if Bool.random(using: &generator) { host.advance(by: 0.08) } else { await host.settle() }
        }
        await host.settle()
        host.advance(by: 0.2)
        let comment = Comment(rawValue: steps.suffix(20).joined(separator: ", "))
        for (index, stack) in stacks.enumerated() {
            #expect(stack.viewControllers.map { ObjectIdentifier($0) } == model[index].map { ObjectIdentifier($0) }, comment)
            #expect(stack.children.count == model[index].count, comment)
            #expect(stack.navigationBar.items?.count == model[index].count || !stack.isViewLoaded, comment)
        }
        let front = presented ?? model[selected].last
        for controller in all {
            #expect(controller.violations.isEmpty, "\(controller.violations) after \(comment)")
            #expect(controller.state == (controller === front ? "shown" : "gone"), comment)
            #expect((controller.viewIfLoaded?.window != nil) == (controller === front), comment)
        }
        if let view = front?.view { #expect(host.presentedFrame(of: view) == host.window.bounds && view.transform == .identity, comment) }
        let hidesBar = model[selected].contains { $0.hidesBottomBarWhenPushed }
        if presented == nil { #expect((host.presentedFrame(of: tabs.tabBar).minY >= 700) == hidesBar, comment) }
    }
}
