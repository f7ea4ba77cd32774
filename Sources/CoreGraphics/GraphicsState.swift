/// How a context mixes what is drawn with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// What is drawn covers what is there.
    case normal = 0
    /// Components are multiplied.
    case multiply = 1
    /// The complements are multiplied.
    case screen = 2
    /// Multiply where it is dark, screen where it is light.
    case overlay = 3
    /// The darker component.
    case darken = 4
    /// The lighter component.
    case lighten = 5
    /// Brightens what is there by what is drawn.
    case colorDodge = 6
    /// Darkens what is there by what is drawn.
    case colorBurn = 7
    /// Darkens or lightens softly.
    case softLight = 8
    /// Multiply or screen, by what is drawn.
    case hardLight = 9
    /// The difference of components.
    case difference = 10
    /// As difference, with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// The hue and saturation of what is drawn.
    case color = 14
    /// The luminosity of what is drawn.
    case luminosity = 15
    /// R = 0.
    case clear = 16
    /// R = S.
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

/// How smoothly a context scales images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context thinks best.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Fast.
    case low = 2
    /// Better.
    case medium = 4
    /// Best.
    case high = 3
}

/// A context's settings, which `saveGState()` keeps.
struct GraphicsState {
    struct Shadow {
        /// In the context's base space.
        var offset: CGSize
        /// Twice the standard deviation, in units of the base space.
        var blur: CGFloat
        var color: CGColor
    }

    /// From user space to pixels from the top left corner.
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
    /// What lets through only a part of what is drawn.
    var masks: [SoftMask] = []
}
