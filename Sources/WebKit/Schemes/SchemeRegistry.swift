internal import CWebKit

/// The schemes registered with WebKitGTK. Each is registered once per program, and served by the requesting web view's handler.
@MainActor
enum SchemeRegistry {
    private static var known: Set<String> = []

    static func register(_ scheme: String) {
        guard known.insert(scheme).inserted else { return }
        lwk_register_scheme(scheme) { request in
            // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
            nonisolated(unsafe) let request = request
            MainActor.assumeIsolated { if let request { SchemeRegistry.serve(request) } }
        }
    }

    private static func serve(_ request: UnsafeMutableRawPointer) {
        let scheme = lwk_uri_scheme_request_get_scheme(request).map { String(cString: $0) } ?? ""
        let owner = WebPage.of(lwk_uri_scheme_request_get_web_view(request))?.owner
        guard let owner, let handler = owner.ownConfiguration.urlSchemeHandler(forURLScheme: scheme),
            let task = SchemeTask(request, owner: owner, handler: handler)
        else {
            return lwk_scheme_fail(
                request, NSURLErrorDomain, Int32(NSURLErrorUnsupportedURL), "The web view has no handler for the scheme \"\(scheme)\".")
        }
        owner.schemeTasks.append(task)
        task.start()
    }
}
