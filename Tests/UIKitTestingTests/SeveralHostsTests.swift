import Testing
import UIKitTesting

/// Swift Testing runs other tests of this suite at each await, so code of their hosts alternates. The tests also alternate between hosts themselves.
@MainActor
@Suite("Several hosts in one test")
struct SeveralHostsTests {
    @Test func `each host has its own clock, window and screen`() {
        let one = TestHost(size: CGSize(width: 300, height: 400))
        let other = TestHost(size: CGSize(width: 500, height: 600))
        one.advance(by: 5)
        #expect(CACurrentMediaTime() == one.now)
        other.advance(by: 1)
        #expect(CACurrentMediaTime() == other.now)
        #expect(one.now != other.now)
        #expect(one.window !== other.window)
        #expect(one.window.isKeyWindow && other.window.isKeyWindow)
        #expect(one.window.windowScene !== other.window.windowScene)
        _ = one.window
        #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 400))
        _ = other.window
        #expect(UIScreen.main.bounds.size == CGSize(width: 500, height: 600))
    }

    @Test func `each host has its own application`() {
        let one = TestHost()
        _ = one.window
        let application = UIApplication.shared
        let other = TestHost()
        #expect(UIApplication.shared !== application)
        _ = one.window
        #expect(UIApplication.shared === application)
        _ = other
    }

    @Test func `touches reach the window of their host only`() {
        let hosts = [TestHost(), TestHost()]
        var taps = [0, 0]
        for (index, host) in hosts.enumerated() {
            host.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps[index] += 1 })
        }
        hosts[0].tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == [1, 0])
        hosts[1].tap(at: CGPoint(x: 50, y: 50))
        hosts[1].advance(by: 1)
        hosts[1].tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == [1, 2])
    }

    @Test func `an animation uses the clock of the host whose code began it`() {
        let one = TestHost()
        let other = TestHost()
        one.advance(by: 7)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        one.window.addSubview(view)
        one.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        other.advance(by: 3)
        #expect(one.presentedFrame(of: view).midX < 10)
        one.advance(by: 0.5)
        let middle = one.presentedFrame(of: view).midX
        #expect(middle > 45 && middle < 65)
        one.advance(by: 1)
        #expect(one.presentedFrame(of: view).midX == 105)
    }

    /// A scenario of a dozen steps. `order` determines the number of awaits between them.
    private func scenario(host: TestHost, seed: Int, order: SeededGenerator) async {
        var order = order
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(view)
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let start = host.now
        for step in 1...12 {
            for _ in 0..<Int.random(in: 0...4, using: &order) { await Task.yield() }
            host.advance(by: TimeInterval(seed) / 10)
            for _ in 0..<Int.random(in: 0...4, using: &order) { await Task.yield() }
            #expect(CACurrentMediaTime() == host.now)
            host.tap(at: CGPoint(x: 50, y: 50))
            #expect(taps == step)
            if Bool.random(using: &order) { await host.settle(timeout: 0) }
            #expect(UIScreen.main.bounds.size == host.window.bounds.size)
            #expect(UIApplication.shared.connectedScenes.contains { $0 === host.window.windowScene })
        }
        await host.settle()
        let passed = host.now - start
        #expect(passed >= 12 * (TimeInterval(seed) / 10 + 0.05) - 1e-6)
    }

    @Test(arguments: 1...8)
    func `tests that suspend in any order are independent`(seed: Int) async {
        let host = TestHost(size: CGSize(width: 300 + 10 * seed, height: 500))
        await scenario(host: host, seed: seed, order: SeededGenerator(seed: UInt64(seed)))
    }

    @Test(arguments: 1...8)
    func `two tasks of one test with a host each are independent`(seed: Int) async {
        let tasks = (0..<2).map { part in
            Task {
                let host = TestHost(size: CGSize(width: 200 + 100 * part, height: 500))
                await scenario(host: host, seed: seed + part, order: SeededGenerator(seed: UInt64(seed * 2 + part)))
            }
        }
        for task in tasks { await task.value }
    }

    @Test func `a host and its objects are deallocated`() async {
        weak var window: UIWindow?
        weak var application: UIApplication?
        weak var view: UIView?
        do {
            let host = TestHost()
            window = host.window
            application = UIApplication.shared
            let content = UIView(frame: host.window.bounds)
            host.window.addSubview(content)
            content.addGestureRecognizer(UITapGestureRecognizer { _ in })
            view = content
            host.tap(at: CGPoint(x: 5, y: 5))
            host.advance(by: 1)
        }
        await Task.yield()
        #expect(window == nil)
        #expect(application == nil)
        #expect(view == nil)
    }
}
