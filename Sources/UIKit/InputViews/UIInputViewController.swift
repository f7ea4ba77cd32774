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

    /// Makes an input view that sizes itself, unless a nib describes the view.
    open override func loadView() {
        if loadInterface() { return }
        let made = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        made.allowsSelfSizing = true
        view = made
    }

    /// Makes the first responder resign, so that the input views leave.
    open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }

    // MARK: UITextInputDelegate

    /// The selection of the first responder is about to change. Does nothing unless overridden.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection of the first responder changed. Does nothing unless overridden.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text of the first responder is about to change. Does nothing unless overridden.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text of the first responder changed. Does nothing unless overridden.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
