import Host

/// A part of the library that handles events of a scene, such as menus or the focus.
///
/// `EventConsumers` contains all consumers in the order of their calls. A consumer has no state: it looks up the state of its part of the
/// library in the scene or the window. Some methods are called for each event, so they do not allocate memory. The default implementations do nothing.
@MainActor
protocol WindowEventConsumer {
    /// Called for each event of the host, before the scene converts it.
    func scene(_ scene: UIWindowScene, willReceive event: HostEvent)
    /// Called after the desktop's window was resized, before the scene is resized.
    func sceneWillResize(_ scene: UIWindowScene)
    /// Called after the scene and its windows were resized.
    func sceneDidResize(_ scene: UIWindowScene)
    /// Called after the desktop's window became active or inactive, before the scene's state and traits change.
    func sceneWillChangeActivation(_ scene: UIWindowScene)
    /// Called after the desktop's window was closed, before the scene disconnects.
    func sceneWillClose(_ scene: UIWindowScene)
    /// Called before a window delivers touches to recognizers and views.
    func windowWillDeliverTouches(_ window: UIWindow)
    /// Returns the responder that receives the keys of a window instead of the window's own responders. Nil does not redirect the keys.
    func keyResponder(of window: UIWindow) -> UIResponder?
    /// Returns the responder for the keys and commands of a window without a first responder. Nil uses the frontmost controller.
    func commandResponder(of window: UIWindow) -> UIResponder?
    /// Handles a key that no responder of the window has handled. Returns false if the key has no effect.
    func handles(_ press: UIPress, in window: UIWindow) -> Bool
    /// Performs the command of a key before responders get the key. Nil if no command matches the key.
    ///
    /// - Parameters:
    ///   - usage: The key's HID usage.
    ///   - keyResponder: Returns the current key responder. The search of a command begins there.
    func command(for key: UIKey, usage: Int, from keyResponder: @escaping () -> UIResponder?) -> (any HeldCommand)?
    /// Called after a transition replaced the content of a window. `view` has the new content.
    func screenDidChange(to view: UIView?)
}

extension WindowEventConsumer {
    func scene(_ scene: UIWindowScene, willReceive event: HostEvent) {}
    func sceneWillResize(_ scene: UIWindowScene) {}
    func sceneDidResize(_ scene: UIWindowScene) {}
    func sceneWillChangeActivation(_ scene: UIWindowScene) {}
    func sceneWillClose(_ scene: UIWindowScene) {}
    func windowWillDeliverTouches(_ window: UIWindow) {}
    func keyResponder(of window: UIWindow) -> UIResponder? { nil }
    func commandResponder(of window: UIWindow) -> UIResponder? { nil }
    func handles(_ press: UIPress, in window: UIWindow) -> Bool { false }
    func command(for key: UIKey, usage: Int, from keyResponder: @escaping () -> UIResponder?) -> (any HeldCommand)? { nil }
    func screenDidChange(to view: UIView?) {}
}
