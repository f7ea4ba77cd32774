import Testing

@testable import UIKitTesting

@MainActor
@Suite("Frame phase")
struct FramePhaseTests {
    @Test("A phase moves all frames by a share of an interval, and the intervals stay equal", arguments: [0, 0.25, 0.9])
    func phase(phase: Double) {
        let platform = TestPlatform(screenSize: CGSize(width: 100, height: 100), scale: 1, framesPerSecond: 60, framePhase: phase)
        defer { platform.end() }
        let start = platform.now
        var times: [Double] = []
        platform.onFrame = { [unowned platform] time in
            times.append((time.timestamp - start) * 60)
            platform.requestFrame()
        }
        platform.requestFrame()
        platform.advance(to: start + 0.1)
        #expect(times.count == (phase == 0 ? 7 : 6))
        for (index, time) in times.enumerated() { #expect(abs(time - Double(index) - phase) < 1e-6) }
    }
}
