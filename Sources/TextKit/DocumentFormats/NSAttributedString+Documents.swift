import Foundation

extension NSAttributedString {
    /// A document format.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The format's name.
        public let rawValue: String
        /// The format with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key of the options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// The option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``NSAttributedString/DocumentType``. Detected from the data by default.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A number: the raw value of a `String.Encoding`, for plain text and HTML. The default is the encoding that the HTML declares, or UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// A dictionary of default attributes for text without attributes of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A key of the attributes of a whole document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String
        /// The attribute with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``NSAttributedString/DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A number: the raw value of a `String.Encoding`, for plain text and HTML. UTF-8 by default.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads an HTML, RTF or plain-text document of at most 64 megabytes. Images embedded in HTML, and PNG and JPEG images in RTF, become
    /// attachments. Does not fetch resources or run scripts. Callable on any thread.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The document's type, encoding and default attributes.
    ///   - dict: Receives the detected attributes, keyed by the raw values of ``NSAttributedString/DocumentAttributeKey``. May be nil.
    /// - Throws: `CocoaError.fileReadTooLarge`, `.fileReadCorruptFile` or `.fileReadInapplicableStringEncoding`.
    /// - Complexity: O(*n*) in the size of the data.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw CocoaError(
                .fileReadTooLarge,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The document has \(data.count) bytes. The limit is \(TransferConstants.maximumTextSize) bytes."
                ])
        }
        let given = options[.documentType]
        let type = given as? DocumentType ?? (given as? String).map { DocumentType(rawValue: $0) } ?? DocumentBytes.type(of: data)
        let encoding = DocumentBytes.encoding(options[.characterEncoding])
        let base = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        let text: NSAttributedString
        switch type {
        case .html:
            var reader = HTMLReader(DocumentBytes.html(data, encoding), base: base)
            text = reader.read()
        case .rtf:
            guard data.starts(with: Array("{\\rtf".utf8)) else {
                throw CocoaError(
                    .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data is not RTF: it does not begin with \"{\\rtf\"."])
            }
            var reader = RTFReader(data, base: base)
            text = reader.read()
        default:
            guard let plain = DocumentBytes.plain(data, encoding) else {
                throw CocoaError(
                    .fileReadInapplicableStringEncoding,
                    userInfo: [NSLocalizedDescriptionKey: "The data is not text in the given encoding."])
            }
            text = NSAttributedString(string: plain, attributes: base)
        }
        let used = encoding ?? .utf8
        dict?.pointee = NSDictionary(dictionary: [
            DocumentAttributeKey.documentType.rawValue: type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: used.rawValue),
        ])
        self.init(attributedString: text)
    }

    /// Reads a file. The extension determines the type if the options do not. See ``init(data:options:documentAttributes:)``, also for errors.
    /// Throws `CocoaError.fileReadUnsupportedScheme` for a URL that is not a file's.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil {
            switch url.pathExtension.lowercased() {
            case "html", "htm", "xhtml": options[.documentType] = DocumentType.html
            case "rtf": options[.documentType] = DocumentType.rtf
            case "txt", "text", "md": options[.documentType] = DocumentType.plain
            default: break
            }
        }
        let data = try FileData.contents(of: url, atMost: TransferConstants.maximumTextSize)
        try self.init(data: data, options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as a document: plain text unless `dict` contains another ``NSAttributedString/DocumentType``. Attachments are
    /// written as images.
    ///
    /// - Parameters:
    ///   - range: The range in UTF-16 units.
    ///   - dict: The document's type, and the encoding of plain text.
    /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` or `.featureUnsupported`.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        let given = dict[.documentType]
        let type = given as? DocumentType ?? (given as? String).map { DocumentType(rawValue: $0) } ?? .plain
        switch type {
        case .html: return Data(HTMLWriter(part).document.utf8)
        case .rtf: return Data(RTFWriter(part).document.utf8)
        case .plain:
            let encoding = DocumentBytes.encoding(dict[.characterEncoding]) ?? .utf8
            guard let data = part.string.data(using: encoding) else {
                throw CocoaError(
                    .fileWriteInapplicableStringEncoding,
                    userInfo: [NSLocalizedDescriptionKey: "The encoding does not support all characters of the text. Use UTF-8."])
            }
            return data
        default:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey: "Cannot write a document of the type \"\(type.rawValue)\". Use plain text, RTF or HTML."
                ])
        }
    }
}

/// Conversion of document data to text.
enum DocumentBytes {
    static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let value as String.Encoding: value
        case let value as UInt: String.Encoding(rawValue: value)
        case let value as Int: value > 0 ? String.Encoding(rawValue: UInt(value)) : nil
        case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
        default: nil
        }
    }

    static func type(of data: Data) -> NSAttributedString.DocumentType {
        if data.starts(with: Array("{\\rtf".utf8)) { return .rtf }
        let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") || start.hasPrefix("<meta") ? .html : .plain
    }

    static func plain(_ data: Data, _ encoding: String.Encoding?) -> String? {
        if let encoding { return String(data: data, encoding: encoding) }
        return try? TextData.text(in: data, typeIdentifier: "public.plain-text")
    }

    /// Decodes HTML with the given encoding, or that of its byte order mark or `charset`, or else UTF-8. Invalid bytes become U+FFFD.
    static func html(_ data: Data, _ encoding: String.Encoding?) -> String {
        if let encoding, let text = String(data: data, encoding: encoding) { return text }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]), let text = String(data: data, encoding: .utf16) {
            return text
        }
        let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        if let match = head.range(of: "charset=") {
            let name = head[match.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            let known: [String: String.Encoding] = [
                "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252, "us-ascii": .ascii,
                "utf-16": .utf16, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
            ]
            if let encoding = known[String(name)], let text = String(data: data, encoding: encoding) { return text }
        }
        return String(decoding: data, as: UTF8.self)
    }
}
