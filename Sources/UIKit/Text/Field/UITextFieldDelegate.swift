import CConformance
import Foundation

/// Controls editing of a text field and is notified of changes.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin. True unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. True unless implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended, with the reason. Calls ``textFieldDidEndEditing(_:)-(UITextField)`` unless implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether `range`, in UTF-16 units, may be replaced by `string`. True unless implemented.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called after the selection or the caret's position changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear the text. True unless implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the Return key performs its default action, which sends `.editingDidEndOnExit`. True unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu of `range`, in UTF-16 units, given the suggested commands. Nil, the default, shows the suggestions; an empty menu shows no menu.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before an edit menu appears.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before an edit menu disappears.
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
