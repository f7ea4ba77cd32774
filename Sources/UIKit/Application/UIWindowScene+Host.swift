import Host

/// Handles the events of the desktop window.
extension UIWindowScene: HostWindowDelegate {
    public func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {
        for consumer in eventConsumers { consumer.scene(self, willReceive: event) }
        screenKeyboard.receive(event)
        eventSource.receive(event)
    }

    public func hostWindowDidResize(_ window: any HostWindow) {
        for consumer in eventConsumers { consumer.sceneWillResize(self) }
        screenKeyboard.windowWillResize(to: window.contentSize, isEditing: window.textInputClient != nil)
        layerTree.windowDidResize()
        windowStack.resize(to: window.contentSize)
        traitsMayHaveChanged()
        DeviceOrientation.current.windowDidResize()
        geometryDidChange()
        for consumer in eventConsumers { consumer.sceneDidResize(self) }
        screenKeyboard.windowDidResize(editing: windowStack.keyWindow?.firstResponder)
    }

    public func hostWindowDidChangeActivation(_ window: any HostWindow) {
        for consumer in eventConsumers { consumer.sceneWillChangeActivation(self) }
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
        for consumer in eventConsumers { consumer.sceneWillClose(self) }
        UIApplication.shared.lifeCycle.sceneDidClose(self)
    }
}
