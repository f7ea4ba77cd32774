/// A weak reference to a platform, which brings code from other threads back to the main actor as that platform's.
///
/// `@unchecked Sendable` is safe because the platform is accessed on the main actor only.
public struct PlatformReference: @unchecked Sendable {
    private weak var held: (any HostPlatform)?

    /// Creates a reference. A nil platform counts as deallocated.
    @MainActor public init(_ platform: (any HostPlatform)?) { held = platform }

    /// The platform; nil after it was deallocated.
    @MainActor public var platform: (any HostPlatform)? { held }

    /// Calls `body` on the main actor later. Does nothing if the platform was deallocated.
    public func perform(_ body: @escaping @MainActor () -> Void) {
        let reference = self
        Task { @MainActor in
            guard let platform = reference.held else { return }
            Platform.with(platform, body)
        }
    }
}
