import Foundation

/// An object that handles events: a view, a view controller, a window or the application.
///
/// Responders form a chain through ``next``. By default, the methods below pass an event on to the next responder. A subclass that handles touches
/// overrides all four touch methods, and does not call `super` for the touches that it handles.
@preconcurrency @MainActor
open class UIResponder: MainActorObject, StoryboardActions {
    /// Creates a responder without a next responder.
    public init() {
        super.init(onMainActor: ())
    }

    /// The next responder in the chain, which handles the events that this one does not.
    ///
    /// For a view: its controller, or else its superview. For a controller: its view's superview. For a window: its scene. For a scene: its delegate
    /// if that is a responder, and then the application.
    open var next: UIResponder? { UIApplication.next(after: self) }

    // MARK: Storyboards

    /// The class's methods that storyboards and nibs call, each with its Objective-C name, and unwind actions. Methods of superclasses need not be
    /// repeated. See ``StoryboardActions``.
    open class var storyboardActions: [Selector] { [] }

    /// The class's properties that storyboards and nibs set as "User Defined Runtime Attributes". Appearance proxies record them too. See
    /// ``StoryboardAttribute``.
    open class var storyboardAttributes: [StoryboardAttribute] { [] }

    /// Called after a storyboard or nib created the responder and set its outlets. Does nothing by default; call `super`.
    open func awakeFromNib() {}

    /// Called by Interface Builder, which does not run the app. Never called in an app. Does nothing by default.
    open func prepareForInterfaceBuilder() {}

    /// Restores the state of `activity`. Does nothing by default; call `super`.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The input mode for text in the responder. The desktop's language by default.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    // MARK: Observing

