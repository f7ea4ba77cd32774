internal import CWebKit

/// The custom schemes that are registered with WebKitGTK. Each is registered once per program. A request is served by the handler of the web view that made it.
@MainActor
enum SchemeRegistry {
    /// The registered schemes. WebKitGTK registers a scheme for the whole process, and keeps it.
    private static var known: Set<String> = []
    /// The function that serves requests, the same in each registration.
    private static var serve: ((_ request: UnsafeMutableRawPointer) -> Void)?

    /// Registers a scheme, unless it is already registered. WebKitGTK calls `serve` with each request of any registered scheme.
    static func register(_ scheme: String, serve: @escaping (_ request: UnsafeMutableRawPointer) -> Void) {
        self.serve = serve
        guard known.insert(scheme).inserted else { return }
        lwk_register_scheme(scheme) { request in
            // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
            nonisolated(unsafe) let request = request
            MainActor.assumeIsolated { if let request { SchemeRegistry.serve?(request) } }
        }
    }
}
