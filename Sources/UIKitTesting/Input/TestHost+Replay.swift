import Foundation
import Host
import UIKit

extension TestHost {
    /// Does again what a person did: the text of a recording, which a program writes that is started with the environment variable
    /// `LODESTONE_RECORD_INPUT` set to a file's path.
    ///
    /// The window takes the sizes that it had, and what was between two steps passes on the virtual clock. Throws, before anything is done,
    /// where the text is no recording.
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

    /// Does again what is recorded in a file; see ``replay(_:)``.
    public func replay(contentsOf url: URL) throws {
        try replay(String(contentsOf: url, encoding: .utf8))
    }
}
