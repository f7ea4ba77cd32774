import UIKit

/// A text view with attributed text and a link.
final class TextViewExample: ComponentScreen {
    let letter = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        letter.font = .preferredFont(forTextStyle: .body)
        letter.text = "Dear Ada,\nthank you for the notes. I read them twice."
        letter.backgroundColor = .secondarySystemBackground
        letter.layer.cornerRadius = 10
        letter.accessibilityLabel = "Letter"
        letter.heightAnchor.constraint(equalToConstant: 140).isActive = true

        fill(with: letter)
        // end snippet
    }
}
