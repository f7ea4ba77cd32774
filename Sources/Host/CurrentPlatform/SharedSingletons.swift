import Synchronization

/// The singletons of a platform that code on any thread may access.
///
/// ``PlatformSingletons`` are only for the main actor. Other code, such as a keychain call, may run on any thread. Its platform is the one whose clock
/// ``Platform/now()`` reads on that thread. When a platform ends, its objects are released.
package enum SharedSingletons {
    private struct Key: Hashable {
        /// The platform's clock; nil for code that ran before any platform was installed.
        let clock: ObjectIdentifier?
        let type: ObjectIdentifier
    }

    private struct Entry {
        let object: any AnyObject & Sendable
        /// Retained, so that its address is not reused.
        let clock: (any HostClock)?
    }

    private static let entries = Mutex<[Key: Entry]>([:])

    /// Returns the current platform's object of the given type. At the first access, creates it with `make`.
    ///
    /// An object that was created before the first platform was installed later belongs to that platform. `make` runs inside the lock, so it must not access a
    /// shared singleton.
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

    /// Sets a platform's object of this type, instead of the one that the first access would create.
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
        // Keeps the objects until here, so that their deinitializers run outside of the lock.
        withExtendedLifetime(gone) {}
    }
}

/// Identifies a platform, by its clock, in code on any thread.
package struct PlatformToken: Sendable {
    private let clock: (any HostClock)?

    init(clock: (any HostClock)?) { self.clock = clock }

    /// The token of a platform.
    @MainActor package init(_ platform: any HostPlatform) { clock = platform.clock }

    /// The platform; nil after it has ended. If the token was created before any platform was installed, this is the program's own platform.
    @MainActor package var platform: (any HostPlatform)? {
        guard let clock else { return Platform.ofProgram }
        return Platform.platform(with: clock)
    }

    /// Calls `body` on the main actor, as code of the platform, after this function has returned. Does nothing after the platform has ended.
    ///
    /// The calls of one thread run in the order of their requests.
    package func perform(_ body: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            guard let platform else { return }
            Platform.with(platform, body)
        }
    }
}
