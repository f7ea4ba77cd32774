import UIKit

extension UILabel {
    /// Creates a label whose text has the size that the user has chosen, on as many lines as it needs.
    convenience init(text: String, style: UIFont.TextStyle) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
    }
}
