/// The base class of main-actor objects: layers, responders, recognizers, touches, events.
///
/// It is an `NSObject`, like these classes on Apple's systems, but it hides the nonisolated `NSObject.init()`. A subclass declares its own `init()` on the
/// main actor, which may access the object's properties.
@preconcurrency @MainActor
open class MainActorObject: NSObject {
    /// For direct subclasses in the library. Other classes call their superclass's initializer.
    public init(onMainActor: Void) {
        super.init()
    }
}
