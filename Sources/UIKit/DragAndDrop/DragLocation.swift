import Host

/// The location of a drag.
@MainActor
package struct DragLocation {
    /// The scene in which the drag is; nil after the scene was closed.
    package private(set) weak var scene: UIWindowScene?
    /// A point in scene coordinates.
    package var position: CGPoint

    /// Creates a location in a scene, in points from the top left corner of its content.
    package init(_ position: CGPoint, in scene: UIWindowScene?) {
        self.position = position
        self.scene = scene
    }

    /// The platform of the scene, or the current platform if the scene was closed.
    var platform: PlatformReference { PlatformReference(scene?.platform ?? Platform.current) }

    /// Whether the location is inside the scene's content. It is outside if the pointer has left the content or the content has shrunk.
    package var isInScene: Bool {
        scene.map { CGRect(origin: .zero, size: $0.hostWindow.contentSize).contains(position) } ?? false
    }

    /// Converts the location to the coordinates of `view`.
    package func location(in view: UIView) -> CGPoint { SceneSpace.convert(position, to: view, from: view.window) }
}
