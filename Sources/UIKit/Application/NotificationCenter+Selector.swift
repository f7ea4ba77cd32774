import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of `observer` for each notification with a name and an object; nil matches any. The method may have a notification parameter.
    ///
    /// The observer is weakly referenced. The method is called on the main actor. The call is immediate if the notification was posted there, and
    /// deferred otherwise.
    @preconcurrency @MainActor
    public func addObserver(_ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let registration = NotificationRegistration(observer, aSelector, name: aName, object: anObject as AnyObject?)
        let home = NotificationHost.current
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            if home.hears { registration.receive(notification) }
        }
        NotificationRegistration.add(registration, token: token, center: self)
    }

    /// Removes all observations of `observer`. If `observer` is a token of a block, removes the block's observation.
    public func removeObserver(_ observer: AnyObject) {
        for token in NotificationRegistration.remove(observer, from: self, where: { _ in true }) { removeObserver(token as Any) }
        removeObserver(observer as Any)
    }

    /// Removes the observations of `observer` with a name and an object; nil matches any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        let tokens = NotificationRegistration.remove(observer, from: self) {
            (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
        }
        for token in tokens { removeObserver(token as Any) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A registered method of an observer.
///
/// Unchecked: only code on the main actor uses the observer and the method. The other properties are immutable.
private final class NotificationRegistration: @unchecked Sendable {
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    private weak var observer: AnyObject?
    private let selector: Selector

    init(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: AnyObject?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object.map { ObjectIdentifier($0) }
    }

    func receive(_ notification: Notification) {
        let sent = Sent(notification: notification)
        if MainActor.isCurrent {
            MainActor.assumeIsolated { call(sent.notification) }
        } else {
            DispatchQueue.main.async { self.call(sent.notification) }
        }
    }

    @MainActor private func call(_ notification: Notification) {
        guard let observer else { return }
        selector.perform(on: observer, sender: notification)
    }

    /// A notification that is passed to the main actor.
    ///
    /// Unchecked: the posting code no longer uses the notification, as with every observer.
    private struct Sent: @unchecked Sendable {
        let notification: Notification
    }

    // MARK: Registrations

    private struct Entry: @unchecked Sendable {
        // Unchecked: the only use of a token is its removal from the notification center, which is allowed on any thread.
        let registration: NotificationRegistration
        let token: any NSObjectProtocol
        let center: ObjectIdentifier
    }

    /// The registrations of each observer. Global, because notification centers are not bound to a platform and only store tokens.
    private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

    static func add(_ registration: NotificationRegistration, token: any NSObjectProtocol, center: NotificationCenter) {
        guard let observer = registration.observer else { return }
        let entry = Entry(registration: registration, token: token, center: ObjectIdentifier(center))
        let dead = entries.withLock { entries in
            // The key is an address, which may have been reused. Removes the entries of deallocated observers with this address.
            let (own, old) = (entries[ObjectIdentifier(observer)] ?? []).partitioned { $0.registration.observer != nil }
            entries[ObjectIdentifier(observer)] = own + [entry]
            return old
        }
        for entry in dead where entry.center == ObjectIdentifier(center) { center.removeObserver(entry.token as Any) }
    }

    /// Removes registrations of `observer` and returns their tokens.
    static func remove(
        _ observer: AnyObject, from center: NotificationCenter, where isMeant: (NotificationRegistration) -> Bool
    ) -> [any NSObjectProtocol] {
        let gone = entries.withLock { entries in
            let (removed, kept) = (entries[ObjectIdentifier(observer)] ?? []).partitioned {
                $0.center == ObjectIdentifier(center) && isMeant($0.registration)
            }
            entries[ObjectIdentifier(observer)] = kept.isEmpty ? nil : kept
            return removed
        }
        return gone.map(\.token)
    }
}

extension Array {
    /// Splits the array into the elements that satisfy the predicate and the other elements.
    fileprivate func partitioned(_ fits: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(fits), filter { !fits($0) })
    }
}
