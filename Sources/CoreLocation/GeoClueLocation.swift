import DesktopBus
import Foundation

/// Locations from GeoClue, on the system's bus.
package struct GeoClueLocation: LocationBackend {
    private static let service = "org.freedesktop.GeoClue2"
    private static let properties = "org.freedesktop.DBus.Properties"
    /// The timeout for the user's answer, in seconds, if GeoClue's agent asks the user.
    private static let patience: TimeInterval = 120

    private let bus: BusConnection
    private let identifier: String
    private let pause: TimeInterval

    package init(bus: BusConnection = .system, identifier: String = DesktopIdentity.current.identifier, pause: TimeInterval = 30) {
        (self.bus, self.identifier, self.pause) = (bus, identifier, pause)
    }

    private func manager(_ member: String, _ arguments: [BusValue] = []) -> BusCall {
        BusCall(Self.service, "/org/freedesktop/GeoClue2/Manager", Self.service + ".Manager", member, arguments)
    }

    package var isEnabled: Bool {
        let call = BusCall(
            Self.service, "/org/freedesktop/GeoClue2/Manager", Self.properties, "Get",
            [.string(Self.service + ".Manager"), .string("AvailableAccuracyLevel")])
        // 0: the user has turned location services off.
        return ((try? bus.callAndWait(call, timeout: 2))?.first?.unwrapped.integer ?? 0) > 0
    }

    package func authorize() async -> Bool {
        do {
            let client = try await makeClient(LocationRequest(accuracy: kCLLocationAccuracyBest, distance: kCLDistanceFilterNone))
            defer { bus.send(manager("DeleteClient", [.objectPath(client)])) }
            try await start(client)
            return true
        } catch {
            return false
        }
    }

    package func observe(
        _ request: LocationRequest, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void
    ) -> any Sendable & AnyObject {
        LocationObservation(pause: pause, receive) { try await run(request, receive) }
    }

    private func run(
        _ request: LocationRequest, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void
    ) async throws {
        let client = try await makeClient(request)
        defer { bus.send(manager("DeleteClient", [.objectPath(client)])) }
        // GeoClue keeps only the last location.
        let (paths, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let match = BusMatch(sender: Self.service, path: client, interface: Self.service + ".Client", member: "LocationUpdated")
        let updates = bus.subscribe(match) { signal in
            guard signal.arguments.count == 2, let path = signal.arguments[1].text else { return }
            continuation.yield(path)
        }
        let end = bus.watch(Self.service) { owner in if owner == nil { continuation.finish() } }
        defer { withExtendedLifetime((updates, end)) {} }
        try await start(client)
        for await path in paths {
            let call = BusCall(Self.service, path, Self.properties, "GetAll", [.string(Self.service + ".Location")])
            // A newer location replaces this one while it is read.
            guard let values = try? await bus.call(call).first?.dictionary, let location = CLLocation(reported: values) else { continue }
            receive(.success(location))
        }
        throw CLError(.locationUnknown, "The location service ended.")
    }

    /// Creates a client with the requirements of a request.
    private func makeClient(_ request: LocationRequest) async throws -> String {
        guard let client = try await bus.call(manager("CreateClient")).first?.text else {
            throw CLError(.locationUnknown, "The location service's reply is not valid.")
        }
        let values: [(name: String, value: BusValue)] = [
            ("DesktopId", .string(identifier)), ("RequestedAccuracyLevel", .uint32(Self.level(of: request.accuracy))),
            ("DistanceThreshold", .uint32(UInt32(clamping: Int(min(max(request.distance, 0), 1e9))))),
        ]
        do {
            for (name, value) in values {
                let arguments: [BusValue] = [.string(Self.service + ".Client"), .string(name), .variant(value)]
                _ = try await bus.call(BusCall(Self.service, client, Self.properties, "Set", arguments))
            }
        } catch {
            bus.send(manager("DeleteClient", [.objectPath(client)]))
            throw error
        }
        return client
    }

    private func start(_ client: String) async throws {
        _ = try await bus.call(BusCall(Self.service, client, Self.service + ".Client", "Start"), timeout: Self.patience)
    }

    /// GeoClue's accuracy level: 4 is a city, 5 a quarter, 6 a street, 8 exact.
    private static func level(of accuracy: CLLocationAccuracy) -> UInt32 {
        accuracy <= kCLLocationAccuracyNearestTenMeters
            ? 8 : accuracy <= kCLLocationAccuracyHundredMeters ? 6 : accuracy <= kCLLocationAccuracyKilometer ? 5 : 4
    }
}
