import UIKit

extension UILabel {
    /// Follows the preferred text size, up to a maximum in points. The superview's layout is invalidated by a change.
    func followTextSize(upTo maximum: CGFloat = 0) {
        font =
            maximum > 0
            ? UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum) : UIFontMetrics.default.scaledFont(for: font)
        guard !adjustsFontForContentSizeCategory else { return }
        adjustsFontForContentSizeCategory = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in label.superview?.setNeedsLayout() }
    }

    /// The height of a line, in whole points.
    var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

    /// Shrinks texts that do not fit, down to a fraction of the font size.
    func shrinks(to part: CGFloat) {
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = part
    }
}

extension UIFont {
    /// The height of a text in a width, in whole points.
    func height(of text: String, in width: CGFloat) -> CGFloat {
        let availableSize = CGSize(width: max(width, 80), height: .greatestFiniteMagnitude)
        return NSAttributedString(string: text, attributes: [.font: self]).boundingRect(
            with: availableSize, options: .usesLineFragmentOrigin, context: nil
        ).height.rounded(.up)
    }
}

extension UIView {
    /// A length in points that grows with the preferred text size, up to a maximum; never less than `length`.
    func grown(_ length: CGFloat, upTo maximum: CGFloat) -> CGFloat {
        min(max(UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection).rounded(), length), maximum)
    }
}
