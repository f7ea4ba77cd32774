import Foundation

extension UIFont.TextStyle {
    /// The font size in points at a content size category, from Apple's Human Interface Guidelines.
    func size(at category: UIContentSizeCategory) -> CGFloat {
        let sizes: [CGFloat] =
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            default: UIContentSizeCategory.bodySizes
            }
        return sizes[category.step]
    }
}

extension UIFont {
    /// Returns the font scaled for the preferred size of text of `traits`; nil if the font does not scale.
    package func adjusted(for traits: UITraitCollection) -> UIFont? {
        guard let scaling else { return nil }
        var resized = face
        resized.size = scaling.size(at: traits.preferredContentSizeCategory)
        let plain = scaling.style.weight.number
        let bold = max(plain, Weight.semibold.number)
        guard face.family == FontDescription.systemFamily, face.weight == (scaling.isBolder ? bold : plain) else {
            return UIFont(face: resized, scaling: scaling)
        }
        var adjusted = scaling
        adjusted.isBolder = traits.legibilityWeight == .bold
        resized.weight = adjusted.isBolder ? bold : plain
        return UIFont(face: resized, scaling: adjusted)
    }
}
