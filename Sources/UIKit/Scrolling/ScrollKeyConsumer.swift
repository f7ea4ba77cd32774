/// Scrolls the content of a window with keys that no responder handled.
struct ScrollKeyConsumer: WindowEventConsumer {
    func handles(_ press: UIPress, in window: UIWindow) -> Bool { window.scrollsContent(for: press) }
}
