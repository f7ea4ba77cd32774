/// Limits for archives of other programs.
enum ArchiveLimits {
    /// The maximum size of an archive, in bytes.
    static let maximumSize = 64 << 20

    /// The maximum number of objects in an archive.
    static let maximumObjects = 1_000_000

    /// The maximum nesting depth of objects in an archive. The limit is needed because the reader is recursive, and a queue's thread has a stack of 512 KB.
    static let maximumDepth = 64
}
