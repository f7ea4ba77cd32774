/// The way in which the user proves their identity.
public enum LAPolicy: Int, Sendable {
    /// With a fingerprint. Uses fprintd.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// With the desktop's dialog, which asks for the password or a fingerprint. Uses polkit.
    case deviceOwnerAuthentication = 2
}

/// A kind of biometric sensor.
public enum LABiometryType: Int, Sendable {
    case none = 0
    /// A fingerprint reader.
    case touchID = 1
    /// Not reported on Linux.
    case faceID = 2
    /// Not reported on Linux.
    case opticID = 4

    /// The older name of ``none``.
    public static let LABiometryNone = LABiometryType.none
}
