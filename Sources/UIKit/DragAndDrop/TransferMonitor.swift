import Host

/// Monitors the loads of a drop until all of them have ended. Shows a progress panel if the session's indicator style is `default`.
@MainActor
final class TransferMonitor {
    private let transfer: DropDataTransfer
    private let environment: DragEnvironment
    private weak var session: DropSession?
    private weak var scene: UIWindowScene?
    private let beginning: TimeInterval
    private var timer: (any HostTimer)?
    private var panel: ProgressPanelWindow?

    /// Creates a monitor of the data of `session`. The panel is above the windows of `scene`.
    init(of session: DropSession, in environment: DragEnvironment, over scene: UIWindowScene?) {
        transfer = session.transfer
        self.session = session
        self.environment = environment
        self.scene = scene
        beginning = environment.now
        tick()
    }

    isolated deinit {
        timer?.cancel()
        panel?.close()
    }

    private func tick() {
        guard !transfer.isFinished else { return }
        transfer.sample()
        if panel == nil, session?.progressIndicatorStyle == .default, let scene,
            environment.now - beginning >= DragConstants.transferPatience
        {
            let progress = transfer.progress
            panel = ProgressPanelWindow(over: scene) { progress.cancel() }
        }
        panel?.fraction = transfer.progress.fractionCompleted
        timer = environment.schedule(after: DragConstants.transferInterval) { [weak self] in self?.tick() }
    }

    /// Called after all data has arrived.
    func finish() {
        timer?.cancel()
        panel?.close()
        panel = nil
    }
}
