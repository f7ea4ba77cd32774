import Foundation

/// A view that converts touches to control events, and calls its targets: the superclass of buttons, switches and sliders.
///
/// A subclass that tracks touches overrides ``beginTracking(_:with:)``, ``continueTracking(_:with:)``, ``endTracking(_:with:)`` and
/// ``cancelTracking(with:)``. It need not override the methods of `UIResponder` for touches.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate, KeyRepeating, MenuAnchor, ScrollContentBoundary {
    // MARK: Initialization

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs `primaryAction` at ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(UIControl.self, into: self)
    }

    // MARK: State

    /// Whether the control handles touches. True by default. Setting it to false cancels a tracked touch.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, let trackedTouch { stopTracking(trackedTouch, nil) }
            stateDidChange()
        }
    }

    /// Whether the control is selected. False by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted, usually because a touch is inside it. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The state of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        // Checks the window first, because this is cheaper. During setup, many controls without a window are queried; they are never focused.
        if currentWindow != nil, isFirstResponder { state.insert(.focused) }
        return state
    }

    /// Whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// Whether the tracked touch is inside the control, or within the tolerance around it.
    open private(set) var isTouchInside = false

    /// The vertical alignment of the content. Centered by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        willSet { recordAppearance(\UIControl.contentVerticalAlignment, newValue) }
        didSet { setNeedsLayout() }
    }
    /// The horizontal alignment of the content. Centered by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        willSet { recordAppearance(\UIControl.contentHorizontalAlignment, newValue) }
        didSet { setNeedsLayout() }
    }

    /// ``contentHorizontalAlignment``, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Updates the appearance after a change of the state.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Tracking

    /// Called when a touch begins in the control. Return false to ignore the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moved. Return false to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ended, or when tracking stopped.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Targets

    /// Calls `action` on `target`, held weakly, when one of `controlEvents` occurs. A nil target stands for the first responder in the chain that
    /// implements the action.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.add(target, action, for: controlEvents)
    }

    /// Removes a target that ``addTarget(_:action:for:)`` added. Nil stands for all targets, or all actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target, action, for: controlEvents)
    }

    /// Performs `action` when one of `controlEvents` occurs. Replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        targets.add(action, for: controlEvents)
    }

    /// Removes `action`, or an action with the same identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        targets.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targets.remove(actionIdentifier, for: controlEvents)
    }

    /// The targets of the control; `NSNull` represents the responder chain.
    open var allTargets: Set<AnyHashable> { targets.targets }

    /// The events for which at least one target or action is registered.
    open var allControlEvents: Event { targets.events }

    /// Returns the names of the actions that `target` receives for an event; nil for an empty list.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        targets.names(for: target, controlEvent)
    }

    /// Calls `iterator` for each registered action, and for each registered target with its method. The arguments also contain the events. A nil
    /// target represents the responder chain. Setting the last argument to true stops the enumeration.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        targets.visit(iterator)
    }

    /// Calls a method on a target; if `target` is nil, on the first responder in the chain that implements it. Override to observe actions.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            action.perform(on: target as AnyObject, sender: self, event: event)
        } else {
            UIApplication.shared.sendAction(action, to: nil, from: self, for: event)
        }
    }

    /// Performs an action. Override to observe actions.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Calls the targets and actions of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    // MARK: Menus

    /// The control's context menu interaction; nil if ``isContextMenuInteractionEnabled`` is false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// The interaction that shows the control's menu.
    private var menuInteraction: UIContextMenuInteraction?

    /// Whether the control shows the menu that it provides as delegate of its ``contextMenuInteraction``. False by default.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set {
            guard newValue != (menuInteraction != nil) else { return }
            if let menuInteraction { removeInteraction(menuInteraction) }
            menuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
            if let menuInteraction { addInteraction(menuInteraction) }
        }
    }

    /// Whether a touch opens the menu instead of performing the primary action. If false, the default, a long press opens the menu.
    open var showsMenuAsPrimaryAction = false

    /// Returns the point to which the menu is attached, in the control's coordinates. The default is the middle of the bottom edge. With this
    /// default, the menu is placed beside the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Returns the control's menu. Nil unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview that is lifted while the touch rests. Nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview that animates back when the menu closes. Nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu opens. An override calls `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu closes. An override calls `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Sends the event of a menu that a touch opens.
    func menuActionWasTriggered() { sendActions(for: .menuActionTriggered) }

    /// Highlights the control while the menu is open, if a touch opened it.
    func menuDidOpen(_ isOpen: Bool) {
        if showsMenuAsPrimaryAction { isHighlighted = isOpen }
    }

    /// Called when the user selected an item of the control's menu, before its action is performed.
    func menuDidChoose(_ leaf: any UIMenuLeaf) {}

    /// Whether `point` is the default of ``menuAttachmentPoint(for:)``. If so, the menu is placed beside the whole control.
    func hasDefaultAttachmentPoint(_ point: CGPoint) -> Bool { point == CGPoint(x: bounds.midX, y: bounds.maxY) }

    // MARK: Touches

    private var targets = ControlTargets()
    private weak var trackedTouch: UITouch?

    private func send(_ events: Event, _ event: UIEvent?) {
        targets.send(events, from: self, event)
    }

    /// The distance outside the control within which a tracked touch still counts as inside, in points. The same as in UIKit.
    private static let tolerance: CGFloat = 70

    /// Whether a touch is inside, with the tolerance if it is tracked.
    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let slack: CGFloat = isTracking ? Self.tolerance : 0
        return point(inside: location, with: event) || bounds.insetBy(dx: -slack, dy: -slack).contains(location)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        trackingDidChange()
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        guard continueTracking(touch, with: event) else { return stopTracking(touch, event, sending: []) }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInside(touch, event)
        let isInside = isTouchInside
        endTracking(touch, with: event)
        forgetTouch()
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { touchedUpInside(event) } else { touchedUpOutside(event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        stopTracking(touch, event)
    }

    /// Stops tracking when the control leaves its window, although the touch continues.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, let touch = trackedTouch { stopTracking(touch, nil) }
    }

    // MARK: Keys

    /// Whether the focused control handles `key`. Performs the key's action if `performing` is true.
    func takes(_ key: UIKey, performing: Bool) -> Bool { false }

    override func takesKeyItself(_ key: UIKey) -> Bool { isEnabled && takes(key, performing: false) }

    /// Handles the keys that have a meaning for the control, and passes the others to the responder chain.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in
            guard isEnabled, let key = press.key, takes(key, performing: true) else { return true }
            press.control = self
            return false
        }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    /// Repeats a key that the control handled while it is held down.
    func keyDidRepeat(_ press: UIPress) {
        guard isEnabled, window != nil, let key = press.key else { return }
        _ = takes(key, performing: true)
    }

    /// The part of the control that the pointer highlights at `point`; nil for none.
    func pointerPart(at point: CGPoint) -> PointerPart? { nil }

    // MARK: The primary action

    /// Called when the touch ended inside. Controls that react to taps override it.
    func touchedUpInside(_ event: UIEvent?) {}

    /// Called when the touch ended outside.
    func touchedUpOutside(_ event: UIEvent?) {}

    /// Called when the control begins or ends tracking a touch.
    func trackingDidChange() {}

    private func stopTracking(_ touch: UITouch, _ event: UIEvent?, sending events: Event = .touchCancel) {
        if events.isEmpty { endTracking(touch, with: event) } else { cancelTracking(with: event) }
        forgetTouch()
        if !events.isEmpty { send(events, event) }
    }

    private func forgetTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        trackingDidChange()
    }

    /// Prevents recognizers of ancestor views from recognizing the control's own gestures (`ownGestures(at:)`).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self {
            let point = gestureRecognizer.trackedTouches.last?.beginning(in: self) ?? gestureRecognizer.location(in: self)
            if !ownGestures(at: point).isDisjoint(with: ControlGestures(of: gestureRecognizer, on: self)) { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Returns the gestures that the control handles itself if a touch begins at `point`, such as a drag of a slider's thumb. Empty unless
    /// overridden. An app's controls override ``gestureRecognizerShouldBegin(_:)`` instead.
    func ownGestures(at point: CGPoint) -> ControlGestures { [] }

    // MARK: Accessibility

    /// Whether the control is enabled, and is one accessibility element or can become first responder.
    open override var canBecomeFocused: Bool { isEnabled && (isAccessibilityElement || canBecomeFirstResponder) }

    override var traitsByDefault: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
