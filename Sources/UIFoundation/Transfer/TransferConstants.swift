/// Limits for data of other programs.
package enum TransferConstants {
    /// The most bytes of another program's data in memory. A photograph of 64 million pixels is a smaller file. Larger data is loaded as a
    /// file, limited only by the disk.
    package static let maximumDataSize = 256 << 20

    /// The most bytes of strings, URL lists and archived objects. A book has one million.
    package static let maximumTextSize = 64 << 20

    /// The most files and URLs of one list: ten times a large drag.
    static let maximumListedURLs = 100_000

    /// The most bytes of a URL, as in browsers.
    package static let maximumURLLength = 2 << 20

    /// The size of the pieces in which data is read and written: large enough that calls are cheap, small beside any memory.
    static let pieceSize = 256 << 10

    /// The greatest nesting of objects in an archive. The reader is recursive, and a queue's thread has a stack of half a megabyte.
    static let maximumArchiveDepth = 64

    /// The most objects in an archive.
    static let maximumArchiveObjects = 1_000_000

    /// The most bytes in the name of a created file; file systems accept 255.
    static let maximumFilenameLength = 200

    /// The most formats of another program's content that are read. Office programs offer about forty.
    static let maximumTypesOfItem = 256

    /// The most bytes of a frame in a stream of items, which are sent in pieces of ``pieceSize``.
    static let maximumFrameSize = 4 << 20

    /// The most bytes of disk space for a stream of several items.
    static let maximumSpoolSize = 4 << 30

    /// The seconds that a pasteboard waits for another program or a load handler. After a longer wait a user would consider the program hung rather
    /// than busy.
    package static let longestWait: Double = 2
}
