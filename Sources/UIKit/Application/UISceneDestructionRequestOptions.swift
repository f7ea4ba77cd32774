/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: MainActorObject {
    /// Options that ask for nothing.
    public init() {
        super.init(onMainActor: ())
    }
}
