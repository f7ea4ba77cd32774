/// The objects that exist once per platform. They are created at the first access and released with the platform.
@MainActor
public final class PlatformSingletons {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The last accessed object, cached because most accesses repeat.
    private var last: (type: ObjectIdentifier, object: AnyObject)?

    public init() {}

    /// Returns the platform's object of the given type. At the first access, creates it with `make`.
    public func value<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        // Each object is stored under its own type, so the cast is safe. A checked cast would cost more than the lookup, which is frequent.
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

    /// Releases every object. The platform calls this when it ends, because singletons may retain the platform.
    public func removeAll() {
        // Repeats, because a deinitializer may access other singletons and thereby create them again.
        while !objects.isEmpty {
            last = nil
            let gone = objects
            objects = [:]
            withExtendedLifetime(gone) {}
        }
    }
}
