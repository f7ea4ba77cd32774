import Host
import Testing
import UIKitTesting

@MainActor
@Suite("settle() of a test host")
struct SettleTests {
    let host = TestHost()

    @Test func `settle waits for animations, their completions and the work these begin`() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        var steps: [String] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 100
        } completion: { _ in
            steps.append("first")
            UIView.animate(withDuration: 0.5) {
                view.center.x = 200
            } completion: { _ in
                steps.append("second")
            }
        }
        let start = host.now
        await host.settle()
        #expect(steps == ["first", "second"])
        #expect(host.isSettled)
        #expect(host.presentedFrame(of: view).midX == 200)
        #expect(host.now - start >= 1 && host.now - start < 1.2)
    }

    @Test func `settle waits for UIKit's timers`() async {
        var presses = 0
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(view)
        view.addGestureRecognizer(UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } })
        let finger = host.touchDown(at: CGPoint(x: 50, y: 50))
        await host.settle()
        #expect(presses == 1)
        finger.lift()
    }

    @Test func `settle runs queued main-actor jobs, and the jobs these queue`() async {
        var steps: [Int] = []
        Task {
            steps.append(1)
            await Task.yield()
            steps.append(2)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    steps.append(3)
                    Task { steps.append(4) }
                }
            }
        }
        await host.settle()
        #expect(steps == [1, 2, 3, 4])
    }

    @Test func `settle waits for the work that a queued task begins`() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        await host.settle()
        Task { UIView.animate(withDuration: 0.3) { view.center.y = 300 } }
        await host.settle()
        #expect(view.center.y == 300)
        #expect(host.presentedFrame(of: view).midY == 300)
    }

    @Test func `settle takes no time if nothing is pending`() async {
        await host.settle()
        let start = host.now
        await host.settle()
        #expect(host.now == start)
    }

    @Test func `an endless animation uses the whole timeout`() async {
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        let start = host.now
        await host.settle(timeout: 2)
        #expect(!host.isSettled)
        #expect(abs(host.now - start - 2) < 0.05)
        link.invalidate()
        await host.settle()
        #expect(host.isSettled)
    }

    @Test func `a timer that is due after the timeout does not count`() async throws {
        await host.settle()
        let start = host.now
        let timer = try #require(Platform.current).schedule(after: 60) {}
        await host.settle(timeout: 5)
        #expect(host.now == start)
        timer.cancel()
    }
}
