import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("View controllers")
struct ViewControllerTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let log = CallLog()

    @Test("A controller's view is loaded once, when it is first read")
    func loading() {
        final class Custom: LoggingController {
            override func loadView() {
                log.add("loadView")
                view = UIImageViewLike(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            final class UIImageViewLike: UIView {}
        }
        let controller = Custom("custom", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        #expect(controller.view is Custom.UIImageViewLike)
        #expect(log.take() == ["loadView", "custom.viewDidLoad"])
        #expect(UIViewController().view.frame == UIScreen.main.bounds)
    }

    @Test("A controller has one parent; adding it to another removes it from the first")
    func parents() {
        let one = LoggingController("one", log)
        let other = LoggingController("other", log)
        let child = LoggingController("child", log)
        one.addChild(child)
        other.addChild(child)
        #expect(one.children.isEmpty && other.children == [child] && child.parent === other)
        #expect(
            log.take() == [
                "child.willMove(toParent: one)", "child.willMove(toParent: nil)", "child.didMove(toParent: nil)",
                "child.willMove(toParent: other)",
            ])
    }

    @Test("The responder chain goes from views to controllers, their superviews, the window, the scene, the application")
    func responderChain() {
        let root = UIViewController()
        let child = UIViewController()
        let leaf = UIView()
        host.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.addSubview(leaf)
        let chain = Array(sequence(first: leaf as UIResponder, next: \.next))
        let expected: [UIResponder?] = [leaf, child.view, child, root.view, root, host.window, host.window.windowScene]
        #expect(chain.prefix(expected.count).elementsEqual(expected) { $0 === $1 })
        #expect(chain.last is UIApplication || chain.last is any UIApplicationDelegate)
    }

    @Test("A window has one first responder, which may refuse to resign, and resigns when its view is removed")
    func firstResponder() {
        final class FocusableView: UIView {
            var resigns = true
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { resigns }
        }
        let one = FocusableView()
        let other = FocusableView()
        #expect(!one.becomeFirstResponder())
        host.window.addSubview(one)
        host.window.addSubview(other)
        #expect(!UIView().becomeFirstResponder())
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(other.becomeFirstResponder() && !one.isFirstResponder)
        other.resigns = false
        #expect(!one.becomeFirstResponder() && other.isFirstResponder)
        other.resigns = true
        let inner = FocusableView()
        one.addSubview(inner)
        inner.becomeFirstResponder()
        one.removeFromSuperview()
        #expect(!inner.isFirstResponder)
    }

    @Test("A root controller's view gets the window's new size after viewWillTransition(to:with:)")
    func resizing() {
        final class Sized: UIViewController {
            var sizes: [(before: CGSize, to: CGSize)] = []
            var alongside: [String] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append((view.bounds.size, size))
                coordinator.animate { [self] _ in
                    alongside.append("along \(view.bounds.width)")
                } completion: { [self] context in
                    alongside.append("end")
                    #expect(!context.isAnimated)
                }
            }
        }
        let root = Sized()
        let child = Sized()
        host.window.rootViewController = root
        root.addChild(child)
        host.advance(by: 0.1)
        host.resize(to: CGSize(width: 900, height: 700))
        #expect(root.sizes.map(\.to) == [CGSize(width: 900, height: 700)])
        #expect(root.sizes.first?.before == CGSize(width: 400, height: 300))
        #expect(child.sizes.count == 1)
        #expect(root.view.frame.size == CGSize(width: 900, height: 700))
        #expect(root.alongside == ["along 900.0", "end"])
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        host.resize(to: CGSize(width: 320, height: 400))
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.verticalSizeClass == .compact)
    }

    @Test("The desktop's light or dark setting changes the traits of every view")
    func appearance() {
        let root = UIViewController()
        host.window.rootViewController = root
        let view = UIView()
        view.backgroundColor = .systemBackground
        root.view.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        host.isDark = true
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(view.layer.backgroundColor?.components?.first == 0)
    }
}

@MainActor
@Suite("Key-value observers of parents and delegates")
struct ParentObservationTests {
    let host = TestHost()

    @Test("An observer of a controller's parent is notified of each change until it is invalidated")
    func parents() {
        let (outer, inner) = (UIViewController(), UIViewController())
        var parents: [UIViewController?] = []
        var observation: NSKeyValueObservation? = inner.observe(\.parent, options: [.new]) { _, change in
            parents.append(change.newValue ?? nil)
        }
        outer.addChild(inner)
        inner.willMove(toParent: nil)
        inner.removeFromParent()
        #expect(parents.count == 2 && parents.first ?? nil === outer && parents.last ?? nil == nil)
        observation?.invalidate()
        observation = nil
        outer.addChild(inner)
        #expect(parents.count == 2)
    }

    @Test("An observer of a scroll view's delegate is notified when the delegate changes, and not of scrolling")
    func delegates() {
        final class Delegate: NSObject, UIScrollViewDelegate {}
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        host.window.addSubview(scroll)
        let delegate = Delegate()
        var changes = 0
        let observation = scroll.observe(\.delegate, options: [.old, .new]) { _, _ in changes += 1 }
        scroll.delegate = delegate
        scroll.contentOffset.y = 50
        host.advance(by: 0.1)
        #expect(changes == 1)
        scroll.delegate = delegate
        #expect(changes == 1)
        scroll.delegate = nil
        #expect(changes == 2)
        observation.invalidate()
    }
}
