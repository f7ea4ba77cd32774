import CoreGraphics
import Foundation

/// Supplies the size and the image of an attachment.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image for an attachment of the given size. Nil leaves its area empty.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// The attachment's rectangle, in points, with y upwards from the baseline.
    ///
    /// - Parameter textContainer: The text's container. Nil for text without a container, such as a label's.
    /// - Parameter lineFrag: The line's rectangle. Its width is the available width.
    /// - Parameter position: The attachment's position in the line. Zero during line breaking.
    /// - Parameter charIndex: The attachment's index in the text, in UTF-16 units.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image or other data in a text: the value of the attribute `attachment` of a character U+FFFC.
///
/// ```swift
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
/// ```
///
/// Without ``bounds`` the image has its natural size and its bottom edge is on the baseline. Symbol images have the text's colour. Attachments can be
/// created on any thread; displayed attachments belong to the main thread.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
    private var header = CoreFoundationHeader()

    /// The character that has the attachment attribute, U+FFFC.
    public static let character = 0xFFFC

    /// An attachment with data.
    ///
    /// - Parameters:
    ///   - contentData: The data. Image data is shown as an image.
    ///   - uti: The data's type, such as `public.png`.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// An attachment that shows `image`.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// An empty attachment.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// The attachment's data, for example the content of an image file. Nil unless set.
    open var contents: Data? { didSet { decoded = nil } }

    /// The type of ``contents``. Nil unless set.
    open var fileType: String?

    /// The displayed image: by default the one in ``contents``. Nil if no image is set and ``contents`` is not an image.
    open var image: UIImage? {
        get {
            if let ownImage { return ownImage }
            if decoded == nil, let contents { decoded = .some(UIImage(data: contents)) }
            return decoded ?? nil
        }
        set { ownImage = newValue }
    }

    /// The attachment's size, and in `origin.y` its height above the baseline, in points. Zero, the default, is the image's size on the baseline.
    open var bounds = CGRect.zero

    /// The space before and after the attachment, in points. 0 unless set.
    open var lineLayoutPadding: CGFloat = 0

    private var ownImage: UIImage?
    private var decoded: UIImage??
    /// The last drawn image, with its colour and size.
    private var drawn: (color: CGColor, size: CGSize, source: UIImage, image: CGImage?)?

    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds != .zero { return bounds }
        guard let image else { return .zero }
        // A symbol's baseline is aligned with the text's baseline.
        return CGRect(x: 0, y: -(image.traits.baselineOffset ?? 0), width: image.size.width, height: image.size.height)
    }

    // MARK: Drawing

    /// The attachment's image, size and baseline offset in text of the given style. Calls the overridable functions of the attachment.
    func picture(_ style: TextStyle, lineWidth: CGFloat, container: NSTextContainer?, index: Int) -> TextStyle.Picture {
        let line = CGRect(x: 0, y: 0, width: lineWidth, height: style.font.metrics.ascender - style.font.metrics.descender)
        let rect = attachmentBounds(for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        let size = CGSize(width: NSTextAttachment.bounded(rect.width), height: NSTextAttachment.bounded(rect.height))
        let shown = image(forBounds: CGRect(origin: .zero, size: size), textContainer: container, characterIndex: index)
        return TextStyle.Picture(
            image: shown.flatMap { pixels(of: $0, color: style.color, size: size) }, size: size, rise: rect.minY.isFinite ? rect.minY : 0,
            padding: lineLayoutPadding)
    }

    private static func bounded(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e5) : 0 }

    private func pixels(of image: UIImage, color: CGColor, size: CGSize) -> CGImage? {
        let isTinted = image.renderingMode == .alwaysTemplate || (image.isSymbolImage && image.renderingMode == .automatic)
        if !isTinted, image.imageOrientation == .up, let plain = image.cgImage { return plain }
        if let drawn, drawn.source === image, drawn.color == color, drawn.size == size { return drawn.image }
        var result: CGImage?
        if isTinted, image.imageOrientation == .up {
            result = image.cgImage?.tinted(color)
        } else if image.size.width > 0, image.size.height > 0 {
            let format = UIGraphicsImageRendererFormat()
            format.scale = image.scale
            let whole = CGRect(origin: .zero, size: image.size)
            result = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(in: whole) }.cgImage
            if isTinted { result = result?.tinted(color) }
        }
        drawn = (color, size, image, result)
        return result
    }

    // MARK: NSSecureCoding

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Decodes an attachment from an archive.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "contents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "fileType") as String?
        let numbers = (0..<4).map { coder.decodeDouble(forKey: "bounds.\($0)") }
        bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        super.init()
    }

    /// Encodes the attachment, with its image as PNG.
    open func encode(with coder: NSCoder) {
        coder.encode((contents ?? ownImage?.pngData()) as NSData?, forKey: "contents")
        coder.encode((contents == nil && ownImage != nil ? "public.png" : fileType) as NSString?, forKey: "fileType")
        for (index, number) in [bounds.minX, bounds.minY, bounds.width, bounds.height].enumerated() {
            coder.encode(Double(number), forKey: "bounds.\(index)")
        }
    }
}

extension NSTextAttachment: InlineAttachment {
    package func picture(_ style: TextStyle, index: Int) -> TextStyle.Picture {
        picture(style, lineWidth: TextStyle.unlimitedLine, container: nil, index: index)
    }
}

extension NSAttributedString {
    /// A text of one attachment character.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
