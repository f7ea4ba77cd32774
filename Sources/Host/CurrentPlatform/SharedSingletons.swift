import Synchronization

/// The singletons of a platform that code on any thread may use.
///
/// ``PlatformSingletons`` are for the main actor. A keychain call or a reachability query may come from any thread: it is on the platform that
/// ``Platform/now()`` would read there. The platform's end releases its objects.
package enum SharedSingletons {
    private struct Key: Hashable {
        /// Nil for code that ran before any platform was installed.
        let clock: ObjectIdentifier?
        let type: ObjectIdentifier
    }

    private struct Entry {
        let object: any AnyObject & Sendable
        /// Retained, so that its address is not reused.
        let clock: (any HostClock)?
    }

    private static let entries = Mutex<[Key: Entry]>([:])

    /// The current platform's `Object`, which `make` creates at the first access.
    ///
    /// An object that was created before the first platform was installed becomes that platform's. `make` runs inside the lock: it must not
    /// access a shared singleton.
    package static func value<Object: AnyObject & Sendable>(of type: Object.Type, make: @Sendable (PlatformToken) -> Object) -> Object {
        let clock = Platform.clock
        let key = Key(clock: clock.map(ObjectIdentifier.init), type: ObjectIdentifier(type))
        let early = Key(clock: nil, type: key.type)
        return entries.withLock { entries in
            if let known = entries[key]?.object as? Object { return known }
            let object = entries.removeValue(forKey: early)?.object as? Object ?? make(PlatformToken(clock: clock))
            entries[key] = Entry(object: object, clock: clock)
            return object
        }
    }

    /// Makes `object` that of a platform, in place of the one that the first access would create.
    @MainActor package static func set<Object: AnyObject & Sendable>(_ object: Object, of platform: any HostPlatform) {
        let key = Key(clock: ObjectIdentifier(platform.clock), type: ObjectIdentifier(Object.self))
        entries.withLock { $0[key] = Entry(object: object, clock: platform.clock) }
    }

    /// Releases the objects of a platform that has ended.
    static func forget(_ clock: any HostClock) {
        let gone = entries.withLock { entries in
            let gone = entries.filter { $0.key.clock == ObjectIdentifier(clock) }
            for key in gone.keys { entries[key] = nil }
            return gone
        }
        // Extends the lifetime to here, so that deinitializers run outside of the lock.
        withExtendedLifetime(gone) {}
    }
}

/// A platform by its clock, for code on any thread.
package struct PlatformToken: Sendable {
    private let clock: (any HostClock)?

    init(clock: (any HostClock)?) { self.clock = clock }

    /// The token of a platform.
    @MainActor package init(_ platform: any HostPlatform) { clock = platform.clock }

    /// The platform; nil after its end. The program's own, if the token was created before any platform was installed.
    @MainActor package var platform: (any HostPlatform)? {
        guard let clock else { return Platform.ofProgram }
        return Platform.platform(with: clock)
    }

    /// Calls `body` on the main actor later, as code of the platform. Does nothing after the platform's end.
    ///
    /// Calls from one thread run in their order.
    package func perform(_ body: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            guard let platform else { return }
            Platform.with(platform, body)
        }
    }
}
