import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Large titles and lists")
struct LargeTitleTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let root = UIViewController()
    let stack: UINavigationController
    let list = UITableView()
    let source = Source()

    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    init() {
        stack = UINavigationController(rootViewController: root)
        stack.navigationBar.prefersLargeTitles = true
        root.title = "Large"
        list.dataSource = source
        list.rowHeight = 50
        root.view.addSubview(list)
    }

    private var bar: UINavigationBar { stack.navigationBar }
    /// The first row's frame in the window.
    private var firstRow: CGRect { list.convert(list.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil) }

    private func pinToSafeArea() {
        list.translatesAutoresizingMaskIntoConstraints = false
        let safe = root.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: safe.topAnchor), list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: safe.leadingAnchor), list.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
    }

    private func show() {
        host.window.rootViewController = stack
        host.advance(by: 0.2)
    }

    @Test("A list pinned to the safe area starts below the large title without a hairline; the title returns after scrolling")
    func pinned() async {
        pinToSafeArea()
        show()
        #expect(bar.frame.height == 96 && list.frame.minY == 96)
        #expect(list.contentOffset.y == 0 && firstRow.minY == 96)
        #expect(bar.contentShare == 0)
        list.contentOffset.y = 20
        host.advance(by: 0.1)
        #expect(bar.frame.height == 76 && list.frame.minY == 76)
        list.contentOffset.y = 400
        host.advance(by: 0.1)
        #expect(bar.frame.height == 44 && list.frame.minY == 44)
        #expect(bar.contentShare == 1)
        list.setContentOffset(.zero, animated: true)
        await host.settle()
        #expect(bar.frame.height == 96 && list.frame.minY == 96 && firstRow.minY == 96)
        #expect(bar.contentShare == 0)
    }

    @Test("A drag scrolls a list pinned to the safe area by the drag's distance, and leaves the large title fully visible or hidden")
    func pinnedDrag() async {
        pinToSafeArea()
        show()
        for distance in [30, 45, 80, 200] as [CGFloat] {
            list.contentOffset.y = 0
            host.advance(by: 0.1)
            let touch = host.touchDown(at: CGPoint(x: 200, y: 500))
            touch.move(to: CGPoint(x: 200, y: 500 - distance), duration: 0.3)
            touch.hold(for: 0.3)
            #expect(abs(list.contentOffset.y - distance) <= 12, "\(distance): \(list.contentOffset.y)")
            touch.lift()
            await host.settle()
            #expect(bar.frame.height == 44 || bar.frame.height == 96, "\(distance): \(bar.frame.height)")
            #expect(list.frame.minY == bar.frame.maxY)
        }
    }

    @Test("Below an opaque bar the large title collapses and expands as well")
    func opaqueBar() {
        bar.isTranslucent = false
        list.frame = root.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        show()
        #expect(bar.frame.height == 96 && firstRow.minY == 96)
        list.contentOffset.y = 300
        host.advance(by: 0.1)
        #expect(bar.frame.height == 44)
        list.contentOffset.y = 0
        host.advance(by: 0.1)
        #expect(bar.frame.height == 96 && firstRow.minY == 96)
    }

    @Test("A small title has a hairline above a pinned list only after the list has scrolled")
    func smallTitle() {
        bar.prefersLargeTitles = false
        pinToSafeArea()
        show()
        #expect(list.frame.minY == 44 && bar.contentShare == 0)
        list.contentOffset.y = 30
        host.advance(by: 0.1)
        #expect(bar.contentShare == 1)
    }

    @Test("If beginRefreshing is called before the list has its bars, the rows start below the bars", arguments: [false, true])
    func refreshes(hasLargeTitle: Bool) async {
        bar.prefersLargeTitles = hasLargeTitle
        list.frame = root.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let control = UIRefreshControl()
        list.refreshControl = control
        control.beginRefreshing()
        show()
        let height: CGFloat = hasLargeTitle ? 96 : 44
        #expect(bar.frame.height == height)
        #expect(firstRow.minY == height)
        list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y - 60), animated: false)
        host.advance(by: 0.1)
        #expect(firstRow.minY == height + 60 && bar.frame.height == height)
        control.endRefreshing()
        await host.settle()
        #expect(bar.frame.height == height)
        #expect(firstRow.minY == height)
    }

    @Test("Containers in a window that is never shown lay out their content, with safe area guides that end at the bars")
    func withoutWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let page = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(view)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        tabs.view.frame = window.bounds
        tabs.view.layoutIfNeeded()
        window.rootViewController = tabs
        window.layoutIfNeeded()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor), view.widthAnchor.constraint(equalToConstant: 200),
        ])
        page.view.layoutIfNeeded()
        #expect(page.topLayoutGuide.length == 44 && page.bottomLayoutGuide.length == 49)
        #expect(view.frame == CGRect(x: 0, y: 44, width: 200, height: 400 - 44 - 49))
        #expect(page.view.isDescendant(of: tabs.view) && page.view.frame.size == CGSize(width: 400, height: 400))
    }
}
