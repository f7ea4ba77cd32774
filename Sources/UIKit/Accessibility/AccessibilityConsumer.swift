/// Reports changes of a scene's window to assistive technologies.
struct AccessibilityConsumer: WindowEventConsumer {
    func sceneWillChangeActivation(_ scene: UIWindowScene) { AccessibilityBridge.current?.windowDidChangeActivation(scene) }

    func screenDidChange(to view: UIView?) {
        guard AccessibilityBridge.current?.hasAssistiveClient == true else { return }
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    func sceneWillClose(_ scene: UIWindowScene) { AccessibilityBridge.current?.windowDidClose(scene) }
}
