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

/// The use of the user's pictures. The authorization is the same for both.
public enum PHAccessLevel: Int, Sendable {
    /// To add pictures.
    case addOnly = 1
    /// To read and add pictures.
    case readWrite = 2
}
