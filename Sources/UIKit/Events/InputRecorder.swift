import Foundation
import Host

/// Records input so that a test can replay it; see ``InputRecording``.
@MainActor
package final class InputRecorder {
    /// The environment variable with the path of the recording.
    package static let variable = "LODESTONE_RECORD_INPUT"

    private let write: (String) -> Void
    private let now: () -> TimeInterval
    private let start: TimeInterval
    private var knowsSize = false

    /// Creates a recorder. It calls `write` with each step as a line of text without a line break.
    package init(now: @escaping () -> TimeInterval, write: @escaping (String) -> Void) {
        self.write = write
        self.now = now
        start = now()
        write(InputRecording.header)
    }

    /// Creates a recorder that writes to the file in the environment variable. Nil if the variable is not set or the file cannot be written.
    convenience init?(environment: [String: String], clock: any HostClock) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
            gestureLog.error("Cannot record input to \"\(path)\", the file that \(Self.variable) names. Check its folder and permissions.")
            return nil
        }
        // Writes without a buffer, so that the events before a crash are in the file.
        self.init(now: { clock.now() }) { file.write(Data("\($0)\n".utf8)) }
    }

    /// Records an event, with its time relative to the start of the recording. Before the first event, also records the window's size.
    func note(_ event: HostEvent, in size: CGSize) {
        if !knowsSize { note(.resized(size)) }
        note(.input(event.later(by: -start)))
    }

    /// Records a step.
    func note(_ step: InputRecording.Step) {
        if case .resized = step { knowsSize = true }
        if let line = InputRecording.Entry(time: now() - start, step: step).line { write(line) }
    }
}
