import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Split view controllers")
struct SplitViewControllerTests {
    let host = TestHost(size: CGSize(width: 1280, height: 800))
    let log = CallLog()

    private func show(_ split: UISplitViewController) {
        host.window.rootViewController = split
        host.advance(by: 0.1)
    }

    @Test("Two columns are side by side in a wide window, and a stack in a narrow window")
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

    @Test("In a window that becomes narrow the detail has a back button instead of the display mode button")
    func buttonsOfCollapsedDetail() async {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        list.title = "List"
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
        show(split)
        split.showDetailViewController(UINavigationController(rootViewController: detail), sender: nil)
        host.advance(by: 0.1)
        #expect(detail.navigationItem.containerItem === split.displayModeButtonItem)
        host.resize(to: CGSize(width: 390, height: 800))
        await host.settle()
        #expect(split.isCollapsed && detail.navigationItem.containerItem == nil)
        host.tap(at: CGPoint(x: 30, y: 22))
        await host.settle()
        #expect(list.navigationController?.viewControllers == [list] && list.view.window != nil)
        host.resize(to: CGSize(width: 1280, height: 800))
        await host.settle()
        #expect(detail.navigationItem.containerItem === split.displayModeButtonItem)
    }

    @Test("After the detail was popped in a narrow window, it is beside the list again in a wide window", arguments: [false, true])
    func poppedDetailReturns(isHidden: Bool) async {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        host.resize(to: CGSize(width: 390, height: 800))
        show(split)
        await host.settle()
        #expect(list.navigationController?.viewControllers == [list, detail])
        if isHidden { split.hide(.secondary) } else { list.navigationController?.popViewController(animated: true) }
        await host.settle()
        #expect(list.navigationController?.viewControllers == [list])
        host.resize(to: CGSize(width: 1280, height: 800))
        await host.settle()
        #expect(list.view.window != nil && detail.view.window != nil && detail.navigationController !== list.navigationController)
    }

    @Test("A detail that is shown and popped in a narrow window is beside the list in a wide window")
    func detailShownWhileNarrow() async {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
        show(split)
        host.resize(to: CGSize(width: 390, height: 800))
        await host.settle()
        split.showDetailViewController(UINavigationController(rootViewController: detail), sender: nil)
        await host.settle()
        list.navigationController?.popViewController(animated: true)
        await host.settle()
        host.resize(to: CGSize(width: 1280, height: 800))
        await host.settle()
        #expect(detail.view.window != nil && detail.navigationController !== list.navigationController)
    }

    @Test("In a narrow window the delegate chooses the visible column, and showDetailViewController pushes the detail onto it")
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

    @Test("The available width determines how many of three columns are visible")
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

    @Test("If three columns do not fit, the shown primary column displaces the content; a touch on the content hides the column")
    func displacing() async {
        host.resize(to: CGSize(width: 800, height: 800))
        let split = UISplitViewController(style: .tripleColumn)
        let controllers = (0..<3).map { _ in UIViewController() }
        split.setViewController(controllers[0], for: .primary)
        split.setViewController(controllers[1], for: .supplementary)
        split.setViewController(controllers[2], for: .secondary)
        show(split)
        #expect(split.splitBehavior == .displace && split.displayMode == .oneBesideSecondary)
        split.show(.primary)
        await host.settle()
        #expect(split.displayMode == .twoDisplaceSecondary && controllers[0].view.window != nil)
        let content = host.presentedFrame(of: controllers[2].view)
        #expect(abs(content.minX - 600) <= 2 && abs(content.width - 480) <= 2)
        host.tap(at: CGPoint(x: 700, y: 400))
        await host.settle()
        #expect(split.displayMode == .oneBesideSecondary && controllers[0].view.window == nil)
        split.preferredSplitBehavior = .tile
        split.show(.primary)
        await host.settle()
        #expect(split.displayMode == .twoBesideSecondary)
    }

    @Test("With the preferred behavior displace, the primary column is hidden until the app shows it, even if all columns fit")
    func preferredDisplacing() {
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredSplitBehavior = .displace
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        split.show(.primary)
        #expect(split.displayMode == .twoDisplaceSecondary)
        split.show(.secondary)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("The display mode button needs presentsWithGesture, unless it is always visible")
    func modeButton() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        show(split)
        func isVisible() -> Bool {
            host.advance(by: 0.1)
            return host.accessibilityTree.contains(split.displayModeButtonItem.accessibilityLabel ?? "no label")
        }
        #expect(isVisible())
        split.presentsWithGesture = false
        #expect(!isVisible())
        split.displayModeButtonVisibility = .always
        #expect(isVisible())
        split.displayModeButtonVisibility = .never
        #expect(!isVisible())
    }

    @Test("A touch outside of an overlaid column hides the column")
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

    @Test("Both viewControllers are visible in a wide window; a narrow window shows the list if the delegate returns true")
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
