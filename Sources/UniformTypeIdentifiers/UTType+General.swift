// Base types and links.

extension UTType {
    /// File system item, the base type of files and directories: `public.item`.
    public static let item = UTType(known: "public.item")

    /// Document content, in memory or in a file: `public.content`.
    public static let content = UTType(known: "public.content")

    /// Content of several kinds, such as a page with text and images: `public.composite-content`. Conforms to `public.content`.
    public static let compositeContent = UTType(known: "public.composite-content")

    /// Disk image: `public.disk-image`. Conforms to `public.archive`.
    public static let diskImage = UTType(known: "public.disk-image")

    /// Bytes in a file or in memory: `public.data`. Conforms to `public.item`.
    public static let data = UTType(known: "public.data")

    /// Directory: `public.directory`. Conforms to `public.item`.
    public static let directory = UTType(known: "public.directory")

    /// Reference to another item, such as a link: `com.apple.resolvable`.
    public static let resolvable = UTType(known: "com.apple.resolvable")

    /// Symbolic link: `public.symlink`. Conforms to `public.item` and `com.apple.resolvable`.
    public static let symbolicLink = UTType(known: "public.symlink")

    /// Executable of any kind: `public.executable`. Conforms to `public.item`.
    public static let executable = UTType(known: "public.executable")

    /// Mount point: `com.apple.mount-point`. Conforms to `public.item` and `com.apple.resolvable`.
    public static let mountPoint = UTType(known: "com.apple.mount-point")

    /// Alias file: `com.apple.alias-file`. Conforms to `public.data` and `com.apple.resolvable`.
    public static let aliasFile = UTType(known: "com.apple.alias-file")

    /// URL bookmark: `com.apple.bookmark`. Conforms to `public.data` and `com.apple.resolvable`.
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark")

    /// URL: `public.url`. Conforms to `public.data`.
    public static let url = UTType(known: "public.url")

    /// File URL: `public.file-url`. Conforms to `public.url`.
    public static let fileURL = UTType(known: "public.file-url")
}
