/// Whether the app may use the position.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The app has not asked.
    case notDetermined = 0
    /// A policy forbids it. Not reported on Linux.
    case restricted = 1
    /// The user or the desktop does not allow it, or the desktop has no location service.
    case denied = 2
    /// The app may use the position at any time.
    case authorizedAlways = 3
    /// The app may use the position while it is in use. Desktops do not distinguish this status from ``authorizedAlways``.
    case authorizedWhenInUse = 4

    /// The older name of ``authorizedAlways``.
    public static let authorized = CLAuthorizationStatus.authorizedAlways

    /// Whether the app may use the position now.
    var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}
