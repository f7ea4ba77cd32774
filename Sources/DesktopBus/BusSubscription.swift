import CGtk
import Foundation

/// A signal of another program.
package struct BusSignal: Sendable {
    /// The unique bus name of the program that emitted the signal.
    package let sender: String
    package let path: String
    package let member: String
    package let arguments: [BusValue]
}

/// A subscription to signals, until ``cancel()`` or its deinitialization.
package final class BusSubscription: @unchecked Sendable {
    // `@unchecked Sendable` is safe: the identifier and the connection are used on the bus thread only.
    private var identifier: guint = 0
    private var connection: OpaquePointer?
    private let rule: BusMatch
    private let handler: @Sendable (BusSignal) -> Void

    init(_ rule: BusMatch, _ handler: @escaping @Sendable (BusSignal) -> Void) {
        (self.rule, self.handler) = (rule, handler)
    }

    /// Subscribes on the bus thread.
    func begin(on connection: OpaquePointer) {
        guard identifier == 0 else { return }
        let data = Unmanaged.passRetained(Handler(handler)).toOpaque()
        identifier = g_dbus_connection_signal_subscribe(
            connection, rule.sender, rule.interface, rule.member, rule.path, rule.firstArgument, G_DBUS_SIGNAL_FLAGS_NONE,
            Self.onSignal, data
        ) { data in
            if let data { Unmanaged<Handler>.fromOpaque(data).release() }
        }
        self.connection = connection
    }

    /// Called after the connection was lost.
    func lose() {
        end()
    }

    func end() {
        if let connection, identifier != 0 { g_dbus_connection_signal_unsubscribe(connection, identifier) }
        (identifier, connection) = (0, nil)
    }

    private final class Handler {
        let body: @Sendable (BusSignal) -> Void
        init(_ body: @escaping @Sendable (BusSignal) -> Void) { self.body = body }
    }

    private static let onSignal: GDBusSignalCallback = { _, sender, path, _, member, parameters, data in
        guard let parameters, let data, let values = try? BusValue.value(of: parameters).elements else { return }
        let text: (UnsafePointer<CChar>?) -> String = { $0.map { String(cString: $0) } ?? "" }
        Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().body(
            BusSignal(sender: text(sender), path: text(path), member: text(member), arguments: values))
    }
}

/// The signals that a subscription receives. Nil matches any.
package struct BusMatch: Sendable {
    package var sender: String?
    package var path: String?
    package var interface: String?
    package var member: String?
    package var firstArgument: String?

    package init(
        sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil, firstArgument: String? = nil
    ) {
        (self.sender, self.path, self.interface) = (sender, path, interface)
        (self.member, self.firstArgument) = (member, firstArgument)
    }
}

/// The owner of a subscription or a watch. Its end cancels it.
package final class BusWatch: Sendable {
    private let connection: BusConnection
    private let subscription: BusSubscription

    init(_ connection: BusConnection, _ subscription: BusSubscription) {
        (self.connection, self.subscription) = (connection, subscription)
    }

    deinit {
        let (connection, subscription) = (connection, subscription)
        BusThread.shared.perform {
            connection.subscriptions[ObjectIdentifier(subscription)] = nil
            subscription.end()
        }
    }
}

extension BusConnection {
    /// Calls `handler` on the bus thread for each signal that matches, as long as the returned object exists. Also after the connection was lost and
    /// opened again.
    ///
    /// The subscription is in effect for calls that are made afterwards: the connection sends both in order.
    package func subscribe(_ match: BusMatch, _ handler: @escaping @Sendable (BusSignal) -> Void) -> BusWatch {
        let subscription = BusSubscription(match, handler)
        BusThread.shared.perform { [self] in subscriptions[ObjectIdentifier(subscription)] = subscription }
        // Opens the connection if necessary, which begins all subscriptions. Begins this one if the connection was already open.
        withConnection { [self] result in
            guard let connection = try? result.get(), subscriptions[ObjectIdentifier(subscription)] != nil else { return }
            subscription.begin(on: connection)
        }
        return BusWatch(self, subscription)
    }

    /// Calls `handler` on the bus thread each time the owner of a well-known name changes: with its unique name, or nil if it vanished.
    package func watch(_ name: String, _ handler: @escaping @Sendable (String?) -> Void) -> BusWatch {
        let match = BusMatch(
            sender: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
            firstArgument: name)
        return subscribe(match) { signal in
            guard signal.arguments.count == 3, let owner = signal.arguments[2].text else { return }
            handler(owner.isEmpty ? nil : owner)
        }
    }

    /// Whether a program has the name, or the bus can start one that will.
    ///
    /// - Throws: ``BusError``.
    package func provides(_ name: String, timeout: TimeInterval = 5) async throws -> Bool {
        let bus = "org.freedesktop.DBus"
        let has = try await call(BusCall(bus, "/org/freedesktop/DBus", bus, "NameHasOwner", [.string(name)]), timeout: timeout)
        if has.first?.boolean == true { return true }
        let names = try await call(BusCall(bus, "/org/freedesktop/DBus", bus, "ListActivatableNames"), timeout: timeout)
        return names.first?.elements?.contains(.string(name)) ?? false
    }
}
