// Text, source code and documents.

extension UTType {
    /// Text of any kind: `public.text`. Conforms to `public.data` and `public.content`.
    public static let text = UTType(known: "public.text")

    /// Text without markup: `public.plain-text`. Conforms to `public.text`.
    public static let plainText = UTType(known: "public.plain-text")

    /// UTF-8 text: `public.utf8-plain-text`. Conforms to `public.plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")

    /// UTF-16 text with a byte order mark: `public.utf16-external-plain-text`. Conforms to `public.plain-text`.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")

    /// UTF-16 text in native byte order: `public.utf16-plain-text`. Conforms to `public.plain-text`.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")

    /// Delimited columns of text: `public.delimited-values-text`. Conforms to `public.text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")

    /// Comma-separated values: `public.comma-separated-values-text`. Conforms to `public.delimited-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")

    /// Tab-separated values: `public.tab-separated-values-text`. Conforms to `public.delimited-values-text`.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")

    /// Tab-separated values in UTF-8: `public.utf8-tab-separated-values-text`. Conforms to `public.tab-separated-values-text` and
    /// `public.utf8-plain-text`.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")

    /// Rich Text document: `public.rtf`. Conforms to `public.text`.
    public static let rtf = UTType(known: "public.rtf")

    /// HTML text: `public.html`. Conforms to `public.text`.
    public static let html = UTType(known: "public.html")

    /// XML text: `public.xml`. Conforms to `public.text`.
    public static let xml = UTType(known: "public.xml")

    /// YAML document: `public.yaml`. Conforms to `public.text`.
    public static let yaml = UTType(known: "public.yaml")

    /// Style sheet: `public.css`. Conforms to `public.text`.
    public static let css = UTType(known: "public.css")

    /// Source code: `public.source-code`. Conforms to `public.plain-text`.
    public static let sourceCode = UTType(known: "public.source-code")

    /// Assembly language source: `public.assembly-source`. Conforms to `public.source-code`.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")

    /// C source: `public.c-source`. Conforms to `public.source-code`.
    public static let cSource = UTType(known: "public.c-source")

    /// Objective-C source: `public.objective-c-source`. Conforms to `public.source-code`.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")

    /// Swift source: `public.swift-source`. Conforms to `public.source-code`.
    public static let swiftSource = UTType(known: "public.swift-source")

    /// C++ source: `public.c-plus-plus-source`. Conforms to `public.source-code`.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")

    /// Objective-C++ source: `public.objective-c-plus-plus-source`. Conforms to `public.source-code`.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")

    /// C header: `public.c-header`. Conforms to `public.source-code`.
    public static let cHeader = UTType(known: "public.c-header")

    /// C++ header: `public.c-plus-plus-header`. Conforms to `public.source-code`.
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")

    /// Source of a scripting language: `public.script`. Conforms to `public.source-code`.
    public static let script = UTType(known: "public.script")

    /// AppleScript source: `com.apple.applescript.text`. Conforms to `public.script`.
    public static let appleScript = UTType(known: "com.apple.applescript.text")

    /// Compiled script: `com.apple.applescript.script`. Conforms to `public.data` and `public.script`.
    public static let osaScript = UTType(known: "com.apple.applescript.script")

    /// Compiled script bundle: `com.apple.applescript.script-bundle`. Conforms to `com.apple.bundle` and `com.apple.package` and `public.script`.
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")

    /// JavaScript source: `com.netscape.javascript-source`. Conforms to `public.source-code` and `public.executable`.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")

    /// Shell script: `public.shell-script`. Conforms to `public.script`.
    public static let shellScript = UTType(known: "public.shell-script")

    /// Perl script: `public.perl-script`. Conforms to `public.shell-script`.
    public static let perlScript = UTType(known: "public.perl-script")

    /// Python script: `public.python-script`. Conforms to `public.shell-script`.
    public static let pythonScript = UTType(known: "public.python-script")

    /// Ruby script: `public.ruby-script`. Conforms to `public.shell-script`.
    public static let rubyScript = UTType(known: "public.ruby-script")

    /// PHP script: `public.php-script`. Conforms to `public.shell-script`.
    public static let phpScript = UTType(known: "public.php-script")

    /// Makefile: `public.make-source`. Conforms to `public.script`.
    public static let makefile = UTType(known: "public.make-source")

    /// JSON document: `public.json`. Conforms to `public.text`.
    public static let json = UTType(known: "public.json")

    /// GeoJSON document: `public.geojson`. Conforms to `public.json`.
    public static let geoJSON = UTType(known: "public.geojson")

    /// Property list: `com.apple.property-list`. Conforms to `public.data`.
    public static let propertyList = UTType(known: "com.apple.property-list")

    /// XML property list: `com.apple.xml-property-list`. Conforms to `public.xml` and `com.apple.property-list`.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")

    /// Binary property list: `com.apple.binary-property-list`. Conforms to `com.apple.property-list`.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")

    /// PDF document: `com.adobe.pdf`. Conforms to `public.data` and `public.composite-content`.
    public static let pdf = UTType(known: "com.adobe.pdf")

    /// Rich Text with attachments, as a package: `com.apple.rtfd`. Conforms to `com.apple.package` and `public.composite-content`.
    public static let rtfd = UTType(known: "com.apple.rtfd")

    /// Rich Text with attachments, as flat data: `com.apple.flat-rtfd`. Conforms to `public.data` and `public.composite-content`.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")

    /// Web page with its resources: `com.apple.webarchive`. Conforms to `public.data` and `public.composite-content`.
    public static let webArchive = UTType(known: "com.apple.webarchive")

    /// Electronic publication: `org.idpf.epub-container`. Conforms to `public.data` and `public.composite-content`.
    public static let epub = UTType(known: "org.idpf.epub-container")
}
