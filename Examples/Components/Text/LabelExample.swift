import UIKit

/// Labels with text styles, a limit of lines and attributes.
final class LabelExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let title = UILabel()
        title.text = "A title"
        title.font = .preferredFont(forTextStyle: .title1)
        title.adjustsFontForContentSizeCategory = true
        title.accessibilityTraits = .header

        let body = UILabel()
        body.text = "Text that is longer than two lines ends with an ellipsis at the end of the second line."
        body.numberOfLines = 2
        body.textColor = .secondaryLabel

        let price = UILabel()
        let text = NSMutableAttributedString(string: "$20 ", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        text.append(NSAttributedString(string: "$15", attributes: [.foregroundColor: UIColor.systemRed]))
        price.attributedText = text

        fill(with: title, body, price)
        // end snippet
    }
}
