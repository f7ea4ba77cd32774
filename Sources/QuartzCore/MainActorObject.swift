/// The base class of main-actor objects: layers, responders, recognizers, touches, events.
///
/// The class is an `NSObject`, as its subclasses are on Apple's systems, but it hides the nonisolated `NSObject.init()`. A subclass declares its own
/// `init()` on the main actor, and that initializer may access the object's properties.
@preconcurrency @MainActor
open class MainActorObject: NSObject {
    /// The initializer for direct subclasses, all of which are in the library. Other classes call the initializer of their own superclass.
    public init(onMainActor: Void) {
        super.init()
    }
}
