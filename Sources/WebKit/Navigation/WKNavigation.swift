/// One way of a web view to a page: its delegate's methods are given the same object from the start to the end.
@preconcurrency @MainActor
open class WKNavigation: MainActorObject {
    init() { super.init(onMainActor: ()) }
}
