/// Dismisses a presentation with Escape.
struct PresentationConsumer: WindowEventConsumer {
    func handles(_ press: UIPress, in window: UIWindow) -> Bool { window.sendsAwayPresentation(for: press) }
}
