import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Bars and their items")
struct BarTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let root = UIViewController()
    let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: root)
        host.window.rootViewController = stack
        host.advance(by: 0.1)
    }

    @MainActor
    final class Target: NSObject {
        var senders: [AnyObject] = []
        func tapped(_ sender: AnyObject) { senders.append(sender) }
    }

    @Test("A tap on an item performs its action with the item as the sender")
    func action() {
        let target = Target()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: Selector(Target.tapped(_:)))
        root.navigationItem.rightBarButtonItem = item
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 365, y: 22))
        #expect(target.senders.count == 1 && target.senders.first === item)
        item.isEnabled = false
        host.tap(at: CGPoint(x: 365, y: 22))
        #expect(target.senders.count == 1)
    }

    @Test("A deallocated target, or an item without an action, does nothing")
    func deallocatedTarget() {
        var target: Target? = Target()
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector(Target.tapped(_:)))
        root.navigationItem.leftBarButtonItem = item
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Nothing", style: .done, target: nil, action: nil)
        target = nil
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 25, y: 22))
        host.tap(at: CGPoint(x: 350, y: 22))
        #expect(item.target == nil)
    }

    @Test("An item's primary action takes precedence over its target, and provides the title and the image")
    func primaryAction() {
        var count = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Count") { _ in count += 1 })
        #expect(item.title == "Count")
        root.navigationItem.rightBarButtonItem = item
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 360, y: 22))
        #expect(count == 1)
    }

    @Test("Changes of an item update the bar, and custom views get touches")
    func changes() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let other = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: button), other]
        host.advance(by: 0.1)
        #expect(host.presentedFrame(of: button) == CGRect(x: 390 - 16 - 60, y: 7, width: 60, height: 30))
        host.tap(at: CGPoint(x: 340, y: 22))
        #expect(taps == 1)
        root.navigationItem.rightBarButtonItem = nil
        host.advance(by: 0.1)
        #expect(button.window == nil)
    }

    @Test("Layout during a push or a pop keeps the frames of the moving titles")
    func layoutDuringTransition() {
        func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) } }
        let bar = stack.navigationBar
        let next = UIViewController()
        for (controller, title) in [(root, "First"), (next, "Second")] {
            controller.title = title
            controller.navigationItem.prompt = "Prompt"
        }
        bar.prefersLargeTitles = true
        host.advance(by: 0.1)
        for isPush in [true, false] {
            if isPush { stack.pushViewController(next, animated: true) } else { stack.popViewController(animated: true) }
            host.advance(by: 0.1)
            let moving = labels(in: bar)
            let frames = moving.map(\.frame)
            for label in moving {
                for view in sequence(first: label as UIView, next: \.superview) { view.setNeedsLayout() }
            }
            host.window.layoutIfNeeded()
            #expect(moving.count >= 4 && moving.map(\.frame) == frames)
            host.advance(by: 1)
        }
    }

    @Test("A large title collapses while content scrolls, and expands again")
    func largeTitle() {
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scroll)
        root.title = "Large"
        stack.navigationBar.prefersLargeTitles = true
        host.advance(by: 0.1)
        #expect(stack.navigationBar.frame.height == 96 && scroll.adjustedContentInset.top == 96)
        #expect(scroll.contentOffset.y == -96)
        scroll.contentOffset.y = -70
        host.advance(by: 0.1)
        #expect(stack.navigationBar.frame.height == 70 && root.view.safeAreaInsets.top == 70)
        scroll.contentOffset.y = 300
        host.advance(by: 0.1)
        #expect(stack.navigationBar.frame.height == 44 && scroll.adjustedContentInset.top == 44)
        scroll.setContentOffset(CGPoint(x: 0, y: -96), animated: false)
        host.advance(by: 0.1)
        #expect(stack.navigationBar.frame.height == 96)
    }

    @Test("A drag that ends in the middle of a large title leaves the title fully visible or fully hidden")
    func titleRests() async {
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scroll)
        root.title = "Large"
        stack.navigationBar.prefersLargeTitles = true
        host.advance(by: 0.1)
        for distance in [25, 45, 60, 80] as [CGFloat] {
            scroll.contentOffset.y = -96
            host.advance(by: 0.1)
            let touch = host.touchDown(at: CGPoint(x: 200, y: 500))
            touch.move(to: CGPoint(x: 200, y: 500 - distance), duration: 0.3)
            touch.hold(for: 0.3)
            touch.lift()
            await host.settle()
            let height = stack.navigationBar.frame.height
            #expect(height == 44 || height == 96, "after \(distance): \(height), offset \(scroll.contentOffset.y)")
        }
    }

    @Test("The back button shows the previous title, a shorter text, or the app's backBarButtonItem")
    func backTitles() async {
        root.title = "Home"
        let next = UIViewController()
        next.title = "Next"
        stack.pushViewController(next, animated: false)
        host.advance(by: 0.1)
        #expect(stack.navigationBar.backItem === root.navigationItem)
        var actions = 0
        next.navigationItem.backAction = UIAction { _ in actions += 1 }
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 30, y: 22))
        await host.settle()
        #expect(actions == 1 && stack.viewControllers.count == 2)
        next.navigationItem.backAction = nil
        next.navigationItem.hidesBackButton = true
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 30, y: 22))
        await host.settle()
        #expect(stack.viewControllers.count == 2)
    }

    @Test("A bar without a navigation controller calls its delegate")
    func ownBar() async {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var allows = false
            var popped = 0
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { popped += 1 }
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
        let delegate = Delegate()
        bar.delegate = delegate
        bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
        root.view.addSubview(bar)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 20, y: 222))
        await host.settle()
        #expect(bar.items?.count == 2)
        delegate.allows = true
        host.tap(at: CGPoint(x: 20, y: 222))
        await host.settle()
        #expect(bar.items?.count == 1 && delegate.popped == 1 && bar.popItem(animated: false) == nil)
    }

    @Test("A bar copies an assigned appearance, and changes of its copy update the bar")
    func appearances() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemRed
        stack.navigationBar.standardAppearance = appearance
        appearance.backgroundColor = .systemGreen
        #expect(stack.navigationBar.standardAppearance.backgroundColor == .systemRed)
        #expect((appearance.copy() as? UINavigationBarAppearance)?.backgroundColor == .systemGreen)
        stack.navigationBar.scrollEdgeAppearance = stack.navigationBar.standardAppearance
        host.advance(by: 0.1)
        let pixel = host.snapshot().color(x: 100, y: 20)
        #expect(pixel.map { $0.red > 0.8 && $0.green < 0.4 } ?? false)
    }

    @Test("Values of a bar class's proxy apply to bars that are created later, unless the app sets other values")
    func allBars() {
        UINavigationBar.appearance().tintColor = .systemRed
        UINavigationBar.appearance().barTintColor = .systemGreen
        let (first, second) = (UINavigationBar(), UINavigationBar())
        second.barTintColor = .systemBlue
        root.view.addSubview(first)
        root.view.addSubview(second)
        #expect(first.tintColor == .systemRed && first.barTintColor == .systemGreen && second.barTintColor == .systemBlue)
    }

    @Test("Values of an item class's proxy apply to items that enter a window later, unless the app sets other values")
    func allItems() {
        UIBarButtonItem.appearance().tintColor = .systemRed
        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
        UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 4), for: .default)
        UIBarItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
        UIBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .disabled)
        let (first, second) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
        second.tintColor = .systemBlue
        second.setTitleTextAttributes([.kern: 9], for: .normal)
        root.navigationItem.rightBarButtonItems = [first, second]
        host.advance(by: 0.1)
        #expect(first.tintColor == .systemRed && second.tintColor == .systemBlue)
        #expect(
            first.titleTextAttributes(for: .normal)?[.kern] as? Int == 3 && second.titleTextAttributes(for: .normal)?[.kern] as? Int == 9)
        #expect(first.titleTextAttributes(for: .disabled)?[.kern] as? Int == 2)
        #expect(first.titlePositionAdjustment(for: .default).vertical == 4 && first.titlePositionAdjustment(for: .compact) == .zero)
        UIBarButtonItem.appearance().tintColor = .systemGreen
        host.advance(by: 0.1)
        #expect(first.tintColor == .systemRed)
    }

    @MainActor
    final class OwnBar: UIToolbar {}

    @Test("A proxy for items in containers takes precedence over the proxy for all items")
    func itemsInContainers() {
        UITabBarItem.appearance().badgeColor = .systemGreen
        UIBarButtonItem.appearance().tintColor = .systemRed
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [OwnBar.self]).tintColor = .systemBlue
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [OwnBar.self, UINavigationController.self]).setTitleTextAttributes(
            [.kern: 1], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationController.self, OwnBar.self]).setTitleTextAttributes(
            [.kern: 2], for: .normal)
        let (usual, own) = (UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)), OwnBar())
        own.frame = CGRect(x: 0, y: 200, width: 390, height: 44)
        usual.items = [UIBarButtonItem(title: "A")]
        own.items = [UIBarButtonItem(title: "B")]
        for bar in [usual, own] { root.view.addSubview(bar) }
        host.advance(by: 0.1)
        #expect(usual.items?.first?.tintColor == .systemRed && own.items?.first?.tintColor == .systemBlue)
        #expect(own.items?.first?.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
        #expect(usual.items?.first?.titleTextAttributes(for: .normal) == nil)
    }

    @Test("Tab bar items take the title attributes of their proxy")
    func allTabs() {
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        host.window.rootViewController = tabs
        host.advance(by: 0.1)
        let colors = tabs.tabBar.labels.compactMap {
            $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.systemRed, .systemGreen])
        #expect(tabs.viewControllers?.first?.tabBarItem.titlePositionAdjustment.vertical == -2)
    }

    @Test("The back button has the attributes of UIBarButtonItem.appearance(), which can also move its title out of sight")
    func backItems() async {
        UIBarButtonItem.appearance().tintColor = .systemRed
        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        root.title = "Home"
        stack.pushViewController(UIViewController(), animated: false)
        await host.settle()
        let label = stack.navigationBar.labels.first { $0.text == "Home" }
        #expect(label?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(label.map { $0.frame.maxX < 0 } ?? false)
    }

    @Test("A flexible space in a toolbar fills the remaining width")
    func toolbar() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        root.toolbarItems = [
            UIBarButtonItem(customView: views[0]), .flexibleSpace(), UIBarButtonItem(customView: views[1]), .fixedSpace(20),
            UIBarButtonItem(customView: views[2]),
        ]
        stack.setToolbarHidden(false, animated: false)
        host.advance(by: 0.1)
        #expect(views.map { host.presentedFrame(of: $0).minX } == [16, 274, 334])
    }

    @Test("A tap on an item with a menu and no action opens the menu")
    func menu() async {
        var chosen: [String] = []
        let menu = UIMenu(children: ["Copy", "Move"].map { title in UIAction(title: title) { _ in chosen.append(title) } })
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
        host.advance(by: 0.1)
        #expect(host.tap("More"))
        await host.settle()
        #expect(host.tap("Move"))
        await host.settle()
        #expect(chosen == ["Move"])
    }

    @Test("Test hosts can tap items and tabs by their titles")
    func labels() async {
        var count = 0
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in count += 1 })
        root.title = "Home"
        host.advance(by: 0.1)
        #expect(host.tap("Add") && count == 1)
        stack.pushViewController(UIViewController(), animated: true)
        await host.settle()
        #expect(host.tap("Home"))
        await host.settle()
        #expect(stack.viewControllers == [root])
    }

    @Test("A bar that is not translucent is opaque even with an empty background image", arguments: [false, true])
    func opaqueEmptyImages(isBlack: Bool) {
        let host = TestHost(size: CGSize(width: 390, height: 700), scale: 1)
        let page = UIView(frame: host.window.bounds)
        page.backgroundColor = .red
        host.window.addSubview(page)
        let frame = CGRect(x: 0, y: 100, width: 390, height: 44)
        let navigationBar = UINavigationBar(frame: frame)
        navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigationBar.isTranslucent = false
        navigationBar.barStyle = isBlack ? .black : .default
        let toolbar = UIToolbar(frame: frame)
        toolbar.isTranslucent = false
        toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        toolbar.barStyle = isBlack ? .black : .default
        let tabBar = UITabBar(frame: frame)
        tabBar.backgroundImage = UIImage()
        tabBar.isTranslucent = false
        tabBar.barStyle = isBlack ? .black : .default
        func middle() -> [CGFloat]? {
            host.advance(by: 0.1)
            return host.snapshot().color(x: 200, y: 120).map { [$0.red, $0.green, $0.blue] }
        }
        for bar in [navigationBar, toolbar, tabBar] as [UIView] {
            page.addSubview(bar)
            #expect(middle() == (isBlack ? [0, 0, 0] : [1, 1, 1]), "\(type(of: bar))")
            bar.removeFromSuperview()
        }
        navigationBar.barTintColor = .blue
        toolbar.barTintColor = .blue
        tabBar.barTintColor = .blue
        for bar in [navigationBar, toolbar, tabBar] as [UIView] {
            page.addSubview(bar)
            #expect(middle() == [0, 0, 1], "\(type(of: bar))")
            bar.removeFromSuperview()
        }
        navigationBar.isTranslucent = true
        toolbar.isTranslucent = true
        tabBar.isTranslucent = true
        for bar in [navigationBar, toolbar, tabBar] as [UIView] {
            page.addSubview(bar)
            #expect(middle() == [1, 0, 0], "\(type(of: bar))")
            bar.removeFromSuperview()
        }
    }

    @Test("Unselected tabs are visible on a black bar", arguments: [0, 1, 2])
    func blackTabBar(way: Int) throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), scale: 1)
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        switch way {
        case 0: bar.barTintColor = .black
        case 1: bar.barStyle = .black
        default:
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .black
            bar.standardAppearance = appearance
        }
        bar.isTranslucent = way != 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        bar.items = [
            UITabBarItem(title: nil, image: image, selectedImage: nil), UITabBarItem(title: "MMMM", image: nil, selectedImage: nil),
        ]
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let picture = host.snapshot()
        func brightest(_ area: Range<Int>) -> CGFloat {
            area.flatMap { x in (101..<148).compactMap { picture.color(x: x, y: $0)?.green } }.max() ?? 0
        }
        #expect(brightest(0..<195) > 0.4 && brightest(195..<390) > 0.4)
    }

    @Test("The contents of navigation bars and toolbars move to the margins of a new horizontal size class")
    func marginsOfSizeClasses() throws {
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: 1)
        let controller = UIViewController()
        controller.title = "Title"
        let stack = UINavigationController(rootViewController: controller)
        stack.navigationBar.prefersLargeTitles = true
        host.window.rootViewController = stack
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
        toolbar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
        host.window.addSubview(toolbar)
        host.advance(by: 0.1)
        let title = try #require(stack.navigationBar.labels.first { $0.font.pointSize > 30 })
        let item = try #require(toolbar.labels.first)
        func edges() -> [CGFloat] { [title, item].map { $0.convert($0.bounds, to: nil).minX } }
        let narrow = edges()
        host.window.traitOverrides.horizontalSizeClass = .regular
        host.advance(by: 0.1)
        #expect(edges() == narrow.map { $0 + 4 })
    }

    @Test("A bar that does not change requests no frames")
    func noFrames() async {
        await host.settle()
        #expect(host.isSettled)
    }
}

extension UIView {
    /// The descendant labels with a text, in order.
    var labels: [UILabel] {
        subviews.flatMap { view in ((view as? UILabel).map { $0.text?.isEmpty == false ? [$0] : [] } ?? []) + view.labels }
    }
}
