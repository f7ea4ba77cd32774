/// A weak reference to a platform. Code on another thread uses it to call code of that platform on the main actor.
///
/// `@unchecked Sendable` is safe because the platform is accessed on the main actor only.
public struct PlatformReference: @unchecked Sendable {
    private weak var held: (any HostPlatform)?

    /// Creates a reference. Nil has the same effect as a deallocated platform.
    @MainActor public init(_ platform: (any HostPlatform)?) { held = platform }

    /// The platform; nil after it was deallocated.
    @MainActor public var platform: (any HostPlatform)? { held }

    /// Calls `body` on the main actor, after this function has returned. Does nothing if the platform was deallocated.
    public func perform(_ body: @escaping @MainActor () -> Void) {
        let reference = self
        Task { @MainActor in
            guard let platform = reference.held else { return }
            Platform.with(platform, body)
        }
    }
}
