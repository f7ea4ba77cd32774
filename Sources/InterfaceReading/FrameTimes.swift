import Foundation
import Host
import QuartzCore

/// The durations of the last frames, from the handling of input to the end of the frame, and the duration of each pass.
///
/// Records while at least one tool uses it.
@MainActor
package final class FrameTimes {
    /// The maximum number of stored frames.
    package static let capacity = 600

    /// A frame's times, in seconds.
    package struct Frame {
        /// The start, in seconds of the platform's clock.
        package let start: TimeInterval
        /// The time from the handling of input to the end of the frame.
        package let duration: TimeInterval
        /// The time for which the display shows a frame.
        package let interval: TimeInterval
        /// The durations of the passes, indexed by the raw values of `FramePass`.
        package let passes: [TimeInterval]

        /// Whether the frame took longer than the display shows one.
        package var isLate: Bool { duration > interval }

        package init(start: TimeInterval, duration: TimeInterval, interval: TimeInterval, passes: [TimeInterval] = []) {
            self.start = start
            self.duration = duration
            self.interval = interval
            self.passes = passes
        }
    }

    /// The frame loop of the platform.
    package let loop: FrameLoop
    private let clock: any HostClock
    /// The last frames, in a ring buffer.
    private var ring: [Frame] = []
    private var next = 0
    private var start: TimeInterval?
    private var passStart: TimeInterval = 0
    private var passes = [TimeInterval](repeating: 0, count: FramePass.allCases.count)
    private var userCount = 0

    private init(platform: any HostPlatform) {
        loop = FrameLoop.of(platform)
        clock = platform.clock
    }

    /// The frame times of a platform.
    package static func of(_ platform: any HostPlatform) -> FrameTimes {
        platform.singletons.value(of: FrameTimes.self) { FrameTimes(platform: platform) }
    }

    /// Starts recording for one more tool.
    package func beginRecording() {
        userCount += 1
        loop.passObserver = { [weak self] pass, time in self?.record(pass, time) }
    }

    /// Ends the recording of one tool. The last tool stops it.
    package func endRecording() {
        userCount = max(0, userCount - 1)
        if userCount == 0 { loop.passObserver = nil }
    }

    private func record(_ pass: FramePass?, _ time: HostFrameTime) {
        let now = clock.now()
        guard let pass else {
            start = now
            passStart = now
            return
        }
        guard let start else { return }
        passes[pass.rawValue] = now - passStart
        passStart = now
        guard pass == .end else { return }
        self.start = nil
        add(Frame(start: start, duration: now - start, interval: time.interval, passes: passes))
    }

    /// Leaves some seconds, in which a tool worked, out of the times of the running frame.
    package func exclude(_ seconds: TimeInterval) {
        start = start.map { $0 + seconds }
        passStart += seconds
    }

    /// Does not record the running frame, which shows a change of a tool only.
    package func skipRunningFrame() { start = nil }

    /// Adds a frame. Removes the oldest one if the buffer is full.
    package func add(_ frame: Frame) {
        if ring.count < Self.capacity {
            ring.append(frame)
        } else {
            ring[next] = frame
        }
        next = (next + 1) % Self.capacity
    }

    /// The last `count` frames, oldest first.
    package func last(_ count: Int) -> ArraySlice<Frame> {
        let ordered = ring.count < Self.capacity ? ring : Array(ring[next...] + ring[..<next])
        return ordered.suffix(count)
    }
}
