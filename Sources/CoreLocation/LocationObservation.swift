import DesktopBus
import Foundation

/// Runs a session of a location service until this object is deallocated. After a session has failed, starts another one.
final class LocationObservation: Sendable {
    private let task: Task<Void, Never>

    /// Starts the first session. `session` returns only by throwing an error.
    ///
    /// - Parameters:
    ///   - pause: The seconds from the end of a session to the next one.
    ///   - receive: Called with each session's error. An error ``CLError/Code/denied`` is the last.
    init(
        pause: TimeInterval, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void,
        session: @escaping @Sendable () async throws -> Void
    ) {
        task = Task.detached {
            while !Task.isCancelled {
                do {
                    try await session()
                    return
                } catch {
                    if Task.isCancelled { return }
                    let error = CLError(reporting: error)
                    receive(.failure(error))
                    if error.code == .denied { return }
                }
                try? await Task.sleep(for: .seconds(pause))
            }
        }
    }

    deinit { task.cancel() }
}

extension CLError {
    /// Converts an error of a session.
    init(reporting error: any Error) {
        if let known = error as? CLError {
            self = known
            return
        }
        let text = "The desktop's location service cannot be used. \(error)"
        switch error as? BusError {
        case .noBus, .noService: self.init(.denied, text)
        case .remote(let name, _) where Self.denials.contains(name): self.init(.denied, text)
        default: self.init(.locationUnknown, text)
        }
    }

    /// The D-Bus errors of a refusal, and of a desktop whose portal has no locations.
    private static let denials: Set<String> = [
        "org.freedesktop.DBus.Error.AccessDenied", "org.freedesktop.DBus.Error.UnknownInterface",
        "org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.portal.Error.NotAllowed",
    ]
}

extension CLLocation {
    /// Creates a location from the values that GeoClue and the portal report. Nil if the position is not valid.
    convenience init?(reported values: [String: BusValue]) {
        func number(_ key: String) -> Double? {
            guard case .double(let value)? = values[key], value.isFinite else { return nil }
            return value
        }
        guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let accuracy = number("Accuracy").map { max($0, 0) } ?? 0
        // The services report the lowest number for an unknown altitude, and -1 for an unknown speed and heading.
        let altitude = number("Altitude").flatMap { $0 > -1e6 ? $0 : nil }
        let time = values["Timestamp"]?.elements?.first?.integer ?? 0
        self.init(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy,
            verticalAccuracy: altitude == nil ? -1 : accuracy,
            course: number("Heading") ?? -1, speed: number("Speed") ?? -1,
            timestamp: time > 0 ? Date(timeIntervalSince1970: TimeInterval(time)) : Date())
    }
}
