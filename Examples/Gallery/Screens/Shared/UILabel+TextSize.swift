import UIKit

extension UILabel {
    /// Has the text follow the person's preferred size of text, up to so many points where there is no room for more. What holds the label is laid
    /// out anew when that changes.
    func followTextSize(upTo maximum: CGFloat = 0) {
        font =
            maximum > 0
            ? UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum) : UIFontMetrics.default.scaledFont(for: font)
        guard !adjustsFontForContentSizeCategory else { return }
        adjustsFontForContentSizeCategory = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in label.superview?.setNeedsLayout() }
    }

    /// The height of one line, in whole points.
    var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

    /// Shrinks words that are too long for their place, down to a part of their size.
    func shrinks(to part: CGFloat) {
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = part
    }
}

extension UIFont {
    /// How high a text is in so much room, in whole points.
    func height(of text: String, in width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width, 80), height: .greatestFiniteMagnitude)
        return NSAttributedString(string: text, attributes: [.font: self]).boundingRect(
            with: room, options: .usesLineFragmentOrigin, context: nil
        ).height.rounded(.up)
    }
}

extension UIView {
    /// A length in points that grows with the person's preferred size of text, up to a maximum; it is never less than `length`.
    func grown(_ length: CGFloat, upTo maximum: CGFloat) -> CGFloat {
        min(max(UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection).rounded(), length), maximum)
    }
}
