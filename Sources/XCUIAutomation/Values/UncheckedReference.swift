/// Lets a closure capture an object that is not `Sendable`. Used by members of `NSObject` that are not isolated and run the closure on the main actor.
struct UncheckedReference<Object: AnyObject>: @unchecked Sendable {
    let object: Object
    init(_ object: Object) { self.object = object }
}
