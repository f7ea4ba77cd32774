/// Whether the app may use the user's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined = 0
    /// A policy forbids it. Not reported on Linux.
    case restricted = 1
    /// The pictures folder cannot be written.
    case denied = 2
    /// The pictures folder can be written.
    case authorized = 3
    /// The user allows some pictures. Not reported on Linux.
    case limited = 4
}
