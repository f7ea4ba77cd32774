import RemoteProtocol
import UIKit

extension RemoteSession {
    func record(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        switch arguments.string("action") {
        case "start":
            guard recorder == nil else { throw RemoteError(.busy, "The app records already. Stop the recording first.") }
            let recorder = CommandRecorder()
            self.recorder = recorder
            UIApplication.shared.inputObserver = { [weak recorder] event, scene in recorder?.note(event, in: scene) }
            return [:]
        case "stop":
            guard let recorder else { throw RemoteError(.notFound, "The app does not record.") }
            self.recorder = nil
            UIApplication.shared.inputObserver = nil
            return [
                "commands": .array(recorder.commands), "skipped": .number(Double(recorder.skipped)),
                "isTruncated": .bool(recorder.isTruncated),
            ]
        default: throw RemoteError(.invalidArgument, "The values of \"action\" are start and stop.")
        }
    }
}
