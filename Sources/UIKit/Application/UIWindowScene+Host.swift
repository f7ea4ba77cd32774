import Host

/// Handles the events of the desktop window.
extension UIWindowScene: HostWindowDelegate {
    public func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {
        UIApplication.shared.inputRecorder?.note(event, in: window.contentSize)
        menuBar?.note(event)
        eventSource.receive(event)
    }

    public func hostWindowDidResize(_ window: any HostWindow) {
        UIApplication.shared.inputRecorder?.note(.resized(window.contentSize))
        layerTree.windowDidResize()
        windowStack.resize(to: window.contentSize)
        traitsMayHaveChanged()
        DeviceOrientation.current.windowDidResize()
        geometryDidChange()
        // A drag may have another target now, or may be outside the window.
        for drag in DragEnvironment.of(platform).carried where drag.session.dragLocation.scene === self { drag.update() }
    }

    public func hostWindowDidChangeActivation(_ window: any HostWindow) {
        UIApplication.shared.inputRecorder?.note(.activated(window.isActive))
        AccessibilityBridge.current?.windowDidChangeActivation(self)
        UIApplication.shared.lifeCycle.sceneDidChange(self)
        traitsMayHaveChanged()
        let scenes = UIApplication.shared.windowScenes
        if scenes.allSatisfy({ !$0.hostWindow.isActive }) { scenes.forEach { $0.eventSource.cancelInput() } }
    }

    public func hostWindowDidChangeVisibility(_ window: any HostWindow) {
        UIApplication.shared.lifeCycle.sceneDidChange(self)
    }

    public func hostWindowShouldClose(_ window: any HostWindow) -> Bool { true }

    public func hostWindowDidClose(_ window: any HostWindow) {
        AccessibilityBridge.current?.windowDidClose(self)
        UIApplication.shared.lifeCycle.sceneDidClose(self)
    }
}
