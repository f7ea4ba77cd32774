/// The use of the user's pictures. The authorization is the same for both.
public enum PHAccessLevel: Int, Sendable {
    /// To add pictures.
    case addOnly = 1
    /// To read and add pictures.
    case readWrite = 2
}
