/// The root of the classes that live on the main actor: layers, responders, recognizers, touches, events.
///
/// It is an `NSObject`, as all of them are on Apple's systems, but it hides `NSObject.init()`, which belongs to no actor: a
/// subclass declares an `init()` of its own, on the main actor, which may touch what the object holds.
@preconcurrency @MainActor
open class MainActorObject: NSObject {
    /// For direct subclasses in the library; others call their superclass's own initializer.
    public init(onMainActor: Void) {
        super.init()
    }
}
