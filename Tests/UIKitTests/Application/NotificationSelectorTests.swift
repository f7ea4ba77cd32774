import Testing
import UIKitTesting

@testable import UIKit

/// Records the notifications that it receives.
@MainActor
private final class Listener: NSObject {
    var notifications: [String] = []
    func changed() { notifications.append("changed") }
    func noted(_ notification: Notification) { notifications.append("\(notification.name.rawValue) \(notification.object ?? "nothing")") }
}

@Suite @MainActor
struct NotificationSelectorTests {
    private let host = TestHost()
    private let center = NotificationCenter()
    private let listener = Listener()
    private let name = Notification.Name("Changed")

    @Test func methodIsCalledWithOrWithoutTheNotification() {
        center.addObserver(listener, selector: Selector(Listener.changed), name: name, object: nil)
        center.addObserver(listener, selector: Selector(Listener.noted(_:)), name: name, object: nil)
        center.post(name: name, object: "me")
        #expect(listener.notifications.sorted() == ["Changed me", "changed"])
        center.post(name: Notification.Name("Other"), object: nil)
        #expect(listener.notifications.count == 2)
    }

    @Test func removedObserversAreNotNotified() {
        center.addObserver(listener, selector: Selector(Listener.changed), name: name, object: nil)
        center.addObserver(listener, selector: Selector(Listener.noted(_:)), name: nil, object: nil)
        center.removeObserver(listener, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(listener.notifications == ["Changed nothing"])
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.notifications.count == 1)
    }

    @Test func onlyNotificationsOfTheObjectArrive() {
        let other = Listener()
        center.addObserver(listener, selector: Selector(Listener.changed), name: name, object: other)
        center.post(name: name, object: listener)
        #expect(listener.notifications.isEmpty)
        center.post(name: name, object: other)
        #expect(listener.notifications == ["changed"])
        center.removeObserver(listener, name: nil, object: listener)
        center.post(name: name, object: other)
        #expect(listener.notifications.count == 2)
    }

    @Test func observersAreNotRetained() {
        var short: Listener? = Listener()
        weak let watched = short
        if let short { center.addObserver(short, selector: Selector(Listener.changed), name: name, object: nil) }
        short = nil
        #expect(watched == nil)
        center.post(name: name, object: nil)
    }

    @Test func notificationsOfOtherThreadsArriveOnTheMainActor() async {
        center.addObserver(listener, selector: Selector(Listener.changed), name: name, object: nil)
        let (center, name) = (center, name)
        await Task.detached { center.post(name: name, object: nil) }.value
        await host.settle()
        #expect(listener.notifications == ["changed"])
    }

    @Test func blockObserversAreRemovedByTheirTokens() {
        nonisolated(unsafe) var count = 0  // Read and written on this thread only.
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}
