import Foundation

/// The requirements of a manager.
package struct LocationRequest: Sendable, Equatable {
    /// The wanted radius of uncertainty in metres; zero or less for the best.
    package var accuracy: CLLocationAccuracy
    /// The distance in metres between two reported positions; zero or less for all positions.
    package var distance: CLLocationDistance

    package init(accuracy: CLLocationAccuracy, distance: CLLocationDistance) { (self.accuracy, self.distance) = (accuracy, distance) }
}

/// The backend of location managers.
package protocol LocationBackend: Sendable {
    /// Whether the desktop has a location service, and it is turned on. It may block the calling thread for some seconds.
    var isEnabled: Bool { get }

    /// The authorization of earlier runs: an authorized status, or not determined.
    func storedStatus() -> CLAuthorizationStatus

    /// Stores the authorization for later runs.
    func store(_ status: CLAuthorizationStatus)

    /// Asks the desktop whether the app may use the position. The desktop may ask the user.
    func authorize() async -> Bool

    /// Calls `receive` on any thread with each position and each error, until the returned object is deallocated. There are no more calls after
    /// ``CLError/Code/denied``.
    func observe(
        _ request: LocationRequest, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void
    ) -> any Sendable & AnyObject
}

extension LocationBackend {
    /// The key of the stored authorization in the app's `UserDefaults`.
    private static var key: String { "LodestoneLocationAuthorization" }

    package func storedStatus() -> CLAuthorizationStatus {
        let number = Int32(clamping: UserDefaults.standard.integer(forKey: Self.key))
        let status = CLAuthorizationStatus(rawValue: number) ?? .notDetermined
        return status.isAuthorized ? status : .notDetermined
    }

    package func store(_ status: CLAuthorizationStatus) {
        UserDefaults.standard.set(status.isAuthorized ? Int(status.rawValue) : 0, forKey: Self.key)
    }
}
