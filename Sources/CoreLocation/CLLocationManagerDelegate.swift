import Foundation

/// The delegate of a location manager. All methods are optional, and called on the main actor.
///
/// Methods of a class without an actor may be `nonisolated`.
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with new locations, the oldest first.
    @MainActor func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Called if the position cannot be determined. The error is a ``CLError``.
    @MainActor func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// Called after the delegate was set, and after each change of the authorization. The default calls the older method.
    @MainActor func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// The older form of ``locationManagerDidChangeAuthorization(_:)``.
    @MainActor func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    @MainActor public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    @MainActor public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the older method.
    @MainActor public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    @MainActor public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
