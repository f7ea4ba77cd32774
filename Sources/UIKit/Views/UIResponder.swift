/// An object that events are given to: views, controllers, windows, the application.
///
/// Responders form a chain by ``next``. What a responder does not handle itself it passes on, which is what the methods below do
/// unless a subclass overrides them: a subclass that handles touches overrides all four methods, and does not call `super` for those
/// that it keeps.
@preconcurrency @MainActor
open class UIResponder: MainActorObject, StoryboardActions {
    /// A responder without a next one.
    public init() {
        super.init(onMainActor: ())
    }

    /// Who is asked when this responder does not handle something. A view's is its controller, or else its superview; a controller's is
    /// its view's superview; a window's is its scene's application.
    open var next: UIResponder? { nil }

    // MARK: Storyboards

    /// Methods of the class that storyboards and nibs call, each with its Objective-C name, and unwind actions. Those of superclasses
    /// need not be repeated. See ``StoryboardActions``.
    open class var storyboardActions: [Selector] { [] }

    /// Properties of the class that storyboards and nibs set as "User Defined Runtime Attributes". See ``StoryboardAttribute``.
    open class var storyboardAttributes: [StoryboardAttribute] { [] }

    /// The responder was made by a storyboard or nib, and its outlets are set. Does nothing unless overridden; call `super`.
    open func awakeFromNib() {}

    // MARK: First responder

    /// Whether the responder may become the one that keys are given to. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give that up. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys are given to this responder.
    open var isFirstResponder: Bool { hostingWindow?.firstResponder === self }

    /// Makes this responder the one that its window's keys are given to, and answers whether it is now.
    ///
    /// It has to be in a window and willing, and the one that is has to be willing to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostingWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let previous = window.firstResponder {
            guard previous.resignFirstResponder() || window.firstResponder == nil else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Stops being the one that keys are given to, and answers whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        hostingWindow?.firstResponder = nil
        return true
    }

    // MARK: Touches

    /// Fingers touched the view. Passed on along the chain unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved. Passed on along the chain unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted. Passed on along the chain unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The touches are no longer this responder's: a gesture took them over, or the view went away. Passed on along the chain unless
    /// overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// A pen told later what it left open of touches that came before: a touch with the same `estimationUpdateIndex` was one of those.
    /// Passed on along the chain unless overridden.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Keys

    /// Keys went down. Unless overridden the first responder types them where it is a ``UIKeyInput``, and the others are passed on along the chain.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = textPressesLeft(of: presses)
        if !left.isEmpty { next?.pressesBegan(left, with: event) }
    }

    /// Keys changed while they are down. Passed on along the chain unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys were released. Passed on along the chain unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The presses are no longer this responder's. Passed on along the chain unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    /// The machine began to be moved. Passed on along the chain unless overridden. Linux tells of no motions, so it is called by tests
    /// alone.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The motion is over. Passed on along the chain unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was none, or lasted too long. Passed on along the chain unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Input views

    /// What is shown at the window's bottom while this is the first responder. Nil unless overridden.
    open var inputView: UIView? { nil }

    /// What is shown above ``inputView``, or at the window's bottom, while this is the first responder. Nil unless overridden.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the ``inputView`` and the ``inputAccessoryView`` as they are now, where this is the first responder.
    open func reloadInputViews() { if isFirstResponder { hostingWindow?.windowScene?.textInput.update() } }

    // MARK: Undo

    /// Takes changes back that the responder makes: the nearest manager along the chain. A window has one for all that is in it.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Actions

    /// The commands that keys perform while this responder is the first one, or further along the chain. Nil unless overridden.
    ///
    /// It is read for each key that goes down, so that it may depend on what can be done just now. For how a command is found, see
    /// ``UIKeyCommand``.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The responder is about to perform `command`, or to be asked to: it may set the command's attributes, state and title. A command that
    /// it disables is not performed. Does nothing unless overridden.
    open func validate(_ command: UICommand) {}

    /// Whether the responder can perform `action` now: whether it is a method of its class, and for the commands of an Edit menu
    /// (``UIResponderStandardEditActions``) whether the class overrides it; pasting also where ``pasteConfiguration`` takes what is there.
    /// Override to refuse one for a while.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let edit = EditAction(action) else { return action.canPerform(on: self) }
        return edit.isOverridden(by: self) || (edit == .paste && canPasteFromPasteboard)
    }

    /// The first responder along the chain, this one included, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// A system of menus is built: change it by its builder. The main menu, ``UIMenuSystem/main``, asks the app and its delegate. Call `super`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Editing

    /// What can be pasted into the responder; nil for nothing, unless it overrides ``paste(_:)``.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Takes items that were pasted, by what ``pasteConfiguration`` says. Does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether items can be pasted: unless overridden, whether there are some, and each has a type that ``pasteConfiguration`` takes.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { takesItems(itemProviders) }

    /// Puts the selection on the pasteboard and removes it. Does nothing unless overridden.
    open func cut(_ sender: Any?) {}

    /// Puts the selection on the pasteboard. Does nothing unless overridden.
    open func copy(_ sender: Any?) {}

    /// Puts what is on the pasteboard in place of the selection. Unless overridden, gives it to ``paste(itemProviders:)`` where
    /// ``pasteConfiguration`` takes it.
    open func paste(_ sender: Any?) { pasteFromPasteboard() }

    /// Removes the selection. Does nothing unless overridden.
    open func delete(_ sender: Any?) {}

    /// Selects what is at hand. Does nothing unless overridden.
    open func select(_ sender: Any?) {}

    /// Selects everything. Does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// The responder is no longer the first one: it resigned, or that was taken away from it.
    func didLoseFirstResponder() {}

    /// Whether the responder does something with `key` by itself as it is now, so that commands of responders behind it come only where
    /// they want priority.
    func takesKeyItself(_ key: UIKey) -> Bool { takesAsText(key) }
}

extension UIResponder {
    /// The window that the responder is shown in: that of the first view or window along its chain.
    var hostingWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.viewIfLoaded { return view.window }
            responder = current.next
        }
        return nil
    }

    /// Whether `other` is this responder or further along its chain.
    func isFollowed(by other: UIResponder) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === other }
    }
}
