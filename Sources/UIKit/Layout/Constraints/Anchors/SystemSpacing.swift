import Foundation

/// UIKit's standard spacings.
@MainActor
enum SystemSpacing {
    /// The spacing between two views, in points. The value is UIKit's.
    static let betweenViews: CGFloat = 8
    /// The line height for system spacing between baselines, as a factor of the font's line height.
    private static let lineSpacing: CGFloat = 1.2

    /// Returns the vertical spacing between two anchors. Between two baselines, it is the distance between two lines of text.
    static func below(_ upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return betweenViews }
        let fonts = [upper, lower].compactMap { ($0.item?.layoutView?.forLastBaselineLayout as? UILabel)?.font }
        guard let height = fonts.map(\.lineHeight).max() else { return betweenViews }
        return (height * lineSpacing).rounded()
    }
}
