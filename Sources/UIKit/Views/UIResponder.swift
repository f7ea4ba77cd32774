import Foundation

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

    /// The responder that handles what this one does not.
    ///
    /// A view's is its controller, or else its superview. A controller's is its view's superview, and a window's is its scene. A scene's is
    /// its delegate if that is a responder, and then the application.
    open var next: UIResponder? { UIApplication.next(after: self) }

    // MARK: Storyboards

    /// Methods of the class that storyboards and nibs call, each with its Objective-C name, and unwind actions. Those of superclasses
    /// need not be repeated. See ``StoryboardActions``.
    open class var storyboardActions: [Selector] { [] }

    /// Properties of the class that storyboards and nibs set as "User Defined Runtime Attributes". See ``StoryboardAttribute``. Appearance
    /// proxies record them, too.
    open class var storyboardAttributes: [StoryboardAttribute] { [] }

    /// The responder was made by a storyboard or nib, and its outlets are set. Does nothing unless overridden; call `super`.
    open func awakeFromNib() {}

    /// Called by Interface Builder in place of the app, which it does not run. Nothing calls it in a program. Does nothing unless overridden.
    open func prepareForInterfaceBuilder() {}

    /// Restores the state of `activity`. Does nothing unless overridden; call `super`.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The way to type into the responder: the desktop's language, unless overridden.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    // MARK: Observing

    /// A property that the responder observes by name changed. Override it, and call `super` for what is not the class's own; what no class
    /// takes is an error in the log.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        viewLog.error("\(type(of: self)) observes \(keyPath ?? "a property") and does not take its changes: override observeValue")
    }

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
        // As one change: without a first responder in between the input views would leave, and this responder may be inside of them.
        return window.changingFirstResponder {
            if let previous = window.firstResponder {
                guard previous.resignFirstResponder() || window.firstResponder == nil else { return false }
            }
            window.firstResponder = self
            return true
        }
    }

    /// Stops being the one that keys are given to, and answers whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        hostingWindow?.resign(self)
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

    /// The view at the window's bottom, instead of a keyboard, while this is the first responder. Nil unless overridden: then the next
    /// responder along the chain supplies it.
    open var inputView: UIView? { nil }

    /// The view above ``inputView``, or at the window's bottom, while this is the first responder. Nil unless overridden: then the next
    /// responder along the chain supplies it.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the ``inputView``, if that is nil. Nil unless overridden.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the ``inputAccessoryView``, if that is nil. Nil unless overridden.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Shows the input views as they are now, with the heights that they have now. Does nothing unless this is the first responder.
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
        return edit.isOverridden(by: self) || (edit == .paste && canPasteFromPasteboard) || (edit.finds && findPerformer != nil)
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
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { baseCanPaste(itemProviders) }

    /// Puts the selection on the pasteboard and removes it. Does nothing unless overridden.
    open func cut(_ sender: Any?) {}

    /// Puts the selection on the pasteboard. Does nothing unless overridden.
    open func copy(_ sender: Any?) {}

    /// Puts what is on the pasteboard in place of the selection. Unless overridden, gives it to ``paste(itemProviders:)`` where
    /// ``pasteConfiguration`` takes it.
    open func paste(_ sender: Any?) { basePaste() }

    /// Removes the selection. Does nothing unless overridden.
    open func delete(_ sender: Any?) {}

    /// Selects what is at hand. Does nothing unless overridden.
    open func select(_ sender: Any?) {}

    /// Selects everything. Does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// Puts the pasteboard's text in place of the selection, in its style. Does nothing unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Makes the selection bold, or no longer. Does nothing unless overridden.
    open func toggleBoldface(_ sender: Any?) {}

    /// Makes the selection italic, or no longer. Does nothing unless overridden.
    open func toggleItalics(_ sender: Any?) {}

    /// Underlines the selection, or no longer. Does nothing unless overridden.
    open func toggleUnderline(_ sender: Any?) {}

    /// Makes the selection's letters larger. Does nothing unless overridden.
    open func increaseSize(_ sender: Any?) {}

    /// Makes the selection's letters smaller. Does nothing unless overridden.
    open func decreaseSize(_ sender: Any?) {}

    /// Writes the selection's paragraphs from left to right. Does nothing unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Writes the selection's paragraphs from right to left. Does nothing unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Shows the find bar. Unless overridden, a view's `UIFindInteraction` does that.
    open func find(_ sender: Any?) { findPerformer?.perform(.find) }

    /// Shows the find bar with its field for replacements. Unless overridden, a view's `UIFindInteraction` does that.
    open func findAndReplace(_ sender: Any?) { findPerformer?.perform(.findAndReplace) }

    /// Goes to the next result. Unless overridden, a view's `UIFindInteraction` does that.
    open func findNext(_ sender: Any?) { findPerformer?.perform(.findNext) }

    /// Goes to the previous result. Unless overridden, a view's `UIFindInteraction` does that.
    open func findPrevious(_ sender: Any?) { findPerformer?.perform(.findPrevious) }

    /// Searches for the selected text. Unless overridden, a view's `UIFindInteraction` does that.
    open func useSelectionForFind(_ sender: Any?) { findPerformer?.perform(.useSelectionForFind) }

    /// Gives each stretch of the selection the attributes that `conversionHandler` makes of its own. Does nothing unless overridden.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    /// The responder is no longer the first one: it resigned, or that was taken away from it.
    func didLoseFirstResponder() {}

    /// Whether the responder does something with `key` by itself as it is now, so that commands of responders behind it come only where
    /// they want priority.
    func takesKeyItself(_ key: UIKey) -> Bool { takesAsText(key) }

    // MARK: Accessibility

    /// Accessibility attributes and appearance settings; nil for most responders.
    final var rareData: RareData?

    // What the class says of itself where nothing is set.
    var isElementByDefault: Bool { false }
    var labelByDefault: String? { nil }
    var valueByDefault: String? { nil }
    var hintByDefault: String? { nil }
    var traitsByDefault: UIAccessibilityTraits { .none }
    var frameByDefault: CGRect { .zero }
    var isModalByDefault: Bool { false }
    var respondsByDefault: Bool { !accessibilityTraits.isDisjoint(with: .interactive) }
    var containerTypeByDefault: UIAccessibilityContainerType { .none }
    /// What the class is to assistive programs; nil for what its traits say.
    var ownRole: AccessibleRole? { nil }

    /// Whether assistive programs treat the object as one thing, and not what is in it. What a view's class says, unless set.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.givenIsElement ?? isElementByDefault }
        set { ensuredAccessibilityRecord.isElement = newValue }
    }
    /// A name for tests to find the object by; never shown, and never said.
    open var accessibilityIdentifier: String? {
        get { accessibilityRecord?.givenIdentifier }
        set { if newValue != nil || accessibilityRecord != nil { ensuredAccessibilityRecord.identifier = newValue } }
    }
    /// What the object is called, in a word or two and without its kind: "Play", not "Play button". What a view's class says, unless set.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.givenLabel ?? labelByDefault }
        set { setSpoken(\.label, \.attributedLabel, newValue, nil) }
    }
    /// ``accessibilityLabel`` with attributes for how it is spoken.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityRecord?.rarities?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { setSpoken(\.label, \.attributedLabel, newValue?.string, newValue) }
    }
    /// What the object holds now: "40 percent". What a view's class says, unless set.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.givenValue ?? valueByDefault }
        set { setSpoken(\.value, \.attributedValue, newValue, nil) }
    }
    /// ``accessibilityValue`` with attributes for how it is spoken.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityRecord?.rarities?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { setSpoken(\.value, \.attributedValue, newValue?.string, newValue) }
    }
    /// What happens when the object is used, in one sentence: "Plays the song." What a view's class says, unless set.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.givenHint ?? hintByDefault }
        set { setSpoken(\.hint, \.attributedHint, newValue, nil) }
    }
    /// ``accessibilityHint`` with attributes for how it is spoken.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityRecord?.rarities?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { setSpoken(\.hint, \.attributedHint, newValue?.string, newValue) }
    }
    /// What the object is and how it behaves. What a view's class says, unless set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.givenTraits ?? traitsByDefault }
        set { ensuredAccessibilityRecord.traits = newValue }
    }
    /// Where the object is, in the screen's coordinates. A view's is its own, unless set.
    open var accessibilityFrame: CGRect {
        get { accessibilityRecord?.rarities?.frame ?? frameByDefault }
        set { ensuredAccessibilityRecord.ensuredRarities.frame = newValue }
    }
    /// The object's outline in the screen's coordinates, in place of ``accessibilityFrame``. Nil unless set.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityRecord?.rarities?.path }
        set { ensuredAccessibilityRecord.ensuredRarities.path = newValue }
    }
    /// Where a touch activates the object, in the screen's coordinates: the middle of its frame, unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityRecord?.rarities?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ensuredAccessibilityRecord.ensuredRarities.activationPoint = newValue }
    }
    /// Whether assistive programs see nothing in the object. False unless set.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityRecord?.elementsHidden ?? false }
        set { ensuredAccessibilityRecord.elementsHidden = newValue }
    }
    /// Whether assistive programs see the view and none of its siblings. False unless set.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityRecord?.isModal ?? isModalByDefault }
        set { ensuredAccessibilityRecord.isModal = newValue }
    }
    /// Whether what is in the object is read together, before what lies beside it. False unless set.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityRecord?.rarities?.groupsChildren ?? false }
        set { ensuredAccessibilityRecord.ensuredRarities.groupsChildren = newValue }
    }
    /// How a person who uses switches goes through the object's elements.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityRecord?.rarities?.navigationStyle ?? .automatic }
        set { ensuredAccessibilityRecord.ensuredRarities.navigationStyle = newValue }
    }
    /// Whether the object does something when it is used. True of what can be pressed, typed into or adjusted, unless set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityRecord?.rarities?.respondsToUserInteraction ?? respondsByDefault }
        set { ensuredAccessibilityRecord.ensuredRarities.respondsToUserInteraction = newValue }
    }
    /// What a person may call the object by voice, the best name first. Its label, unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityRecord?.rarities?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set {
            ensuredAccessibilityRecord.ensuredRarities.userInputLabels = newValue
            accessibilityRecord?.rarities?.attributedUserInputLabels = nil
        }
    }
    /// ``accessibilityUserInputLabels`` with attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            accessibilityRecord?.rarities?.attributedUserInputLabels
                ?? (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
        }
        set {
            ensuredAccessibilityRecord.ensuredRarities.userInputLabels = newValue?.map(\.string)
            accessibilityRecord?.rarities?.attributedUserInputLabels = newValue
        }
    }
    /// How touches reach the object, where it allows direct interaction.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityRecord?.rarities?.directTouchOptions ?? [] }
        set { ensuredAccessibilityRecord.ensuredRarities.directTouchOptions = newValue }
    }
    /// Whether the object is open, where it can be opened.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityRecord?.rarities?.expandedStatus ?? .unsupported }
        set { ensuredAccessibilityRecord.ensuredRarities.expandedStatus = newValue }
    }
    /// The language that the element's words are in, as a BCP 47 tag; nil for the app's.
    open var accessibilityLanguage: String? {
        get { accessibilityRecord?.rarities?.language }
        set { ensuredAccessibilityRecord.ensuredRarities.language = newValue }
    }
    /// What kind of text the element holds.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityRecord?.rarities?.textualContext }
        set { ensuredAccessibilityRecord.ensuredRarities.textualContext = newValue }
    }
    /// What else can be done with the element, each by its name.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityRecord?.rarities?.customActions }
        set { ensuredAccessibilityRecord.ensuredRarities.customActions = newValue }
    }
    /// Ways to go from one thing to the next in the element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityRecord?.rarities?.customRotors }
        set { ensuredAccessibilityRecord.ensuredRarities.customRotors = newValue }
    }
    /// The elements that head this one, as a row of days heads the days.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityRecord?.rarities?.headerElements }
        set { ensuredAccessibilityRecord.ensuredRarities.headerElements = newValue }
    }
    /// What tests find in the element in place of its ``accessibilityElements``.
    open var automationElements: [Any]? {
        get { accessibilityRecord?.rarities?.automationElements }
        set { ensuredAccessibilityRecord.ensuredRarities.automationElements = newValue }
    }
    /// The places that a keyboard drags off, of a view with a drag interaction. Unless set its middle, by its ``accessibilityLabel``.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityRecord?.rarities?.dragSources }
        set { ensuredAccessibilityRecord.ensuredRarities.dragSources = newValue }
    }
    /// The places that a keyboard drops on, of a view with a drop interaction, in the order in which it goes to them. Unless set
    /// its middle, by its ``accessibilityLabel``.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityRecord?.rarities?.dropPoints }
        set { ensuredAccessibilityRecord.ensuredRarities.dropPoints = newValue }
    }

    // MARK: What is asked for when it is needed, in place of what was set

    /// Asked each time ``isAccessibilityElement`` is read, in place of what was set.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.isElement }
        set { changeAccessibilityBlocks { $0.isElement = newValue } }
    }
    /// Asked each time ``accessibilityIdentifier`` is read, in place of what was set.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.identifier }
        set { changeAccessibilityBlocks { $0.identifier = newValue } }
    }
    /// Asked each time ``accessibilityLabel`` is read, in place of what was set.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.label }
        set { changeAccessibilityBlocks { $0.label = newValue } }
    }
    /// Asked each time ``accessibilityValue`` is read, in place of what was set.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.value }
        set { changeAccessibilityBlocks { $0.value = newValue } }
    }
    /// Asked each time ``accessibilityHint`` is read, in place of what was set.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.hint }
        set { changeAccessibilityBlocks { $0.hint = newValue } }
    }
    /// Asked each time ``accessibilityTraits`` are read, in place of what was set.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks?.traits }
        set { changeAccessibilityBlocks { $0.traits = newValue } }
    }
    /// Asked each time ``accessibilityElements`` are read, in place of what was set.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.elements }
        set { changeAccessibilityBlocks { $0.elements = newValue } }
    }

    // MARK: What is in it, for assistive programs

    /// The objects in this one, in the order in which they are read; nil for what is in a view, as it lies there.
    open var accessibilityElements: [Any]? {
        get { accessibilityRecord?.givenElements }
        set { ensuredAccessibilityRecord.elements = newValue }
    }
    /// What the object is as a container.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityRecord?.rarities?.containerType ?? containerTypeByDefault }
        set { ensuredAccessibilityRecord.ensuredRarities.containerType = newValue }
    }
    /// How many objects there are in this one: as many as ``accessibilityElements``, unless overridden.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// One of the objects in this one; nil where there is none with that index.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Which of the objects in this one `element` is; `NSNotFound` for none.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // MARK: What assistive programs do with it

    /// A person activated the object. True where that did something; otherwise the object is tapped at its ``accessibilityActivationPoint``.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }
    /// A person turned an adjustable object up.
    open func accessibilityIncrement() {}
    /// A person turned an adjustable object down.
    open func accessibilityDecrement() {}
    /// A person scrolls. True where the object did; otherwise what it is in is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// A person wants out of what is shown. True where the object did that; otherwise what it is in is asked.
    open func accessibilityPerformEscape() -> Bool { false }
    /// A person wants the app to do what it is there for: to play, or to take the call. True where the object did that; otherwise the
    /// next responder is asked.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// A person zooms in at a point of the screen.
    @discardableResult
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// A person zooms out at a point of the screen.
    @discardableResult
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// An assistive program came to the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// An assistive program left the object.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive program is at the object now.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }
    /// The assistive programs that are at the object now; nil for none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }
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
