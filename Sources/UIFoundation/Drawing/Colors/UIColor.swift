import CoreGraphics
import Foundation

/// An immutable colour. It is either fixed or dynamic; a dynamic colour is a function of traits such as light and dark mode.
///
/// `@unchecked Sendable` is safe because the content is only set by initializers, and the function is `@Sendable`.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, NSItemProviderReading, NSItemProviderWriting,
    @unchecked Sendable
{
    private var header = CoreFoundationHeader()

    private enum Content: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// A dynamic colour from the colour set in a folder of an asset catalogue.
        case catalogued(String, @Sendable (UITraitCollection) -> UIColor)
        /// The tint of the view that uses the colour.
        case tint

        var provider: (@Sendable (UITraitCollection) -> UIColor)? {
            switch self {
            case .fixed: nil
            case .dynamic(let provider), .catalogued(_, let provider): provider
            case .tint: { $0.resolvedTintColor }
            }
        }
    }

    private final var content: Content

    /// Creates transparent black.
    public override init() {
        content = .fixed(CGColor(gray: 0, alpha: 0))
        super.init()
    }

    /// Creates a colour from sRGB components from 0 to 1. Components outside this range give a colour that sRGB does not contain.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(Self.color(red, green, blue, alpha))
        super.init()
    }

    private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
        let isExtended = [red, green, blue].contains { $0 < 0 || $0 > 1 }
        let space = isExtended ? CGColorSpace(name: CGColorSpace.extendedSRGB) : nil
        let components = [red, green, blue, min(max(alpha, 0), 1)]
        let extended = space.flatMap { CGColor(colorSpace: $0, components: components) }
        return extended ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: components[3])
    }

    /// Creates a gray, from black at 0 to white at 1.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: min(max(white, 0), 1), alpha: min(max(alpha, 0), 1)))
        super.init()
    }

    /// Creates a colour from Display P3 components, each from 0 to 1.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = [red, green, blue, min(max(alpha, 0), 1)]
        let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: components) }
        content = .fixed(wide ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        content = .fixed(Self.color(rgb.red, rgb.green, rgb.blue, alpha))
        super.init()
    }

    /// Creates a fixed colour.
    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
        super.init()
    }

    /// Creates a pattern colour from an image that is repeated in all directions. The tiles begin at the upper left corner of a view's background, or
    /// at the origin of the context.
    ///
    /// In text, borders and shadows the colour is the image's mean colour. The components are those of the mean, too.
    public init(patternImage image: UIImage) {
        let size = image.size
        var picture = size.width > 0 && size.height > 0 ? image.cgImage : nil
        if picture != nil, image.imageOrientation != .up {
            let format = UIGraphicsImageRendererFormat()
            format.scale = image.scale
            picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(at: .zero) }.cgImage
        }
        content = .fixed(picture.map { CGColor(ColorPattern(image: $0, size: size)) } ?? .clear)
        super.init()
    }

    /// Creates a dynamic colour. `dynamicProvider` is called for each set of traits, for example for light and for dark mode.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates ``tintColor``.
    convenience init(tint: Void) {
        self.init()
        content = .tint
    }

    /// Whether the colour is ``tintColor``.
    package final var isTint: Bool {
        if case .tint = content { return true }
        return false
    }

    /// Creates the colour of a catalogue folder; `provider` returns the colour for traits. Colours of the same folder are equal.
    convenience init(catalogFolder: String, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init()
        content = .catalogued(catalogFolder, provider)
    }

    /// Creates the colour of a colour literal, in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates the colour that ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "alpha") else { return nil }
        func component(_ key: String) -> CGFloat {
            // An archive of another program may contain any number.
            let number = CGFloat(coder.decodeDouble(forKey: key))
            return number.isFinite ? number : 0
        }
        if coder.containsValue(forKey: "white") {
            content = .fixed(CGColor(gray: min(max(component("white"), 0), 1), alpha: min(max(component("alpha"), 0), 1)))
        } else {
            content = .fixed(Self.color(component("red"), component("green"), component("blue"), component("alpha")))
        }
        super.init()
    }

    /// Whether the class supports secure coding: always true.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the components. A dynamic colour is resolved with the current traits.
    open func encode(with coder: NSCoder) {
        let color = cgColor
        if color.numberOfComponents == 2, let white = color.components?.first {
            coder.encode(Double(white), forKey: "white")
        } else {
            let rgba = extendedRGBA
            coder.encode(Double(rgba.red), forKey: "red")
            coder.encode(Double(rgba.green), forKey: "green")
            coder.encode(Double(rgba.blue), forKey: "blue")
        }
        coder.encode(Double(color.alpha), forKey: "alpha")
    }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The Core Graphics colour. A dynamic colour is resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        switch content {
        case .fixed(let color): color
        case .dynamic, .catalogued, .tint: resolvedColor(with: .current).cgColor
        }
    }

    /// Returns the colour for the given traits; the colour itself if it is not dynamic.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider may return a dynamic colour; the limit prevents an endless loop.
        for _ in 0..<16 {
            guard let provider = color.content.provider else { return color }
            color = provider(traitCollection)
        }
        return .clear
    }

    /// Whether the colour depends on traits.
    package final var isDynamic: Bool { content.provider != nil }

    /// Returns the colour with another alpha, from 0 to 1. It is dynamic if this colour is.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: min(max(alpha, 0), 1)) ?? color)
        case .dynamic, .catalogued, .tint: UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Whether `object` has the same components in the same colour space, or is from the same colour set of a catalogue. Other dynamic colours are
    /// equal only to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (content, other.content) {
        case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
        case (.catalogued(let mine, _), .catalogued(let theirs, _)): return mine == theirs
        case (.tint, .tint): return true
        default: return false
        }
    }

    /// A hash of the content.
    open override var hash: Int {
        switch content {
        case .fixed(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .catalogued(let folder, _): folder.hashValue
        case .tint: 1
        }
    }

    /// The colour space and the components.
    open override var description: String {
        switch content {
        case .fixed(let color): color.debugDescription
        case .dynamic, .catalogued: "UIColor(dynamic)"
        case .tint: "UIColor(tint)"
        }
    }

    // MARK: Components

    /// Gets the components in sRGB. They are outside 0…1 if sRGB does not contain the colour. Always returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = extendedRGBA
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Gets the hue, saturation and brightness, each from 0 to 1. Always returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = extendedRGBA
        let hsb = HSB(red: rgba.red, green: rgba.green, blue: rgba.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Gets the gray level. Returns false, and stores nothing, if the colour is not a gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = extendedRGBA
        guard cgColor.numberOfComponents == 2 || (rgba.red == rgba.green && rgba.green == rgba.blue) else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Sets the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke colour of the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Fixed colours

    /// Black.
    open class var black: UIColor { FixedColors.black }
    /// Gray at 1/3.
    open class var darkGray: UIColor { FixedColors.darkGray }
    /// Gray at 2/3.
    open class var lightGray: UIColor { FixedColors.lightGray }
    /// White.
    open class var white: UIColor { FixedColors.white }
    /// Gray at 0.5.
    open class var gray: UIColor { FixedColors.gray }
    /// Red.
    open class var red: UIColor { FixedColors.red }
    /// Green.
    open class var green: UIColor { FixedColors.green }
    /// Blue.
    open class var blue: UIColor { FixedColors.blue }
    /// Cyan: green and blue.
    open class var cyan: UIColor { FixedColors.cyan }
    /// Yellow: red and green.
    open class var yellow: UIColor { FixedColors.yellow }
    /// Magenta: red and blue.
    open class var magenta: UIColor { FixedColors.magenta }
    /// Orange: red and half of green.
    open class var orange: UIColor { FixedColors.orange }
    /// Purple: half of red and of blue.
    open class var purple: UIColor { FixedColors.purple }
    /// Brown.
    open class var brown: UIColor { FixedColors.brown }
    /// Transparent black.
    open class var clear: UIColor { FixedColors.clear }

    // MARK: System colours

    /// Red for controls and symbols.
    open class var systemRed: UIColor { SystemColors.systemRed }
    /// Orange for controls and symbols.
    open class var systemOrange: UIColor { SystemColors.systemOrange }
    /// Yellow for controls and symbols.
    open class var systemYellow: UIColor { SystemColors.systemYellow }
    /// Green for controls and symbols.
    open class var systemGreen: UIColor { SystemColors.systemGreen }
    /// Mint for controls and symbols.
    open class var systemMint: UIColor { SystemColors.systemMint }
    /// Teal for controls and symbols.
    open class var systemTeal: UIColor { SystemColors.systemTeal }
    /// Cyan for controls and symbols.
    open class var systemCyan: UIColor { SystemColors.systemCyan }
    /// Blue for controls and symbols; the default tint.
    open class var systemBlue: UIColor { SystemColors.systemBlue }
    /// Indigo for controls and symbols.
    open class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// Purple for controls and symbols.
    open class var systemPurple: UIColor { SystemColors.systemPurple }
    /// Pink for controls and symbols.
    open class var systemPink: UIColor { SystemColors.systemPink }
    /// Brown for controls and symbols.
    open class var systemBrown: UIColor { SystemColors.systemBrown }
    /// The base gray.
    open class var systemGray: UIColor { SystemColors.systemGray }
    /// The second gray, nearer to the background.
    open class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third gray, nearer to the background.
    open class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth gray, nearer to the background.
    open class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth gray, nearer to the background.
    open class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The sixth gray, next to the background.
    open class var systemGray6: UIColor { SystemColors.systemGray6 }
    /// The colour of primary text.
    open class var label: UIColor { SystemColors.label }
    /// The colour of secondary text.
    open class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// The colour of tertiary text.
    open class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The colour of quaternary text.
    open class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// The colour of placeholder text.
    open class var placeholderText: UIColor { SystemColors.placeholderText }
    /// The colour of links.
    open class var link: UIColor { SystemColors.link }
    /// The colour of translucent separator lines.
    open class var separator: UIColor { SystemColors.separator }
    /// The colour of opaque separator lines.
    open class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
    /// The fill of thin and small shapes.
    open class var systemFill: UIColor { SystemColors.systemFill }
    /// The fill of medium-sized shapes.
    open class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
    /// The fill of large shapes.
    open class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
    /// The fill of large areas with complex content.
    open class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
    /// The main background.
    open class var systemBackground: UIColor { SystemColors.systemBackground }
    /// The background of content on the main background.
    open class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
    /// The background of content on the secondary background.
    open class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
    /// The main background of a grouped interface.
    open class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The older name of ``systemGroupedBackground``.
    open class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The background of groups.
    open class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }
    /// The background of content in a group.
    open class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }

    /// The tint of the view that uses the colour; outside views the system's blue.
    ///
    /// A view resolves the colour in its background, drawing and text, and again after the tint changes. With `view.traitCollection`, the colour
    /// resolves to the view's tint.
    open class var tintColor: UIColor { SystemColors.tintColor }

    /// The colour of text on a dark background, for all traits.
    open class var lightText: UIColor { SystemColors.lightText }
    /// The colour of text on a light background, for all traits.
    open class var darkText: UIColor { SystemColors.darkText }

    // MARK: Item providers

    /// The archived colour for programs that use UIKit, and the format of other desktop programs.
    private static let itemTypes = ["com.apple.uikit.color", "org.freedesktop.color"]

    /// The readable types: an archived colour, and the desktop's `application/x-color`.
    open class var readableTypeIdentifiersForItemProvider: [String] { itemTypes }
    /// The writable types: an archived colour, and the desktop's `application/x-color`.
    open class var writableTypeIdentifiersForItemProvider: [String] { itemTypes }

    /// Decodes a colour of one of the types.
    ///
    /// - Throws: An `NSItemProvider` error if the data is invalid.
    open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        if typeIdentifier == "org.freedesktop.color" {
            guard let color = DesktopColor(data: data) else {
                throw NSItemProvider.error(.unavailableCoercionError, "The data is not a color: it has \(data.count) bytes instead of 8.")
            }
            return try exactly(color.color)
        }
        return try exactly(SecureArchive.object(of: UIColor.self, in: data))
    }

    /// Encodes the colour, resolved with the current traits, as one of the types.
    open func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(typeIdentifier == "org.freedesktop.color" ? DesktopColor(self).data : try SecureArchive.data(of: self), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}
