import UIKit

/// Texts with several styles.
enum StyledText {
    /// A price whose number is large and red, and whose old price is struck out.
    @MainActor
    static func price(_ price: String, insteadOf old: String) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: price + " ", attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.systemRed])
        text.append(
            NSAttributedString(
                string: old,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel,
                    .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                ]))
        return text
    }
}
