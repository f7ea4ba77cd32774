import Foundation

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    private static let attributedType = "com.apple.uikit.attributedstring"

    /// The readable types: archived attributed strings, RTF, HTML and plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [attributedType, "public.rtf", "public.html"] + NSString.readableTypeIdentifiersForItemProvider
    }

    /// The writable types: an archived attributed string for programs of this library, then RTF, HTML and plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [attributedType, "public.rtf", "public.html", "public.utf8-plain-text"]
    }

    /// Decodes data of one of the types. Throws if it is damaged.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        if typeIdentifier == "public.rtf" || typeIdentifier == "public.html" {
            let type: DocumentType = typeIdentifier == "public.rtf" ? .rtf : .html
            return try exactly(NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil))
        }
        guard typeIdentifier == attributedType else {
            return try exactly(NSAttributedString(string: TextData.text(in: data, typeIdentifier: typeIdentifier)))
        }
        guard data.count <= TransferConstants.maximumTextSize, let text = try? JSONDecoder().decode(AttributedText.self, from: data) else {
            throw NSItemProvider.error(.unavailableCoercionError, "The data is not an attributed string.")
        }
        return try exactly(text.string)
    }

    /// Encodes the text as data of one of the types.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            let whole = NSRange(location: 0, length: length)
            let data =
                switch typeIdentifier {
                case Self.attributedType: try JSONEncoder().encode(AttributedText(self))
                case "public.rtf": try self.data(from: whole, documentAttributes: [.documentType: DocumentType.rtf])
                case "public.html": try self.data(from: whole, documentAttributes: [.documentType: DocumentType.html])
                default: Data(string.utf8)
                }
            completionHandler(data, nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

/// The encoded form of an attributed string: its text and the drawn attributes by runs.
struct AttributedText: Codable {
    struct Run: Codable {
        /// The start of the range, in UTF-16 units.
        var location: Int
        var length: Int
        var font: String?
        var size: Double?
        /// Red, green, blue, alpha.
        var color: [Double]?
        var background: [Double]?
        var underline: Int?
        var strikethrough: Int?
        var link: String?
        /// A PNG image and its bounds.
        var picture: Data?
        var bounds: [Double]?
    }

    var text: String
    var runs: [Run] = []

    init(_ string: NSAttributedString) {
        text = string.string
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            guard !attributes.isEmpty else { return }
            let font = attributes[.font] as? UIFont
            let attachment = attributes[.attachment] as? NSTextAttachment
            let bounds = attachment?.bounds ?? .zero
            runs.append(
                Run(
                    location: range.location, length: range.length, font: font?.fontName, size: font.map { Double($0.pointSize) },
                    color: Self.components(attributes[.foregroundColor]), background: Self.components(attributes[.backgroundColor]),
                    underline: attributes[.underlineStyle] as? Int, strikethrough: attributes[.strikethroughStyle] as? Int,
                    link: (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String,
                    picture: attachment?.image?.pngData(),
                    bounds: attachment == nil || bounds == .zero ? nil : [bounds.minX, bounds.minY, bounds.width, bounds.height]))
        }
    }

    var string: NSAttributedString {
        let string = NSMutableAttributedString(string: text)
        for run in runs
        where run.location >= 0 && run.length > 0 && run.length <= string.length && run.location <= string.length - run.length {
            string.addAttributes(run.attributes, range: NSRange(location: run.location, length: run.length))
        }
        return NSAttributedString(attributedString: string)
    }

    private static func components(_ color: Any?) -> [Double]? {
        guard let color = color as? UIColor else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return [red, green, blue, alpha].map(Double.init)
    }
}

extension AttributedText.Run {
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        // Sizes out of the readable range are ignored.
        if let font, let size, size > 0, size <= 1000 { attributes[.font] = UIFont(name: font, size: size) ?? .systemFont(ofSize: size) }
        attributes[.foregroundColor] = Self.color(color)
        attributes[.backgroundColor] = Self.color(background)
        attributes[.underlineStyle] = underline
        attributes[.strikethroughStyle] = strikethrough
        attributes[.link] = link.flatMap { URL(string: $0) }
        if let picture, picture.count <= TransferConstants.maximumTextSize {
            let attachment = NSTextAttachment(data: picture, ofType: "public.png")
            if let bounds, bounds.count == 4, bounds.allSatisfy({ $0.isFinite && abs($0) < 10_000 }) {
                attachment.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
            }
            attributes[.attachment] = attachment
        }
        return attributes
    }

    private static func color(_ components: [Double]?) -> UIColor? {
        guard let components, components.count == 4, components.allSatisfy(\.isFinite) else { return nil }
        return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
