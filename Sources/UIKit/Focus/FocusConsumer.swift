/// Moves the focus with keys, and hides it when the pointer or a finger is used.
struct FocusConsumer: WindowEventConsumer {
    func windowWillDeliverTouches(_ window: UIWindow) { window.windowScene?.focusIfAny?.pointerWasUsed() }

    func commandResponder(of window: UIWindow) -> UIResponder? { window.focusedResponder }

    func handles(_ press: UIPress, in window: UIWindow) -> Bool { window.movesFocus(for: press) }
}
