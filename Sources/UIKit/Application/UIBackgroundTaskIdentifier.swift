/// The identifier of a task begun with ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number; zero for ``invalid``.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An identifier that is never assigned to a task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
