import Testing
import UIKitTesting

@MainActor
@Suite("Notifications posted in several hosts")
struct NotificationTests {
    private nonisolated static let name = Notification.Name("NotificationTests.changed")

    /// An observer by selector and an observer by block.
    @MainActor private final class Observer {
        private(set) var received: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(names: [Notification.Name]) {
            for name in names {
                NotificationCenter.default.addObserver(self, selector: Selector(Observer.record(_:)), name: name, object: nil)
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] notification in
                        let name = notification.name.rawValue
                        MainActor.assumeIsolated { self?.received.append("block \(name)") }
                    })
            }
        }

        func record(_ notification: Notification) { received.append("method \(notification.name.rawValue)") }

        func take() -> [String] {
            defer { received = [] }
            return received.sorted()
        }
    }

    @Test func notificationsOfOneHostDoNotReachAnother() {
        let one = TestHost()
        let first = Observer(names: [Self.name, UIApplication.willResignActiveNotification])
        let other = TestHost()
        let second = Observer(names: [Self.name, UIApplication.willResignActiveNotification])
        NotificationCenter.default.post(name: Self.name, object: nil)
        #expect(first.take().isEmpty)
        #expect(second.take() == ["block NotificationTests.changed", "method NotificationTests.changed"])
        one.isActive = false
        #expect(first.take() == ["block UIApplicationWillResignActiveNotification", "method UIApplicationWillResignActiveNotification"])
        #expect(second.take().isEmpty)
        // In a frame, and in code that the frame calls, notifications are those of the frame's host.
        one.onFrame = { _ in NotificationCenter.default.post(name: Self.name, object: nil) }
        one.window.setNeedsLayout()
        one.advance(by: 0.1)
        #expect(first.take().count == 2 && second.take().isEmpty)
        _ = other
    }

    @Test func notificationsOfOtherThreadsReachEveryHost() async {
        let hosts = [TestHost(), TestHost()]
        let observers = hosts.map { host in
            _ = host.window
            return Observer(names: [Self.name])
        }
        await Task.detached { NotificationCenter.default.post(name: Self.name, object: nil) }.value
        for host in hosts { await host.settle() }
        for observer in observers { #expect(observer.take() == ["block \(Self.name.rawValue)", "method \(Self.name.rawValue)"]) }
    }

    @Test func removedObserverIsNotNotified() {
        let host = TestHost()
        let observer = Observer(names: [])
        let token = NotificationCenter.default.addObserver(forName: Self.name, object: host, queue: nil) { _ in
            MainActor.assumeIsolated { observer.record(Notification(name: Self.name)) }
        }
        NotificationCenter.default.post(name: Self.name, object: host)
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: Self.name, object: host)
        #expect(observer.take().count == 1)
    }
}
