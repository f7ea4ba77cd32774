/// A colour: components in a colour space, and alpha. It never changes.
public final class CGColor: Sendable {
    private let values: [CGFloat]
    private let space: CGColorSpace
    /// The colour in sRGB, each component held to 0…1.
    package let rgba: RGBA
    /// The picture that fills, whose mean the components are; nil for a colour of one tone.
    package let pattern: ColorPattern?

    package init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        self.values = values
        pattern = nil
        rgba = ColorConversion.rgba(values, in: space).clamped
    }

    /// A picture that is repeated in all directions.
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

    /// A colour of `space` from its components and alpha, one number more than the space has components.
    public required convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// A colour of the device's red, green and blue, here the same as sRGB.
    public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// A colour in sRGB.
    public required convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// A gray with a gamma of 2.2.
    public required convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(kind: .genericGrayGamma2_2), values: [gray, alpha])
    }

    /// A gray of the device's, here with sRGB's curve.
    public required convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(kind: .deviceGray), values: [gray, alpha])
    }

    /// Black that covers.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White that covers.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing: black with alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// How much it covers, from 0 to 1.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The components in the colour's space, alpha last.
    public var components: [CGFloat]? { values }

    /// How many numbers ``components`` has, alpha included.
    public var numberOfComponents: Int { values.count }

    /// The space whose components these are.
    public var colorSpace: CGColorSpace? { space }

    /// The colour itself, which never changes.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(ColorPattern(image: pattern.image, size: pattern.size, alpha: alpha)) }
        return CGColor(space: space, values: Array(values.dropLast()) + [alpha])
    }

    /// The same colour in another space; colours that it does not contain take its nearest components.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == self.space { return self }
        let wide = ColorConversion.rgba(values, in: self.space)
        return CGColor(space: space, values: ColorConversion.components(of: wide, in: space))
    }
}

extension CGColor: Hashable {
    /// Whether both have the same components in the same space.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern?.image === rhs.pattern?.image
                && lhs.pattern?.size == rhs.pattern?.size)
    }

    /// Feeds the components to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomDebugStringConvertible {
    /// The space and the components.
    public var debugDescription: String { "CGColor(\(space.name ?? "device"), \(values))" }
}
