// The constants for type identifiers from before `UTType`. Each comment names the corresponding type of `UniformTypeIdentifiers`.

/// The root of everything in a file system: `UTType.item`.
public let kUTTypeItem = "public.item"

/// Document content, in memory or in a file: `UTType.content`.
public let kUTTypeContent = "public.content"

/// Content of several kinds, such as text with images: `UTType.compositeContent`.
public let kUTTypeCompositeContent = "public.composite-content"

/// Message of any kind: `UTType.message`.
public let kUTTypeMessage = "public.message"

/// A person or an organization: `UTType.contact`.
public let kUTTypeContact = "public.contact"

/// Files packed into one: `UTType.archive`.
public let kUTTypeArchive = "public.archive"

/// Disk image: `UTType.diskImage`.
public let kUTTypeDiskImage = "public.disk-image"

/// Bytes in a file or in memory: `UTType.data`.
public let kUTTypeData = "public.data"

/// Directory: `UTType.directory`.
public let kUTTypeDirectory = "public.directory"

/// Reference to something else, such as a link: `UTType.resolvable`.
public let kUTTypeResolvable = "com.apple.resolvable"

/// Symbolic link: `UTType.symbolicLink`.
public let kUTTypeSymLink = "public.symlink"

/// Executable: `UTType.executable`.
public let kUTTypeExecutable = "public.executable"

/// Mount point: `UTType.mountPoint`.
public let kUTTypeMountPoint = "com.apple.mount-point"

/// Alias file: `UTType.aliasFile`.
public let kUTTypeAliasFile = "com.apple.alias-file"

/// Bookmark of a URL: `UTType.urlBookmarkData`.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"

/// URL: `UTType.url`.
public let kUTTypeURL = "public.url"

/// URL of a file: `UTType.fileURL`.
public let kUTTypeFileURL = "public.file-url"

/// Text of any kind: `UTType.text`.
public let kUTTypeText = "public.text"

/// Text without markup: `UTType.plainText`.
public let kUTTypePlainText = "public.plain-text"

/// Text in UTF-8: `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"

/// Text in UTF-16 with its byte order mark: `UTType.utf16ExternalPlainText`.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"

/// Text in UTF-16 of the machine's byte order: `UTType.utf16PlainText`.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"

/// Delimited text: `UTType.delimitedText`.
public let kUTTypeDelimitedText = "public.delimited-values-text"

/// Columns separated by commas: `UTType.commaSeparatedText`.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"

/// Columns separated by tabs: `UTType.tabSeparatedText`.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"

/// Columns separated by tabs, in UTF-8: `UTType.utf8TabSeparatedText`.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"

/// Rich Text document: `UTType.rtf`.
public let kUTTypeRTF = "public.rtf"

/// HTML text: `UTType.html`.
public let kUTTypeHTML = "public.html"

/// XML text: `UTType.xml`.
public let kUTTypeXML = "public.xml"

/// Source code: `UTType.sourceCode`.
public let kUTTypeSourceCode = "public.source-code"

/// Assembly language source: `UTType.assemblyLanguageSource`.
public let kUTTypeAssemblyLanguageSource = "public.assembly-source"

/// C source: `UTType.cSource`.
public let kUTTypeCSource = "public.c-source"

/// Objective-C source: `UTType.objectiveCSource`.
public let kUTTypeObjectiveCSource = "public.objective-c-source"

/// Swift source: `UTType.swiftSource`.
public let kUTTypeSwiftSource = "public.swift-source"

/// C++ source: `UTType.cPlusPlusSource`.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"

/// C header: `UTType.cHeader`.
public let kUTTypeCHeader = "public.c-header"

/// C++ header: `UTType.cPlusPlusHeader`.
public let kUTTypeCPlusPlusHeader = "public.c-plus-plus-header"

/// Source of a scripting language: `UTType.script`.
public let kUTTypeScript = "public.script"

/// JavaScript source: `UTType.javaScript`.
public let kUTTypeJavaScript = "com.netscape.javascript-source"

/// Shell script: `UTType.shellScript`.
public let kUTTypeShellScript = "public.shell-script"

/// Perl script: `UTType.perlScript`.
public let kUTTypePerlScript = "public.perl-script"

/// Python script: `UTType.pythonScript`.
public let kUTTypePythonScript = "public.python-script"

/// Ruby script: `UTType.rubyScript`.
public let kUTTypeRubyScript = "public.ruby-script"

/// PHP script: `UTType.phpScript`.
public let kUTTypePHPScript = "public.php-script"

/// JSON document: `UTType.json`.
public let kUTTypeJSON = "public.json"

/// Property list: `UTType.propertyList`.
public let kUTTypePropertyList = "com.apple.property-list"

/// Property list as XML: `UTType.xmlPropertyList`.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"

/// Property list in the binary format: `UTType.binaryPropertyList`.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"

/// PDF document: `UTType.pdf`.
public let kUTTypePDF = "com.adobe.pdf"

/// Rich Text with attachments, as a package: `UTType.rtfd`.
public let kUTTypeRTFD = "com.apple.rtfd"

/// Rich Text with attachments, as flat data: `UTType.flatRTFD`.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"

/// Web page with its resources: `UTType.webArchive`.
public let kUTTypeWebArchive = "com.apple.webarchive"

/// Image of any kind: `UTType.image`.
public let kUTTypeImage = "public.image"

