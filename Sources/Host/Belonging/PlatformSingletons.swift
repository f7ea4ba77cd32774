/// The objects of which a platform has exactly one, made when first asked for and released with the platform.
@MainActor
public final class PlatformSingletons {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The object that was asked for last: mostly it is the same one again.
    private var last: (type: ObjectIdentifier, object: AnyObject)?

    public init() {}

    /// The platform's `Object`, made by `make` the first time.
    public func value<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        // It was put there under its own type; asking again would cost more than the look-up, and this is asked often.
        let key = ObjectIdentifier(type)
        if let last, last.type == key { return unsafeDowncast(last.object, to: type) }
        if let known = objects[key] {
            last = (key, known)
            return unsafeDowncast(known, to: type)
        }
        let made = make()
        objects[key] = made
        return made
    }

    /// Forgets every object. The platform calls it when it ends, since singletons may hold the platform.
    public func removeAll() {
        // What an object holds may ask for others as it goes.
        while !objects.isEmpty {
            last = nil
            let gone = objects
            objects = [:]
            withExtendedLifetime(gone) {}
        }
    }
}
