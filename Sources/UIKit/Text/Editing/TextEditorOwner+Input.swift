import Foundation

/// Parts of ``UITextInput`` and ``UITextInputTraits`` that fields and text views implement alike.
extension TextEditorOwner {
    /// Whether the delegate allows replacing the text of a range. False for a range of an unknown class.
    func mayChange(_ range: UITextRange, to text: String) -> Bool {
        guard let range = editor.range(range) else { return false }
        return mayReplace(NSRange(location: range.lowerBound, length: range.count), with: text)
    }

    /// The text for assistive programs: bullets if it is secure.
    var spokenText: String { isSecureTextEntry ? TextMask(editor.text).text : editor.text }

    /// Passes changed keyboard traits to the input method.
    func traitsDidChange() { window?.windowScene?.textInput.caretDidMove(of: self) }

    /// Records a keyboard trait for the appearance proxy. Called by the trait's setter.
    func traitsDidChange<Value>(_ trait: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>, _ value: @autoclosure () -> Value) {
        recordAppearance(trait(), value())
        traitsDidChange()
    }
}
