import Foundation

extension NSAttributedString {
    /// A format of documents.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The format's name.
        public let rawValue: String
        /// The format of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What is said about a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// The option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``NSAttributedString/DocumentType``; found out from the data unless it is said.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A number: the raw value of a `String.Encoding`, for plain text and HTML. UTF-8, or what HTML says itself, unless it is said.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// A dictionary of attributes that text has which says nothing itself.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// What is said about a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String
        /// The attribute of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``NSAttributedString/DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A number: the raw value of a `String.Encoding`, for plain text and HTML; UTF-8 unless it is said.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The text of a document: HTML, RTF or plain text, of at most 64 megabytes. Pictures that HTML holds itself and PNG and JPEG pictures of RTF become
    /// attachments; nothing is fetched, and no script is run. Any thread; it costs what the data is long.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: What is known of it.
    ///   - dict: Gets what was found out of it, by the raw values of ``NSAttributedString/DocumentAttributeKey``. Nil for nothing.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw CocoaError(
                .fileReadTooLarge,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The document has \(data.count) bytes; at most \(TransferConstants.maximumTextSize) are read."
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
                    .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data is no RTF: it does not begin with {\\rtf."])
            }
            var reader = RTFReader(data, base: base)
            text = reader.read()
        default:
            guard let plain = DocumentBytes.plain(data, encoding) else {
                throw CocoaError(
                    .fileReadInapplicableStringEncoding,
                    userInfo: [NSLocalizedDescriptionKey: "The data is no text of the encoding that was given."])
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

    /// The text of a file; see ``init(data:options:documentAttributes:)``.
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
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// A part of the text as a document: plain text unless `dict` says another ``NSAttributedString/DocumentType``. Attachments are written as pictures.
    ///
    /// - Parameters:
    ///   - range: In UTF-16 units.
    ///   - dict: The document's type, and the encoding of plain text.
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
                    userInfo: [NSLocalizedDescriptionKey: "The text has letters that the encoding does not; use UTF-8."])
            }
            return data
        default:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [NSLocalizedDescriptionKey: "Documents are written as plain text, RTF or HTML, not as \(type.rawValue)."])
        }
    }
}

/// Bytes of documents as text.
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

    /// HTML in the encoding that is given, that its mark or its head names, or else in UTF-8. Bytes that are none become U+FFFD.
    static func html(_ data: Data, _ encoding: String.Encoding?) -> String {
        if let encoding, let text = String(data: data, encoding: encoding) { return text }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]), let text = String(data: data, encoding: .utf16) {
            return text
        }
        let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        if let place = head.range(of: "charset=") {
            let name = head[place.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            let known: [String: String.Encoding] = [
                "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252, "us-ascii": .ascii,
                "utf-16": .utf16, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
            ]
            if let encoding = known[String(name)], let text = String(data: data, encoding: encoding) { return text }
        }
        return String(decoding: data, as: UTF8.self)
    }
}
