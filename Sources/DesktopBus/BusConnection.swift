import CGtk
import Foundation
import Synchronization

/// A connection to a D-Bus message bus. The first call opens it, and so does the first call after the connection was lost.
///
/// The services do not use GIO's shared connection, because that ends the program when the bus ends.
package final class BusConnection: @unchecked Sendable {
    /// The session's bus.
    package static let session = BusConnection(.session)
    /// The system's bus.
    package static let system = BusConnection(.system)

    /// The address of a bus.
    package enum Address: Sendable {
        case session
        case system
        /// A D-Bus server address, such as `unix:path=/tmp/bus`.
        case custom(String)
    }

    private let address: Address
    // `@unchecked Sendable` is safe: these properties are used on the bus thread only.
    private var connection: OpaquePointer?
    /// The operations that wait until the connection is open; nil if it is not being opened.
    private var waiting: [(Result<OpaquePointer, BusError>) -> Void]?
    var subscriptions: [ObjectIdentifier: BusSubscription] = [:]

    package init(_ address: Address) {
        self.address = address
    }

    deinit {
        guard let connection else { return }
        lodestone_disconnect(UnsafeMutableRawPointer(connection), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    // MARK: Calls

    /// Calls a method and returns its results.
    ///
    /// - Parameter timeout: The maximum time to wait in seconds, including the time to connect and to start the service.
    /// - Throws: ``BusError``.
    package func call(_ call: BusCall, timeout: TimeInterval = 10) async throws -> [BusValue] {
        try await start(call, timeout).value(within: timeout)
    }

    /// Calls a method and blocks the calling thread until its results arrive. Use it only for synchronous API, and never on the bus thread.
    ///
    /// - Parameter timeout: The maximum time to wait in seconds, including the time to connect and to start the service.
    /// - Throws: ``BusError``.
    package func callAndWait(_ call: BusCall, timeout: TimeInterval) throws -> [BusValue] {
        try start(call, timeout).wait(for: timeout)
    }

    /// Calls a method without waiting for its reply.
    package func send(_ call: BusCall) { _ = start(call, 10) }

    /// Emits a signal to every subscriber on the bus.
    package func emit(path: String, interface: String, member: String, _ arguments: [BusValue]) {
        withConnection { result in
            guard let connection = try? result.get(), let parameters = try? BusValue.tuple(arguments).makeVariant() else { return }
            g_dbus_connection_emit_signal(connection, nil, path, interface, member, parameters, nil)
        }
    }

    /// The name that the bus gave to this connection.
    ///
    /// - Throws: ``BusError`` if the bus cannot be reached.
    package func uniqueName() async throws -> String? {
        let reply = BusReply<String?>()
        withConnection { result in
            reply.finish(result.map { g_dbus_connection_get_unique_name($0).map { String(cString: $0) } })
        }
        return try await reply.value(within: 10)
    }

    private func start(_ call: BusCall, _ timeout: TimeInterval) -> BusReply<[BusValue]> {
        let reply = BusReply<[BusValue]>()
        withConnection { [self] result in
            switch result {
            case .success(let connection): send(call, on: connection, timeout, to: reply)
            case .failure(let error): reply.finish(.failure(error))
            }
        }
        return reply
    }

    private func send(_ call: BusCall, on connection: OpaquePointer, _ timeout: TimeInterval, to reply: BusReply<[BusValue]>) {
        // GIO would neither send the call nor report the error. A path may be from another program's reply.
        guard g_dbus_is_name(call.destination) != 0, g_variant_is_object_path(call.path) != 0,
            g_dbus_is_interface_name(call.interface) != 0, g_dbus_is_member_name(call.member) != 0
        else {
            return reply.finish(.failure(.invalid("\(call.interface).\(call.member) of \(call.destination) at \(call.path)")))
        }
        let parameters: OpaquePointer
        do {
            parameters = try BusValue.tuple(call.arguments).makeVariant()
        } catch {
            return reply.finish(.failure(error as? BusError ?? .invalid("\(error)")))
        }
        let cancellable = BusCancellable()
        reply.onGiveUp { cancellable.cancel() }
        let flags = call.allowsInteraction ? G_DBUS_CALL_FLAGS_ALLOW_INTERACTIVE_AUTHORIZATION : G_DBUS_CALL_FLAGS_NONE
        let duration = gint(min(max(timeout, 0.001), 2e6) * 1000)
        let data = Unmanaged.passRetained(Pending(reply, call)).toOpaque()
        guard let files = call.files else {
            g_dbus_connection_call(
                connection, call.destination, call.path, call.interface, call.member, parameters, nil, flags, duration, cancellable.object,
                Self.onReply, data)
            return
        }
        // The message takes the list's descriptors, which are duplicates.
        let list = g_unix_fd_list_new()
        for file in files.descriptors { g_unix_fd_list_append(list, file, nil) }
        g_dbus_connection_call_with_unix_fd_list(
            connection, call.destination, call.path, call.interface, call.member, parameters, nil, flags, duration, list,
            cancellable.object, Self.onReply, data)
        if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
    }

    private final class Pending {
        let reply: BusReply<[BusValue]>
        let call: BusCall
        init(_ reply: BusReply<[BusValue]>, _ call: BusCall) { (self.reply, self.call) = (reply, call) }
    }

    private static let onReply: GAsyncReadyCallback = { source, result, data in
        guard let source, let result, let data else { return }
        let pending = Unmanaged<Pending>.fromOpaque(data).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        guard let variant = g_dbus_connection_call_finish(OpaquePointer(source), result, &error) else {
            return pending.reply.finish(.failure(BusError(taking: error, service: pending.call.destination)))
        }
        defer { g_variant_unref(variant) }
        do {
            pending.reply.finish(.success(try BusValue.value(of: variant).elements ?? []))
        } catch {
            pending.reply.finish(.failure(error as? BusError ?? .invalid("\(error)")))
        }
    }

    // MARK: The connection

    /// Calls `body` on the bus thread with the open connection, or the error of opening it.
    ///
    /// Calls are in order. Opening does not block the thread, so that a bus that does not reply delays no other one.
    package func withConnection(_ body: @escaping @Sendable (Result<OpaquePointer, BusError>) -> Void) {
        BusThread.shared.perform { [self] in
            if let connection { return body(.success(connection)) }
            if waiting != nil {
                waiting?.append(body)
                return
            }
            do throws(BusError) {
                let address = try serverAddress()
                waiting = [body]
                let flags = GDBusConnectionFlags(
                    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
                g_dbus_connection_new_for_address(address, flags, nil, nil, Self.onOpened, Unmanaged.passRetained(self).toOpaque())
            } catch {
                body(.failure(error))
            }
        }
    }

    private static let onOpened: GAsyncReadyCallback = { _, result, data in
        guard let result, let data else { return }
        var error: UnsafeMutablePointer<GError>?
        let opened = g_dbus_connection_new_for_address_finish(result, &error)
        Unmanaged<BusConnection>.fromOpaque(data).takeRetainedValue().finishOpening(opened, error)
    }

    private func finishOpening(_ opened: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) {
        let bodies = waiting ?? []
        waiting = nil
        guard let opened else {
            let error = BusError(taking: error, service: "", isConnecting: true)
            for body in bodies { body(.failure(error)) }
            return
        }
        lodestone_connect(UnsafeMutableRawPointer(opened), "closed", Self.onClosed, Unmanaged.passUnretained(self).toOpaque())
        connection = opened
        for subscription in subscriptions.values { subscription.begin(on: opened) }
        for body in bodies { body(.success(opened)) }
    }

    private static let onClosed: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
        guard let data else { return }
        Unmanaged<BusConnection>.fromOpaque(data).takeUnretainedValue().lose()
    }

    private func lose() {
        guard let lost = connection else { return }
        connection = nil
        for subscription in subscriptions.values { subscription.lose() }
        lodestone_disconnect(UnsafeMutableRawPointer(lost), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(lost))
    }

    /// Whether the program has a session bus. Without one, GIO's and libsecret's own functions would start one.
    package static var hasSession: Bool {
        let environment = ProcessInfo.processInfo.environment
        let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
        return environment["DBUS_SESSION_BUS_ADDRESS"] != nil || socket.map(FileManager.default.fileExists(atPath:)) == true
    }

    private func serverAddress() throws(BusError) -> String {
        let kind: GBusType
        switch address {
        case .custom(let address): return address
        case .system: kind = G_BUS_TYPE_SYSTEM
        case .session:
            guard Self.hasSession else { throw .noBus("DBUS_SESSION_BUS_ADDRESS is not set.") }
            kind = G_BUS_TYPE_SESSION
        }
        var error: UnsafeMutablePointer<GError>?
        guard let address = g_dbus_address_get_for_bus_sync(kind, nil, &error) else {
            throw BusError(taking: error, service: "", isConnecting: true)
        }
        defer { g_free(address) }
        return String(cString: address)
    }
}

/// A method call.
package struct BusCall: Sendable {
    /// The well-known or unique name of the called program.
    package var destination: String
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [BusValue]
    /// Whether the service may ask the user for a password.
    package var allowsInteraction = false
    /// The open files that handles among the arguments refer to; nil without handles.
    package var files: BusFiles?

    package init(_ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []) {
        (self.destination, self.path, self.interface, self.member, self.arguments) = (destination, path, interface, member, arguments)
    }
}

/// Open files that are passed with a call. They are closed when this object is deallocated.
package final class BusFiles: Sendable {
    /// The file descriptors. A ``BusValue/handle(_:)`` is an index into them.
    package let descriptors: [Int32]

    /// Names a file without access to its contents, as portals require: `O_PATH`, which Glibc declares for GNU programs only.
    private static let pathOnly: Int32 = 0o10_000_000

    /// Opens files without access to their contents.
    ///
    /// - Throws: `CocoaError` if a file cannot be opened.
    package init(_ urls: [URL]) throws {
        var opened: [Int32] = []
        for url in urls {
            let descriptor = open(url.path, Self.pathOnly | O_CLOEXEC)
            guard descriptor >= 0 else {
                for earlier in opened { close(earlier) }
                throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
            }
            opened.append(descriptor)
        }
        descriptors = opened
    }

    deinit { for descriptor in descriptors { close(descriptor) } }
}

/// Cancels a GIO operation from any thread.
package final class BusCancellable: @unchecked Sendable {
    // `@unchecked Sendable` is safe: GCancellable may be used on any thread.
    let object: UnsafeMutablePointer<GCancellable>?

    init() { object = g_cancellable_new() }
    deinit { if let object { g_object_unref(object) } }

    func cancel() { if let object { g_cancellable_cancel(object) } }
}

extension BusError {
    /// Converts GIO's error and frees it.
    package init(taking error: UnsafeMutablePointer<GError>?, service: String, isConnecting: Bool = false) {
        guard let error else {
            self = .noBus("an unknown error")
            return
        }
        defer { g_error_free(error) }
        let name = g_dbus_error_get_remote_error(error).map { name in
            defer { g_free(name) }
            return String(cString: name)
        }
        if name != nil { g_dbus_error_strip_remote_error(error) }
        let message = error.pointee.message.map { String(cString: $0) } ?? ""
        switch name {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner": self = .noService(service)
        case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout", "org.freedesktop.DBus.Error.TimedOut":
            self = .timedOut
        case let name?: self = .remote(name: name, message: message)
        case nil:
            let isGio = error.pointee.domain == g_io_error_quark()
            let code = error.pointee.code
            if isGio, code == gint(G_IO_ERROR_TIMED_OUT.rawValue) {
                self = .timedOut
            } else if isGio, code == gint(G_IO_ERROR_CANCELLED.rawValue) {
                self = .cancelled
            } else if isConnecting || isGio {
                self = .noBus(message)
            } else {
                self = .remote(name: service, message: message)
            }
        }
    }
}
