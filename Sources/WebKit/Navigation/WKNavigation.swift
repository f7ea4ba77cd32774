/// One way of a web view to a page: its delegate's methods are given the same object from the start to the end.
@preconcurrency @MainActor
open class WKNavigation: MainActorObject {
    /// A navigation that no web view performs. Tests of delegates hand it over.
    public init() { super.init(onMainActor: ()) }
}
