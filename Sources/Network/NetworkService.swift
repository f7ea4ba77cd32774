import Host

/// The network of a platform. Tests can replace its backend.
package final class NetworkService: Sendable {
    package let backend: any NetworkBackend

    package init(_ backend: any NetworkBackend) { self.backend = backend }

    /// The current platform's network service. It may be read on any thread.
    package static var current: NetworkService {
        SharedSingletons.value(of: NetworkService.self) { _ in NetworkService(SystemNetwork.shared) }
    }
}
