extension UIWindow {
    /// Updates the view under the pointer after content scrolled in the window.
    func contentDidScroll() { windowScene?.eventSource.contentDidScroll() }

    /// The implementation of ``UIWindow/sendEvent(_:)``: delivers touches to recognizers and views, and keys to the first responder.
    package func deliver(_ event: UIEvent) {
        if event.type == .touches {
            for consumer in eventConsumers { consumer.windowWillDeliverTouches(self) }
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

    /// Delivers a press to its responder, unless a recognizer took it. The responder gets exactly one beginning and one end.
    private func tell(_ press: UIPress, _ event: UIPressesEvent) {
        guard press.stream?.isClaimed != true, press.hasReceivedBeginning != (press.phase == .began) else { return }
        press.hasReceivedBeginning = press.phase != .ended && press.phase != .cancelled
        switch press.phase {
        case .began: press.responder?.pressesBegan([press], with: event)
        case .changed: press.responder?.pressesChanged([press], with: event)
        case .ended: press.responder?.pressesEnded([press], with: event)
        case .cancelled: press.responder?.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }

    /// The parts of the library that handle the window's events, in the order in which they are called. Empty without a scene.
    var eventConsumers: [any WindowEventConsumer] { windowScene?.eventConsumers ?? [] }

    /// The responder for keys: that of a consumer, such as an open menu, or else the one for commands.
    var keyResponder: UIResponder? {
        for consumer in eventConsumers {
            if let responder = consumer.keyResponder(of: self) { return responder }
        }
        return commandResponder
    }

    /// The responder for commands: the first responder, or else that of a consumer, such as the focused view, or else the frontmost controller, or
    /// else the window. A controller that shows exactly one of its children is replaced by that child, since the user means the visible one.
    var commandResponder: UIResponder {
        if let firstResponder { return firstResponder }
        for consumer in eventConsumers {
            if let responder = consumer.commandResponder(of: self) { return responder }
        }
        return frontController?.innermostShown ?? self
    }

    /// The frontmost controller: the last presented one, or else the root.
    var frontController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// The gesture environment of the window's views.
    package var gestureEnvironment: GestureEnvironment { windowScene?.eventSource.environment ?? .current }
}

extension UIViewController {
    /// The controller itself, or the innermost child if it shows exactly one of its children.
    fileprivate var innermostShown: UIViewController {
        let shown = children.filter { $0.viewIfLoaded?.isShown ?? false }
        return shown.count == 1 ? shown[0].innermostShown : self
    }
}

extension UIView {
    /// Whether the view is in a window, and neither the view nor an ancestor is hidden.
    fileprivate var isShown: Bool {
        window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
}
