/// Manages an input view or an accessory: the view of ``UIResponder/inputViewController`` or ``UIResponder/inputAccessoryViewController``.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private lazy var proxy = FirstResponderText(for: self)

    /// The controller's view; nil if the app set a view of another class.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The text that the first responder edits.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// Creates a self-sizing input view, unless a nib contains the view.
    open override func loadView() {
        if loadInterface() { return }
        let made = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        made.allowsSelfSizing = true
        view = made
    }

    /// Resigns the first responder, which dismisses the input views.
    open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }

    // MARK: UITextInputDelegate

    /// Called before the first responder's selection changes. Does nothing unless overridden.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the first responder's selection changed. Does nothing unless overridden.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the first responder's text changes. Does nothing unless overridden.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the first responder's text changed. Does nothing unless overridden.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
