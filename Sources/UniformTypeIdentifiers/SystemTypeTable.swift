/// The built-in types: those of Apple, with Apple's tags, and those that are common on Linux.
enum SystemTypeTable {
    /// One line per type: identifier, supertypes, filename extensions, MIME types, and description. The first extension and the first MIME type are
    /// the preferred ones.
    private static let lines = """
        public.item | - | - | - | anything, the root of what lies in a file system
        public.content | - | - | - | anything that a document holds, in memory or in a file
        public.composite-content | public.content | - | - | content of several kinds, as a page of text with pictures
        public.disk-image | public.archive | dmg img iso | application/x-raw-disk-image application/x-cd-image application/x-apple-diskimage | disk image
        public.data | public.item | - | application/octet-stream | bytes in a file or in memory
        public.directory | public.item | - | - | directory
        com.apple.resolvable | - | - | - | anything that stands for something else, as a link does
        public.symlink | public.item com.apple.resolvable | - | inode/symlink | symbolic link
        public.executable | public.item | - | - | anything that can be run
        com.apple.mount-point | public.item com.apple.resolvable | - | inode/mount-point | mount point
        com.apple.alias-file | public.data com.apple.resolvable | - | - | alias file
        com.apple.bookmark | public.data com.apple.resolvable | - | - | bookmark of a URL
        public.url | public.data | - | - | URL
        public.file-url | public.url | - | - | URL of a file
        public.text | public.data public.content | - | - | text of any kind
        public.plain-text | public.text | txt text | text/plain | text without markup
        public.utf8-plain-text | public.plain-text | - | text/plain;charset=utf-8 | text in UTF-8
        public.utf16-external-plain-text | public.plain-text | - | text/plain;charset=utf-16 | text in UTF-16 with its byte order mark
        public.utf16-plain-text | public.plain-text | - | - | text in UTF-16 of the machine's byte order
        public.delimited-values-text | public.text | - | - | text in columns
        public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | columns separated by commas
        public.tab-separated-values-text | public.delimited-values-text | tsv tab | text/tab-separated-values | columns separated by tabs
        public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | - | - | columns separated by tabs, in UTF-8
        public.rtf | public.text | rtf | text/rtf application/rtf | Rich Text document
        public.html | public.text | html htm shtml shtm | text/html | HTML text
        public.xml | public.text | xml | application/xml text/xml | XML text
        public.yaml | public.text | yaml yml | application/yaml application/x-yaml text/yaml | YAML document
        public.css | public.text | css | text/css | style sheet
        public.source-code | public.plain-text | - | - | source code
        public.assembly-source | public.source-code | s asm | text/x-asm | assembly language source
        public.c-source | public.source-code | c | text/x-csrc text/x-c | C source
        public.objective-c-source | public.source-code | m | text/x-objcsrc | Objective-C source
        public.swift-source | public.source-code | swift | text/x-swift | Swift source
        public.c-plus-plus-source | public.source-code | cp cpp cc cxx c++ | text/x-c++src text/x-c++ | C++ source
        public.objective-c-plus-plus-source | public.source-code | mm | text/x-objc++src | Objective-C++ source
        public.c-header | public.source-code | h | text/x-chdr | C header
        public.c-plus-plus-header | public.source-code | hpp hh hxx h++ | text/x-c++hdr | C++ header
        public.script | public.source-code | - | - | source of a scripting language
        com.apple.applescript.text | public.script | applescript | - | AppleScript source
        com.apple.applescript.script | public.data public.script | scpt | - | compiled script
        com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd | - | bundle of a compiled script
        com.netscape.javascript-source | public.source-code public.executable | js jscript javascript mjs | text/javascript application/javascript application/x-javascript | JavaScript source
        public.shell-script | public.script | sh command | application/x-shellscript text/x-shellscript | shell script
        public.perl-script | public.shell-script | pl pm | application/x-perl text/x-perl-script | Perl script
        public.python-script | public.shell-script | py | text/x-python text/x-python3 text/x-python-script | Python script
        public.ruby-script | public.shell-script | rb rbw | application/x-ruby text/x-ruby-script text/ruby-script | Ruby script
        public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | application/x-php text/php text/x-php-script application/php | PHP script
        public.make-source | public.script | make mk | text/x-makefile | makefile
        public.json | public.text | json | application/json | JSON document
        public.geojson | public.json | geojson | application/geo+json | GeoJSON document
        com.apple.property-list | public.data | plist | - | property list
        com.apple.xml-property-list | public.xml com.apple.property-list | - | - | property list as XML
        com.apple.binary-property-list | com.apple.property-list | - | - | property list in the binary format
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf application/x-pdf | PDF document
        com.apple.rtfd | com.apple.package public.composite-content | rtfd | - | Rich Text with attachments, as a package
        com.apple.flat-rtfd | public.data public.composite-content | - | - | Rich Text with attachments, as one piece of data
        com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | web page with all that it shows
        org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | electronic publication
        public.image | public.data public.content | - | - | picture of any kind
        public.jpeg | public.image | jpeg jpg jpe jfif | image/jpeg image/jpg | JPEG image
        public.tiff | public.image | tiff tif | image/tiff | TIFF image
        com.compuserve.gif | public.image | gif | image/gif | GIF image
        public.png | public.image | png | image/png | PNG image
        com.apple.icns | public.image | icns | image/x-icns | Apple icon
        com.microsoft.bmp | public.image | bmp dib | image/bmp image/x-bmp image/x-ms-bmp image/x-MS-bmp | Windows bitmap
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon
        public.camera-raw-image | public.image | raw | - | raw image of a camera
        public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG drawing
        com.apple.live-photo | public.data | - | - | photograph that moves
        public.heif | public.image | heif hif | image/heif | HEIF image
        public.heic | public.heif | heic | image/heic | HEIC image
        public.heics | public.heic | heics | image/heic-sequence | HEIC image sequence
        org.webmproject.webp | public.image | webp | image/webp | WebP image
        com.ilm.openexr-image | public.image | exr | image/x-exr image/aces | OpenEXR image
        com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng image/dng | Adobe raw image
        public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL image
        public.3d-content | public.content | - | - | content in three dimensions
        com.pixar.universal-scene-description | public.data public.3d-content | usd usda usdc | - | Universal Scene Description
        com.pixar.universal-scene-description-mobile | public.data public.3d-content | usdz | model/vnd.usdz+zip | Universal Scene Description in one file
        com.apple.reality | public.data public.3d-content | reality | model/vnd.reality | Reality file
        com.apple.scenekit.scene | public.data public.3d-content | scn | - | SceneKit scene
        com.apple.arobject | public.data | arobject | - | scanned object
        public.audiovisual-content | public.data public.content | - | - | sound or moving pictures
        public.movie | public.audiovisual-content | - | - | moving pictures with sound
        public.video | public.movie | - | - | moving pictures without sound
        public.audio | public.audiovisual-content | - | - | sound
        com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
        public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg video/mpg video/x-mpeg | MPEG movie
        public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
        public.mpeg-2-transport-stream | public.movie | ts m2ts mts | video/mp2t | MPEG-2 transport stream
        public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mpeg3 audio/mpg audio/mp3 audio/x-mpeg audio/x-mp3 | MP3 audio
        public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 video/mp4v | MPEG-4 movie
        public.mpeg-4-audio | public.mpeg-4 public.audio | m4a | audio/mp4 audio/x-m4a audio/mp4a-latm | MPEG-4 audio
        com.apple.protected-mpeg-4-audio | public.audio | m4p | - | protected MPEG-4 audio
        com.apple.protected-mpeg-4-video | com.apple.m4v-video | - | - | protected MPEG-4 video
        public.avi | public.movie | avi vfw | video/avi video/x-msvideo video/msvideo | AVI movie
        public.aiff-audio | public.audio | aiff aif aifc | audio/aiff audio/x-aiff | AIFF audio
        com.microsoft.waveform-audio | public.audio | wav wave bwf | audio/wav audio/vnd.wave audio/x-wav audio/wave | waveform audio
        public.midi-audio | public.audio | midi mid | audio/midi audio/mid audio/x-midi | MIDI audio
        public.playlist | - | - | - | list of things to play
        public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl audio/x-mpegurl application/vnd.apple.mpegurl | M3U playlist
        public.folder | public.directory | - | inode/directory | folder
        public.volume | public.folder | - | - | volume
        com.apple.package | public.directory | - | - | directory that is shown as one file
        com.apple.bundle | public.directory | bundle | - | directory of a structure of its own
        com.apple.plugin | com.apple.bundle com.apple.package | plugin | - | plug-in
        com.apple.metadata-importer | com.apple.plugin | mdimporter | - | Spotlight importer
        com.apple.quicklook-generator | com.apple.plugin | qlgenerator | - | Quick Look generator
        com.apple.xpc-service | com.apple.bundle com.apple.package | xpc | - | XPC service
        com.apple.framework | com.apple.bundle | framework | - | framework
        com.apple.application | public.executable | - | - | application of any kind
        com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | - | application as a bundle
        com.apple.application-and-system-extension | com.apple.xpc-service | appex | - | extension of applications
        public.unix-executable | public.data public.executable | - | application/x-executable application/x-sharedlib application/x-pie-executable | Unix program
        com.microsoft.windows-executable | public.data public.executable | exe | application/x-ms-dos-executable application/x-msdownload application/vnd.microsoft.portable-executable application/x-dosexec | Windows program
        com.apple.systempreference.prefpane | com.apple.plugin | prefpane | - | pane of the system's preferences
        public.archive | public.data | - | - | files packed into one
        org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | gzip archive
        public.bzip2-archive | public.data public.archive | bz2 bzip2 bz | application/x-bzip2 application/x-bzip application/bzip2 | bzip2 archive
        public.zip-archive | public.archive | zip | application/zip application/x-zip-compressed | ZIP archive
        com.apple.archive | public.data public.archive | aar | - | Apple Archive
        public.tar-archive | public.archive | tar | application/x-tar application/tar | tar archive
        public.spreadsheet | public.content | - | - | spreadsheet of any kind
        public.presentation | public.composite-content | - | - | presentation of any kind
        public.database | - | - | - | database of any kind
        public.message | - | - | - | message of any kind
        public.contact | - | - | - | a person or an organization
        public.vcard | public.text public.contact | vcf vcard | text/vcard text/x-vcard text/directory | vCard
        public.to-do-item | - | - | - | something to do
        public.calendar-event | - | - | - | event in a calendar
        public.email-message | public.message | - | - | email of any kind
        com.apple.internet-location | public.data | - | - | location in the internet, as a file
        com.microsoft.internet-shortcut | public.data | url | application/x-mswinurl | internet shortcut of Windows
        public.font | - | - | - | font of any kind
        public.bookmark | - | - | - | bookmark
        com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 application/pkcs12 | identity with its key
        public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert application/pkix-cert | certificate
        public.log | public.plain-text | log | text/x-log | log
        com.apple.haptics.ahap | public.json | ahap | - | pattern of haptics
        com.apple.linkpresentation.metadata | public.data | - | - | what a link shows of its page
        com.apple.m4v-video | public.movie | m4v | video/x-m4v | Apple MPEG-4 movie
        public.url-name | public.plain-text | - | - | name of a URL
        com.apple.uikit.color | public.data | - | - | colour with all it has
        org.freedesktop.color | public.data | - | application/x-color | colour
        com.apple.uikit.attributedstring | public.data | - | - | attributed string
        com.apple.uikit.image | public.image | - | - | image with its scale
        public.opentype-font | public.data public.font | otf | font/otf application/vnd.ms-opentype | OpenType font
        public.truetype-ttf-font | public.data public.font | ttf | font/ttf application/x-font-ttf | TrueType font
        org.matroska.mkv | public.movie | mkv | video/x-matroska video/matroska | Matroska movie
        org.webmproject.webm | public.movie | webm | video/webm | WebM movie
        org.xiph.flac | public.audio | flac | audio/flac audio/x-flac | FLAC audio
        org.xiph.ogg-audio | public.audio | ogg oga | audio/ogg audio/x-vorbis+ogg | Ogg audio
        org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
        org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
        org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
        org.oasis-open.opendocument.text | public.data public.composite-content | odt | application/vnd.oasis.opendocument.text | OpenDocument text
        org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods | application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
        org.oasis-open.opendocument.presentation | public.data public.presentation | odp | application/vnd.oasis.opendocument.presentation | OpenDocument presentation
        net.daringfireball.markdown | public.plain-text | md markdown | text/markdown text/x-markdown | Markdown document
        com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar event
        org.7-zip.7-zip-archive | public.data public.archive | 7z | application/x-7z-compressed | 7-Zip archive
        org.tukaani.xz-archive | public.data public.archive | xz | application/x-xz | XZ archive
        """

    static func declarations() -> [TypeDeclaration] {
        lines.split(separator: "\n").compactMap { line in
            let columns = line.split(separator: "|").map { $0.split(separator: " ").filter { $0 != "-" }.map(String.init) }
            guard columns.count == 5, let identifier = columns[0].first else { return nil }
            return TypeDeclaration(
                identifier: identifier, parents: columns[1], tags: [.filenameExtension: columns[2], .mimeType: columns[3]],
                description: columns[4].joined(separator: " "))
        }
    }
}
