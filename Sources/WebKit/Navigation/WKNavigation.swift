/// The identity of a navigation of a web view: all delegate methods from its start to its end get the same object.
@preconcurrency @MainActor
open class WKNavigation: MainActorObject {
    /// Creates a navigation that no web view performs, for tests of delegates.
    public init() { super.init(onMainActor: ()) }
}
