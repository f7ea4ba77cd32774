import Foundation
import Testing

@testable import Host

@MainActor
@Suite("The platform of a test program without an app")
struct HeadlessPlatformTests {
    private func frame(of platform: HeadlessPlatform) async -> HostFrameTime {
        await withCheckedContinuation { continuation in
            platform.onFrame = { time in
                platform.onFrame = nil
                continuation.resume(returning: time)
            }
            platform.requestFrame()
        }
    }

    @Test("A requested frame runs one refresh interval after the previous frame")
    func frames() async {
        let platform = HeadlessPlatform()
        let first = await frame(of: platform)
        let second = await frame(of: platform)
        #expect(first.interval > 0)
        #expect(second.timestamp >= first.targetTimestamp)
        #expect(platform.clock.now() >= second.timestamp)
    }

    @Test("Several requests cause one frame, and no frame runs without a request")
    func noFrames() async {
        let platform = HeadlessPlatform()
        var frames = 0
        platform.onFrame = { _ in frames += 1 }
        platform.requestFrame()
        platform.requestFrame()
        // Waits longer than three frames.
        await withCheckedContinuation { continuation in
            _ = platform.schedule(after: 0.1) { continuation.resume() }
        }
        #expect(frames == 1)
    }

    @Test("Timers fire once, in order, and with their platform as the current platform; cancelled timers do not fire")
    func timers() async {
        let platform = HeadlessPlatform()
        var fired: [Int] = []
        let cancelled = platform.schedule(after: 0.001) { fired.append(0) }
        cancelled.cancel()
        await withCheckedContinuation { continuation in
            _ = platform.schedule(after: 0.03) {
                fired.append(3)
                continuation.resume()
            }
            _ = platform.schedule(after: 0.01) { fired.append(2) }
            _ = platform.schedule(after: -1) { fired.append(Platform.current === platform ? 1 : -1) }
        }
        #expect(fired == [1, 2, 3])
    }

    @Test("A headless window is active, has the size from the environment, and closes once")
    func windows() throws {
        final class Listener: HostWindowDelegate {
            var calls: [String] = []
            func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {}
            func hostWindowDidResize(_ window: any HostWindow) { calls.append("resized \(window.contentSize.width)") }
            func hostWindowDidChangeActivation(_ window: any HostWindow) {}
            func hostWindowDidChangeVisibility(_ window: any HostWindow) {}
            func hostWindowShouldClose(_ window: any HostWindow) -> Bool { true }
            func hostWindowDidClose(_ window: any HostWindow) { calls.append("closed") }
        }
        let platform = HeadlessPlatform(environment: ["LODESTONE_WINDOW": "500x400"])
        let window = try platform.makeWindow(HostWindowConfiguration(title: "title"))
        #expect(window.contentSize == CGSize(width: 500, height: 400))
        #expect(window.isActive && window.isVisible && window.title == "title")
        let listener = Listener()
        window.delegate = listener
        window.resize(to: CGSize(width: 300, height: 200))
        window.resize(to: CGSize(width: 300, height: 200))
        window.close()
        window.close()
        #expect(listener.calls == ["resized 300.0", "closed"])
        #expect(!window.isActive && !window.isVisible)
        #expect(HeadlessPlatform().expectedWindow.size == CGSize(width: 390, height: 844))
    }

    @Test("A headless dialog completes once, with nil, after a short time or when it is closed")
    func dialogs() async {
        let platform = HeadlessPlatform()
        var results: [[URL]?] = []
        let closed = platform.chooseFiles(HostFileRequest(kind: .open, title: ""), over: nil) { results.append($0) }
        closed.close()
        #expect(results == [nil])
        await withCheckedContinuation { continuation in
            _ = platform.chooseFiles(HostFileRequest(kind: .open, title: ""), over: nil) {
                results.append($0)
                continuation.resume()
            }
        }
        #expect(results == [nil, nil])
    }

    @Test("A test program has a default platform; a platform that code creates takes precedence")
    func programsOwn() throws {
        let own = try #require(Platform.ofProgram)
        #expect(own === Platform.ofProgram)
        let other = HeadlessPlatform()
        Platform.with(other) { #expect(Platform.current === other) }
        Platform.with(own) { #expect(Platform.current === own) }
        // Code without a bound platform runs on the platform that was active last, but never on the program's default platform.
        #expect(Platform.current === other)
        Platform.forget(other)
        #expect(Platform.current !== other)
    }
}
