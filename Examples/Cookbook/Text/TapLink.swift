import UIKit

/// A text whose links the app handles itself.
final class TermsController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    private(set) var openedPage: String?

    override func loadView() { view = textView }

    override func viewDidLoad() {
        super.viewDidLoad()
        let text = NSMutableAttributedString(
            string: "Read the terms.", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
        text.addAttribute(.link, value: "app:terms", range: NSRange(location: 9, length: 5))
        textView.attributedText = text
        textView.isEditable = false
        textView.delegate = self
    }

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        guard url.scheme == "app" else { return true }
        openedPage = url.absoluteString
        return false
    }
}
