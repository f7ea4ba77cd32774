import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Split view controllers")
struct SplitViewControllerTests {
    let host = TestHost(size: CGSize(width: 1280, height: 800))
    let log = CallLog()

    private func show(_ split: UISplitViewController) {
        host.window.rootViewController = split
        host.advance(by: 0.1)
    }

    @Test("Two columns are side by side in a wide window and a stack in a narrow one")
    func twoColumns() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (LoggingController("list", log), LoggingController("detail", log))
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        show(split)
        #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
        #expect(host.presentedFrame(of: list.view) == CGRect(x: 0, y: 0, width: 320, height: 800))
        let content = host.presentedFrame(of: detail.view)
        #expect(content.maxX == 1280 && abs(content.minX - 320) < 1)
        #expect(list.splitViewController === split && list.navigationController !== detail.navigationController)
        host.resize(to: CGSize(width: 390, height: 800))
        host.advance(by: 0.1)
        #expect(split.isCollapsed && detail.navigationController === list.navigationController)
        #expect(detail.view.window != nil && list.view.window == nil && detail.navigationController?.viewControllers == [list, detail])
        let pushed = LoggingController("pushed", log)
        detail.navigationController?.pushViewController(pushed, animated: false)
        host.resize(to: CGSize(width: 1280, height: 800))
        host.advance(by: 0.1)
        #expect(list.navigationController?.viewControllers == [list] && detail.navigationController?.viewControllers == [detail, pushed])
        #expect(list.view.window != nil && pushed.view.window != nil)
        let calls = log.take()
        for name in ["list", "detail", "pushed"] {
            let own = calls.filter { $0.hasPrefix(name + ".view") && !$0.hasSuffix("viewDidLoad") }
                .map { String($0.dropFirst(name.count + 1)) }
            #expect(isPaired(own, startsShown: false), "\(name): \(own)")
        }
    }

    @Test("The delegate chooses the top column of a narrow window; showing the detail pushes it")
    func topColumn() async {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            var collapsed = 0
            func splitViewController(
                _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapsed += 1 }
        }
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = Delegate()
        split.delegate = delegate
        let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        show(split)
        host.resize(to: CGSize(width: 390, height: 800))
        host.advance(by: 0.1)
        #expect(delegate.collapsed == 1 && list.navigationController?.viewControllers == [list])
        split.showDetailViewController(other, sender: nil)
        await host.settle()
        #expect(list.navigationController?.viewControllers == [list, other])
        host.resize(to: CGSize(width: 1280, height: 800))
        host.advance(by: 0.1)
        #expect(other.view.window != nil && list.view.window != nil && other.navigationController !== list.navigationController)
    }

    @Test("Three columns are side by side if they fit; hiding and showing columns changes the display mode")
    func threeColumns() async {
        let split = UISplitViewController(style: .tripleColumn)
        let controllers = (0..<3).map { _ in UIViewController() }
        split.setViewController(controllers[0], for: .primary)
        split.setViewController(controllers[1], for: .supplementary)
        split.setViewController(controllers[2], for: .secondary)
        show(split)
        #expect(split.displayMode == .twoBesideSecondary && controllers.allSatisfy { $0.view.window != nil })
        let edges = controllers.map { host.presentedFrame(of: $0.view) }
        #expect(edges[0].maxX <= edges[1].minX && edges[1].maxX <= edges[2].minX && edges[2].maxX == 1280)
        split.hide(.primary)
        await host.settle()
        #expect(split.displayMode == .oneBesideSecondary && controllers[0].view.window == nil && controllers[1].view.window != nil)
        split.hide(.supplementary)
        await host.settle()
        #expect(split.displayMode == .secondaryOnly && host.presentedFrame(of: controllers[2].view).width == 1280)
        split.show(.primary)
        await host.settle()
        #expect(split.displayMode == .twoBesideSecondary && controllers.allSatisfy { $0.view.window != nil })
    }

    @Test("A tap beside an overlaid column hides it")
    func overlay() async {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredSplitBehavior = .overlay
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        show(split)
        #expect(split.displayMode == .secondaryOnly && !list.isViewLoaded || list.view.window == nil)
        split.show(.primary)
        await host.settle()
        #expect(split.displayMode == .oneOverSecondary && host.presentedFrame(of: detail.view).width == 1280)
        host.tap(at: CGPoint(x: 900, y: 400))
        await host.settle()
        #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    }

    @Test("The older API has two controllers; its delegate can keep the list on top in a narrow window")
    func olderForm() {
        final class Delegate: UISplitViewControllerDelegate {
            var separated: UIViewController?
            func splitViewController(
                _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        let split = UISplitViewController()
        let delegate = Delegate()
        split.delegate = delegate
        let (list, detail) = (UIViewController(), UIViewController())
        let (first, second) = (UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail))
        split.viewControllers = [first, second]
        show(split)
        #expect(split.viewControllers == [first, second] && list.view.window != nil && detail.view.window != nil)
        host.resize(to: CGSize(width: 390, height: 800))
        host.advance(by: 0.1)
        #expect(split.isCollapsed && split.viewControllers == [first] && first.viewControllers == [list] && list.view.window != nil)
        host.resize(to: CGSize(width: 1280, height: 800))
        host.advance(by: 0.1)
        #expect(split.viewControllers == [first, second] && second.viewControllers == [detail] && detail.view.window != nil)
    }

    @Test("Column widths are the preferred ones, within the limits")
    func widths() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        show(split)
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(split.primaryColumnWidth == 320)
        split.preferredPrimaryColumnWidth = 280
        #expect(split.primaryColumnWidth == 280)
        split.minimumPrimaryColumnWidth = 300
        #expect(split.primaryColumnWidth == 300)
        split.maximumPrimaryColumnWidth = 250
        split.minimumPrimaryColumnWidth = 100
        #expect(split.primaryColumnWidth == 250)
    }
}
