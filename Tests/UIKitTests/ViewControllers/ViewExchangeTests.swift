import Testing
import UIKitTesting

@testable import UIKit

@Suite("Replacing a controller's view") @MainActor
struct ViewExchangeTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let log = CallLog()

    /// A controller that replaces its view in viewWillAppear.
    private final class Exchanging: LoggingController {
        let other = UIView()
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view = other
        }
    }

    @Test("A new view of a visible controller has the old view's index and size, and the controller does not appear again")
    func onScreen() {
        let root = LoggingController("root", log)
        host.window.rootViewController = root
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(cover)
        host.advance(by: 0.1)
        _ = log.take()
        let old = root.view
        let other = UIView()
        root.view = other
        host.advance(by: 0.1)
        #expect(old?.superview == nil)
        #expect(host.window.subviews == [other, cover])
        #expect(other.frame == host.window.bounds)
        #expect(log.take() == [])
        host.resize(to: CGSize(width: 300, height: 500))
        #expect(other.frame.size == CGSize(width: 300, height: 500))
        host.window.rootViewController = nil
        #expect(log.take() == ["root.viewWillDisappear", "root.viewDidDisappear"])
    }

    @Test("A view that a controller sets in viewWillAppear is shown", arguments: [false, true])
    func whileAppearing(isPushed: Bool) {
        let first = Exchanging("first", log)
        let stack = UINavigationController(rootViewController: first)
        _ = log.take()
        host.window.rootViewController = stack
        host.advance(by: 0.1)
        #expect(first.other.window === host.window)
        #expect(log.take() == ["first.viewDidLoad", "first.viewWillAppear", "first.viewIsAppearing", "first.viewDidAppear"])
        let second = Exchanging("second", log)
        stack.pushViewController(second, animated: isPushed)
        host.advance(by: 2)
        #expect(second.other.window === host.window)
        #expect(second.other.frame.size == host.window.bounds.size)
        #expect(first.other.window == nil)
        stack.popViewController(animated: isPushed)
        host.advance(by: 2)
        #expect(first.other.window === host.window)
    }
}
