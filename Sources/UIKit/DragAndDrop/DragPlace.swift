import Host

/// Where a drag is.
@MainActor
package struct DragPlace {
    /// The scene that it is over; nil once that was closed.
    package private(set) weak var scene: UIWindowScene?
    /// A point of the scene.
    package var position: CGPoint

    /// A place in a scene, in points from the top left corner of its content.
    package init(_ position: CGPoint, in scene: UIWindowScene?) {
        self.position = position
        self.scene = scene
    }

    /// The platform of the scene; that of the running code, once the scene was closed.
    var platform: PlatformReference { PlatformReference(scene?.platform ?? Platform.current) }

    /// Whether it is within the scene's content: the pointer may have left it, or the content shrunk.
    package var isInScene: Bool {
        scene.map { CGRect(origin: .zero, size: $0.hostWindow.contentSize).contains(position) } ?? false
    }

    /// The place in the coordinates of `view`.
    package func location(in view: UIView) -> CGPoint { SceneSpace.convert(position, to: view, from: view.window) }
}
