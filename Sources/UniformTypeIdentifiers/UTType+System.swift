// The types that the system declares, under the names that they have in Swift.

extension UTType {
    /// The root of what can be in a file system: `public.item`.
    public static let item = UTType(system: "public.item")
    /// What a document holds: `public.content`.
    public static let content = UTType(system: "public.content")
    /// Content of several kinds, as in PDF and HTML: `public.composite-content`.
    public static let compositeContent = UTType(system: "public.composite-content")
    /// A disk's image: `public.disk-image`.
    public static let diskImage = UTType(system: "public.disk-image")
    /// A stream of bytes: `public.data`.
    public static let data = UTType(system: "public.data")
    /// A folder, packages included: `public.directory`.
    public static let directory = UTType(system: "public.directory")
    /// What leads to something else: `com.apple.resolvable`.
    public static let resolvable = UTType(system: "com.apple.resolvable")
    /// A symbolic link: `public.symlink`.
    public static let symbolicLink = UTType(system: "public.symlink")
    /// Something that can be run: `public.executable`.
    public static let executable = UTType(system: "public.executable")
    /// A volume's mount point: `com.apple.mount-point`.
    public static let mountPoint = UTType(system: "com.apple.mount-point")
    /// An alias file: `com.apple.alias-file`.
    public static let aliasFile = UTType(system: "com.apple.alias-file")
    /// A bookmark: `com.apple.bookmark`.
    public static let urlBookmarkData = UTType(system: "com.apple.bookmark")
    /// Any URL: `public.url`.
    public static let url = UTType(system: "public.url")
    /// The URL of a file: `public.file-url`.
    public static let fileURL = UTType(system: "public.file-url")
    /// Any text: `public.text`.
    public static let text = UTType(system: "public.text")
    /// Text without markup, in an encoding that is not said: `public.plain-text`.
    public static let plainText = UTType(system: "public.plain-text")
    /// Text without markup in UTF-8: `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(system: "public.utf8-plain-text")
    /// Text in UTF-16 with a byte order mark: `public.utf16-external-plain-text`.
    public static let utf16ExternalPlainText = UTType(system: "public.utf16-external-plain-text")
    /// Text in UTF-16 in the machine's byte order: `public.utf16-plain-text`.
    public static let utf16PlainText = UTType(system: "public.utf16-plain-text")
    /// Values with delimiters: `public.delimited-values-text`.
    public static let delimitedText = UTType(system: "public.delimited-values-text")
    /// Values between commas: `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(system: "public.comma-separated-values-text")
    /// Values between tabs: `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(system: "public.tab-separated-values-text")
    /// Values between tabs in UTF-8: `public.utf8-tab-separated-values-text`.
    public static let utf8TabSeparatedText = UTType(system: "public.utf8-tab-separated-values-text")
    /// Rich text: `public.rtf`.
    public static let rtf = UTType(system: "public.rtf")
    /// HTML: `public.html`.
    public static let html = UTType(system: "public.html")
    /// XML: `public.xml`.
    public static let xml = UTType(system: "public.xml")
    /// YAML: `public.yaml`.
    public static let yaml = UTType(system: "public.yaml")
    /// A style sheet: `public.css`.
    public static let css = UTType(system: "public.css")
    /// Any source code: `public.source-code`.
    public static let sourceCode = UTType(system: "public.source-code")
    /// Assembly: `public.assembly-source`.
    public static let assemblyLanguageSource = UTType(system: "public.assembly-source")
    /// C: `public.c-source`.
    public static let cSource = UTType(system: "public.c-source")
    /// Objective-C: `public.objective-c-source`.
    public static let objectiveCSource = UTType(system: "public.objective-c-source")
    /// Swift: `public.swift-source`.
    public static let swiftSource = UTType(system: "public.swift-source")
    /// C++: `public.c-plus-plus-source`.
    public static let cPlusPlusSource = UTType(system: "public.c-plus-plus-source")
    /// Objective-C++: `public.objective-c-plus-plus-source`.
    public static let objectiveCPlusPlusSource = UTType(system: "public.objective-c-plus-plus-source")
    /// A C header: `public.c-header`.
    public static let cHeader = UTType(system: "public.c-header")
    /// A C++ header: `public.c-plus-plus-header`.
    public static let cPlusPlusHeader = UTType(system: "public.c-plus-plus-header")
    /// Any script: `public.script`.
    public static let script = UTType(system: "public.script")
    /// AppleScript: `com.apple.applescript.text`.
    public static let appleScript = UTType(system: "com.apple.applescript.text")
    /// A compiled script: `com.apple.applescript.script`.
    public static let osaScript = UTType(system: "com.apple.applescript.script")
    /// A script's bundle: `com.apple.applescript.script-bundle`.
    public static let osaScriptBundle = UTType(system: "com.apple.applescript.script-bundle")
    /// JavaScript: `com.netscape.javascript-source`.
    public static let javaScript = UTType(system: "com.netscape.javascript-source")
    /// A shell script: `public.shell-script`.
    public static let shellScript = UTType(system: "public.shell-script")
    /// Perl: `public.perl-script`.
    public static let perlScript = UTType(system: "public.perl-script")
    /// Python: `public.python-script`.
    public static let pythonScript = UTType(system: "public.python-script")
    /// Ruby: `public.ruby-script`.
    public static let rubyScript = UTType(system: "public.ruby-script")
    /// PHP: `public.php-script`.
    public static let phpScript = UTType(system: "public.php-script")
    /// A makefile: `public.make-source`.
    public static let makefile = UTType(system: "public.make-source")
    /// JSON: `public.json`.
    public static let json = UTType(system: "public.json")
    /// Any property list: `com.apple.property-list`.
    public static let propertyList = UTType(system: "com.apple.property-list")
    /// A property list in XML: `com.apple.xml-property-list`.
    public static let xmlPropertyList = UTType(system: "com.apple.xml-property-list")
    /// A binary property list: `com.apple.binary-property-list`.
    public static let binaryPropertyList = UTType(system: "com.apple.binary-property-list")
    /// PDF: `com.adobe.pdf`.
    public static let pdf = UTType(system: "com.adobe.pdf")
    /// Rich text with attachments: `com.apple.rtfd`.
    public static let rtfd = UTType(system: "com.apple.rtfd")
    /// Rich text with attachments in one stream: `com.apple.flat-rtfd`.
    public static let flatRTFD = UTType(system: "com.apple.flat-rtfd")
    /// A web archive: `com.apple.webarchive`.
    public static let webArchive = UTType(system: "com.apple.webarchive")
    /// Any picture: `public.image`.
    public static let image = UTType(system: "public.image")
    /// JPEG: `public.jpeg`.
    public static let jpeg = UTType(system: "public.jpeg")
    /// TIFF: `public.tiff`.
    public static let tiff = UTType(system: "public.tiff")
    /// GIF: `com.compuserve.gif`.
    public static let gif = UTType(system: "com.compuserve.gif")
    /// PNG: `public.png`.
    public static let png = UTType(system: "public.png")
    /// Apple's icons: `com.apple.icns`.
    public static let icns = UTType(system: "com.apple.icns")
    /// BMP: `com.microsoft.bmp`.
    public static let bmp = UTType(system: "com.microsoft.bmp")
    /// Windows' icons: `com.microsoft.ico`.
    public static let ico = UTType(system: "com.microsoft.ico")
    /// A camera's raw picture: `public.camera-raw-image`.
    public static let rawImage = UTType(system: "public.camera-raw-image")
    /// SVG: `public.svg-image`.
    public static let svg = UTType(system: "public.svg-image")
    /// A Live Photo: `com.apple.live-photo`.
    public static let livePhoto = UTType(system: "com.apple.live-photo")
    /// HEIF: `public.heif`.
    public static let heif = UTType(system: "public.heif")
    /// HEIC: `public.heic`.
    public static let heic = UTType(system: "public.heic")
    /// What HEIF and HEIC share: `public.heif-standard`.
    public static let heifStandard = UTType(system: "public.heif-standard")
    /// WebP: `org.webmproject.webp`.
    public static let webP = UTType(system: "org.webmproject.webp")
    /// OpenEXR: `com.ilm.openexr-image`.
    public static let exr = UTType(system: "com.ilm.openexr-image")
    /// Any 3D content: `public.3d-content`.
    public static let threeDContent = UTType(system: "public.3d-content")
    /// Universal Scene Description: `com.pixar.universal-scene-description`.
    public static let usd = UTType(system: "com.pixar.universal-scene-description")
    /// USDZ: `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(system: "com.pixar.universal-scene-description-mobile")
    /// A Reality file: `com.apple.reality`.
    public static let realityFile = UTType(system: "com.apple.reality")
    /// A SceneKit scene: `com.apple.scenekit.scene`.
    public static let sceneKitScene = UTType(system: "com.apple.scenekit.scene")
    /// An AR object: `com.apple.arobject`.
    public static let arReferenceObject = UTType(system: "com.apple.arobject")
    /// Any sound or video: `public.audiovisual-content`.
    public static let audiovisualContent = UTType(system: "public.audiovisual-content")
    /// A video with or without sound: `public.movie`.
    public static let movie = UTType(system: "public.movie")
    /// A video without sound: `public.video`.
    public static let video = UTType(system: "public.video")
    /// Any sound: `public.audio`.
    public static let audio = UTType(system: "public.audio")
    /// QuickTime: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(system: "com.apple.quicktime-movie")
    /// MPEG-1 or -2: `public.mpeg`.
    public static let mpeg = UTType(system: "public.mpeg")
    /// MPEG-2 video: `public.mpeg-2-video`.
    public static let mpeg2Video = UTType(system: "public.mpeg-2-video")
    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
    public static let mpeg2TransportStream = UTType(system: "public.mpeg-2-transport-stream")
    /// MP3: `public.mp3`.
    public static let mp3 = UTType(system: "public.mp3")
    /// MPEG-4: `public.mpeg-4`.
    public static let mpeg4Movie = UTType(system: "public.mpeg-4")
    /// MPEG-4 sound: `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(system: "public.mpeg-4-audio")
    /// Protected MPEG-4 sound: `com.apple.protected-mpeg-4-audio`.
    public static let appleProtectedMPEG4Audio = UTType(system: "com.apple.protected-mpeg-4-audio")
    /// Protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
    public static let appleProtectedMPEG4Video = UTType(system: "com.apple.protected-mpeg-4-video")
    /// AVI: `public.avi`.
    public static let avi = UTType(system: "public.avi")
    /// AIFF: `public.aiff-audio`.
    public static let aiff = UTType(system: "public.aiff-audio")
    /// WAV: `com.microsoft.waveform-audio`.
    public static let wav = UTType(system: "com.microsoft.waveform-audio")
    /// MIDI: `public.midi-audio`.
    public static let midi = UTType(system: "public.midi-audio")
    /// Any playlist: `public.playlist`.
    public static let playlist = UTType(system: "public.playlist")
    /// M3U: `public.m3u-playlist`.
    public static let m3uPlaylist = UTType(system: "public.m3u-playlist")
    /// A folder that users see as one: `public.folder`.
    public static let folder = UTType(system: "public.folder")
    /// A volume's root: `public.volume`.
    public static let volume = UTType(system: "public.volume")
    /// A folder that looks like a file: `com.apple.package`.
    public static let package = UTType(system: "com.apple.package")
    /// A folder with a bundle's structure: `com.apple.bundle`.
    public static let bundle = UTType(system: "com.apple.bundle")
    /// A plug-in: `com.apple.plugin`.
    public static let pluginBundle = UTType(system: "com.apple.plugin")
    /// A Spotlight importer: `com.apple.metadata-importer`.
    public static let spotlightImporter = UTType(system: "com.apple.metadata-importer")
    /// A Quick Look generator: `com.apple.quicklook-generator`.
    public static let quickLookGenerator = UTType(system: "com.apple.quicklook-generator")
    /// An XPC service: `com.apple.xpc-service`.
    public static let xpcService = UTType(system: "com.apple.xpc-service")
    /// A framework: `com.apple.framework`.
    public static let framework = UTType(system: "com.apple.framework")
    /// Any application: `com.apple.application`.
    public static let application = UTType(system: "com.apple.application")
    /// An application's bundle: `com.apple.application-bundle`.
    public static let applicationBundle = UTType(system: "com.apple.application-bundle")
    /// An application's extension: `com.apple.application-and-system-extension`.
    public static let applicationExtension = UTType(system: "com.apple.application-and-system-extension")
    /// A Unix executable: `public.unix-executable`.
    public static let unixExecutable = UTType(system: "public.unix-executable")
    /// A Windows executable: `com.microsoft.windows-executable`.
    public static let exe = UTType(system: "com.microsoft.windows-executable")
    /// A preference pane: `com.apple.systempreference.prefpane`.
    public static let systemPreferencesPane = UTType(system: "com.apple.systempreference.prefpane")
    /// Any archive: `public.archive`.
    public static let archive = UTType(system: "public.archive")
    /// gzip: `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(system: "org.gnu.gnu-zip-archive")
    /// bzip2: `public.bzip2-archive`.
    public static let bz2 = UTType(system: "public.bzip2-archive")
    /// ZIP: `public.zip-archive`.
    public static let zip = UTType(system: "public.zip-archive")
    /// Apple Archive: `com.apple.archive`.
    public static let appleArchive = UTType(system: "com.apple.archive")
    /// tar: `public.tar-archive`.
    public static let tarArchive = UTType(system: "public.tar-archive")
    /// Any spreadsheet: `public.spreadsheet`.
    public static let spreadsheet = UTType(system: "public.spreadsheet")
    /// Any presentation: `public.presentation`.
    public static let presentation = UTType(system: "public.presentation")
    /// Any database: `public.database`.
    public static let database = UTType(system: "public.database")
    /// Any message: `public.message`.
    public static let message = UTType(system: "public.message")
    /// Any contact: `public.contact`.
    public static let contact = UTType(system: "public.contact")
    /// vCard: `public.vcard`.
    public static let vCard = UTType(system: "public.vcard")
    /// A thing to do: `public.to-do-item`.
    public static let toDoItem = UTType(system: "public.to-do-item")
    /// A calendar's event: `public.calendar-event`.
    public static let calendarEvent = UTType(system: "public.calendar-event")
    /// An e-mail: `public.email-message`.
    public static let emailMessage = UTType(system: "public.email-message")
    /// An internet location file: `com.apple.internet-location`.
    public static let internetLocation = UTType(system: "com.apple.internet-location")
    /// An internet shortcut: `com.microsoft.internet-shortcut`.
    public static let internetShortcut = UTType(system: "com.microsoft.internet-shortcut")
    /// Any font: `public.font`.
    public static let font = UTType(system: "public.font")
    /// Any bookmark: `public.bookmark`.
    public static let bookmark = UTType(system: "public.bookmark")
    /// PKCS #12: `com.rsa.pkcs-12`.
    public static let pkcs12 = UTType(system: "com.rsa.pkcs-12")
    /// An X.509 certificate: `public.x509-certificate`.
    public static let x509Certificate = UTType(system: "public.x509-certificate")
    /// EPUB: `org.idpf.epub-container`.
    public static let epub = UTType(system: "org.idpf.epub-container")
    /// A log: `public.log`.
    public static let log = UTType(system: "public.log")
    /// A haptics pattern: `com.apple.haptics.ahap`.
    public static let ahap = UTType(system: "com.apple.haptics.ahap")
    /// GeoJSON: `public.geojson`.
    public static let geoJSON = UTType(system: "public.geojson")
    /// A link's metadata: `com.apple.linkpresentation.metadata`.
    public static let linkPresentationMetadata = UTType(system: "com.apple.linkpresentation.metadata")
}
