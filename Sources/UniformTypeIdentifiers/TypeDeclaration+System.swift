extension TypeDeclaration {
    /// All that the system declares, without what the shared MIME database knows besides.
    static let system: [TypeDeclaration] = [
        TypeDeclaration("public.item", description: "The root of what can be in a file system"),
        TypeDeclaration("public.content", description: "What a document holds"),
        TypeDeclaration(
            "public.composite-content", conformsTo: ["public.content"], description: "Content of several kinds, as in PDF and HTML"),
        TypeDeclaration("public.disk-image", conformsTo: ["public.archive"], description: "A disk's image"),
        TypeDeclaration("public.data", conformsTo: ["public.item"], description: "A stream of bytes"),
        TypeDeclaration("public.directory", conformsTo: ["public.item"], description: "A folder, packages included"),
        TypeDeclaration("com.apple.resolvable", description: "What leads to something else"),
        TypeDeclaration("public.symlink", conformsTo: ["public.item", "com.apple.resolvable"], description: "A symbolic link"),
        TypeDeclaration("public.executable", conformsTo: ["public.item"], description: "Something that can be run"),
        TypeDeclaration(
            "com.apple.mount-point", conformsTo: ["public.item", "com.apple.resolvable"], description: "A volume's mount point"),
        TypeDeclaration("com.apple.alias-file", conformsTo: ["public.data", "com.apple.resolvable"], description: "An alias file"),
        TypeDeclaration("com.apple.bookmark", conformsTo: ["public.data", "com.apple.resolvable"], description: "A bookmark"),
        TypeDeclaration("public.url", conformsTo: ["public.data"], description: "Any URL"),
        TypeDeclaration("public.file-url", conformsTo: ["public.url"], description: "The URL of a file"),
        TypeDeclaration("public.text", conformsTo: ["public.data", "public.content"], description: "Any text"),
        TypeDeclaration(
            "public.plain-text", conformsTo: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"],
            description: "Text without markup, in an encoding that is not said"),
        TypeDeclaration(
            "public.utf8-plain-text", conformsTo: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"],
            description: "Text without markup in UTF-8"),
        TypeDeclaration(
            "public.utf16-external-plain-text", conformsTo: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"],
            description: "Text in UTF-16 with a byte order mark"),
        TypeDeclaration(
            "public.utf16-plain-text", conformsTo: ["public.plain-text"], description: "Text in UTF-16 in the machine's byte order"),
        TypeDeclaration("public.delimited-values-text", conformsTo: ["public.text"], description: "Values with delimiters"),
        TypeDeclaration(
            "public.comma-separated-values-text", conformsTo: ["public.delimited-values-text"], extensions: ["csv"],
            mimeTypes: ["text/csv", "text/comma-separated-values"], description: "Values between commas"),
        TypeDeclaration(
            "public.tab-separated-values-text", conformsTo: ["public.delimited-values-text"], extensions: ["tsv"],
            mimeTypes: ["text/tab-separated-values"], description: "Values between tabs"),
        TypeDeclaration(
            "public.utf8-tab-separated-values-text", conformsTo: ["public.tab-separated-values-text", "public.utf8-plain-text"],
            description: "Values between tabs in UTF-8"),
        TypeDeclaration(
            "public.rtf", conformsTo: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"],
            description: "Rich text"),
        TypeDeclaration(
            "public.html", conformsTo: ["public.text"], extensions: ["html", "htm", "shtml"], mimeTypes: ["text/html"], description: "HTML"),
        TypeDeclaration(
            "public.xml", conformsTo: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"], description: "XML"),
        TypeDeclaration(
            "public.yaml", conformsTo: ["public.text"], extensions: ["yaml", "yml"], mimeTypes: ["application/x-yaml", "application/yaml"],
            description: "YAML"),
        TypeDeclaration(
            "public.css", conformsTo: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"], description: "A style sheet"),
        TypeDeclaration("public.source-code", conformsTo: ["public.plain-text"], description: "Any source code"),
        TypeDeclaration("public.assembly-source", conformsTo: ["public.source-code"], extensions: ["s"], description: "Assembly"),
        TypeDeclaration(
            "public.c-source", conformsTo: ["public.source-code"], extensions: ["c"], mimeTypes: ["text/x-csrc"], description: "C"),
        TypeDeclaration(
            "public.objective-c-source", conformsTo: ["public.source-code"], extensions: ["m"], mimeTypes: ["text/x-objcsrc"],
            description: "Objective-C"),
        TypeDeclaration(
            "public.swift-source", conformsTo: ["public.source-code"], extensions: ["swift"], mimeTypes: ["text/x-swift"],
            description: "Swift"),
        TypeDeclaration(
            "public.c-plus-plus-source", conformsTo: ["public.source-code"], extensions: ["cpp", "cc", "cp", "cxx", "c++"],
            mimeTypes: ["text/x-c++src"], description: "C++"),
        TypeDeclaration(
            "public.objective-c-plus-plus-source", conformsTo: ["public.source-code"], extensions: ["mm"], mimeTypes: ["text/x-objc++src"],
            description: "Objective-C++"),
        TypeDeclaration(
            "public.c-header", conformsTo: ["public.source-code"], extensions: ["h"], mimeTypes: ["text/x-chdr"], description: "A C header"),
        TypeDeclaration(
            "public.c-plus-plus-header", conformsTo: ["public.source-code"], extensions: ["hpp", "hh", "hxx", "h++"],
            mimeTypes: ["text/x-c++hdr"], description: "A C++ header"),
        TypeDeclaration("public.script", conformsTo: ["public.source-code"], description: "Any script"),
        TypeDeclaration(
            "com.apple.applescript.text", conformsTo: ["public.script"], extensions: ["applescript"], description: "AppleScript"),
        TypeDeclaration(
            "com.apple.applescript.script", conformsTo: ["public.data", "public.script"], extensions: ["scpt"],
            description: "A compiled script"),
        TypeDeclaration(
            "com.apple.applescript.script-bundle", conformsTo: ["com.apple.bundle", "com.apple.package", "public.script"],
            extensions: ["scptd"], description: "A script's bundle"),
        TypeDeclaration(
            "com.netscape.javascript-source", conformsTo: ["public.source-code", "public.executable"],
            extensions: ["js", "javascript", "mjs"], mimeTypes: ["text/javascript", "application/javascript"], description: "JavaScript"),
        TypeDeclaration(
            "public.shell-script", conformsTo: ["public.script"], extensions: ["sh", "command"],
            mimeTypes: ["application/x-shellscript", "text/x-shellscript"], description: "A shell script"),
        TypeDeclaration(
            "public.perl-script", conformsTo: ["public.shell-script"], extensions: ["pl", "pm"],
            mimeTypes: ["application/x-perl", "text/x-perl-script"], description: "Perl"),
        TypeDeclaration(
            "public.python-script", conformsTo: ["public.shell-script"], extensions: ["py"],
            mimeTypes: ["text/x-python", "text/x-python-script"], description: "Python"),
        TypeDeclaration(
            "public.ruby-script", conformsTo: ["public.shell-script"], extensions: ["rb", "rbw"],
            mimeTypes: ["application/x-ruby", "text/x-ruby-script"], description: "Ruby"),
        TypeDeclaration(
            "public.php-script", conformsTo: ["public.shell-script"], extensions: ["php", "php3", "php4"],
            mimeTypes: ["application/x-php", "text/php"], description: "PHP"),
        TypeDeclaration(
            "public.make-source", conformsTo: ["public.script"], extensions: ["make", "mk"], mimeTypes: ["text/x-makefile"],
            description: "A makefile"),
        TypeDeclaration(
            "public.json", conformsTo: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"], description: "JSON"),
        TypeDeclaration(
            "com.apple.property-list", conformsTo: ["public.data"], extensions: ["plist"], mimeTypes: ["application/x-plist"],
            description: "Any property list"),
        TypeDeclaration(
            "com.apple.xml-property-list", conformsTo: ["public.xml", "com.apple.property-list"], description: "A property list in XML"),
        TypeDeclaration("com.apple.binary-property-list", conformsTo: ["com.apple.property-list"], description: "A binary property list"),
        TypeDeclaration(
            "com.adobe.pdf", conformsTo: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"],
            description: "PDF"),
        TypeDeclaration(
            "com.apple.rtfd", conformsTo: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"],
            description: "Rich text with attachments"),
        TypeDeclaration(
            "com.apple.flat-rtfd", conformsTo: ["public.data", "public.composite-content"],
            description: "Rich text with attachments in one stream"),
        TypeDeclaration(
            "com.apple.webarchive", conformsTo: ["public.data", "public.composite-content"], extensions: ["webarchive"],
            mimeTypes: ["application/x-webarchive"], description: "A web archive"),
        TypeDeclaration("public.image", conformsTo: ["public.data", "public.content"], description: "Any picture"),
        TypeDeclaration(
            "public.jpeg", conformsTo: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"],
            description: "JPEG"),
        TypeDeclaration(
            "public.tiff", conformsTo: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], description: "TIFF"),
        TypeDeclaration(
            "com.compuserve.gif", conformsTo: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"], description: "GIF"),
        TypeDeclaration("public.png", conformsTo: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"], description: "PNG"),
        TypeDeclaration(
            "com.apple.icns", conformsTo: ["public.image"], extensions: ["icns"], mimeTypes: ["image/x-icns"], description: "Apple's icons"),
        TypeDeclaration(
            "com.microsoft.bmp", conformsTo: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp", "image/x-bmp"],
            description: "BMP"),
        TypeDeclaration(
            "com.microsoft.ico", conformsTo: ["public.image"], extensions: ["ico"],
            mimeTypes: ["image/vnd.microsoft.icon", "image/x-icon"], description: "Windows' icons"),
        TypeDeclaration(
            "public.camera-raw-image", conformsTo: ["public.image"], extensions: ["raw"], description: "A camera's raw picture"),
        TypeDeclaration(
            "public.svg-image", conformsTo: ["public.image", "public.xml"], extensions: ["svg"], mimeTypes: ["image/svg+xml"],
            description: "SVG"),
        TypeDeclaration("com.apple.live-photo", description: "A Live Photo"),
        TypeDeclaration(
            "public.heif", conformsTo: ["public.heif-standard"], extensions: ["heif"], mimeTypes: ["image/heif"], description: "HEIF"),
        TypeDeclaration(
            "public.heic", conformsTo: ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"], description: "HEIC"),
        TypeDeclaration("public.heif-standard", conformsTo: ["public.image"], description: "What HEIF and HEIC share"),
        TypeDeclaration(
            "org.webmproject.webp", conformsTo: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"], description: "WebP"),
        TypeDeclaration(
            "com.ilm.openexr-image", conformsTo: ["public.image"], extensions: ["exr"], mimeTypes: ["image/x-exr"], description: "OpenEXR"),
        TypeDeclaration("public.3d-content", conformsTo: ["public.content"], description: "Any 3D content"),
        TypeDeclaration(
            "com.pixar.universal-scene-description", conformsTo: ["public.data", "public.3d-content"], extensions: ["usd", "usda", "usdc"],
            description: "Universal Scene Description"),
        TypeDeclaration(
            "com.pixar.universal-scene-description-mobile", conformsTo: ["com.pixar.universal-scene-description"], extensions: ["usdz"],
            mimeTypes: ["model/vnd.usdz+zip"], description: "USDZ"),
        TypeDeclaration(
            "com.apple.reality", conformsTo: ["public.data"], extensions: ["reality"], mimeTypes: ["model/vnd.reality"],
            description: "A Reality file"),
        TypeDeclaration(
            "com.apple.scenekit.scene", conformsTo: ["public.data", "public.3d-content"], extensions: ["scn"],
            description: "A SceneKit scene"),
        TypeDeclaration("com.apple.arobject", conformsTo: ["public.data"], extensions: ["arobject"], description: "An AR object"),
        TypeDeclaration("public.audiovisual-content", conformsTo: ["public.data", "public.content"], description: "Any sound or video"),
        TypeDeclaration("public.movie", conformsTo: ["public.audiovisual-content"], description: "A video with or without sound"),
        TypeDeclaration("public.video", conformsTo: ["public.movie"], description: "A video without sound"),
        TypeDeclaration("public.audio", conformsTo: ["public.audiovisual-content"], description: "Any sound"),
        TypeDeclaration(
            "com.apple.quicktime-movie", conformsTo: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"],
            description: "QuickTime"),
        TypeDeclaration(
            "public.mpeg", conformsTo: ["public.movie"], extensions: ["mpg", "mpeg", "mpe"], mimeTypes: ["video/mpeg"],
            description: "MPEG-1 or -2"),
        TypeDeclaration(
            "public.mpeg-2-video", conformsTo: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"],
            description: "MPEG-2 video"),
        TypeDeclaration(
            "public.mpeg-2-transport-stream", conformsTo: ["public.movie"], extensions: ["ts"], mimeTypes: ["video/mp2t"],
            description: "MPEG-2 transport stream"),
        TypeDeclaration(
            "public.mp3", conformsTo: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg", "audio/mp3"], description: "MP3"),
        TypeDeclaration(
            "public.mpeg-4", conformsTo: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"], description: "MPEG-4"),
        TypeDeclaration(
            "public.mpeg-4-audio", conformsTo: ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/mp4", "audio/x-m4a"],
            description: "MPEG-4 sound"),
        TypeDeclaration(
            "com.apple.protected-mpeg-4-audio", conformsTo: ["public.audio"], extensions: ["m4p"], description: "Protected MPEG-4 sound"),
        TypeDeclaration(
            "com.apple.protected-mpeg-4-video", conformsTo: ["public.movie"], extensions: ["m4v"], mimeTypes: ["video/x-m4v"],
            description: "Protected MPEG-4 video"),
        TypeDeclaration(
            "public.avi", conformsTo: ["public.movie"], extensions: ["avi", "vfw"], mimeTypes: ["video/x-msvideo", "video/avi"],
            description: "AVI"),
        TypeDeclaration(
            "public.aiff-audio", conformsTo: ["public.aifc-audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff", "audio/x-aiff"],
            description: "AIFF"),
        TypeDeclaration(
            "com.microsoft.waveform-audio", conformsTo: ["public.audio"], extensions: ["wav", "wave"],
            mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/x-wav"], description: "WAV"),
        TypeDeclaration(
            "public.midi-audio", conformsTo: ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi", "audio/x-midi"],
            description: "MIDI"),
        TypeDeclaration("public.playlist", description: "Any playlist"),
        TypeDeclaration(
            "public.m3u-playlist", conformsTo: ["public.text", "public.playlist"], extensions: ["m3u", "m3u8"],
            mimeTypes: ["audio/x-mpegurl", "application/vnd.apple.mpegurl"], description: "M3U"),
        TypeDeclaration("public.folder", conformsTo: ["public.directory"], description: "A folder that users see as one"),
        TypeDeclaration("public.volume", conformsTo: ["public.folder"], description: "A volume's root"),
        TypeDeclaration("com.apple.package", conformsTo: ["public.directory"], description: "A folder that looks like a file"),
        TypeDeclaration("com.apple.bundle", conformsTo: ["public.directory"], description: "A folder with a bundle's structure"),
        TypeDeclaration(
            "com.apple.plugin", conformsTo: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"], description: "A plug-in"),
        TypeDeclaration(
            "com.apple.metadata-importer", conformsTo: ["com.apple.plugin"], extensions: ["mdimporter"], description: "A Spotlight importer"
        ),
        TypeDeclaration(
            "com.apple.quicklook-generator", conformsTo: ["com.apple.plugin"], extensions: ["qlgenerator"],
            description: "A Quick Look generator"),
        TypeDeclaration(
            "com.apple.xpc-service", conformsTo: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"],
            description: "An XPC service"),
        TypeDeclaration("com.apple.framework", conformsTo: ["com.apple.bundle"], extensions: ["framework"], description: "A framework"),
        TypeDeclaration("com.apple.application", conformsTo: ["public.executable"], description: "Any application"),
        TypeDeclaration(
            "com.apple.application-bundle", conformsTo: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
            extensions: ["app"], description: "An application's bundle"),
        TypeDeclaration(
            "com.apple.application-and-system-extension", conformsTo: ["com.apple.bundle", "com.apple.package"], extensions: ["appex"],
            description: "An application's extension"),
        TypeDeclaration(
            "public.unix-executable", conformsTo: ["public.data", "public.executable"], mimeTypes: ["application/x-executable"],
            description: "A Unix executable"),
        TypeDeclaration(
            "com.microsoft.windows-executable", conformsTo: ["public.data", "public.executable"], extensions: ["exe"],
            mimeTypes: ["application/x-msdownload", "application/vnd.microsoft.portable-executable"], description: "A Windows executable"),
        TypeDeclaration(
            "com.apple.systempreference.prefpane", conformsTo: ["com.apple.bundle", "com.apple.package"], extensions: ["prefpane"],
            description: "A preference pane"),
        TypeDeclaration("public.archive", conformsTo: ["public.data"], description: "Any archive"),
        TypeDeclaration(
            "org.gnu.gnu-zip-archive", conformsTo: ["public.archive", "public.data"], extensions: ["gz", "gzip"],
            mimeTypes: ["application/gzip", "application/x-gzip"], description: "gzip"),
        TypeDeclaration(
            "public.bzip2-archive", conformsTo: ["public.archive", "public.data"], extensions: ["bz2", "bzip2"],
            mimeTypes: ["application/x-bzip2", "application/x-bzip"], description: "bzip2"),
        TypeDeclaration(
            "public.zip-archive", conformsTo: ["com.pkware.zip-archive"], extensions: ["zip"], mimeTypes: ["application/zip"],
            description: "ZIP"),
        TypeDeclaration("com.apple.archive", conformsTo: ["public.archive"], extensions: ["aar"], description: "Apple Archive"),
        TypeDeclaration(
            "public.tar-archive", conformsTo: ["public.archive", "public.data"], extensions: ["tar"], mimeTypes: ["application/x-tar"],
            description: "tar"),
        TypeDeclaration("public.spreadsheet", conformsTo: ["public.content"], description: "Any spreadsheet"),
        TypeDeclaration("public.presentation", conformsTo: ["public.composite-content"], description: "Any presentation"),
        TypeDeclaration("public.database", conformsTo: ["public.content"], description: "Any database"),
        TypeDeclaration("public.message", description: "Any message"),
        TypeDeclaration("public.contact", description: "Any contact"),
        TypeDeclaration(
            "public.vcard", conformsTo: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
            mimeTypes: ["text/vcard", "text/x-vcard", "text/directory"], description: "vCard"),
        TypeDeclaration("public.to-do-item", description: "A thing to do"),
        TypeDeclaration("public.calendar-event", description: "A calendar's event"),
        TypeDeclaration("public.email-message", conformsTo: ["public.message"], description: "An e-mail"),
        TypeDeclaration("com.apple.internet-location", conformsTo: ["public.data"], description: "An internet location file"),
        TypeDeclaration(
            "com.microsoft.internet-shortcut", conformsTo: ["public.data"], extensions: ["url"], mimeTypes: ["application/x-mswinurl"],
            description: "An internet shortcut"),
        TypeDeclaration("public.font", conformsTo: ["public.data"], description: "Any font"),
        TypeDeclaration("public.bookmark", description: "Any bookmark"),
        TypeDeclaration(
            "com.rsa.pkcs-12", conformsTo: ["public.data"], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"],
            description: "PKCS #12"),
        TypeDeclaration(
            "public.x509-certificate", conformsTo: ["public.data"], extensions: ["cer", "crt", "der"],
            mimeTypes: ["application/x-x509-ca-cert", "application/pkix-cert"], description: "An X.509 certificate"),
        TypeDeclaration(
            "org.idpf.epub-container", conformsTo: ["public.data", "public.composite-content"], extensions: ["epub"],
            mimeTypes: ["application/epub+zip"], description: "EPUB"),
        TypeDeclaration(
            "public.log", conformsTo: ["public.plain-text"], extensions: ["log"], mimeTypes: ["text/x-log"], description: "A log"),
        TypeDeclaration("com.apple.haptics.ahap", conformsTo: ["public.text"], extensions: ["ahap"], description: "A haptics pattern"),
        TypeDeclaration(
            "public.geojson", conformsTo: ["public.json"], extensions: ["geojson"], mimeTypes: ["application/geo+json"],
            description: "GeoJSON"),
        TypeDeclaration("com.apple.linkpresentation.metadata", conformsTo: ["public.data"], description: "A link's metadata"),
        TypeDeclaration(
            "public.aifc-audio", conformsTo: ["public.audio"], extensions: ["aifc"], mimeTypes: ["audio/x-aifc"], description: "AIFF-C"),
        TypeDeclaration("com.pkware.zip-archive", conformsTo: ["public.archive", "public.data"], description: "ZIP as PKWARE has it"),
        TypeDeclaration("com.apple.uikit.color", conformsTo: ["public.data"], mimeTypes: ["application/x-color"], description: "A colour"),
        TypeDeclaration("com.apple.uikit.image", conformsTo: ["public.image"], description: "A picture that UIKit archived"),
        TypeDeclaration(
            "com.apple.uikit.attributedstring", conformsTo: ["public.data"], description: "Attributed text that UIKit archived"),
        TypeDeclaration(
            "com.apple.traditional-mac-plain-text", conformsTo: ["public.plain-text"], description: "Text of the old Macintosh"),
        TypeDeclaration(
            "net.daringfireball.markdown", conformsTo: ["public.text"], extensions: ["md", "markdown", "mkd"], mimeTypes: ["text/markdown"],
            description: "Markdown"),
        TypeDeclaration(
            "org.openxmlformats.wordprocessingml.document", conformsTo: ["public.data", "public.composite-content"], extensions: ["docx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"], description: "A Word document"),
        TypeDeclaration(
            "org.openxmlformats.spreadsheetml.sheet", conformsTo: ["public.data", "public.spreadsheet"], extensions: ["xlsx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"], description: "An Excel sheet"),
        TypeDeclaration(
            "org.openxmlformats.presentationml.presentation", conformsTo: ["public.data", "public.presentation"], extensions: ["pptx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
            description: "A PowerPoint presentation"),
        TypeDeclaration(
            "org.oasis-open.opendocument.text", conformsTo: ["public.data", "public.composite-content"], extensions: ["odt"],
            mimeTypes: ["application/vnd.oasis.opendocument.text"], description: "An OpenDocument text"),
        TypeDeclaration(
            "org.xiph.flac", conformsTo: ["public.audio"], extensions: ["flac"], mimeTypes: ["audio/flac", "audio/x-flac"],
            description: "FLAC"),
        TypeDeclaration(
            "org.xiph.ogg-audio", conformsTo: ["public.audio"], extensions: ["ogg", "oga"], mimeTypes: ["audio/ogg"], description: "Ogg"),
        TypeDeclaration(
            "org.matroska.mkv", conformsTo: ["public.movie"], extensions: ["mkv"], mimeTypes: ["video/x-matroska"], description: "Matroska"),
        TypeDeclaration(
            "org.webmproject.webm", conformsTo: ["public.movie"], extensions: ["webm"], mimeTypes: ["video/webm"], description: "WebM"),
        TypeDeclaration(
            "public.truetype-ttf-font", conformsTo: ["public.font"], extensions: ["ttf"], mimeTypes: ["font/ttf"], description: "TrueType"),
        TypeDeclaration(
            "public.opentype-font", conformsTo: ["public.font"], extensions: ["otf"], mimeTypes: ["font/otf"], description: "OpenType"),
        TypeDeclaration("public.url-name", conformsTo: ["public.plain-text"], description: "The title of a URL"),
    ]
}
