import CConformance
import Foundation

/// Is asked and told of what happens in a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin. True unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. True unless implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended for a reason. Calls ``textFieldDidEndEditing(_:)-(UITextField)`` unless implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether what is in `range`, in UTF-16 units, may become `string`. True unless implemented.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// The selection, or the place of the caret, is another one.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear. True unless implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the Return key does what it does by itself: it sends `.editingDidEndOnExit`. True unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu of `range`, in UTF-16 units, from what is suggested. Nil, the default, shows what is suggested; a menu of nothing none.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// An edit menu is about to come.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// An edit menu is about to go.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        defaultImplementation(of: .textFieldShouldBeginEditing)
        return true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) { defaultImplementation(of: .textFieldDidBeginEditing) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        defaultImplementation(of: .textFieldShouldEndEditing)
        return true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) { defaultImplementation(of: .textFieldDidEndEditing) }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        defaultImplementation(of: .textFieldDidEndEditingReason)
        textFieldDidEndEditing(textField)
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        defaultImplementation(of: .textFieldShouldChangeCharactersInReplacementString)
        return true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) { defaultImplementation(of: .textFieldDidChangeSelection) }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        defaultImplementation(of: .textFieldShouldClear)
        return true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        defaultImplementation(of: .textFieldShouldReturn)
        return true
    }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        defaultImplementation(of: .textFieldEditMenuForCharactersInSuggestedActions)
        return nil
    }
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        defaultImplementation(of: .textFieldWillPresentEditMenuWith)
    }
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        defaultImplementation(of: .textFieldWillDismissEditMenuWith)
    }
}
