/// Limits for data of other programs.
package enum TransferConstants {
    /// The maximum size of another program's data in memory, in bytes. A photograph of 64 million pixels is a smaller file. Larger data is loaded as a file,
    /// limited only by the disk.
    package static let maximumDataSize = 256 << 20

    /// The maximum size of strings and URL lists, in bytes. The text of a book has about one million.
    package static let maximumTextSize = 64 << 20

    /// The maximum number of files and URLs in one list: ten times as many as in a large drag.
    static let maximumListedURLs = 100_000

    /// The maximum length of a URL, in bytes. Browsers have the same limit.
    package static let maximumURLLength = 2 << 20

    /// The size of the pieces in which data is read and written, in bytes. It is large enough to need few calls, and small compared with a computer's memory.
    static let pieceSize = 256 << 10

    /// The maximum length of the name of a created file, in bytes. File systems accept 255.
    static let maximumFilenameLength = 200

    /// The maximum number of formats that are read of another program's content. Office programs offer about forty.
    static let maximumTypesOfItem = 256

    /// The maximum size of a frame in a stream of items, in bytes. The data is sent in pieces of ``pieceSize``.
    static let maximumFrameSize = 4 << 20

    /// The maximum disk space for a stream of several items, in bytes.
    static let maximumSpoolSize = 4 << 30

    /// The maximum time that a pasteboard waits for another program or a load handler, in seconds. After a longer wait, a user would think that the program
    /// hangs.
    package static let longestWait: Double = 2
}
