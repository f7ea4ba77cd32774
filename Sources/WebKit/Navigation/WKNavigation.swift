/// Identifies a navigation of a web view. All delegate methods from the start to the end of the navigation receive the same object.
@preconcurrency @MainActor
open class WKNavigation: MainActorObject {
    /// Creates a navigation that no web view performs, for tests of delegates.
    public init() { super.init(onMainActor: ()) }
}
