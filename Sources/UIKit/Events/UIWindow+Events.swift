extension UIWindow {
    /// What ``UIWindow/sendEvent(_:)`` does: gives touches to recognizers and views, and keys to the first responder.
    package func deliver(_ event: UIEvent) {
        if event.type == .touches {
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

    /// Whom keys are given to: the first responder, or else the controller that is shown in front, or else the window.
    var keyResponder: UIResponder? {
        if let firstResponder { return firstResponder }
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller ?? self
    }

    /// Where the recognizers of the window's views meet.
    package var gestureEnvironment: GestureEnvironment { windowScene?.eventSource.environment ?? .current }
}
