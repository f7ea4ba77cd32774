extension UIWindow {
    /// Content scrolled in the window: another view may be under the pointer now.
    func contentDidScroll() {
        guard let source = windowScene?.eventSource else { return }
        source.pointer.contentDidScroll()
        source.hover.contentDidChange()
    }

    /// What ``UIWindow/sendEvent(_:)`` does: gives touches to recognizers and views, and keys to the first responder.
    package func deliver(_ event: UIEvent) {
        if event.type == .touches {
            windowScene?.focusIfAny?.pointerWasUsed()
            (event.environment ?? gestureEnvironment).deliver(event, in: self)
        } else if let event = event as? UIPressesEvent {
            guard let press = event.changed, press.window === self else { return }
            if let stream = press.stream { gestureEnvironment.deliver(stream, event) }
            tell(press, event)
        } else if let event = event as? StreamEvent {
            guard event.stream.window === self else { return }
            event.isDelivered = true
            gestureEnvironment.deliver(event.stream, event)
        } else if let event = event as? HoverEvent {
            gestureEnvironment.deliver(event)
        }
    }

    /// Tells a press's responder of it, unless a recognizer took it: of one beginning and one end.
    private func tell(_ press: UIPress, _ event: UIPressesEvent) {
        guard press.stream?.isClaimed != true, press.isTold != (press.phase == .began) else { return }
        press.isTold = press.phase != .ended && press.phase != .cancelled
        switch press.phase {
        case .began: press.responder?.pressesBegan([press], with: event)
        case .changed: press.responder?.pressesChanged([press], with: event)
        case .ended: press.responder?.pressesEnded([press], with: event)
        case .cancelled: press.responder?.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }

    /// Whom keys are given to: a menu that is open, or else the first responder, or else the controller that is shown in front, or else the window. Of a controller that
    /// shows one of those that it contains that one, as a person means what is on the screen.
    var keyResponder: UIResponder? { openMenu?.keyResponder ?? windowScene?.menuBar?.openMenu?.keyResponder ?? commandResponder }

    /// Whom commands are given to, menus aside.
    var commandResponder: UIResponder { firstResponder ?? focusedResponder ?? frontController?.innermostShown ?? self }

    /// The view that has the keyboard's focus, or that draws what has it, while a person goes by keys.
    var focusedResponder: UIResponder? {
        guard let focus = windowScene?.focusIfAny, focus.isShown, let object = focus.object else { return nil }
        let view = AccessibilityTree.view(of: object)
        // What is behind something that is presented gets no keys.
        guard view?.window === self, let view, isFollowedByFront(view) else { return nil }
        return view
    }

    private func isFollowedByFront(_ view: UIView) -> Bool {
        guard let front = frontController else { return true }
        return view.isFollowed(by: front)
    }

    /// The controller that is shown in front of the others: the last that is presented, or else the root.
    var frontController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// Where the recognizers of the window's views meet.
    package var gestureEnvironment: GestureEnvironment { windowScene?.eventSource.environment ?? .current }
}

extension UIViewController {
    /// The controller itself, or where it shows exactly one of those that it contains, that one's.
    fileprivate var innermostShown: UIViewController {
        let shown = children.filter { $0.viewIfLoaded?.isShown ?? false }
        return shown.count == 1 ? shown[0].innermostShown : self
    }
}

extension UIView {
    /// Whether the view is in a window, and neither it nor what is around it is hidden.
    fileprivate var isShown: Bool {
        window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
}
