import CConformance
import Foundation

/// A message with buttons, as programs from before iOS 9 show it: a ``UIAlertController`` over what the key window shows.
///
/// It is no view to be added to another. New code presents an alert controller itself.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private var buttons: [String] = []
    private var alertController: UIAlertController?
    /// The alert itself while it is shown, which nothing else may retain.
    private var shownAlert: UIAlertView?

    /// An alert without a text, a button or a delegate yet.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// An alert with a button that cancels, where there is a title for it.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// An alert with a button that cancels, where there is a title for it, and with others.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What hears of the button that was chosen. Held weakly.
    open weak var delegate: (any UIAlertViewDelegate)?
    /// What the alert says first.
    open var title = "" {
        didSet { alertController?.title = title }
    }
    /// What it says below.
    open var message: String? {
        didSet { alertController?.message = message }
    }
    /// Whether it has fields, and which.
    open var alertViewStyle = UIAlertViewStyle.default

    /// Adds a button, and tells its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// The title of a button; nil for an index that none has.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil }
    /// How many buttons there are.
    open var numberOfButtons: Int { buttons.count }
    /// The button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    /// The first button that does not cancel; -1 where there is none.
    open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether it is shown.
    open var isVisible: Bool { shownAlert != nil }

    /// A field of the alert, by the style; nil before ``show()`` and for an index that none has.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        prepareController()
        guard let fields = alertController?.textFields, fields.indices.contains(textFieldIndex) else { return nil }
        return fields[textFieldIndex]
    }

    /// Shows the alert over what the key window shows. Without a window it does nothing.
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

    /// Takes the alert away as if the button had been chosen; the delegate does not hear of a click.
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
            alertController.addTextField { $0.placeholder = LibraryWords.text("Login") }
            alertController.addTextField {
                $0.placeholder = LibraryWords.text("Password")
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

/// The fields of a ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// One whose text is not shown.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// One for a name, and one whose text is not shown.
    case loginAndPasswordInput = 3
}

/// What hears of a ``UIAlertView``'s buttons.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was chosen.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is about to be shown.
    func willPresent(_ alertView: UIAlertView)
    /// The alert is shown.
    func didPresent(_ alertView: UIAlertView)
    /// The alert is about to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert is gone.
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
