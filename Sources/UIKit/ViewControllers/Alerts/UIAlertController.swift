import Foundation

/// Says something to a person and asks what to do: an alert in the middle of the window, or an action sheet at its bottom edge, which is a
/// popover in a wide window.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in … })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// Fields for text stand below the message. The first one has the keyboard when the alert comes; Return in one goes to the next, in the last
/// one to the action that Return performs.
///
/// An action goes away with the alert, and then its handler is called. Return performs the preferred action, or the only one that neither
/// cancels nor destroys; Escape the one that cancels, or the only one; arrow keys and Tab go from button to button.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// What an alert looks like.
    public enum Style: Int, Sendable {
        /// A choice that belongs to what the person does: at the bottom edge, or a popover.
        case actionSheet = 0
        /// Something to know or to decide first, in the middle.
        case alert = 1
    }

    /// What the alert looks like.
    open var preferredStyle: Style { style }
    private var style = Style.actionSheet

    /// What is shown in more words below the title.
    open var message: String? {
        didSet { contentDidChange() }
    }

    open override var title: String? {
        didSet { contentDidChange() }
    }

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The action that stands out, and that Return performs: one of ``actions``.
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

    /// An alert without actions. Give it one at least, or a person cannot leave it.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
        modalTransitionStyle = .crossDissolve
    }

    /// Adds a button. A second action that cancels is an error of the program, which stops.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "A UIAlertController can only have one action of the style cancel; \"\(action.title ?? "")\" would be the second.")
        actions.append(action)
        action.onChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    /// The fields, in the order in which they were added; nil for none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    /// Adds a field for text below the message, which `configurationHandler` is given first. Only an alert has fields: for an action sheet that is
    /// an error of the program, which stops.
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
    /// What had the keyboard before.
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
        if alertView.look == .popover { updatePopoverSize() }
    }

    /// Makes the popover as large as the actions want it.
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

    /// Goes, and then performs an action.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isChosen else { return }
        isChosen = true
        guard ownPresentation != nil else { return action.handler?(action) ?? () }
        // What the alert presents itself goes with it.
        let away = { self.presentingViewController?.dismiss(animated: true) { action.handler?(action) } }
        if presentedViewController != nil { dismiss(animated: false) { away() } } else { away() }
    }

    /// A person leaves the alert without choosing: by Escape, or by a touch beside an action sheet. Answers whether there is a way to.
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

    /// Takes the keyboard from what is behind.
    func takeKeyboard(in window: UIWindow?) {
        if let first = window?.firstResponder, first !== self { formerResponder = first }
        if fields.first?.becomeFirstResponder() != true { becomeFirstResponder() }
    }

    /// Gives the keyboard back.
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

    /// What Return performs.
    private var defaultAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if actions.count == 1 { return actions.first }
        let plain = actions.filter { $0.style == .default }
        return style == .alert && plain.count == 1 ? plain.first : nil
    }
}
