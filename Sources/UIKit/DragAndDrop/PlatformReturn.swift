import Host

/// The way back from other threads to the main actor, as code of the platform from which it was made.
///
/// `@unchecked Sendable` is safe because the platform is touched on the main actor alone.
struct PlatformReturn: @unchecked Sendable {
    private weak var platform: (any HostPlatform)?

    @MainActor init() {
        platform = Platform.current
    }

    /// Calls `body` on the main actor, soon; never, once the platform is no more.
    func perform(_ body: @escaping @MainActor () -> Void) {
        let way = self
        Task { @MainActor in
            guard let platform = way.platform else { return }
            Platform.with(platform, body)
        }
    }
}
