// swift-format-ignore-file
import UIKit

// The code of Documentation/text.md.

struct Contact {
    let id: Int
}

@MainActor func makeField() {
    // snippet: field
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
    field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
    // end snippet
}

@MainActor func addImage(_ picture: UIImage, to text: NSMutableAttributedString, in textView: UITextView) {
    // snippet: attachment
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 200, y: 40, width: 120, height: 120))]
    // end snippet
}

func convert(_ data: Data) throws -> Data {
    // snippet: html
    let text = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    let rtf = try text.data(
        from: NSRange(location: 0, length: text.length),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    // end snippet
    return rtf
}

@MainActor func addInteraction(to view: UIView & UITextInput) {
    // snippet: interaction
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = view
    view.addInteraction(interaction)
    // end snippet
}

@MainActor func addToken(to bar: UISearchBar, anna: Contact) {
    // snippet: token
    let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Anna")
    token.representedObject = anna.id
    bar.searchTextField.insertToken(token, at: 0)
    // end snippet
}
