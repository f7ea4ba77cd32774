import Foundation

/// A view that turns touches into events and tells its targets of them: buttons, switches, sliders.
///
/// A subclass that follows a finger overrides ``beginTracking(_:with:)``, ``continueTracking(_:with:)``, ``endTracking(_:with:)`` and
/// ``cancelTracking(with:)``; it need not look at touches itself.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that performs `primaryAction` when what it is there for happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(UIControl.self, into: self)
    }

    // MARK: State

    /// Whether the control takes touches. True unless set; false in mid touch cancels it.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, let trackedTouch { stopTracking(trackedTouch, nil) }
            stateDidChange()
        }
    }

    /// Whether the control is chosen. False unless set.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// How the control is.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        // While a screen is made its controls are asked many times, and outside of a window none is.
        if currentWindow != nil, isFirstResponder { state.insert(.focused) }
        return state
    }

    /// A finger is on the control, or was when it came down.
    open private(set) var isTracking = false
    /// The finger that is followed is inside, or as near as counts.
    open private(set) var isTouchInside = false

    /// Where content lies up and down.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        willSet { recordAppearance(\UIControl.contentVerticalAlignment, newValue) }
        didSet { setNeedsLayout() }
    }
    /// Where content lies across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        willSet { recordAppearance(\UIControl.contentHorizontalAlignment, newValue) }
        didSet { setNeedsLayout() }
    }

    /// ``contentHorizontalAlignment``, with left or right for leading and trailing.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// The state changed: shows it.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Tracking

    /// A finger came down. False leaves it alone.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved. False stops following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted, or is no longer followed.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Targets

    /// Performs `action` on `target`, which is held weakly, at each of `controlEvents`. Nil is the first along the chain of responders
    /// that can.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.add(target, action, for: controlEvents)
    }

    /// Takes back what ``addTarget(_:action:for:)`` did. Nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target, action, for: controlEvents)
    }

    /// Performs `action` at each of `controlEvents`, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        targets.add(action, for: controlEvents)
    }

    /// Takes `action`, or one with its identifier, back.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        targets.remove(action.identifier, for: controlEvents)
    }

    /// Takes the action with an identifier back.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targets.remove(actionIdentifier, for: controlEvents)
    }

    /// The objects that are told of events; `NSNull` among them stands for the chain of responders.
    open var allTargets: Set<AnyHashable> { targets.targets }

    /// The events that a target is told of.
    open var allControlEvents: Event { targets.events }

    /// The names of the methods that `target` is told of an event by, of those that have names; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        targets.names(for: target, controlEvent)
    }

    /// Calls `iterator` with each action, or each target (nil for the chain of responders) and its method, and the events. Setting the last
    /// argument to true stops.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        targets.visit(iterator)
    }

    /// Performs a method on a target; on the first along the chain of responders that has it, where that is nil. Override to see what is
    /// sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            action.perform(on: target as AnyObject, sender: self, event: event)
        } else {
            UIApplication.shared.sendAction(action, to: nil, from: self, for: event)
        }
    }

    /// Performs an action. Override to see what is sent.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Tells the targets that one of `controlEvents` happened.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    // MARK: Menus

    /// The control's context menu, where it has one; nil where ``isContextMenuInteractionEnabled`` is false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// The interaction that shows the control's menu.
    private var menuInteraction: UIContextMenuInteraction?

    /// Whether the control shows a menu: the one that it gives as the delegate of its ``contextMenuInteraction``. False unless set.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set {
            guard newValue != (menuInteraction != nil) else { return }
            if let menuInteraction { removeInteraction(menuInteraction) }
            menuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
            if let menuInteraction { addInteraction(menuInteraction) }
        }
    }

    /// Whether a touch opens the menu, in place of the control's primary action. False unless set: a long press opens it.
    open var showsMenuAsPrimaryAction = false

    /// Where the menu is attached, in the control's coordinates. Unless overridden beside all of the control, which the middle of its bottom
    /// edge stands for.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// The control's menu: none, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted while the finger rests. A control's menu lifts nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Where the preview goes when the menu goes. A control's menu has none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The menu is about to come. Call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go. Call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is open, or gone: a control that opened it at a touch looks pressed meanwhile.
    func menuDidOpen(_ isOpen: Bool) {
        if showsMenuAsPrimaryAction { isHighlighted = isOpen }
    }

    /// A person chose from the control's menu. Called before that is performed.
    func menuDidChoose(_ leaf: any UIMenuLeaf) {}

    /// Whether `point` stands for all of the control, as ``menuAttachmentPoint(for:)`` says unless overridden.
    func hasDefaultAttachmentPoint(_ point: CGPoint) -> Bool { point == CGPoint(x: bounds.midX, y: bounds.maxY) }

    // MARK: Touches

    private var targets = ControlTargets()
    private weak var trackedTouch: UITouch?

    private func send(_ events: Event, _ event: UIEvent?) {
        targets.send(events, from: self, event)
    }

    /// How far outside of a control a finger that came down inside still counts, in points. UIKit's.
    private static let tolerance: CGFloat = 70

    /// Whether a finger that is followed counts as inside.
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

    /// A control that leaves its window under the finger stops following it, although the touch itself goes on.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, let touch = trackedTouch { stopTracking(touch, nil) }
    }

    // MARK: Keys

    /// Whether `key` does something to the control while keys are given to it; does it, where that is asked for.
    func takes(_ key: UIKey, performing: Bool) -> Bool { false }

    override func takesKeyItself(_ key: UIKey) -> Bool { isEnabled && takes(key, performing: false) }

    /// Does what the keys mean to the control, and leaves the others to the chain of responders.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in
            guard isEnabled, let key = press.key, takes(key, performing: true) else { return true }
            press.control = self
            return false
        }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    /// A key that did something to the control is still down.
    func pressGoesOn(_ press: UIPress) {
        guard isEnabled, window != nil, let key = press.key else { return }
        _ = takes(key, performing: true)
    }

    /// The part of the control that the pointer shades at `point`; nil for none.
    func pointerPart(at point: CGPoint) -> PointerPart? { nil }

    // MARK: What the control is there for

    /// A finger was lifted inside: what the control is there for, where that is to be tapped.
    func touchedUpInside(_ event: UIEvent?) {}

    /// A finger was lifted outside.
    func touchedUpOutside(_ event: UIEvent?) {}

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
    }

    /// Keeps recognizers of the views around from the control's own gestures (``ownGestures(at:)``).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self {
            let point = gestureRecognizer.trackedTouches.last?.beginning(in: self) ?? gestureRecognizer.location(in: self)
            if !ownGestures(at: point).isDisjoint(with: ControlGestures(of: gestureRecognizer, on: self)) { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The gestures that the control is there for if a finger came down at `point`: a tap on a button, a drag along a slider from its thumb.
    /// A program's controls leave everything to recognizers, unless they override ``gestureRecognizerShouldBegin(_:)``.
    func ownGestures(at point: CGPoint) -> ControlGestures { [] }

    // MARK: Accessibility

    /// Whether the control can be used, and is one thing to a person.
    open override var canBecomeFocused: Bool { isEnabled && (isAccessibilityElement || canBecomeFirstResponder) }

    override var traitsByDefault: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
