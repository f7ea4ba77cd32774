/// Updates drags over a resized scene: they may have another target now, or may be outside the window.
struct DragConsumer: WindowEventConsumer {
    func sceneDidResize(_ scene: UIWindowScene) {
        for drag in DragEnvironment.of(scene.platform).carried where drag.session.dragLocation.scene === scene { drag.update() }
    }
}
