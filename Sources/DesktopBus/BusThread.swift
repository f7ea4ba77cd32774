import CGtk
import Foundation

/// The thread on which GIO delivers replies and signals. It has a main context of its own: services also work while no GLib loop runs on the
/// main thread.
package final class BusThread: @unchecked Sendable {
    // `@unchecked Sendable` is safe: the context is created once, and GLib's functions for it may be used on any thread.
    private let context: OpaquePointer?

    /// The thread of all services, started at the first use.
    package static let shared = BusThread()

    private init() {
        context = g_main_context_new()
        let thread = Thread { [self] in
            g_main_context_push_thread_default(context)
            let loop = g_main_loop_new(context, 0)
            g_main_loop_run(loop)
        }
        thread.name = "DesktopBus"
        thread.start()
    }

    /// Calls `body` on the thread.
    package func perform(_ body: @escaping @Sendable () -> Void) {
        let call: GSourceFunc = { data in
            if let data { Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body() }
            return 0
        }
        // g_main_context_invoke() may run the call on the current thread, before the loop owns its context. A source always waits for the loop.
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(source, call, Unmanaged.passRetained(Box(body)).toOpaque()) { data in
            if let data { Unmanaged<Box>.fromOpaque(data).release() }
        }
        g_source_attach(source, context)
        g_source_unref(source)
    }

    private final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
