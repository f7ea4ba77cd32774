/// Updates drags after their scene was resized, because they may then have another target or be outside the window.
struct DragConsumer: WindowEventConsumer {
    func sceneDidResize(_ scene: UIWindowScene) {
        for drag in DragEnvironment.of(scene.platform).carried where drag.session.dragLocation.scene === scene { drag.update() }
    }
}
