import Testing

@testable import UIKit
@testable import UIKitTesting

@MainActor
@Suite("Background tasks")
struct BackgroundTaskTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private var app: UIApplication {
        _ = host.window
        return UIApplication.shared
    }

    @Test("A closed app exits immediately, or when its last background task ends")
    func finishing() {
        var hasEnded = false
        app.lifeCycle.onTermination = { hasEnded = true }
        let (first, second) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "upload"))
        #expect(first != second && first != .invalid && second != .invalid)
        app.lifeCycle.terminate()
        #expect(!hasEnded)
        app.endBackgroundTask(first)
        app.endBackgroundTask(first)
        #expect(!hasEnded)
        app.endBackgroundTask(second)
        #expect(hasEnded)
        host.advance(by: 10)
    }

    @Test("A background task that does not end expires after five seconds, and the app exits once")
    func expiring() {
        final class Counts {
            var (ends, expirations) = (0, 0)
            var task = UIBackgroundTaskIdentifier.invalid
        }
        let counts = Counts()
        app.lifeCycle.onTermination = { counts.ends += 1 }
        counts.task = app.beginBackgroundTask(withName: nil) {
            counts.expirations += 1
            UIApplication.shared.endBackgroundTask(counts.task)
        }
        app.lifeCycle.terminate()
        host.advance(by: 4.9)
        #expect(counts.ends == 0 && counts.expirations == 0)
        host.advance(by: 0.2)
        #expect(counts.ends == 1 && counts.expirations == 1)
        host.advance(by: 10)
        #expect(counts.ends == 1 && app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test("UIApplication.openSettingsURLString opens the desktop's settings")
    func settings() throws {
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        var results: [Bool] = []
        app.open(url) { results.append($0) }
        host.advance(by: 0.1)
        #expect(host.openedURLs == [url] && results == [true])
    }
}
