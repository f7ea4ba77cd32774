/// Whether the user allows the app to run in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not allowed, and the user cannot change that.
    case restricted = 0
    /// Not allowed by the user.
    case denied = 1
    /// Allowed.
    case available = 2
}

/// The result of an app's download in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The app found new data.
    case newData = 0
    /// The app did not find new data.
    case noData = 1
    /// The download failed.
    case failed = 2
}
