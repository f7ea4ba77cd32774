import Foundation

/// The rule by which a font follows the preferred size of text.
package struct FontScaling: Sendable, Hashable {
    var style: UIFont.TextStyle
    /// The font's size in points at the default category.
    var baseSize: CGFloat
    /// The maximum size in points; 0 for no limit.
    var maximumSize: CGFloat = 0
    /// Whether the font is bolder than its style because of the bold text setting.
    var isBolder = false

    func size(at category: UIContentSizeCategory) -> CGFloat {
        let scaled = (baseSize * style.size(at: category) / style.size).rounded()
        return maximumSize > 0 ? min(scaled, maximumSize) : scaled
    }
}
