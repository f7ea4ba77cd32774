import BusTestSupport
import DesktopBus
import Foundation
import Synchronization
import Testing

/// Calls, signals and errors on a private message bus.
@Suite("Bus connections", .enabled(if: PrivateBus.program != nil, "dbus-daemon is not installed: run Scripts/setup"))
struct BusConnectionTests {
    private let bus: PrivateBus

    init() throws { bus = try PrivateBus() }

    private static let xml = """
        <interface name="test.Echo">
        <method name="Echo"><arg type="v" direction="in"/><arg type="v" direction="out"/></method>
        <method name="Fail"/><method name="Wait"/>
        </interface>
        """
    private func call(_ member: String, _ arguments: [BusValue] = []) -> BusCall {
        BusCall("test.Echo", "/echo", "test.Echo", member, arguments)
    }

    private func serve() throws -> BusConnection {
        let server = bus.connection()
        try BusObject.export(on: server, path: "/echo", xml: Self.xml) { member, arguments in
            switch member {
            case "Echo": .values(arguments)
            case "Fail": .error(name: "test.Error.No", message: "not today")
            default: .silence
            }
        }
        try BusObject.own("test.Echo", on: server)
        return server
    }

    @Test("Values of every type arrive unchanged")
    func values() async throws {
        let server = try serve()
        let all: BusValue = .tuple([
            .boolean(true), .byte(7), .int16(-3), .uint16(3), .int32(-70000), .uint32(70000), .int64(-1 << 40), .uint64(1 << 63),
            .double(0.5), .string("Grüße"), .objectPath("/a/b"), .signature("a{sv}"), .bytes(Data([0, 255])), .strings(["a", "b"]),
            .options(["x": .int32(1), "y": .variant(.string("z"))]), .attributes(["k": "v"]), .array([], of: "(ss)"), .bytes(Data()),
        ])
        #expect(try await bus.connection().call(call("Echo", [.variant(all)])) == [.variant(all)])
        #expect(try bus.connection().callAndWait(call("Echo", [.variant(.byte(1))]), timeout: 10).first?.unwrapped == .byte(1))
        withExtendedLifetime(server) {}
    }

    @Test("Malformed and too deeply nested values are errors before anything is sent")
    func invalid() async throws {
        let server = try serve()
        let deep = (0..<40).reduce(BusValue.byte(0)) { value, _ in .variant(value) }
        for value in [deep, .objectPath("no path"), .array([.byte(1), .string("x")], of: "y"), .array([], of: "?")] {
            await #expect { try await bus.connection().call(call("Echo", [.variant(value)])) } throws: { error in
                if case BusError.invalid = error { true } else { false }
            }
        }
        await #expect { try await bus.connection().call(BusCall("test.Echo", "no path", "test.Echo", "Echo")) } throws: { error in
            if case BusError.invalid = error { true } else { false }
        }
        withExtendedLifetime(server) {}
    }

    @Test("Errors, missing services, silent services and lost buses are typed errors")
    func errors() async throws {
        let server = try serve()
        let client = bus.connection()
        await #expect(throws: BusError.remote(name: "test.Error.No", message: "not today")) { try await client.call(call("Fail")) }
        await #expect(throws: BusError.noService("test.Nobody")) {
            try await client.call(BusCall("test.Nobody", "/echo", "test.Echo", "Echo"))
        }
        await #expect(throws: BusError.timedOut) { try await client.call(call("Wait"), timeout: 0.2) }
        #expect(throws: BusError.timedOut) { try client.callAndWait(call("Wait"), timeout: 0.2) }
        let waiting = Task { try await client.call(call("Wait"), timeout: 30) }
        waiting.cancel()
        await #expect(throws: BusError.cancelled) { try await waiting.value }
        let interrupted = Task { try await client.call(call("Wait"), timeout: 30) }
        try await Task.sleep(for: .milliseconds(50))
        bus.end()
        await #expect { try await interrupted.value } throws: { error in if case BusError.noBus = error { true } else { false } }
        await #expect { try await client.call(call("Fail")) } throws: { error in if case BusError.noBus = error { true } else { false } }
        withExtendedLifetime(server) {}
    }

    @Test("Signals and changes of a name's owner arrive until their watch is released")
    func signals() async throws {
        let server = bus.connection()
        let client = bus.connection()
        let (events, continuation) = AsyncStream<String>.makeStream()
        var iterator = events.makeAsyncIterator()
        let match = BusMatch(path: "/echo", interface: "test.Echo", member: "Said")
        var said: BusWatch? = client.subscribe(match) { continuation.yield($0.arguments.first?.text ?? "?") }
        let owners = client.watch("test.Echo") { continuation.yield($0 == nil ? "gone" : "owned") }
        // The reply follows both subscriptions.
        #expect(try await client.provides("test.Echo") == false)
        try BusObject.own("test.Echo", on: server)
        #expect(await iterator.next() == "owned")
        #expect(try await client.provides("test.Echo"))
        server.emit(path: "/echo", interface: "test.Echo", member: "Said", [.string("hello")])
        #expect(await iterator.next() == "hello")
        said = nil
        _ = try await client.uniqueName()
        server.emit(path: "/echo", interface: "test.Echo", member: "Said", [.string("unheard")])
        _ = try await server.call(
            BusCall("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName", [.string("test.Echo")]))
        #expect(await iterator.next() == "gone")
        withExtendedLifetime((owners, said)) {}
    }
}
