/// The blending of drawings (source, S) with the existing content (destination, D). Sa and Da are their alpha.
public enum CGBlendMode: Int32, Sendable {
    /// The source covers the destination. The default.
    case normal = 0
    /// Multiplies the components.
    case multiply = 1
    /// Multiplies the complements of the components.
    case screen = 2
    /// Multiplies dark parts of the destination and screens light parts.
    case overlay = 3
    /// Selects the darker component.
    case darken = 4
    /// Selects the lighter component.
    case lighten = 5
    /// Brightens the destination to reflect the source.
    case colorDodge = 6
    /// Darkens the destination to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens softly, depending on the source.
    case softLight = 8
    /// Multiplies if the source is dark, and screens if it is light.
    case hardLight = 9
    /// The absolute difference of the components.
    case difference = 10
    /// Like `difference`, with less contrast.
    case exclusion = 11
    /// The hue of the source, with the saturation and luminosity of the destination.
    case hue = 12
    /// The saturation of the source, with the hue and luminosity of the destination.
    case saturation = 13
    /// The hue and saturation of the source, with the luminosity of the destination.
    case color = 14
    /// The luminosity of the source, with the hue and saturation of the destination.
    case luminosity = 15
    /// The result R is transparent: R = 0.
    case clear = 16
    /// The source replaces the destination: R = S.
    case copy = 17
    /// R = S · Da.
    case sourceIn = 18
    /// R = S · (1 − Da).
    case sourceOut = 19
    /// R = S · Da + D · (1 − Sa).
    case sourceAtop = 20
    /// R = S · (1 − Da) + D.
    case destinationOver = 21
    /// R = D · Sa.
    case destinationIn = 22
    /// R = D · (1 − Sa).
    case destinationOut = 23
    /// R = S · (1 − Da) + D · Sa.
    case destinationAtop = 24
    /// R = S · (1 − Da) + D · (1 − Sa).
    case xor = 25
    /// R = min(1, S + D).
    case plusLighter = 27
}

/// The interpolation of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context chooses.
    case `default` = 0
    /// The nearest pixel, without interpolation.
    case none = 1
    /// Low quality, fast.
    case low = 2
    /// Medium quality.
    case medium = 4
    /// The highest quality.
    case high = 3
}

/// The settings of a context, which `saveGState()` saves.
struct GraphicsState {
    struct Shadow {
        /// The offset, in the context's initial user space.
        var offset: CGSize
        /// Twice the standard deviation, in units of the initial user space.
        var blur: CGFloat
        var color: CGColor
    }

    /// The matrix from user space to pixels from the top left corner.
    var matrix: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillColorSpace = CGColorSpace.standard
    var strokeColorSpace = CGColorSpace.standard
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0.1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    var antialiases = true
    var mask: DrawingMask?
}
