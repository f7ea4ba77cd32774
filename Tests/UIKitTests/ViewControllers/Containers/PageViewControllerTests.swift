import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Page view controllers")
struct PageViewControllerTests {
    let host = TestHost(size: CGSize(width: 300, height: 500))
    let log = CallLog()
    let pages: [LoggingController]
    let book: Book

    /// A data source and delegate with a sequence of pages.
    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        let log: CallLog
        init(_ pages: [UIViewController], _ log: CallLog) { (self.pages, self.log) = (pages, log) }
        private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + offset) else { return nil }
            return pages[index + offset]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
            log.add("willTransition \(pendingViewControllers[0].title ?? "")")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { log.add("didFinish \(previousViewControllers[0].title ?? "") \(completed)") }
    }

    init() {
        let log = log
        pages = (0..<4).map { LoggingController("p\($0)", log) }
        book = Book(pages, log)
    }

    private func show(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([pages[1]], direction: .forward, animated: false)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        _ = log.take()
        return controller
    }

    @Test("The current page is always at an offset of one page, and a drag beyond the first or last page changes nothing")
    func middle() throws {
        let controller = show(.scroll)
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0) && scroll.contentSize.width == 900)
        controller.setViewControllers([pages[0]], direction: .forward, animated: false)
        host.advance(by: 0.1)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
        host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 250, y: 250), duration: 0.2)
        host.advance(by: 2)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0) && controller.viewControllers == [pages[0]])
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.2)
        host.advance(by: 2)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0) && controller.viewControllers == [pages[1]])
        controller.setViewControllers([pages[3]], direction: .forward, animated: false)
        host.advance(by: 0.1)
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.2)
        host.advance(by: 2)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0) && controller.viewControllers == [pages[3]])
    }

    private func expectPaired(startsShown: String) {
        let calls = log.take()
        for page in pages {
            let own = calls.filter { $0.hasPrefix(page.name + ".view") && !$0.hasSuffix("viewDidLoad") }
                .map { String($0.dropFirst(page.name.count + 1)) }
            #expect(isPaired(own, startsShown: page.name == startsShown), "\(page.name): \(own)")
        }
    }

    @Test("On a turn, a double-sided book with the spine at an edge requests two pages and shows the second one")
    func doubleSided() async {
        let controller = show(.pageCurl)
        controller.isDoubleSided = true
        controller.setViewControllers([pages[0]], direction: .reverse, animated: false)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 290, y: 250))
        await host.settle()
        #expect(controller.viewControllers == [pages[2]] && pages[2].view.window != nil && pages[1].parent == nil)
        host.tap(at: CGPoint(x: 290, y: 250))
        await host.settle()
        #expect(controller.viewControllers == [pages[2]], "The last page has a back, but no page follows it")
        host.tap(at: CGPoint(x: 10, y: 250))
        await host.settle()
        #expect(controller.viewControllers == [pages[0]])
        var isFinished: Bool?
        controller.setViewControllers([pages[2], pages[1]], direction: .forward, animated: true) { isFinished = $0 }
        await host.settle()
        #expect(isFinished == true && controller.viewControllers == [pages[2]])
    }

    @Test("A drag scrolls to the next page, and calls the delegate in order")
    func drag() async {
        let controller = show(.scroll)
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.2)
        await host.settle()
        #expect(controller.viewControllers == [pages[2]] && host.presentedFrame(of: pages[2].view).minX == 0)
        #expect(pages[1].parent == nil && pages[1].view.window == nil)
        let calls = log.calls.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
        #expect(calls == ["willTransition p2", "didFinish p1 true"])
        expectPaired(startsShown: "p1")
    }

    /// A page view controller that tracks the progress of a page change, as apps do.
    final class Follower: UIPageViewController, UIScrollViewDelegate {
        var offsets: [CGFloat] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            for case let scroll as UIScrollView in view.subviews { scroll.delegate = self }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    }

    @Test("Pages still change if the app is the scroll view's delegate")
    func followed() async {
        let controller = Follower(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([pages[1]], direction: .forward, animated: false)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        controller.offsets = []
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.2)
        await host.settle()
        #expect(controller.viewControllers == [pages[2]])
        #expect(controller.offsets.contains { $0 > 320 && $0 < 600 })
        controller.setViewControllers([pages[3]], direction: .forward, animated: true)
        await host.settle()
        #expect(controller.viewControllers == [pages[3]])
    }

    @Test("A cancelled drag returns to the page, and every appearance callback has its counterpart")
    func cancelled() async {
        let controller = show(.scroll)
        let touch = host.touchDown(at: CGPoint(x: 150, y: 250))
        touch.move(to: CGPoint(x: 60, y: 250), duration: 0.2)
        #expect(pages[2].view.window != nil)
        touch.move(to: CGPoint(x: 240, y: 250), duration: 0.3)
        #expect(pages[0].view.window != nil)
        touch.move(to: CGPoint(x: 170, y: 250), duration: 0.2)
        touch.hold(for: 0.3)
        touch.lift()
        await host.settle()
        #expect(controller.viewControllers == [pages[1]] && host.presentedFrame(of: pages[1].view).minX == 0)
        #expect(pages[0].parent == nil && pages[2].parent == nil)
        expectPaired(startsShown: "p1")
    }

    @Test("A drag beyond the last page does not change the page")
    func end() async {
        let controller = show(.scroll)
        for _ in 0..<5 {
            host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.2)
            await host.settle()
        }
        #expect(controller.viewControllers == [pages[3]])
        for _ in 0..<5 {
            host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 250, y: 250), duration: 0.2)
            await host.settle()
        }
        #expect(controller.viewControllers == [pages[0]] && host.presentedFrame(of: pages[0].view).minX == 0)
        expectPaired(startsShown: "p1")
    }

    @Test("If a finger stops a page that returns from beyond the end, layout does not move it, and it returns after the touch")
    func stoppedBounce() async throws {
        let controller = show(.scroll)
        controller.setViewControllers([pages[3]], direction: .forward, animated: false)
        host.advance(by: 0.1)
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.2)
        host.advance(by: 0.05)
        let finger = host.touchDown(at: CGPoint(x: 150, y: 250))
        host.advance(by: 0.05)
        let offset = scroll.contentOffset.x
        #expect(offset > 301)
        controller.view.setNeedsLayout()
        host.advance(by: 0.05)
        #expect(scroll.contentOffset.x == offset)
        finger.lift()
        await host.settle()
        #expect(scroll.contentOffset.x == 300)
    }

    @Test("A page that the app scrolls to is at an offset of one page, even if a touch stopped the scrolling")
    func stoppedScrolling() async throws {
        let controller = show(.scroll)
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        controller.setViewControllers([pages[2]], direction: .forward, animated: true)
        host.advance(by: 0.1)
        let finger = host.touchDown(at: CGPoint(x: 150, y: 250))
        host.advance(by: 1.5)
        finger.cancel()
        #expect(scroll.contentOffset.x == 300)
        await host.settle()
        #expect(scroll.contentOffset.x == 300)
    }

    @Test("If the layout direction changes while a touch holds a page, the page has its usual position after the touch")
    func directionDuringTouch() async throws {
        let controller = show(.scroll)
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        host.window.traitOverrides.layoutDirection = .rightToLeft
        host.advance(by: 0.1)
        controller.setViewControllers([pages[2]], direction: .forward, animated: true)
        host.advance(by: 0.1)
        let finger = host.touchDown(at: CGPoint(x: 150, y: 250))
        host.window.traitOverrides.layoutDirection = .leftToRight
        host.advance(by: 0.3)
        finger.lift()
        await host.settle()
        #expect(scroll.contentOffset.x == 300)
        controller.view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(scroll.contentOffset.x == 300)
    }

    @Test("setViewControllers scrolls to any page, and calls its completion at the end")
    func program() async {
        let controller = show(.scroll)
        var done: Bool?
        controller.setViewControllers([pages[3]], direction: .forward, animated: true) { done = $0 }
        host.advance(by: 0.1)
        let x = host.presentedFrame(of: pages[3].view).minX
        #expect(x > 0 && x < 300)
        await host.settle()
        #expect(done == true && controller.viewControllers == [pages[3]])
        controller.setViewControllers([pages[0]], direction: .reverse, animated: true)
        host.advance(by: 0.1)
        controller.setViewControllers([pages[1]], direction: .forward, animated: false)
        await host.settle()
        #expect(controller.viewControllers == [pages[1]] && controller.children == [pages[1]])
        expectPaired(startsShown: "p1")
    }

    @Test("Arrow and page keys change pages, and setting a wrong number of pages changes nothing")
    func keys() async {
        let controller = show(.scroll)
        host.press("ArrowRight")
        await host.settle()
        #expect(controller.viewControllers == [pages[2]])
        host.press("PageUp")
        await host.settle()
        #expect(controller.viewControllers == [pages[1]])
        controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
        #expect(controller.viewControllers == [pages[1]])
    }

    @Test("With the page curl style a swipe, or a tap at the edge, turns the page")
    func book() async {
        let controller = show(.pageCurl)
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.15)
        await host.settle()
        #expect(controller.viewControllers == [pages[2]] && pages[1].view.window == nil)
        host.tap(at: CGPoint(x: 10, y: 250))
        await host.settle()
        #expect(controller.viewControllers == [pages[1]] && pages[2].parent == nil)
        expectPaired(startsShown: "p1")
    }
}
