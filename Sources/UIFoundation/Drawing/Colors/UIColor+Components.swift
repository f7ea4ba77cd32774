import CoreGraphics
import Foundation

extension UIColor {
    /// The components in sRGB. They are outside 0…1 if sRGB does not contain the colour.
    var extendedRGBA: RGBA {
        let color = cgColor
        let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
        let wide = space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }
        guard let values = wide?.components, values.count == 4 else { return color.rgba }
        return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
}

/// A colour as hue, saturation and brightness, each from 0 to 1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let highest = max(red, green, blue)
        let span = highest - min(red, green, blue)
        brightness = highest
        saturation = highest > 0 ? span / highest : 0
        guard span > 0 else {
            hue = 0
            return
        }
        let sixths: CGFloat
        if highest == red {
            sixths = (green - blue) / span
        } else if highest == green {
            sixths = 2 + (blue - red) / span
        } else {
            sixths = 4 + (red - green) / span
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let turn = hue - hue.rounded(.down)
        // Within a third of the circle around its hue, the component equals the brightness. Over a sixth on each side it falls linearly.
        func component(_ offset: CGFloat) -> CGFloat {
            let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
            let falloff = max(0, min(k, 4 - k, 1))
            return brightness * (1 - min(max(saturation, 0), 1) * falloff)
        }
        return (component(5), component(3), component(1))
    }
}
