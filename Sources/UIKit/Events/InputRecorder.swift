import Foundation
import Host

/// Writes down what a person does, so that a test can do it again: see ``InputRecording``.
@MainActor
package final class InputRecorder {
    /// The environment variable that names the file of a program's recording.
    package static let variable = "LODESTONE_RECORD_INPUT"

    private let write: (String) -> Void
    private let now: () -> TimeInterval
    private let start: TimeInterval
    private var knowsSize = false

    /// A recorder that gives `write` a line for each thing that happens, without its end.
    package init(now: @escaping () -> TimeInterval, write: @escaping (String) -> Void) {
        self.write = write
        self.now = now
        start = now()
        write(InputRecording.header)
    }

    /// A recorder into the file that the environment names; nil where it names none, or none that can be written.
    convenience init?(environment: [String: String], clock: any HostClock) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
            gestureLog.error("\(Self.variable): cannot write to \(path); nothing is recorded")
            return nil
        }
        // At once, so that what led to a crash is in it.
        self.init(now: { clock.now() }) { file.write(Data("\($0)\n".utf8)) }
    }

    /// Writes down an event, whose times are those of the clock, and before the first one how large the window is.
    func note(_ event: HostEvent, in size: CGSize) {
        if !knowsSize { note(.resized(size)) }
        note(.input(event.later(by: -start)))
    }

    /// Writes down a step.
    func note(_ step: InputRecording.Step) {
        if case .resized = step { knowsSize = true }
        if let line = InputRecording.Entry(time: now() - start, step: step).line { write(line) }
    }
}
