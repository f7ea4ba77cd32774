import Foundation
import InterfaceReading
import RemoteProtocol

extension FrameTimes {
    /// The last `count` frames, oldest first. A frame is late if its processing took longer than the display's frame interval.
    func json(last count: Int) -> JSONValue {
        let frames = last(count)
        let entries = frames.map { frame -> JSONValue in
            [
                "time": JSONValue(frame.start), "duration": JSONValue(frame.duration), "interval": JSONValue(frame.interval),
                "isLate": .bool(frame.isLate),
            ]
        }
        return [
            "count": .number(Double(loop.frameCount)), "late": .number(Double(frames.count { $0.isLate })),
            "isAnimating": .bool(loop.isAnimating), "frames": .array(entries),
        ]
    }
}
