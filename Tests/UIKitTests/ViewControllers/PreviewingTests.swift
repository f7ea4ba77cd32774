import Testing
import UIKit
import UIKitTesting

@Suite("Registered previews")
@MainActor
struct PreviewingTests {
    let host = TestHost()
    let list = List()

    /// A controller that previews a page for the upper half of its field.
    final class List: UIViewController, UIViewControllerPreviewingDelegate {
        let field = UIView(frame: CGRect(x: 60, y: 200, width: 200, height: 100))
        let page = Page()
        var rects: [CGRect] = []
        var committed: [UIViewController] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            rects.append(previewingContext.sourceRect)
            guard location.y < 50 else { return nil }
            previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 200, height: 50)
            return page
        }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
            committed.append(viewControllerToCommit)
        }
    }

    final class Page: UIViewController {
        var events: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 160, height: 120)
        }
        override var previewActionItems: [any UIPreviewActionItem] {
            let later = UIPreviewAction(title: "Later", style: .default) { [weak self] action, controller in
                self?.events.append("\(action.title) \(controller === self)")
            }
            let more = [UIPreviewAction(title: "Delete", style: .destructive) { [weak self] _, _ in self?.events.append("delete") }]
            return [later, UIPreviewActionGroup(title: "More", style: .default, actions: more)]
        }
    }

    init() {
        host.window.rootViewController = list
        list.view.layoutIfNeeded()
    }

    @Test("A long press previews the delegate's controller, and a tap on the preview commits it")
    func opens() async {
        let context = list.registerForPreviewing(with: list, sourceView: list.field)
        #expect(context.sourceView === list.field && context.delegate === list)
        host.longPress(at: CGPoint(x: 160, y: 220))
        await host.settle()
        #expect(list.rects == [list.field.bounds])
        #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(list.page.view.window === host.window)
        host.tap(at: list.page.view.convert(CGPoint(x: 80, y: 60), to: host.window))
        await host.settle()
        #expect(list.committed == [list.page])
        #expect(list.page.view.window == nil)
    }

    @Test("The controller's actions are below the preview; a group's title leads to the actions of the group")
    func actions() async {
        list.registerForPreviewing(with: list, sourceView: list.field)
        host.longPress(at: CGPoint(x: 160, y: 220))
        await host.settle()
        #expect(host.tap("Later"))
        await host.settle()
        host.longPress(at: CGPoint(x: 160, y: 220))
        await host.settle()
        #expect(host.tap("More"))
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()
        #expect(list.page.events == ["Later true", "delete"])
        #expect(list.committed.isEmpty)
    }

    @Test("If the delegate returns nil, or after unregistering, no preview is shown")
    func nothing() async {
        let context = list.registerForPreviewing(with: list, sourceView: list.field)
        host.longPress(at: CGPoint(x: 160, y: 280))
        await host.settle()
        #expect(list.rects.count == 1)
        #expect(!list.page.isViewLoaded)
        list.unregisterForPreviewing(withContext: context)
        host.longPress(at: CGPoint(x: 160, y: 220))
        await host.settle()
        #expect(list.rects.count == 1)
        #expect(list.field.interactions.isEmpty)
    }

    @Test("A tap that requires the press to fail is recognized only after a short touch")
    func failure() async {
        let context = list.registerForPreviewing(with: list, sourceView: list.field)
        var taps = 0
        let tap = UITapGestureRecognizer { _ in taps += 1 }
        tap.require(toFail: context.previewingGestureRecognizerForFailureRelationship)
        list.field.addGestureRecognizer(tap)
        host.tap(at: CGPoint(x: 160, y: 220))
        await host.settle()
        #expect(taps == 1)
        host.longPress(at: CGPoint(x: 160, y: 220))
        await host.settle()
        #expect(taps == 1)
    }
}
