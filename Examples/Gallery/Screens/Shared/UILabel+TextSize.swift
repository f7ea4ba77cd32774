import UIKit

extension UILabel {
    /// Has the text follow the person's preferred size of text, up to so many points where there is no room for more.
    func followTextSize(upTo maximum: CGFloat = 0) {
        font =
            maximum > 0
            ? UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum) : UIFontMetrics.default.scaledFont(for: font)
        adjustsFontForContentSizeCategory = true
    }
}
