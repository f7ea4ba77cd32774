internal import CWebKit

/// The schemes registered with WebKitGTK. Each is registered once per program, and served by the requesting web view's handler.
@MainActor
enum SchemeRegistry {
    private static var known: Set<String> = []
    private static var serve: ((_ request: UnsafeMutableRawPointer) -> Void)?

    /// Registers a scheme, unless it is registered. `serve` is called with each request of any scheme.
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