    /// Called when a property changed that the responder observes by name. An override calls `super` for properties that it does not handle. The
    /// default implementation logs an error.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        viewLog.error(
            """
            A change of "\(keyPath ?? "")" was received but not handled. Override observeValue(forKeyPath:of:change:context:) in \
            \(type(of: self)).
            """
        )
    }

    // MARK: First responder

    /// Whether the responder can become first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign as first responder. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder, which receives key events.
    open var isFirstResponder: Bool { hostingWindow?.firstResponder === self }

    /// Makes this responder the first responder of its window. Returns whether it is the first responder now.
    ///
    /// Fails if the responder is not in a window or cannot become first responder, or if the current first responder does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostingWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        // One combined change: without a first responder in between, the input views would disappear, and they may contain this responder.
        return window.changingFirstResponder {
            if let previous = window.firstResponder {
                guard previous.resignFirstResponder() || window.firstResponder == nil else { return false }
            }
            window.firstResponder = self
            return true
        }
    }

    /// Resigns as first responder. Returns whether the responder resigned.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        hostingWindow?.resign(self)
        return true
    }

    // MARK: Touches

    /// Called when touches began in the view. Passes them to the next responder by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved. Passes them to the next responder by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches ended. Passes them to the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the touches were cancelled: a gesture recognizer took them over, or the view was removed. Passes them to the next responder by
    /// default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when a pen reported final values for estimated properties of earlier touches, which have the same `estimationUpdateIndex`. Passes them
    /// to the next responder by default.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Keys

    /// Called when keys were pressed. By default, a first responder that is a ``UIKeyInput`` inserts their text. The next responder gets the other
    /// keys.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = textPressesLeft(of: presses)
        if !left.isEmpty { next?.pressesBegan(left, with: event) }
    }

    /// Called when pressed keys changed. Passes them to the next responder by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys were released. Passes them to the next responder by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the presses were cancelled. Passes them to the next responder by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    /// Called when a motion of the device began. Passes it to the next responder by default. Linux reports no motions, so only tests call it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the motion ended. Passes it to the next responder by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when the motion was not recognized, or lasted too long. Passes it to the next responder by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Input views

    /// The view that replaces the keyboard at the window's bottom while this is the first responder. Nil by default, which uses the next responder's.
    open var inputView: UIView? { nil }

    /// The view above ``inputView``, or at the window's bottom, while this is the first responder. Nil by default, which uses the next responder's.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the input view, used if ``inputView`` is nil. Nil by default.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the accessory view, used if ``inputAccessoryView`` is nil. Nil by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Updates the input views and their heights. Does nothing unless this is the first responder.
    open func reloadInputViews() { if isFirstResponder { hostingWindow?.updateTextInput() } }

    // MARK: Undo

    /// The undo manager for changes in the responder: by default the nearest one along the chain. A window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Actions

    /// The key commands that are available while this responder is in the responder chain. Nil by default.
    ///
    /// It is read at each key press, so it may depend on the current state. See ``UIKeyCommand`` for the search order.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called before `command` is performed or validated. May set the command's attributes, state and title. A disabled command is not performed.
    /// Does nothing by default.
    open func validate(_ command: UICommand) {}

    /// Whether the responder can perform `action` now. By default, true for a method of its class, and for an Edit menu command
    /// (``UIResponderStandardEditActions``) that the class overrides. Pasting is also possible if ``pasteConfiguration`` accepts the pasteboard's items.
    /// Override to disable an action temporarily.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let edit = EditAction(action) else { return action.canPerform(on: self) }
        return edit.isOverridden(by: self) || (edit == .paste && canPasteFromPasteboard) || (edit.finds && findPerformer != nil)
    }

    /// Returns the first responder along the chain, including this one, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Called when a menu system is built; modify it with the builder. The app and its delegate build ``UIMenuSystem/main``. Call `super`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Editing

    /// The types that can be pasted into the responder. Nil for no types, unless the responder overrides ``paste(_:)``.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Called with pasted items that ``pasteConfiguration`` accepts. Does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether items can be pasted. By default, true if there are items, and ``pasteConfiguration`` accepts a type of each.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { baseCanPaste(itemProviders) }

    /// Copies the selection to the pasteboard and removes it. Does nothing by default.
    open func cut(_ sender: Any?) {}

    /// Copies the selection to the pasteboard. Does nothing by default.
    open func copy(_ sender: Any?) {}

    /// Replaces the selection with the pasteboard's content. By default, calls ``paste(itemProviders:)`` if ``pasteConfiguration`` accepts the items.
    open func paste(_ sender: Any?) { basePaste() }

    /// Removes the selection. Does nothing by default.
    open func delete(_ sender: Any?) {}

    /// Selects the current item, such as the word at the caret. Does nothing by default.
    open func select(_ sender: Any?) {}

    /// Selects everything. Does nothing by default.
    open func selectAll(_ sender: Any?) {}

    /// Replaces the selection with the pasteboard's text, in the style of the selection. Does nothing by default.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Toggles bold for the selection. Does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}

    /// Toggles italics for the selection. Does nothing by default.
    open func toggleItalics(_ sender: Any?) {}

    /// Toggles the underline of the selection. Does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}

    /// Increases the font size of the selection. Does nothing by default.
    open func increaseSize(_ sender: Any?) {}

    /// Decreases the font size of the selection. Does nothing by default.
    open func decreaseSize(_ sender: Any?) {}

    /// Sets the writing direction of the selected paragraphs to left-to-right. Does nothing by default.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Sets the writing direction of the selected paragraphs to right-to-left. Does nothing by default.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Shows the find bar. By default, forwards to a view's `UIFindInteraction`.
    open func find(_ sender: Any?) { findPerformer?.perform(.find) }

    /// Shows the find bar with its replacement field. By default, forwards to a view's `UIFindInteraction`.
    open func findAndReplace(_ sender: Any?) { findPerformer?.perform(.findAndReplace) }

    /// Selects the next result. By default, forwards to a view's `UIFindInteraction`.
    open func findNext(_ sender: Any?) { findPerformer?.perform(.findNext) }

    /// Selects the previous result. By default, forwards to a view's `UIFindInteraction`.
    open func findPrevious(_ sender: Any?) { findPerformer?.perform(.findPrevious) }

    /// Searches for the selected text. By default, forwards to a view's `UIFindInteraction`.
    open func useSelectionForFind(_ sender: Any?) { findPerformer?.perform(.useSelectionForFind) }

    /// Replaces the attributes of each run of the selection with the result of `conversionHandler`. Does nothing by default.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    /// Called after the responder lost the first responder state, by resigning or otherwise.
    func didLoseFirstResponder() {}

    /// Whether the responder itself handles `key` in its current state. Key commands of later responders then get the key only with
    /// `wantsPriorityOverSystemBehavior`.
    func takesKeyItself(_ key: UIKey) -> Bool { insertsText(for: key) }

    // MARK: Accessibility

    /// Accessibility attributes and appearance settings; nil for most responders.
    final var rareData: RareData?

    // The class's default values, for properties that are not set.
    var isElementByDefault: Bool { false }
    var labelByDefault: String? { nil }
    var valueByDefault: String? { nil }
    var hintByDefault: String? { nil }
    var traitsByDefault: UIAccessibilityTraits { .none }
    var frameByDefault: CGRect { .zero }
    var isModalByDefault: Bool { false }
    var respondsByDefault: Bool { !accessibilityTraits.isDisjoint(with: .interactive) }
    var containerTypeByDefault: UIAccessibilityContainerType { .none }
    /// The role of the class for assistive technologies; nil for the role of its traits.
    var ownRole: AccessibleRole? { nil }

    /// Whether the object is one accessibility element, whose subelements are hidden. By default, the value of the view's class.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.givenIsElement ?? isElementByDefault }
        set { ensuredAccessibilityRecord.isElement = newValue }
    }
    /// An identifier for tests. Never shown and never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityRecord?.givenIdentifier }
        set { if newValue != nil || accessibilityRecord != nil { ensuredAccessibilityRecord.identifier = newValue } }
    }
    /// The short name of the object, without its kind: "Play", not "Play button". By default, the value of the view's class.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.givenLabel ?? labelByDefault }
        set { setSpoken(\.label, \.attributedLabel, newValue, nil) }
    }
    /// ``accessibilityLabel`` with attributes for speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityRecord?.rarities?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { setSpoken(\.label, \.attributedLabel, newValue?.string, newValue) }
    }
    /// The current value of the object, such as "40 percent". By default, the value of the view's class.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.givenValue ?? valueByDefault }
        set { setSpoken(\.value, \.attributedValue, newValue, nil) }
    }
    /// ``accessibilityValue`` with attributes for speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityRecord?.rarities?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { setSpoken(\.value, \.attributedValue, newValue?.string, newValue) }
    }
    /// A sentence with the result of an action on the object: "Plays the song." By default, the value of the view's class.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.givenHint ?? hintByDefault }
        set { setSpoken(\.hint, \.attributedHint, newValue, nil) }
    }
    /// ``accessibilityHint`` with attributes for speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityRecord?.rarities?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { setSpoken(\.hint, \.attributedHint, newValue?.string, newValue) }
    }
    /// The kind and behavior of the object. By default, the value of the view's class.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.givenTraits ?? traitsByDefault }
        set { ensuredAccessibilityRecord.traits = newValue }
    }
    /// The frame of the object in screen coordinates. A view's frame by default.
    open var accessibilityFrame: CGRect {
        get { accessibilityRecord?.rarities?.frame ?? frameByDefault }
        set { ensuredAccessibilityRecord.ensuredRarities.frame = newValue }
    }
    /// The outline of the object in screen coordinates, used instead of ``accessibilityFrame``. Nil by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityRecord?.rarities?.path }
        set { ensuredAccessibilityRecord.ensuredRarities.path = newValue }
    }
    /// The point at which a touch activates the object, in screen coordinates. The center of its frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityRecord?.rarities?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ensuredAccessibilityRecord.ensuredRarities.activationPoint = newValue }
    }
    /// Whether the elements in the object are hidden from assistive technologies. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityRecord?.elementsHidden ?? false }
        set { ensuredAccessibilityRecord.elementsHidden = newValue }
    }
    /// Whether assistive technologies ignore the view's siblings. False by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityRecord?.isModal ?? isModalByDefault }
        set { ensuredAccessibilityRecord.isModal = newValue }
    }
    /// Whether the elements in the object are read as a group, before the object's siblings. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityRecord?.rarities?.groupsChildren ?? false }
        set { ensuredAccessibilityRecord.ensuredRarities.groupsChildren = newValue }
    }
    /// The navigation of the object's elements by switch devices.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityRecord?.rarities?.navigationStyle ?? .automatic }
        set { ensuredAccessibilityRecord.ensuredRarities.navigationStyle = newValue }
    }
    /// Whether the object responds to user interaction. By default, true for objects that can be pressed, edited or adjusted.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityRecord?.rarities?.respondsToUserInteraction ?? respondsByDefault }
        set { ensuredAccessibilityRecord.ensuredRarities.respondsToUserInteraction = newValue }
    }
    /// The names of the object for voice control, the best name first. The label by default.
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
    /// The options of direct touch, for an object that allows direct interaction.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityRecord?.rarities?.directTouchOptions ?? [] }
        set { ensuredAccessibilityRecord.ensuredRarities.directTouchOptions = newValue }
    }
    /// Whether the object is expanded or collapsed, for an object that supports it.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityRecord?.rarities?.expandedStatus ?? .unsupported }
        set { ensuredAccessibilityRecord.ensuredRarities.expandedStatus = newValue }
    }
    /// The language of the element's texts as a BCP 47 tag; nil for the app's language.
    open var accessibilityLanguage: String? {
        get { accessibilityRecord?.rarities?.language }
        set { ensuredAccessibilityRecord.ensuredRarities.language = newValue }
    }
    /// The kind of the element's text.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityRecord?.rarities?.textualContext }
        set { ensuredAccessibilityRecord.ensuredRarities.textualContext = newValue }
    }
    /// Additional actions of the element, each with a name.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityRecord?.rarities?.customActions }
        set { ensuredAccessibilityRecord.ensuredRarities.customActions = newValue }
    }
    /// The custom rotors of the element, which step through parts of its content.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityRecord?.rarities?.customRotors }
        set { ensuredAccessibilityRecord.ensuredRarities.customRotors = newValue }
    }
    /// The header elements of this element, such as the weekday above a day.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityRecord?.rarities?.headerElements }
        set { ensuredAccessibilityRecord.ensuredRarities.headerElements = newValue }
    }
    /// The elements for UI tests, used instead of ``accessibilityElements``.
    open var automationElements: [Any]? {
        get { accessibilityRecord?.rarities?.automationElements }
        set { ensuredAccessibilityRecord.ensuredRarities.automationElements = newValue }
    }
    /// The points from which the keyboard can start a drag, for a view with a drag interaction. By default the view's center, with the view's
    /// ``accessibilityLabel`` as its name.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityRecord?.rarities?.dragSources }
        set { ensuredAccessibilityRecord.ensuredRarities.dragSources = newValue }
    }
    /// The points at which the keyboard can drop, in navigation order, for a view with a drop interaction. By default the view's center, with the view's
    /// ``accessibilityLabel`` as its name.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityRecord?.rarities?.dropPoints }
        set { ensuredAccessibilityRecord.ensuredRarities.dropPoints = newValue }
    }

    // MARK: Closures that replace stored accessibility properties

    /// A closure that returns ``isAccessibilityElement`` at each access. It overrides a stored value.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.isElement }
        set { changeAccessibilityBlocks { $0.isElement = newValue } }
    }
    /// A closure that returns ``accessibilityIdentifier`` at each access. It overrides a stored value.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.identifier }
        set { changeAccessibilityBlocks { $0.identifier = newValue } }
    }
    /// A closure that returns ``accessibilityLabel`` at each access. It overrides a stored value.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.label }
        set { changeAccessibilityBlocks { $0.label = newValue } }
    }
    /// A closure that returns ``accessibilityValue`` at each access. It overrides a stored value.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.value }
        set { changeAccessibilityBlocks { $0.value = newValue } }
    }
    /// A closure that returns ``accessibilityHint`` at each access. It overrides a stored value.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.hint }
        set { changeAccessibilityBlocks { $0.hint = newValue } }
    }
    /// A closure that returns ``accessibilityTraits`` at each access. It overrides a stored value.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks?.traits }
        set { changeAccessibilityBlocks { $0.traits = newValue } }
    }
    /// A closure that returns ``accessibilityElements`` at each access. It overrides a stored value.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.elements }
        set { changeAccessibilityBlocks { $0.elements = newValue } }
    }

    // MARK: Accessibility container

    /// The elements in this object, in reading order. Nil for a view whose elements are found in its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityRecord?.givenElements }
        set { ensuredAccessibilityRecord.elements = newValue }
    }
    /// The kind of container that the object is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityRecord?.rarities?.containerType ?? containerTypeByDefault }
        set { ensuredAccessibilityRecord.ensuredRarities.containerType = newValue }
    }
    /// The number of elements in this object. By default, the count of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index; nil if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of `element`; `NSNotFound` if it is not in this object.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // MARK: Actions of assistive technologies

    /// Activates the object. Return true if it was handled; otherwise the object is tapped at its ``accessibilityActivationPoint``.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value of an adjustable object.
    open func accessibilityIncrement() {}
    /// Decrements the value of an adjustable object.
    open func accessibilityDecrement() {}
    /// Scrolls the object. Return true if it was handled; otherwise the container is called.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses the current content. Return true if it was handled; otherwise the container is called.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action of the app, such as playing or answering a call. Return true if it was handled; otherwise the next
    /// responder is called.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Zooms in at a point in screen coordinates.
    @discardableResult
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// Zooms out at a point in screen coordinates.
    @discardableResult
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// Called when an assistive technology focused the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology moved its focus away from the object.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology focuses the object.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }
    /// The assistive technologies that focus the object; nil if it is not focused.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }
}

extension UIResponder {
    /// The window of the responder: that of the first view or window along its chain.
    var hostingWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.viewIfLoaded { return view.window }
            responder = current.next
        }
        return nil
    }

    /// Whether `other` is this responder or a later one in its chain.
    func isFollowed(by other: UIResponder) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === other }
    }
}
