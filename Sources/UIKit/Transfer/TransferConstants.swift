/// Bounds of what other programs can make this one hold.
enum TransferConstants {
    /// Data of another program that is held in memory has at most as many bytes. A photograph of 64 million pixels has less as a file;
    /// what is larger is loaded as a file, which has no bound but the disk's.
    static let maximumDataSize = 256 << 20

    /// Strings, URL lists and archived objects have at most as many bytes: a book has one million.
    static let maximumTextSize = 64 << 20

    /// As many files and URLs of one list are taken: ten times what a person drags at worst.
    static let maximumListedURLs = 100_000

    /// A URL has at most as many bytes, as in the browsers.
    static let maximumURLLength = 2 << 20

    /// Data go to and from files in pieces of as many bytes: large enough that calls do not count, small beside any memory.
    static let pieceSize = 256 << 10

    /// Objects in an archive hold each other at most as deep: the reader goes down by recursion, and a thread of a queue has half a megabyte.
    static let maximumArchiveDepth = 64

    /// An archive has at most as many objects.
    static let maximumArchiveObjects = 1_000_000

    /// A file made here has a name of at most as many bytes; file systems take 255.
    static let maximumFilenameLength = 200

    /// A content of another program has at most as many formats that are looked at; office programs offer some forty.
    static let maximumTypesOfItem = 256

    /// One piece in a stream of items has at most as many bytes; they are sent in pieces of ``pieceSize``.
    static let maximumFrameSize = 4 << 20

    /// A stream of several items takes at most as much of the disk.
    static let maximumSpoolSize = 4 << 30

    /// Seconds for which a pasteboard waits for another program, or for a load handler, before it says that there is nothing: as long as a person
    /// takes a program for busy and not for dead.
    static let longestWait: Double = 2
}
