import Foundation

/// Shows a message and a choice of actions: an alert in the middle of the window, or an action sheet at its bottom edge. In a wide window an action
/// sheet is a popover.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in … })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// Text fields are below the message. The first field becomes first responder when the alert appears. Return moves to the next field; in the last
/// field it performs the default action.
///
/// Choosing an action dismisses the alert and then calls the action's handler. Return performs the preferred action, or else the only action of
/// default style. Escape performs the cancel action, or the only action. Arrow keys and Tab move between buttons.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of an alert controller.
    public enum Style: Int, Sendable {
        /// Actions for the user's current task, at the bottom edge or in a popover.
        case actionSheet = 0
        /// Information or a decision that interrupts the user, in the middle of the window.
        case alert = 1
    }

    /// The style passed to the initializer.
    open var preferredStyle: Style { style }
    private var style = Style.actionSheet

    /// The text below the title, with details.
    open var message: String? {
        didSet { contentDidChange() }
    }

    open override var title: String? {
        didSet { contentDidChange() }
    }

    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The emphasized action, which Return performs. Must be one of ``actions``.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction {
                precondition(
                    actions.contains { $0 === preferredAction },
                    "The preferred action of a UIAlertController must be one of its actions: add \"\(preferredAction.title ?? "")\" first.")
            }
            contentDidChange()
        }
    }

    /// Creates an alert without actions. Add at least one, or the user cannot leave the alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
        modalTransitionStyle = .crossDissolve
    }

    /// Adds a button. A second cancel action is a programming error and stops the program.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "A UIAlertController can only have one action of the style cancel; \"\(action.title ?? "")\" would be the second.")
        actions.append(action)
        action.onChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    /// The text fields in the order in which they were added; nil without fields.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    /// Adds a text field below the message, after passing it to `configurationHandler`. Only alerts have fields: for an action sheet this is a
    /// programming error and stops the program.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(style == .alert, "Text fields can only be added to a UIAlertController of style alert.")
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        field.clearButtonMode = .whileEditing
        configurationHandler?(field)
        field.addAction(
            UIAction { [weak self] in
                if let field = $0.sender as? UITextField { self?.returned(in: field) }
            }, for: .editingDidEndOnExit)
        fields.append(field)
        contentDidChange()
    }

    private func returned(in field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = defaultAction {
            choose(action)
        }
    }

    // MARK: View

    var alertView: AlertView? { viewIfLoaded as? AlertView }
    private var isChosen = false
    /// The first responder before the alert.
    private weak var formerResponder: UIResponder?

    open override func loadView() {
        let view = AlertView(frame: .zero)
        view.onChoose = { [weak self] in self?.choose($0) }
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentDidChange()
    }

    private func contentDidChange() {
        guard let alertView else { return }
        alertView.fields = fields
        alertView.show(title: title, message: message, actions: actions, preferred: preferredAction)
        presentationController?.containerView?.setNeedsLayout()
        ownPresentation?.containerView?.setNeedsLayout()
        if alertView.alertStyle == .popover { updatePopoverSize() }
    }

    /// Sets the popover's content size to fit the actions.
    func updatePopoverSize() {
        guard let alertView else { return }
        preferredContentSize = alertView.sizeThatFits(CGSize(width: AlertConstants.popoverWidth, height: .greatestFiniteMagnitude))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isChosen = false
    }

    // MARK: Choosing

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert, then performs an action.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isChosen else { return }
        isChosen = true
        guard ownPresentation != nil else { return action.handler?(action) ?? () }
        // A controller that the alert presents is dismissed with it.
        let away = { self.presentingViewController?.dismiss(animated: true) { action.handler?(action) } }
        if presentedViewController != nil { dismiss(animated: false) { away() } } else { away() }
    }

    /// Cancels the alert for the user, after Escape or a touch outside an action sheet. Returns whether there was an action to perform.
    @discardableResult
    func cancelByPerson() -> Bool {
        guard let action = cancelAction ?? (style == .alert && actions.count == 1 ? actions.first : nil), action.isEnabled else {
            return false
        }
        choose(action)
        return true
    }

    // MARK: Presentation

    override func ownPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        style == .popover
            ? AlertPopoverPresentationController(presentedViewController: self, presenting: presenting)
            : AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Becomes first responder and remembers the previous one.
    func takeKeyboard(in window: UIWindow?) {
        if let first = window?.firstResponder, first !== self { formerResponder = first }
        if fields.first?.becomeFirstResponder() != true { becomeFirstResponder() }
    }

    /// Resigns first responder and restores the previous one.
    func returnKeyboard() {
        let window = hostingWindow
        for field in fields { field.resignFirstResponder() }
        resignFirstResponder()
        if let formerResponder, window?.firstResponder == nil { formerResponder.becomeFirstResponder() }
        formerResponder = nil
    }

    open override var canBecomeFirstResponder: Bool { true }

    // MARK: Keys

    override func takesKeyItself(_ key: UIKey) -> Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { if let key = press.key { self.press(key) } }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    private func press(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardEscape: cancelByPerson()
        case .keyboardReturnOrEnter, .keypadEnter:
            if let action = alertView?.highlighted?.action ?? defaultAction { choose(action) }
        case .keyboardSpacebar: if let action = alertView?.highlighted?.action { choose(action) }
        case .keyboardDownArrow, .keyboardRightArrow: alertView?.step(1)
        case .keyboardUpArrow, .keyboardLeftArrow: alertView?.step(-1)
        case .keyboardTab: alertView?.step(key.modifierFlags.contains(.shift) ? -1 : 1)
        default: break
        }
    }

    /// The action that Return performs.
    private var defaultAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if actions.count == 1 { return actions.first }
        let plain = actions.filter { $0.style == .default }
        return style == .alert && plain.count == 1 ? plain.first : nil
    }
}
