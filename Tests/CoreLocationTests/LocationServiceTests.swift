import BusTestSupport
@testable import CoreLocation
import DesktopBus
import Foundation
import Synchronization
import Testing

/// Locations from fake services on a private message bus.
@Suite("GeoClue and the location portal", .enabled(if: PrivateBus.program != nil, "dbus-daemon is not installed: run Scripts/setup"))
struct LocationServiceTests {
    private let bus: PrivateBus
    private let service: BusConnection
    private let calls = CallLog()

    init() throws {
        bus = try PrivateBus()
        service = bus.connection()
    }

    private static let request = LocationRequest(accuracy: kCLLocationAccuracyHundredMeters, distance: 50)

    /// The latitudes and error codes that an observation reports.
    private func events(of backend: any LocationBackend) -> (AsyncStream<String>, any Sendable & AnyObject) {
        let (events, continuation) = AsyncStream<String>.makeStream()
        let observation = backend.observe(Self.request) { result in
            switch result {
            case .success(let location): continuation.yield("\(location.coordinate.latitude)")
            case .failure(let error): continuation.yield("\(error.code)")
            }
        }
        return (events, observation)
    }

    private static func values(_ latitude: Double) -> BusValue {
        .options([
            "Latitude": .double(latitude), "Longitude": .double(13), "Accuracy": .double(25), "Altitude": .double(-1.7976931348623157e308),
            "Speed": .double(-1), "Heading": .double(-1), "Timestamp": .tuple([.uint64(1000), .uint64(0)]),
        ])
    }

    // MARK: GeoClue

    private static let geoClue = "org.freedesktop.GeoClue2"
    private static let properties = """
        <interface name="org.freedesktop.DBus.Properties">
        <method name="Get"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
        <method name="GetAll"><arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method>
        <method name="Set"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="in"/></method>
        </interface>
        """

    private func startGeoClue(start: BusAnswer = .values([])) throws {
        let (service, calls) = (service, calls)
        try BusObject.export(
            on: service, path: "/org/freedesktop/GeoClue2/Manager",
            xml: """
                <interface name="\(Self.geoClue).Manager"><property name="AvailableAccuracyLevel" type="u" access="read"/>
                <method name="CreateClient"><arg type="o" direction="out"/></method>
                <method name="DeleteClient"><arg type="o" direction="in"/></method></interface>
                """,
            property: { _ in .uint32(8) }
        ) { member, arguments in
            calls.append(member, arguments)
            return .values(member == "CreateClient" ? [.objectPath("/client")] : [])
        }
        try BusObject.export(on: service, path: "/client", xml: Self.properties) { member, arguments in
            calls.append(member + " " + (arguments[1].text ?? ""), arguments)
            return .values([])
        }
        try BusObject.export(
            on: service, path: "/client",
            xml: "<interface name=\"\(Self.geoClue).Client\"><method name=\"Start\"/></interface>"
        ) { member, arguments in
            calls.append(member, arguments)
            if case .values = start {
                service.emit(
                    path: "/client", interface: "\(Self.geoClue).Client", member: "LocationUpdated",
                    [.objectPath("/"), .objectPath("/location")])
            }
            return start
        }
        try BusObject.export(on: service, path: "/location", xml: Self.properties) { _, _ in .values([Self.values(52)]) }
        try BusObject.own(Self.geoClue, on: service)
    }

    private func geoClue() -> GeoClueLocation { GeoClueLocation(bus: bus.connection(), identifier: "org.example.App", pause: 0.05) }

