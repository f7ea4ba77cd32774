import InterfaceReading
import RemoteProtocol
import UIKit

/// A running recording of the user's input.
@MainActor
enum InputRecording {
    /// Commands of the remote control.
    case commands(CommandRecorder)
    /// A UI test in XCUITest's names.
    case test(TestRecorder)
}

extension RemoteSession {
    func record(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        switch arguments.string("action") {
        case "start":
            guard recording == nil, UIApplication.shared.inputObserver == nil else {
                throw RemoteError(.busy, "The app records already. Stop the recording first.")
            }
            switch arguments.string("format") ?? "commands" {
            case "commands":
                let recorder = CommandRecorder()
                recording = .commands(recorder)
                UIApplication.shared.inputObserver = { [weak recorder] event, scene in recorder?.note(event, in: scene) }
            case "xctest":
                let recorder = TestRecorder()
                recording = .test(recorder)
                UIApplication.shared.inputObserver = { [weak recorder] event, scene in recorder?.note(event, in: scene) }
            default: throw RemoteError(.invalidArgument, "The values of \"format\" are commands and xctest.")
            }
            return [:]
        case "stop":
            guard let recording else { throw RemoteError(.notFound, "The app does not record.") }
            self.recording = nil
            UIApplication.shared.inputObserver = nil
            switch recording {
            case .commands(let recorder):
                return [
                    "commands": .array(recorder.commands), "skipped": .number(Double(recorder.skipped)),
                    "isTruncated": .bool(recorder.isTruncated),
                ]
            case .test(let recorder): return ["source": .string(recorder.source())]
            }
        default: throw RemoteError(.invalidArgument, "The values of \"action\" are start and stop.")
        }
    }
}
