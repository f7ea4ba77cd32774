/// Options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: MainActorObject {
    /// Creates empty options.
    public init() {
        super.init(onMainActor: ())
    }
}
