/// Whether the properties of an asset were read.
public enum AVKeyValueStatus: Int, Sendable {
    /// They were not read yet.
    case unknown = 0
    /// They are being read. Not reported on Linux.
    case loading = 1
    /// They were read.
    case loaded = 2
    /// They cannot be read.
    case failed = 3
    /// Reading was cancelled. Not reported on Linux.
    case cancelled = 4
}
