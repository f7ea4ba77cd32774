import Foundation

/// A colour in CIE L*a*b* (D65), a perceptually uniform space.
struct LabColor: Equatable {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts an sRGB colour with components from 0 to 255.
    init(red: UInt8, green: UInt8, blue: UInt8) {
        let (red, green, blue) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
        // The matrix of IEC 61966-2-1, each row divided by the white point's component.
        let x = Self.compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.compress(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.compress((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// sRGB components from 0 to 255 in linear light.
    private static let linear: [Double] = (0...255).map { value in
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func compress(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// The difference ΔE₀₀ of CIE 142-2001 (CIEDE2000). About 1 is just noticeable, 100 is black against white.
    func difference(from other: LabColor) -> Double {
        let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let stretch = 1 + 0.5 * (1 - sqrt(Self.saturation(meanChroma)))
        let (a1, a2) = (a * stretch, other.a * stretch)
        let (chroma1, chroma2) = (hypot(a1, b), hypot(a2, other.b))
        let (hue1, hue2) = (Self.hue(a1, b), Self.hue(a2, other.b))

        let isGrey = chroma1 * chroma2 == 0
        var hueStep = isGrey ? 0 : hue2 - hue1
        if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
        var hue = isGrey ? hue1 + hue2 : (hue1 + hue2) / 2
        if !isGrey, abs(hue1 - hue2) > 180 { hue += hue1 + hue2 < 360 ? 180 : -180 }

        let lightness = (self.lightness + other.lightness) / 2
        let chroma = (chroma1 + chroma2) / 2
        let tone =
            1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue) + 0.32 * Self.cosine(3 * hue + 6)
            - 0.20 * Self.cosine(4 * hue - 63)
        let offset = (lightness - 50) * (lightness - 50)
        let lightnessWeight = 1 + 0.015 * offset / sqrt(20 + offset)
        let turn = 30 * exp(-pow((hue - 275) / 25, 2)) * .pi / 180
        let rotation = -sin(2 * turn) * 2 * sqrt(Self.saturation(chroma))

        let l = (other.lightness - self.lightness) / lightnessWeight
        let c = (chroma2 - chroma1) / (1 + 0.045 * chroma)
        let h = 2 * sqrt(chroma1 * chroma2) * sin(hueStep / 2 * .pi / 180) / (1 + 0.015 * chroma * tone)
        return sqrt(max(0, l * l + c * c + h * h + rotation * c * h))
    }

    private static func saturation(_ chroma: Double) -> Double {
        let power = pow(chroma, 7)
        return power / (power + 6_103_515_625)
    }

    /// The hue in degrees, from 0 to 360.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
