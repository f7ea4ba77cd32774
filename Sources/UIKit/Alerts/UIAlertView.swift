import CConformance
import Foundation

/// An alert in the API from before iOS 9. It presents a ``UIAlertController`` over the content of the key window.
///
/// Do not add it to a view. Use ``UIAlertController`` in new code.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private var buttons: [String] = []
    private var alertController: UIAlertController?
    /// A reference to itself while the alert is shown, since the program may not retain it.
    private var shownAlert: UIAlertView?

    /// Creates an empty alert.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an alert, with a cancel button if it has a title.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with other buttons, and with a cancel button if it has a title.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate that receives the chosen button. Held weakly.
    open weak var delegate: (any UIAlertViewDelegate)?
    /// The title of the alert.
    open var title = "" {
        didSet { alertController?.title = title }
    }
    /// The text below the title.
    open var message: String? {
        didSet { alertController?.message = message }
    }
    /// The text fields of the alert.
    open var alertViewStyle = UIAlertViewStyle.default

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// The title of a button; nil for an invalid index.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil }
    /// The number of buttons.
    open var numberOfButtons: Int { buttons.count }
    /// The index of the cancel button; -1 without one.
    open var cancelButtonIndex = -1
    /// The index of the first button that is not the cancel button; -1 without one.
    open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether the alert is shown.
    open var isVisible: Bool { shownAlert != nil }

    /// A text field of the alert; nil if the style has no field with the index.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        prepareController()
        guard let fields = alertController?.textFields, fields.indices.contains(textFieldIndex) else { return nil }
        return fields[textFieldIndex]
    }

    /// Presents the alert over the content of the key window. Does nothing without a window.
    open func show() {
        prepareController()
        guard let alertController, alertController.presentingViewController == nil,
            var presenter = UIApplication.shared.keyWindow?.rootViewController
        else { return }
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        shownAlert = self
        delegate?.willPresent(self)
        presenter.present(alertController, animated: true) { [weak self] in
            guard let self else { return }
            delegate?.didPresent(self)
        }
    }

    /// Dismisses the alert as if the button had been chosen, but without calling ``UIAlertViewDelegate/alertView(_:clickedButtonAt:)``.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let alertController else { return }
        delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        alertController.presentingViewController?.dismiss(animated: animated) { [self] in ended(buttonIndex) }
    }

    private func prepareController() {
        guard alertController == nil else { return }
        let alertController = UIAlertController(title: title, message: message, preferredStyle: .alert)
        switch alertViewStyle {
        case .default: break
        case .plainTextInput: alertController.addTextField(configurationHandler: nil)
        case .secureTextInput: alertController.addTextField { $0.isSecureTextEntry = true }
        case .loginAndPasswordInput:
            alertController.addTextField { $0.placeholder = LocalizedStrings.text("Login") }
            alertController.addTextField {
                $0.placeholder = LocalizedStrings.text("Password")
                $0.isSecureTextEntry = true
            }
        }
        for (index, title) in buttons.enumerated() {
            alertController.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [weak self] _ in self?.clicked(index)
                })
        }
        self.alertController = alertController
    }

    private func clicked(_ index: Int) {
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, willDismissWithButtonIndex: index)
        ended(index)
    }

    private func ended(_ index: Int) {
        alertController = nil
        shownAlert = nil
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
}

/// The text fields of a ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// A secure text field.
    case secureTextInput = 1
    /// A plain text field.
    case plainTextInput = 2
    /// A field for a login name and a secure field for a password.
    case loginAndPasswordInput = 3
}

/// Delegate of a ``UIAlertView``. All methods are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called after the user chose a button.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert is shown.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the alert was shown.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert is dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the alert was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        defaultImplementation(of: .alertViewClickedButtonAt)
    }
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) { defaultImplementation(of: .willPresent) }
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) { defaultImplementation(of: .didPresent) }
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        defaultImplementation(of: .alertViewWillDismissWithButtonIndex)
    }
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        defaultImplementation(of: .alertViewDidDismissWithButtonIndex)
    }
}
