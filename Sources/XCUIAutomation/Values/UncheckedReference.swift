/// An object that a closure takes to the main actor, from a member of `NSObject` that has no actor.
struct UncheckedReference<Object: AnyObject>: @unchecked Sendable {
    let object: Object
    init(_ object: Object) { self.object = object }
}
