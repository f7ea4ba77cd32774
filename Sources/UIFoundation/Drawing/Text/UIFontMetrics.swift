import Foundation

/// Scales custom fonts and lengths with the preferred size of text, in the same proportions as a text style.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns `font` scaled for the preferred size of text.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns `font` scaled for the preferred size of text, with at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns `font` scaled for the preferred size of text of `traitCollection`, or of the current traits if it is nil.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font` scaled for the preferred size of text of `traitCollection`, with at most `maximumPointSize` points. Nil means the current
    /// traits.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
        return UIFont(face: font.face, scaling: scaling).adjusted(for: traitCollection ?? .current) ?? font
    }

    /// Returns a length scaled for the preferred size of text, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled for the preferred size of text of `traitCollection`, or of the current traits if it is nil.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        return value * style.size(at: traits.preferredContentSizeCategory) / style.size
    }
}