/// JPEG image: `UTType.jpeg`.
public let kUTTypeJPEG = "public.jpeg"

/// TIFF image: `UTType.tiff`.
public let kUTTypeTIFF = "public.tiff"

/// GIF image: `UTType.gif`.
public let kUTTypeGIF = "com.compuserve.gif"

/// PNG image: `UTType.png`.
public let kUTTypePNG = "public.png"

/// Apple icon: `UTType.icns`.
public let kUTTypeAppleICNS = "com.apple.icns"

/// Windows bitmap: `UTType.bmp`.
public let kUTTypeBMP = "com.microsoft.bmp"

/// Windows icon: `UTType.ico`.
public let kUTTypeICO = "com.microsoft.ico"

/// Raw image of a camera: `UTType.rawImage`.
public let kUTTypeRawImage = "public.camera-raw-image"

/// SVG drawing: `UTType.svg`.
public let kUTTypeScalableVectorGraphics = "public.svg-image"

/// Live Photo: `UTType.livePhoto`.
public let kUTTypeLivePhoto = "com.apple.live-photo"

/// Audio or video: `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"

/// Video with audio: `UTType.movie`.
public let kUTTypeMovie = "public.movie"

/// Video without audio: `UTType.video`.
public let kUTTypeVideo = "public.video"

/// Audio: `UTType.audio`.
public let kUTTypeAudio = "public.audio"

/// QuickTime movie: `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"

/// MPEG movie: `UTType.mpeg`.
public let kUTTypeMPEG = "public.mpeg"

/// MPEG-2 video: `UTType.mpeg2Video`.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"

/// MPEG-2 transport stream: `UTType.mpeg2TransportStream`.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"

/// MP3 audio: `UTType.mp3`.
public let kUTTypeMP3 = "public.mp3"

/// MPEG-4 movie: `UTType.mpeg4Movie`.
public let kUTTypeMPEG4 = "public.mpeg-4"

/// MPEG-4 audio: `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"

/// Protected MPEG-4 audio: `UTType.appleProtectedMPEG4Audio`.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"

/// AVI movie: `UTType.avi`.
public let kUTTypeAVIMovie = "public.avi"

/// AIFF audio: `UTType.aiff`.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"

/// Waveform audio: `UTType.wav`.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"

/// MIDI audio: `UTType.midi`.
public let kUTTypeMIDIAudio = "public.midi-audio"

/// Playlist: `UTType.playlist`.
public let kUTTypePlaylist = "public.playlist"

/// M3U playlist: `UTType.m3uPlaylist`.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"

/// Folder: `UTType.folder`.
public let kUTTypeFolder = "public.folder"

/// Volume: `UTType.volume`.
public let kUTTypeVolume = "public.volume"

/// Directory that is shown as one file: `UTType.package`.
public let kUTTypePackage = "com.apple.package"

/// Directory with a defined structure: `UTType.bundle`.
public let kUTTypeBundle = "com.apple.bundle"

/// Plug-in: `UTType.pluginBundle`.
public let kUTTypePluginBundle = "com.apple.plugin"

/// Framework: `UTType.framework`.
public let kUTTypeFramework = "com.apple.framework"

/// Application of any kind: `UTType.application`.
public let kUTTypeApplication = "com.apple.application"

/// Application as a bundle: `UTType.applicationBundle`.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"

/// Unix program: `UTType.unixExecutable`.
public let kUTTypeUnixExecutable = "public.unix-executable"

/// Windows program: `UTType.exe`.
public let kUTTypeWindowsExecutable = "com.microsoft.windows-executable"

/// Gzip archive: `UTType.gzip`.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"

/// Bzip2 archive: `UTType.bz2`.
public let kUTTypeBzip2Archive = "public.bzip2-archive"

/// ZIP archive: `UTType.zip`.
public let kUTTypeZipArchive = "public.zip-archive"

/// Spreadsheet of any kind: `UTType.spreadsheet`.
public let kUTTypeSpreadsheet = "public.spreadsheet"

/// Presentation of any kind: `UTType.presentation`.
public let kUTTypePresentation = "public.presentation"

/// Database of any kind: `UTType.database`.
public let kUTTypeDatabase = "public.database"

/// VCard: `UTType.vCard`.
public let kUTTypeVCard = "public.vcard"

/// To-do item: `UTType.toDoItem`.
public let kUTTypeToDoItem = "public.to-do-item"

/// Event in a calendar: `UTType.calendarEvent`.
public let kUTTypeCalendarEvent = "public.calendar-event"

/// Email of any kind: `UTType.emailMessage`.
public let kUTTypeEmailMessage = "public.email-message"

/// Location in the internet, as a file: `UTType.internetLocation`.
public let kUTTypeInternetLocation = "com.apple.internet-location"

/// Font of any kind: `UTType.font`.
public let kUTTypeFont = "public.font"

/// Bookmark: `UTType.bookmark`.
public let kUTTypeBookmark = "public.bookmark"

/// PKCS #12 identity with its private key: `UTType.pkcs12`.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"

/// Certificate: `UTType.x509Certificate`.
public let kUTTypeX509Certificate = "public.x509-certificate"

/// Electronic publication: `UTType.epub`.
public let kUTTypeElectronicPublication = "org.idpf.epub-container"

/// Log: `UTType.log`.
public let kUTTypeLog = "public.log"