    @Test("GeoClue reports a location; the client has the app's identifier and requirements, and is deleted at the end")
    func geoClueReports() async throws {
        try startGeoClue()
        #expect(geoClue().isEnabled)
        #expect(await geoClue().authorize())
        var (events, observation): (AsyncStream<String>, (any Sendable & AnyObject)?) = events(of: geoClue())
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == "52.0")
        #expect(calls.last { $0 == "Set DesktopId" }?[2].unwrapped.text == "org.example.App")
        #expect(calls.last { $0 == "Set RequestedAccuracyLevel" }?[2].unwrapped.integer == 6)
        #expect(calls.last { $0 == "Set DistanceThreshold" }?[2].unwrapped.integer == 50)
        observation = nil
        while calls.members.count(where: { $0 == "DeleteClient" }) < 2 { try await Task.sleep(for: .milliseconds(5)) }
        withExtendedLifetime(observation) {}
        events = AsyncStream { $0.finish() }
    }

    @Test("GeoClue's refusal and a missing GeoClue deny the authorization, and end the observation")
    func geoClueRefuses() async throws {
        #expect(!geoClue().isEnabled)
        #expect(await geoClue().authorize() == false)
        var (missing, first) = events(of: geoClue())
        var iterator = missing.makeAsyncIterator()
        #expect(await iterator.next() == "denied")
        try startGeoClue(start: .error(name: "org.freedesktop.DBus.Error.AccessDenied", message: "no"))
        #expect(await geoClue().authorize() == false)
        let (refused, second) = events(of: geoClue())
        iterator = refused.makeAsyncIterator()
        #expect(await iterator.next() == "denied")
        withExtendedLifetime((first, second)) {}
        missing = AsyncStream { $0.finish() }
    }

    @Test("If GeoClue ends, the position is unknown, and a new GeoClue reports again")
    func geoClueEnds() async throws {
        try startGeoClue()
        let (events, observation) = events(of: geoClue())
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == "52.0")
        let bus = "org.freedesktop.DBus"
        let name = BusValue.string(Self.geoClue)
        _ = try await service.call(BusCall(bus, "/org/freedesktop/DBus", bus, "ReleaseName", [name]))
        try BusObject.own(Self.geoClue, on: service)
        #expect(await iterator.next() == "locationUnknown")
        #expect(await iterator.next() == "52.0")
        withExtendedLifetime(observation) {}
    }

    // MARK: The portal

    private static let portal = "org.freedesktop.portal.Location", desktop = "/org/freedesktop/portal/desktop"

    private func startPortal(response: UInt32) throws {
        let (service, calls) = (service, calls)
        try BusObject.export(
            on: service, path: Self.desktop,
            xml: """
                <interface name="\(Self.portal)"><property name="version" type="u" access="read"/>
                <method name="CreateSession"><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
                <method name="Start"><arg type="o" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
                <arg type="o" direction="out"/></method></interface>
                """,
            property: { _ in .uint32(1) }
        ) { member, arguments in
            calls.append(member, arguments)
            guard member == "Start", let token = arguments[2].dictionary?["handle_token"]?.text else {
                return .values([.objectPath("/session")])
            }
            // The fake does not learn the caller's name. The test has one other connection, or a few.
            let paths = (0..<20).map { "\(Self.desktop)/request/1_\($0)/\(token)" }
            for path in paths {
                service.emit(
                    path: path, interface: "org.freedesktop.portal.Request", member: "Response", [.uint32(response), .options([:])])
            }
            for (session, latitude) in [("/other", 1.0), ("/session", 48)] {
                service.emit(
                    path: Self.desktop, interface: Self.portal, member: "LocationUpdated", [.objectPath(session), Self.values(latitude)])
            }
            return .values([.objectPath(paths[0])])
        }
        try BusObject.export(
            on: service, path: "/session", xml: "<interface name=\"org.freedesktop.portal.Session\"><method name=\"Close\"/></interface>"
        ) { member, arguments in
            calls.append(member, arguments)
            return .values([])
        }
        try BusObject.own("org.freedesktop.portal.Desktop", on: service)
    }

    @Test("The portal's session has the app's requirements, reports its own locations, and is closed at the end")
    func portalReports() async throws {
        try startPortal(response: 0)
        let backend = PortalLocation(bus: bus.connection(), pause: 0.05)
        #expect(backend.isEnabled)
        #expect(await backend.authorize())
        var (events, observation): (AsyncStream<String>, (any Sendable & AnyObject)?) = events(of: backend)
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == "48.0")
        let options = try #require(calls.last { $0 == "CreateSession" }?[0].dictionary)
        #expect(options["accuracy"]?.integer == 4 && options["distance-threshold"]?.integer == 50)
        observation = nil
        while calls.members.count(where: { $0 == "Close" }) < 2 { try await Task.sleep(for: .milliseconds(5)) }
        withExtendedLifetime(observation) {}
        events = AsyncStream { $0.finish() }
    }

    @Test("Authorization is denied if the user refuses; without the desktop portal, location services are disabled")
    func portalRefuses() async throws {
        let backend = PortalLocation(bus: bus.connection(), pause: 0.05)
        #expect(!backend.isEnabled)
        #expect(await backend.authorize() == false)
        try startPortal(response: 1)
        #expect(await backend.authorize() == false)
        let (events, observation) = events(of: backend)
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == "denied")
        withExtendedLifetime(observation) {}
    }
}

/// The calls that a fake service received, in order.
private final class CallLog: Sendable {
    private let calls = Mutex<[(member: String, arguments: [BusValue])]>([])

    func append(_ member: String, _ arguments: [BusValue]) { calls.withLock { $0.append((member, arguments)) } }

    /// The names of the called methods.
    var members: [String] { calls.withLock { $0.map(\.member) } }

    /// The arguments of the last call of a matching method.
    func last(where matches: (String) -> Bool) -> [BusValue]? {
        calls.withLock { calls in calls.last { matches($0.member) }?.arguments }
    }
}
