import Foundation
import Host
import QuartzCore
import RemoteProtocol

/// The durations of the last frames, from the handling of input to the end of the frame.
@MainActor
final class FrameTimes {
    /// The maximum number of stored frames.
    static let capacity = 600

    private struct Frame {
        let start: TimeInterval
        let duration: TimeInterval
        let interval: TimeInterval
    }

    private let loop: FrameLoop
    /// The last frames, in a ring buffer.
    private var frames: [Frame] = []
    private var next = 0
    private var start: TimeInterval?

    init(platform: any HostPlatform) {
        loop = FrameLoop.of(platform)
        let clock = platform.clock
        loop.addInputHook { [weak self] _ in self?.start = clock.now() }
        loop.addCommitHook { [weak self] time in
            guard let self, let start else { return }
            self.start = nil
            add(Frame(start: start, duration: clock.now() - start, interval: time.interval))
        }
    }

    private func add(_ frame: Frame) {
        if frames.count < Self.capacity {
            frames.append(frame)
        } else {
            frames[next] = frame
        }
        next = (next + 1) % Self.capacity
    }

    /// The last `count` frames, oldest first. A frame is late if its processing took longer than the display's frame interval.
    func json(last count: Int) -> JSONValue {
        let ordered = frames.count < Self.capacity ? frames : Array(frames[next...] + frames[..<next])
        let last = ordered.suffix(count)
        let entries = last.map { frame -> JSONValue in
            [
                "time": JSONValue(frame.start), "duration": JSONValue(frame.duration), "interval": JSONValue(frame.interval),
                "isLate": .bool(frame.duration > frame.interval),
            ]
        }
        return [
            "count": .number(Double(loop.frameCount)), "late": .number(Double(last.count { $0.duration > $0.interval })),
            "isAnimating": .bool(loop.isAnimating), "frames": .array(entries),
        ]
    }
}
