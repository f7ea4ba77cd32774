import DesktopBus
import Foundation

/// Locations from the location portal, for programs in a sandbox. The desktop asks the user.
package struct PortalLocation: LocationBackend {
    private static let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Location"
    /// The timeout for the user's answer, in seconds.
    private static let patience: TimeInterval = 120

    private let bus: BusConnection
    private let pause: TimeInterval

    package init(bus: BusConnection = .session, pause: TimeInterval = 30) { (self.bus, self.pause) = (bus, pause) }

    private enum Event: Sendable {
        case response(Int)
        case location([String: BusValue])
        case ended
        case patienceEnded
    }

    package var isEnabled: Bool {
        let arguments: [BusValue] = [.string(Self.interface), .string("version")]
        let call = BusCall(Self.name, Self.path, "org.freedesktop.DBus.Properties", "Get", arguments)
        return (try? bus.callAndWait(call, timeout: 2)) != nil
    }

    package func authorize() async -> Bool {
        let request = LocationRequest(accuracy: kCLLocationAccuracyBest, distance: kCLDistanceFilterNone)
        return (try? await run(request, endsAfterStart: true) { _ in }) != nil
    }

    package func observe(
        _ request: LocationRequest, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void
    ) -> any Sendable & AnyObject {
        LocationObservation(pause: pause, receive) { try await run(request, endsAfterStart: false, receive) }
    }

    private func run(
        _ request: LocationRequest, endsAfterStart: Bool, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void
    ) async throws {
        let session = try await makeSession(request)
        defer { bus.send(BusCall(Self.name, session, "org.freedesktop.portal.Session", "Close")) }
        let (events, continuation) = AsyncStream<Event>.makeStream(bufferingPolicy: .bufferingNewest(16))
        let token = Self.makeToken()
        let sender = try await bus.uniqueName()?.dropFirst().replacing(".", with: "_") ?? ""
        let answer = BusMatch(
            sender: Self.name, path: "\(Self.path)/request/\(sender)/\(token)", interface: "org.freedesktop.portal.Request",
            member: "Response")
        let update = BusMatch(sender: Self.name, path: Self.path, interface: Self.interface, member: "LocationUpdated")
        let closing = BusMatch(sender: Self.name, path: session, interface: "org.freedesktop.portal.Session", member: "Closed")
        let watches = [
            bus.subscribe(answer) { signal in continuation.yield(.response(signal.arguments.first?.integer ?? 2)) },
            bus.subscribe(update) { signal in
                guard signal.arguments.count == 2, signal.arguments[0].text == session, let values = signal.arguments[1].dictionary
                else { return }
                continuation.yield(.location(values))
            },
            bus.subscribe(closing) { _ in continuation.yield(.ended) },
            bus.watch(Self.name) { owner in if owner == nil { continuation.yield(.ended) } },
        ]
        let timer = DispatchWorkItem { continuation.yield(.patienceEnded) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: timer)
        defer {
            timer.cancel()
            withExtendedLifetime(watches) {}
        }
        // An empty string means that the desktop's dialog has no parent window.
        let arguments: [BusValue] = [.objectPath(session), .string(""), .options(["handle_token": .string(token)])]
        _ = try await bus.call(BusCall(Self.name, Self.path, Self.interface, "Start", arguments))
        for await event in events {
            switch event {
            case .response(0):
                timer.cancel()
                if endsAfterStart { return }
            case .response(1): throw CLError(.denied, "The user does not allow the app to use the position.")
            case .response: throw CLError(.locationUnknown, "The location portal did not start.")
            case .location(let values): if let location = CLLocation(reported: values) { receive(.success(location)) }
            case .ended: throw CLError(.locationUnknown, "The location portal ended.")
            case .patienceEnded: throw CLError(.locationUnknown, "The user did not answer in time.")
            }
        }
        throw CLError(.locationUnknown, "The location portal ended.")
    }

    /// Creates a session with the requirements of a request.
    private func makeSession(_ request: LocationRequest) async throws -> String {
        let options: [String: BusValue] = [
            "session_handle_token": .string(Self.makeToken()), "accuracy": .uint32(Self.level(of: request.accuracy)),
            "distance-threshold": .uint32(UInt32(clamping: Int(min(max(request.distance, 0), 1e9)))),
        ]
        let reply = try await bus.call(BusCall(Self.name, Self.path, Self.interface, "CreateSession", [.options(options)]))
        guard let session = reply.first?.text else { throw CLError(.locationUnknown, "The location portal's reply is not valid.") }
        return session
    }

    /// An unused part of an object path.
    private static func makeToken() -> String { "lodestone_" + UUID().uuidString.replacing("-", with: "_") }

    /// The portal's accuracy: 2 is a city, 3 a quarter, 4 a street, 5 exact.
    private static func level(of accuracy: CLLocationAccuracy) -> UInt32 {
        accuracy <= kCLLocationAccuracyNearestTenMeters
            ? 5 : accuracy <= kCLLocationAccuracyHundredMeters ? 4 : accuracy <= kCLLocationAccuracyKilometer ? 3 : 2
    }
}
