import Testing
import UIKitTesting

@testable import UIKit

@Suite("Scroll views below containers") @MainActor
struct DeepScrollViewTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    let page = UIViewController()
    let scroll = UIScrollView()

    init() {
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.advance(by: 0.1)
    }

    /// Adds `inner` to `outer` so that it fills `outer`.
    private func fill(_ outer: UIView, with inner: UIView) {
        inner.frame = outer.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
    }

    @Test("The first scroll view is found at any depth for the automatic inset")
    func anyDepth() {
        var outer: UIView = page.view
        for _ in 0..<4 {
            let inner = UIView()
            fill(outer, with: UIView())
            fill(outer, with: inner)
            outer = inner
        }
        fill(outer, with: scroll)
        host.advance(by: 0.1)
        #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
        #expect(page.scrollView(under: .top) === scroll)
    }

    @Test("The first scroll view is found in a child controller too; a second scroll view and a nested scroll view are not adjusted")
    func children() {
        let child = UIViewController()
        page.addChild(child)
        fill(page.view, with: child.view)
        child.didMove(toParent: page)
        let between = UIView()
        fill(child.view, with: between)
        fill(between, with: scroll)
        let nested = UIScrollView()
        fill(scroll, with: nested)
        let second = UIScrollView()
        fill(between, with: second)
        host.advance(by: 0.1)
        #expect(scroll.adjustedContentInset.top == 44)
        #expect(nested.adjustedContentInset.top == 0 && second.adjustedContentInset.top == 0)
    }

    @Test("A controller without bars around it adds no inset")
    func withoutBars() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let page = UIViewController()
        let between = UIView()
        host.window.rootViewController = page
        page.additionalSafeAreaInsets.top = 30
        fill(page.view, with: between)
        fill(between, with: scroll)
        host.advance(by: 0.1)
        #expect(scroll.adjustedContentInset.top == 0)
    }
}
