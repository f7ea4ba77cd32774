// Directories, programs, archives, messages, and other files.

extension UTType {
    /// Folder: `public.folder`. Conforms to `public.directory`.
    public static let folder = UTType(known: "public.folder")

    /// Volume: `public.volume`. Conforms to `public.folder`.
    public static let volume = UTType(known: "public.volume")

    /// Directory displayed as one file: `com.apple.package`. Conforms to `public.directory`.
    public static let package = UTType(known: "com.apple.package")

    /// Directory with a defined structure: `com.apple.bundle`. Conforms to `public.directory`.
    public static let bundle = UTType(known: "com.apple.bundle")

    /// Plug-in: `com.apple.plugin`. Conforms to `com.apple.bundle` and `com.apple.package`.
    public static let pluginBundle = UTType(known: "com.apple.plugin")

    /// Spotlight importer: `com.apple.metadata-importer`. Conforms to `com.apple.plugin`.
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")

    /// Quick Look generator: `com.apple.quicklook-generator`. Conforms to `com.apple.plugin`.
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")

    /// XPC service: `com.apple.xpc-service`. Conforms to `com.apple.bundle` and `com.apple.package`.
    public static let xpcService = UTType(known: "com.apple.xpc-service")

    /// Framework: `com.apple.framework`. Conforms to `com.apple.bundle`.
    public static let framework = UTType(known: "com.apple.framework")

    /// Application of any kind: `com.apple.application`. Conforms to `public.executable`.
    public static let application = UTType(known: "com.apple.application")

    /// Application as a bundle: `com.apple.application-bundle`. Conforms to `com.apple.application` and `com.apple.bundle` and `com.apple.package`.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")

    /// Application extension: `com.apple.application-and-system-extension`. Conforms to `com.apple.xpc-service`.
    public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")

    /// Unix executable: `public.unix-executable`. Conforms to `public.data` and `public.executable`.
    public static let unixExecutable = UTType(known: "public.unix-executable")

    /// Windows executable: `com.microsoft.windows-executable`. Conforms to `public.data` and `public.executable`.
    public static let exe = UTType(known: "com.microsoft.windows-executable")

    /// System preferences pane: `com.apple.systempreference.prefpane`. Conforms to `com.apple.plugin`.
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")

    /// Archive of files: `public.archive`. Conforms to `public.data`.
    public static let archive = UTType(known: "public.archive")

    /// Gzip archive: `org.gnu.gnu-zip-archive`. Conforms to `public.data` and `public.archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")

    /// Bzip2 archive: `public.bzip2-archive`. Conforms to `public.data` and `public.archive`.
    public static let bz2 = UTType(known: "public.bzip2-archive")

    /// ZIP archive: `public.zip-archive`. Conforms to `public.archive`.
    public static let zip = UTType(known: "public.zip-archive")

    /// Apple Archive: `com.apple.archive`. Conforms to `public.data` and `public.archive`.
    public static let appleArchive = UTType(known: "com.apple.archive")

    /// Tar archive: `public.tar-archive`. Conforms to `public.archive`.
    public static let tarArchive = UTType(known: "public.tar-archive")

    /// Spreadsheet of any kind: `public.spreadsheet`. Conforms to `public.content`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")

    /// Presentation of any kind: `public.presentation`. Conforms to `public.composite-content`.
    public static let presentation = UTType(known: "public.presentation")

    /// Database of any kind: `public.database`.
    public static let database = UTType(known: "public.database")

    /// Message of any kind: `public.message`.
    public static let message = UTType(known: "public.message")

    /// A person or an organization: `public.contact`.
    public static let contact = UTType(known: "public.contact")

    /// VCard: `public.vcard`. Conforms to `public.text` and `public.contact`.
    public static let vCard = UTType(known: "public.vcard")

    /// To-do item: `public.to-do-item`.
    public static let toDoItem = UTType(known: "public.to-do-item")

    /// Calendar event: `public.calendar-event`.
    public static let calendarEvent = UTType(known: "public.calendar-event")

    /// Email of any kind: `public.email-message`. Conforms to `public.message`.
    public static let emailMessage = UTType(known: "public.email-message")

    /// Internet location file: `com.apple.internet-location`. Conforms to `public.data`.
    public static let internetLocation = UTType(known: "com.apple.internet-location")

    /// Windows Internet shortcut: `com.microsoft.internet-shortcut`. Conforms to `public.data`.
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")

    /// Font of any kind: `public.font`.
    public static let font = UTType(known: "public.font")

    /// Bookmark: `public.bookmark`.
    public static let bookmark = UTType(known: "public.bookmark")

    /// PKCS #12 identity with its private key: `com.rsa.pkcs-12`. Conforms to `public.data`.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")

    /// X.509 certificate: `public.x509-certificate`. Conforms to `public.data`.
    public static let x509Certificate = UTType(known: "public.x509-certificate")

    /// Log file: `public.log`. Conforms to `public.plain-text`.
    public static let log = UTType(known: "public.log")

    /// Haptic pattern: `com.apple.haptics.ahap`. Conforms to `public.json`.
    public static let ahap = UTType(known: "com.apple.haptics.ahap")

    /// Link preview metadata: `com.apple.linkpresentation.metadata`. Conforms to `public.data`.
    public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}
