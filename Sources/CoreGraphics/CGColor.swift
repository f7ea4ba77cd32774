/// An immutable colour: components in a colour space, and alpha.
public final class CGColor: Sendable {
    private let values: [CGFloat]
    private let space: CGColorSpace
    /// The colour in sRGB, each component clamped to 0…1.
    package let rgba: RGBA
    /// The image of a pattern colour; nil for a uniform colour. The components of a pattern colour are the mean colour of the image.
    package let pattern: ColorPattern?

    package init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        self.values = values
        pattern = nil
        rgba = ColorConversion.rgba(values, in: space).clamped
    }

    /// Creates a pattern colour, which fills with a repeated image.
    package init(_ pattern: ColorPattern) {
        let mean = pattern.mean
        self.pattern = pattern
        space = .standard
        values = [mean.red, mean.green, mean.blue, mean.alpha]
        rgba = mean
    }

    package convenience init(_ rgba: RGBA) {
        self.init(space: .standard, values: [rgba.red, rgba.green, rgba.blue, rgba.alpha])
    }

    /// Creates a colour in `space`. `components` contains its colour components followed by alpha.
    public required convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates a colour in device RGB, which is the same as sRGB in this library.
    public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates a colour in sRGB.
    public required convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates a gray with a gamma of 2.2.
    public required convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(kind: .genericGrayGamma2_2), values: [gray, alpha])
    }

    /// Creates a gray in the device's gray space, which has sRGB's transfer curve in this library.
    public required convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(kind: .deviceGray), values: [gray, alpha])
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The components in the colour's space, followed by alpha.
    public var components: [CGFloat]? { values }

    /// The number of ``components``, alpha included.
    public var numberOfComponents: Int { values.count }

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The colour itself, which is immutable.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(ColorPattern(image: pattern.image, size: pattern.size, alpha: alpha)) }
        return CGColor(space: space, values: Array(values.dropLast()) + [alpha])
    }

    /// The colour converted to another space. Colours outside of that space's gamut are clamped.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == self.space { return self }
        let wide = ColorConversion.rgba(values, in: self.space)
        return CGColor(space: space, values: ColorConversion.components(of: wide, in: space))
    }
}

extension CGColor: Hashable {
    /// Whether two colours have the same components in the same space.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern?.image === rhs.pattern?.image
                && lhs.pattern?.size == rhs.pattern?.size)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomDebugStringConvertible {
    /// The space and the components.
    public var debugDescription: String { "CGColor(\(space.name ?? "device"), \(values))" }
}
