import Foundation

/// A platform without a display that uses the system's clock. Test programs use it for code that uses UIKit outside of an app and of a `TestHost`.
///
/// Frames and timers run when the main queue is processed. The main run loop processes it, as in `XCTWaiter` and `RunLoop.main.run(until:)`. Swift Testing
/// processes it when a main-actor test suspends. Without a requested frame or timer, nothing is scheduled.
@MainActor
package final class HeadlessPlatform: HostPlatform {
    package nonisolated let clock: any HostClock = SystemClock()
    package let singletons = PlatformSingletons()
    package let clipboard: any HostClipboard = HostLocalClipboard()
    package let primarySelection: (any HostClipboard)? = HostLocalClipboard()
    package let accessibility: (any HostAccessibility)? = nil
    package let framesPerSecond = 60

    package var onFrame: ((HostFrameTime) -> Void)?
    /// Never called, because a headless platform has no desktop settings that could change.
    package var onAppearanceChange: (() -> Void)?
    /// Never called.
    package var onMemoryWarning: (() -> Void)?

    /// Carets do not blink and spelling is not checked, so that no timer runs while nothing changes.
    package let appearance = HostAppearance(blinksCaret: false, checksSpelling: false)
    /// The initial size and scale of windows: those of a `TestHost`, or the size in `LODESTONE_WINDOW`.
    package let expectedWindow: HostExpectedWindow

    private var windows: [HeadlessWindow] = []
    private var frame: (any HostTimer)?
    /// The number of the last frame. Frames are numbered by their interval since the clock's start.
    private var lastFrame = -1.0
    /// True, so that `RunLoop.main.run(until: Date())` lays out earlier changes.
    package let commitsWithRunLoop = true

    /// Creates a platform without windows.
    package init(environment: [String: String] = [:]) {
        let usual = HostWindowConfiguration(size: CGSize(width: 390, height: 844))
        expectedWindow = HostExpectedWindow(size: environment["LODESTONE_WINDOW"].map(usual.overruled(by:))?.size ?? usual.size, scale: 2)
    }

    // MARK: Frames and timers

    /// Requests a frame in the run loop's next iteration. If the last frame was less than a refresh interval ago, the new frame waits for the rest of the
    /// interval. If the main thread is busy, frames are skipped.
    package func requestFrame() {
        guard frame == nil else { return }
        let delay = (lastFrame + 1) / TimeInterval(framesPerSecond) - clock.now()
        frame = delay > 0 ? schedule(after: delay) { [weak self] in self?.runFrame() } : MainQueueCall(self) { $0.runFrame() }
    }

    private func runFrame() {
        frame = nil
        let rate = TimeInterval(framesPerSecond)
        lastFrame = max(lastFrame + 1, (clock.now() * rate).rounded(.down))
        onFrame?(HostFrameTime(timestamp: lastFrame / rate, targetTimestamp: (lastFrame + 1) / rate))
    }

    package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer {
        MainQueueTimer(delay: delay) { [weak self] in
            guard let self else { return }
            Platform.with(self, body)
        }
    }

    // MARK: Windows

    package func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        let window = HeadlessWindow(platform: self, title: configuration.title, expectedWindow)
        windows.append(window)
        return window
    }

    /// Removes a window. Returns false if it was already closed.
    func forget(_ window: HeadlessWindow) -> Bool {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return false }
        windows.remove(at: index)
        return true
    }

    // MARK: Missing desktop services

    package func canOpen(_ url: URL) -> Bool { false }

    package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        _ = schedule(after: 0) { completion(false) }
    }

    /// Calls `completion` with nil, because no user could choose.
    package func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog {
        HeadlessDialog(on: self, completion)
    }

    package func prepareFeedback() {}
    package func play(_ feedback: HostFeedback) {}
}

/// The system's monotonic clock.
private final class SystemClock: HostClock {
    func now() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
}

/// A dialog that closes without an answer, in the next iteration of the main queue or when the program closes it.
@MainActor
private final class HeadlessDialog: HostDialog {
    private var completion: (@MainActor ([URL]?) -> Void)?

    init(on platform: HeadlessPlatform, _ completion: @escaping @MainActor ([URL]?) -> Void) {
        self.completion = completion
        _ = platform.schedule(after: 0) { self.close() }
    }

    func close() {
        let completion = completion
        self.completion = nil
        completion?(nil)
    }
}
