import Host
import InterfaceReading
import UIKit

/// Records the app's input as a UI test while the inspector is open.
@MainActor
final class TestRecording {
    private unowned let platform: any HostPlatform
    private var recorder: TestRecorder?
    /// Called when the recording has started or stopped.
    var onChange: (() -> Void)?

    init(platform: any HostPlatform) {
        self.platform = platform
    }

    var isRecording: Bool { recorder != nil }

    /// Starts a recording. Does nothing if another tool records the app's input.
    func start() {
        // The inspector delivers its own input without the observer, and restores the observer afterwards.
        afterEvent {
            guard self.recorder == nil, UIApplication.shared.inputObserver == nil else { return }
            let recorder = TestRecorder()
            self.recorder = recorder
            UIApplication.shared.inputObserver = { [weak recorder] event, scene in recorder?.note(event, in: scene) }
            self.onChange?()
        }
    }

    /// Stops the recording and passes the source of the test to `completion`.
    func stop(_ completion: @escaping @MainActor (String) -> Void = { _ in }) {
        afterEvent {
            guard let recorder = self.recorder else { return }
            self.recorder = nil
            UIApplication.shared.inputObserver = nil
            completion(recorder.source())
            self.onChange?()
        }
    }

    private func afterEvent(_ body: @escaping @MainActor () -> Void) { _ = platform.schedule(after: 0) { body() } }
}
