import UIKit

/// A delegate that keeps a field's text short.
final class LengthLimit: NSObject, UITextFieldDelegate {
    let maximum: Int

    init(maximum: Int) { self.maximum = maximum }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= maximum
    }
}
