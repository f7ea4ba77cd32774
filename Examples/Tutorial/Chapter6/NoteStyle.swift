import UIKit

/// Shows the first line of a note as its title, also while the user types.
final class NoteStyle: NSObject, NSTextStorageDelegate {
    /// The attributes of all lines but the first.
    static var body: [NSAttributedString.Key: Any] {
        [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]
    }

    static func apply(to text: NSMutableAttributedString) {
        let firstLine = (text.string as NSString).lineRange(for: NSRange(location: 0, length: 0))
        text.addAttributes(body, range: NSRange(location: 0, length: text.length))
        text.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .title1), range: firstLine)
    }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        if editedMask.contains(.editedCharacters) { Self.apply(to: textStorage) }
    }
}
