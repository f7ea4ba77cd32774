import Foundation
import Host

/// The background tasks that an app finishes before the program ends.
@MainActor
final class BackgroundTasks {
    private struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let expirationHandler: (() -> Void)?
    }

    private var tasks: [Task] = [] {
        didSet { if tasks.isEmpty != oldValue.isEmpty { onActivityChange?(!tasks.isEmpty) } }
    }
    /// Called with true after the first task has begun, and with false after the last task has ended.
    var onActivityChange: ((Bool) -> Void)?
    private var lastNumber = 0
    private var onEmpty: (() -> Void)?
    private var timer: (any HostTimer)?

    /// The maximum time in seconds that a terminating program waits for its tasks. iOS gives an app the same time after its tasks expire.
    private static let patience: TimeInterval = 5

    func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastNumber += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
        tasks.append(Task(identifier: identifier, expirationHandler: expirationHandler))
        return identifier
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        tasks.removeAll { $0.identifier == identifier }
        if tasks.isEmpty { finish() }
    }

    /// Calls `body` when all tasks have ended, or immediately without tasks. After ``patience``, the remaining tasks expire and `body` is called.
    func whenFinished(on platform: any HostPlatform, _ body: @escaping () -> Void) {
        onEmpty = body
        if tasks.isEmpty { return finish() }
        timer = platform.schedule(after: Self.patience) { [weak self] in
            guard let self else { return }
            timer = nil
            for task in tasks { task.expirationHandler?() }
            tasks = []
            finish()
        }
    }

    private func finish() {
        timer?.cancel()
        timer = nil
        let body = onEmpty
        onEmpty = nil
        body?()
    }
}
