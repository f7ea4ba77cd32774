import Host
import Synchronization
import Testing
import UIKitTesting

@MainActor
@Suite("Virtual clock")
struct ClockTests {
    let host = TestHost()

    @Test func `time moves only when the test advances it`() async throws {
        let start = host.now
        try await Task.sleep(for: .milliseconds(5))
        #expect(host.now == start)
        host.advance(by: 3)
        #expect(abs(host.now - start - 3) < 1e-9)
    }

    @Test func `CACurrentMediaTime returns the host's time, on other threads too`() {
        host.advance(by: 5)
        #expect(CACurrentMediaTime() == host.now)
        let elsewhere = Mutex<TimeInterval>(0)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { elsewhere.withLock { $0 = CACurrentMediaTime() } }
        group.wait()
        #expect(elsewhere.withLock { $0 } == host.now)
    }

    @Test func `timers fire in the order of their deadlines, each at its own time`() throws {
        let platform = try #require(Platform.current)
        var fired: [String] = []
        let start = host.now
        func schedule(_ name: String, after delay: TimeInterval) -> any HostTimer {
            platform.schedule(after: delay) { fired.append("\(name) \(((CACurrentMediaTime() - start) * 1000).rounded() / 1000)") }
        }
        _ = schedule("late", after: 0.3)
        _ = schedule("first", after: 0.1)
        _ = schedule("second", after: 0.1)
        let cancelled = schedule("never", after: 0.2)
        cancelled.cancel()
        host.advance(by: 0.05)
        #expect(fired.isEmpty)
        host.advance(by: 0.05)
        #expect(fired == ["first 0.1", "second 0.1"])
        host.advance(by: 1)
        #expect(fired == ["first 0.1", "second 0.1", "late 0.3"])
    }

    @Test func `a timer may schedule another that is due within the same advance`() throws {
        let platform = try #require(Platform.current)
        var count = 0
        func again() {
            count += 1
            if count < 5 { _ = platform.schedule(after: 0.1, again) }
        }
        _ = platform.schedule(after: 0.1, again)
        host.advance(by: 0.35)
        #expect(count == 3)
        host.advance(by: 0.35)
        #expect(count == 5)
    }

    @Test(arguments: [30, 60, 120])
    func `frames run at the frame rate during an animation`(framesPerSecond: Int) {
        let host = TestHost(framesPerSecond: framesPerSecond)
        host.advance(by: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        host.advance(by: 0.5)
        var frames: [TimeInterval] = []
        host.onFrame = { frames.append($0) }
        UIView.animate(withDuration: 1) { view.center.x = 300 }
        host.advance(by: 0.5)
        #expect(abs(frames.count - framesPerSecond / 2) <= 1)
        for (one, next) in zip(frames, frames.dropFirst()) {
            #expect(abs(next - one - 1 / TimeInterval(framesPerSecond)) < 1e-9)
        }
    }

    @Test func `no frame runs without a change`() {
        host.advance(by: 1)
        var frames = 0
        host.onFrame = { _ in frames += 1 }
        host.advance(by: 10)
        #expect(frames == 0)
        host.window.backgroundColor = .blue
        host.advance(by: 10)
        #expect(frames == 1)
    }

    @Test func `a frame includes the changes of a timer at the same time`() throws {
        host.advance(by: 1)
        let platform = try #require(Platform.current)
        var frame: TimeInterval?
        host.onFrame = { frame = $0 }
        host.window.backgroundColor = .blue
        host.advance(by: 1.0 / 60)
        // LODESTONE_SEED moves the frames, so the test reads the time of one.
        let next = try #require(frame) + 2.0 / 60
        var colors: [UIColor?] = []
        host.onFrame = { [window = host.window] _ in colors.append(window.backgroundColor) }
        _ = platform.schedule(after: next - host.now) { self.host.window.backgroundColor = .green }
        host.advance(by: next - host.now)
        #expect(colors == [.green])
    }

    @Test func `a test may advance the clock inside a frame`() {
        host.advance(by: 1)
        var depth = 0
        let start = host.now
        host.onFrame = { _ in
            guard depth == 0 else { return }
            depth = 1
            self.host.advance(by: 0.5)
        }
        host.window.backgroundColor = .blue
        host.advance(by: 0.1)
        #expect(abs(host.now - start - 0.5) < 0.05)
        host.onFrame = nil
    }
}
