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

    /// The actions of an object, activation first. Standard names stay in English, since programs read them. Custom actions have the app's
    /// names; drags and rotors have names in the desktop's language.
    static func actions(of object: NSObject, _ traits: UIAccessibilityTraits) -> [Action] {
        var actions: [Action] = []
        guard !(object is UIWindowScene) else { return [] }
        // A disabled element has only the actions of rotors, because a screen reader can continue from it.
        guard !traits.contains(.notEnabled) else { return rotorActions(of: object) }
        if traits.contains(.adjustable) || object is UIStepper {
            actions.append(Action(name: "increment") { increment(object, up: true) })
            actions.append(Action(name: "decrement") { increment(object, up: false) })
        } else if isElement(object) && object.accessibilityRespondsToUserInteraction || role(of: object) == .listItem {
            actions.append(Action(name: "activate") { activate(object) })
        }
        for custom in object.accessibilityCustomActions ?? [] { actions.append(Action(name: custom.name) { custom.perform() }) }
        if let cell = object as? UIView { actions += swipeActions(of: cell) }
        actions += dragActions(of: object)
        if object.accessibilityViewIsModal || role(of: object) == .alert || role(of: object) == .menu {
            actions.append(Action(name: "dismiss") { escape(from: object) })
        }
        if let view = object as? UIView, view.attachedInteractions.contains(where: { $0 is UIContextMenuInteraction }) {
            actions.append(Action(name: "show menu") { showMenu(of: view) })
        }
        return actions + rotorActions(of: object)
    }

    /// Whether an object is interactive: it can be activated or dragged, or has custom actions.
    static func isUsable(_ object: NSObject) -> Bool {
        if object.accessibilityRespondsToUserInteraction || !(object.accessibilityCustomActions ?? []).isEmpty { return true }
        return (object as? UIView)?.attachedInteractions.contains { ($0 as? UIDragInteraction)?.isEnabled == true } ?? false
    }

    /// Activates an object by `accessibilityActivate()`, or by a touch at its activation point. Returns false without an effect: the object
    /// is disabled, covered, or still animating.
    package static func activate(_ object: NSObject) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        if object.accessibilityActivate() { return true }
        if let text = object as? UIView, text is any UITextInput, text.becomeFirstResponder() { return true }
        _ = reveal(object, animated: false)
        guard let scene = scene(of: object) else { return false }
        let point = object.accessibilityActivationPoint
        return isTouchable(object, at: point, in: scene) && touch(at: point, in: scene)
    }

    /// Whether a touch at a point of a scene reaches the object's view, its descendants, or the nearest superview that takes touches.
    private static func isTouchable(_ object: NSObject, at point: CGPoint, in scene: UIWindowScene) -> Bool {
        guard let view = view(of: object), let hit = scene.windowStack.hitTest(point, with: nil)?.view else { return true }
        let taking = sequence(first: view, next: \.superview).first(where: \.isUserInteractionEnabled)
        return taking.map(hit.isDescendant(of:)) ?? true
    }

    /// Touches a scene at a point.
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

    /// Performs the escape gesture on the object or its nearest container that handles it, or else dismisses the presented controller.
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
        if let navigation = front.frontNavigation, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
            return true
        }
        return false
    }

    /// Scrolls the closest container of an object that can scroll. Returns false without one.
    package static func scroll(_ object: NSObject, _ direction: UIAccessibilityScrollDirection) -> Bool {
        var responder = object as? UIResponder
        while let current = responder {
            if current.accessibilityScroll(direction) { return true }
            responder = current.next
        }
        return false
    }

    /// Scrolls an object into view in all of its scroll views. Returns false without a scroll view.
    static func reveal(_ object: NSObject, animated: Bool) -> Bool {
        guard let view = view(of: object), view.window != nil else { return false }
        var isScrolled = false
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let outer else { break }
            guard let scroll = outer as? UIScrollView, scroll.isScrollEnabled else { continue }
            let frame = object.accessibilityFrame
            guard let root = view.window?.layer.superlayer else { break }
            scroll.baseScrollRectToVisible(scroll.layer.convert(frame, from: root), animated: animated)
            isScrolled = true
        }
        return isScrolled
    }

    /// Opens a view's context menu: its own, or that of its list for a row or item.
    static func showMenu(of view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let menus = view.attachedInteractions.compactMap { $0 as? UIContextMenuInteraction }
        if menus.contains(where: { $0.open(at: middle, byPointer: false) }) { return true }
        guard let list = table(of: view) as? any ItemList else { return false }
        return list.contextMenuInteraction?.open(at: view.convert(middle, to: list), byPointer: false) ?? false
    }

    /// The swipe actions of a table's row or of a list cell, with the table's default action, which deletes the row.
    private static func swipeActions(of cell: UIView) -> [Action] {
        guard let list = table(of: cell) as? any SwipeActionsList else { return [] }
        // In editing mode the cell's own controls open the actions.
        if let collection = list as? UICollectionView, collection.isEditing { return [] }
        let configurations = [SwipeEdge.trailing, .leading].compactMap { list.swipeActions(of: cell, at: $0) }
        return configurations.flatMap(\.actions).compactMap { action -> Action? in
            guard let title = action.title, !title.isEmpty else { return nil }
            return Action(name: title) {
                action.handler(action, cell) { _ in }
                return true
            }
        }
    }
}

extension UIViewController {
    /// The frontmost navigation controller.
    fileprivate var frontNavigation: UINavigationController? {
        if let navigation = self as? UINavigationController { return navigation }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.frontNavigation }
        for child in children {
            if let navigation = child.frontNavigation { return navigation }
        }
        return nil
    }
}
