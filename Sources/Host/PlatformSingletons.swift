/// The singletons of a platform, created at the first access and released with the platform.
@MainActor
public final class PlatformSingletons {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The last accessed object: most accesses repeat.
    private var last: (type: ObjectIdentifier, object: AnyObject)?

    public init() {}

    /// The platform's `Object`, which `make` creates at the first access.
    public func value<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        // Objects are stored under their own type. A checked cast would cost more than the lookup, which is frequent.
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

    /// Releases every object. The platform calls it at its end, since singletons may retain the platform.
    public func removeAll() {
        // Repeats, because a deinitializer may access, and thereby create, other singletons.
        while !objects.isEmpty {
            last = nil
            let gone = objects
            objects = [:]
            withExtendedLifetime(gone) {}
        }
    }
}
