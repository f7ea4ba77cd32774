import Foundation

/// The distances that UIKit calls standard.
@MainActor
enum SystemSpacing {
    /// Between two views, in points. UIKit's.
    static let betweenViews: CGFloat = 8
    /// A line's height is this many times its font's, where lines are spaced by the system.
    private static let lineSpacing: CGFloat = 1.2

    /// Between two places from top to bottom: between the baselines of two texts as far as their lines would be apart.
    static func below(_ upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return betweenViews }
        let fonts = [upper, lower].compactMap { ($0.item?.layoutView?.forLastBaselineLayout as? UILabel)?.font }
        guard let height = fonts.map(\.lineHeight).max() else { return betweenViews }
        return (height * lineSpacing).rounded()
    }
}
