import Foundation
import Host
import UIKit

extension TestHost {
    /// Replays recorded input.
    ///
    /// A program writes a recording if it is started with the environment variable `LODESTONE_RECORD_INPUT` set to a file's path. The
    /// window takes the recorded sizes, and the time between two steps passes on the virtual clock.
    ///
    /// - Throws: An error if the text is not a recording. Nothing is replayed then.
    public func replay(_ text: String) throws {
        let recording = try InputRecording(text: text)
        let start = now
        for entry in recording.entries {
            advance(by: max(0, start + entry.time - now))
            switch entry.step {
            case .input(let event): post(event.later(by: start))
            case .resized(let size): resize(to: size)
            case .activated(let isActive): self.isActive = isActive
            }
        }
        deliver()
    }

    /// Replays recorded input from a file; see ``replay(_:)``.
    public func replay(contentsOf url: URL) throws {
        try replay(String(contentsOf: url, encoding: .utf8))
    }
}
