import Foundation
import Host

// The actions of assistive technologies.
@MainActor
extension AccessibilityTree {
    /// A named action.
    struct Action {
        let name: String
        let perform: () -> Bool
    }

    /// The actions of an object, activation first. Names of standard actions stay in English, because programs compare them. Custom actions have
    /// the app's names. Actions of drags and rotors have names in the desktop's language.
    static func actions(of object: NSObject, _ traits: UIAccessibilityTraits) -> [Action] {
        var actions: [Action] = []
        guard !(object is UIWindowScene) else { return [] }
        // A disabled element still has the actions of its rotors, so that a screen reader can move from it to a rotor's results.
        guard !traits.contains(.notEnabled) else { return rotorActions(of: object) }
        let role = role(of: object)
        if traits.contains(.adjustable) || role == .spinButton {
            actions.append(Action(name: "increment") { increment(object, up: true) })
            actions.append(Action(name: "decrement") { increment(object, up: false) })
        } else if isElement(object) && object.accessibilityRespondsToUserInteraction || role == .listItem {
            actions.append(Action(name: "activate") { activate(object) })
        }
        for custom in object.accessibilityCustomActions ?? [] { actions.append(Action(name: custom.name) { custom.perform() }) }
        if let cell = object as? UIView, let list = table(of: cell) as? any AccessibilityList {
            actions += list.accessibilityActions(of: cell)
        }
        if let scene = scene(of: object) { actions += AccessibilityActionProviders.of(scene.platform).actions(of: object) }
        if object.accessibilityViewIsModal || role == .alert || role == .menu {
            actions.append(Action(name: "dismiss") { escape(from: object) })
        }
        if let view = object as? UIView, view.accessibilityInteractions.contains(where: \.hasContextMenu) {
            actions.append(Action(name: "show menu") { showMenu(of: view) })
        }
        return actions + rotorActions(of: object)
    }

    /// Whether an object is interactive: it can be activated or dragged, or has custom actions.
    static func isUsable(_ object: NSObject) -> Bool {
        if object.accessibilityRespondsToUserInteraction || !(object.accessibilityCustomActions ?? []).isEmpty { return true }
        return (object as? UIView)?.accessibilityInteractions.contains(where: \.makesViewUsable) ?? false
    }

    /// Whether an object may accept drops at any time. Screen readers cache whether an object has actions, so this is reported even if the object has no
    /// action yet.
    static func mayBeDroppedAt(_ object: NSObject) -> Bool {
        (object as? UIView)?.accessibilityInteractions.contains(where: \.acceptsDrops) ?? false
    }

    /// Whether an object is a text input. A drag from a text input moves the selected text instead of the view.
    static func isText(_ object: NSObject) -> Bool { object is any UITextInput }

    /// Activates an object by `accessibilityActivate()`, or else by a tap at its activation point. Returns false if the object is disabled,
    /// covered, or still animating.
    package static func activate(_ object: NSObject) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        if object.accessibilityActivate() { return true }
        if let text = object as? UIView, text is any UITextInput, text.becomeFirstResponder() { return true }
        _ = reveal(object, animated: false)
        guard let scene = scene(of: object) else { return false }
        let point = object.accessibilityActivationPoint
        return isTouchable(object, at: point, in: scene) && touch(at: point, in: scene)
    }

    /// Whether a touch at a point of a scene hits the object's view or a descendant. If the view is not interactive, its nearest superview with
    /// user interaction replaces it.
    private static func isTouchable(_ object: NSObject, at point: CGPoint, in scene: UIWindowScene) -> Bool {
        guard let view = view(of: object), let hit = scene.windowStack.hitTest(point, with: nil)?.view else { return true }
        let taking = sequence(first: view, next: \.superview).first(where: \.isUserInteractionEnabled)
        return taking.map(hit.isDescendant(of:)) ?? true
    }

    /// Simulates a tap at a point of a scene.
    private static func touch(at point: CGPoint, in scene: UIWindowScene) -> Bool {
        guard scene.windowStack.bounds.contains(point), let platform = Platform.current else { return false }
        let now = platform.clock.now()
        // A touch identifier that hosts do not assign, so that the tap is separate from real touches.
        let finger = UInt64.max
        for phase in [HostTouch.Phase.began, .ended] {
            scene.eventSource.receive(.touch(HostTouch(id: finger, phase: phase, sample: HostSample(position: point, timestamp: now))))
            scene.eventSource.flush()
        }
        return true
    }

    private static func increment(_ object: NSObject, up: Bool) -> Bool {
        if up { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
        return true
    }

    /// Performs the escape gesture on the object or its nearest container that handles the gesture. Otherwise dismisses the presented controller
    /// or pops the navigation stack.
    package static func escape(from object: NSObject) -> Bool {
        var responder = object as? UIResponder
        while let current = responder {
            if current.accessibilityPerformEscape() { return true }
            responder = current.next
        }
        guard let window = view(of: object)?.window, let front = window.frontController else { return false }
        if let presented = front.presentationController, front.presentingViewController != nil, presented.mayBeDismissed {
            front.dismiss(animated: true)
            return true
        }
        return front.popInFront() ?? false
    }

    /// Scrolls the object or its closest container that can scroll. Returns false if nothing scrolled.
    package static func scroll(_ object: NSObject, _ direction: UIAccessibilityScrollDirection) -> Bool {
        var responder = object as? UIResponder
        while let current = responder {
            if current.accessibilityScroll(direction) { return true }
            responder = current.next
        }
        return false
    }

    /// Scrolls all enclosing scroll views until the object is visible. Returns false if it is not in a scroll view.
    static func reveal(_ object: NSObject, animated: Bool) -> Bool {
        guard let view = view(of: object), view.window != nil else { return false }
        var isScrolled = false
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let outer else { break }
            guard let scroll = outer as? any AccessibilityScrolling, scroll.isScrollEnabled else { continue }
            let frame = object.accessibilityFrame
            guard let root = view.window?.layer.superlayer else { break }
            scroll.baseScrollRectToVisible(scroll.layer.convert(frame, from: root), animated: animated)
            isScrolled = true
        }
        return isScrolled
    }

    /// Opens a view's context menu. For a row or item of a list, this may be the list's menu for that row or item.
    static func showMenu(of view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        if view.accessibilityInteractions.contains(where: { $0.openContextMenu(at: middle) }) { return true }
        guard let list = table(of: view) as? any AccessibilityList else { return false }
        return list.openContextMenu(at: view.convert(middle, to: list))
    }
}

extension UIView {
    /// The view's interactions that provide accessibility actions.
    fileprivate var accessibilityInteractions: [any AccessibilityInteraction] {
        attachedInteractions.compactMap { $0 as? any AccessibilityInteraction }
    }
}
