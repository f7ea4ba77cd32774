/// Identifies a task that the app began with ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number; zero for ``invalid``.
    public let rawValue: Int
    /// An identifier with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
