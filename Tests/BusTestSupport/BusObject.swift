import CGtk
import DesktopBus
import Foundation
import Synchronization

/// The reply of a fake service.
package enum BusAnswer: Sendable {
    case values([BusValue])
    case error(name: String, message: String)
    /// No reply: the caller waits until its timeout.
    case silence
}

/// An object of a fake service on a bus.
package final class BusObject: @unchecked Sendable {
    // `@unchecked Sendable` is safe: the handlers are Sendable and never change.
    private let onCall: @Sendable (_ member: String, _ arguments: [BusValue]) -> BusAnswer
    private let property: @Sendable (_ name: String) -> BusValue?

    private init(
        _ onCall: @escaping @Sendable (String, [BusValue]) -> BusAnswer, _ property: @escaping @Sendable (String) -> BusValue?
    ) {
        (self.onCall, self.property) = (onCall, property)
    }

    /// Exports an object with the interface that `xml` (an `<interface>` element) describes. The handlers are called on the bus thread.
    ///
    /// - Throws: ``BusError``.
    package static func export(
        on connection: BusConnection, path: String, xml: String, property: @escaping @Sendable (String) -> BusValue? = { _ in nil },
        onCall: @escaping @Sendable (_ member: String, _ arguments: [BusValue]) -> BusAnswer
    ) throws {
        let reply = BusReply<Bool>()
        connection.withConnection { result in
            do {
                try register(BusObject(onCall, property), on: try result.get(), path, xml)
                reply.finish(.success(true))
            } catch {
                reply.finish(.failure(error as? BusError ?? .invalid("\(error)")))
            }
        }
        _ = try reply.wait(for: 10)
    }

    /// Requests a well-known name.
    ///
    /// - Throws: ``BusError``.
    package static func own(_ name: String, on connection: BusConnection) throws {
        let bus = "org.freedesktop.DBus"
        let call = BusCall(bus, "/org/freedesktop/DBus", bus, "RequestName", [.string(name), .uint32(0)])
        guard try connection.callAndWait(call, timeout: 10).first?.integer == 1 else { throw BusError.noBus("\(name) is taken") }
    }

    private static func register(_ object: BusObject, on connection: OpaquePointer, _ path: String, _ xml: String) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let node = g_dbus_node_info_new_for_xml("<node>\(xml)</node>", &error), let interface = node.pointee.interfaces?.pointee
        else { throw BusError(taking: error, service: path) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, member, parameters, invocation, data in
            guard let member, let invocation, let data else { return }
            let object = Unmanaged<BusObject>.fromOpaque(data).takeUnretainedValue()
            let arguments = parameters.flatMap { try? BusValue.value(of: $0).elements } ?? []
            switch object.onCall(String(cString: member), arguments) {
            case .silence: break
            case .error(let name, let message): g_dbus_method_invocation_return_dbus_error(invocation, name, message)
            case .values(let values):
                do {
                    g_dbus_method_invocation_return_value(invocation, try BusValue.tuple(values).makeVariant())
                } catch {
                    g_dbus_method_invocation_return_dbus_error(invocation, "test.Error", "\(error)")
                }
            }
        }
        table.get_property = { _, _, _, _, name, _, data in
            guard let name, let data else { return nil }
            return try? Unmanaged<BusObject>.fromOpaque(data).takeUnretainedValue().property(String(cString: name))?.makeVariant()
        }
        let data = Unmanaged.passRetained(object).toOpaque()
        guard g_dbus_connection_register_object(connection, path, interface, &table, data, nil, &error) != 0 else {
            throw BusError(taking: error, service: path)
        }
    }
}
