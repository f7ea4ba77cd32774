/// Reports changes of a scene's window to assistive technologies.
struct AccessibilityConsumer: WindowEventConsumer {
    func sceneWillChangeActivation(_ scene: UIWindowScene) { AccessibilityBridge.current?.windowDidChangeActivation(scene) }

    func sceneWillClose(_ scene: UIWindowScene) { AccessibilityBridge.current?.windowDidClose(scene) }
}
