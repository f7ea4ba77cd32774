/// A platform that is remembered without being kept alive, on any thread: the way back from other threads to the main actor, as code of
/// that platform.
///
/// `@unchecked Sendable` is safe because the platform is touched on the main actor alone.
public struct PlatformReference: @unchecked Sendable {
    private weak var held: (any HostPlatform)?

    /// Nil of no platform is a reference to one that is gone.
    @MainActor public init(_ platform: (any HostPlatform)?) { held = platform }

    /// The platform; nil once it is no more.
    @MainActor public var platform: (any HostPlatform)? { held }

    /// Calls `body` on the main actor, soon; never, once the platform is no more.
    public func perform(_ body: @escaping @MainActor () -> Void) {
        let reference = self
        Task { @MainActor in
            guard let platform = reference.held else { return }
            Platform.with(platform, body)
        }
    }
}
