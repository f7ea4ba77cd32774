import Host

/// Records a scene's input if the app has an input recorder or an observer.
struct RecordingConsumer: WindowEventConsumer {
    func scene(_ scene: UIWindowScene, willReceive event: HostEvent) {
        UIApplication.shared.inputRecorder?.note(event, in: scene.hostWindow.contentSize)
        UIApplication.shared.inputObserver?(event, scene)
    }

    func sceneWillResize(_ scene: UIWindowScene) { UIApplication.shared.inputRecorder?.note(.resized(scene.hostWindow.contentSize)) }

    func sceneWillChangeActivation(_ scene: UIWindowScene) {
        UIApplication.shared.inputRecorder?.note(.activated(scene.hostWindow.isActive))
    }
}
