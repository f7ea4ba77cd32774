import Host

/// Performs key commands, passes keys to open menus, and opens the menu bar with Alt and F10.
struct MenuConsumer: WindowEventConsumer {
    func scene(_ scene: UIWindowScene, willReceive event: HostEvent) { scene.menuBar?.note(event) }

    func keyResponder(of window: UIWindow) -> UIResponder? {
        window.openMenu?.keyResponder ?? window.windowScene?.menuBar?.openMenu?.keyResponder
    }

    func handles(_ press: UIPress, in window: UIWindow) -> Bool { window.opensMenuBar(for: press) }

    func command(for key: UIKey, usage: Int, from keyResponder: @escaping () -> UIResponder?) -> (any HeldCommand)? {
        HeldKeyCommand(key, usage: usage, keyResponder: keyResponder)
    }
}
