import CGtk
import Foundation
import Host

/// The program as a `GApplication`, registered on the session bus. The program runs its own main loop.
@MainActor
final class DesktopApplication: HostApplication {
    private unowned let platform: GtkPlatform
    private var application: OpaquePointer?
    /// Requests that arrived before ``onRequest`` was set.
    private var waiting: [HostRequest] = []

    var onRequest: ((HostRequest) -> Void)? {
        didSet {
            guard onRequest != nil else { return }
            let requests = waiting
            waiting = []
            requests.forEach(receive)
        }
    }

    /// Registers the program. Returns nil without a session bus, or if the bus refuses the identifier. A sandbox refuses all identifiers except its own.
    init?(_ identity: HostApplicationIdentity, on platform: GtkPlatform) {
        self.platform = platform
        guard lodestone_has_session_bus() != 0 else { return nil }
        let calls = LodestoneApplicationCalls(
            activated: { GtkCallback.with($0, DesktopApplication.self) { $0.receive(HostRequest(.activate)) } },
            opened: { context, uris in
                let urls = DesktopApplication.texts(uris)
                GtkCallback.with(context, DesktopApplication.self) { $0.receive(HostRequest(.open(urls.compactMap { URL(string: $0) }))) }
            },
            performed: { context, action, text in
                guard let action = action.map({ String(cString: $0) }) else { return }
                // A text that exceeds the limit is not passed on: the app receives the action without a text.
                let text = text.flatMap { strlen($0) <= HostRequest.maximumLength ? String(cString: $0) : nil }
                GtkCallback.with(context, DesktopApplication.self) { $0.receive(HostRequest(.perform(action: action, text: text))) }
            },
            started: { context, arguments, folder, start in
                let arguments = DesktopApplication.texts(arguments)
                let folder = folder.map { String(cString: $0) } ?? "/"
                // `nonisolated(unsafe)`: GLib calls on the main thread.
                nonisolated(unsafe) let start = start
                GtkCallback.with(context, DesktopApplication.self) { $0.anotherStarted(arguments, folder: folder, start) }
            })
        var error: UnsafeMutablePointer<CChar>?
        application = lodestone_application_register(
            identity.identifier, identity.isUnique ? 1 : 0, calls, Unmanaged.passUnretained(self).toOpaque(), &error)
        guard application == nil else { return }
        let reason = error.map { String(cString: $0) } ?? ""
        g_free(error)
        hostLog.notice("Cannot register \"\(identity.identifier)\" on the session bus, so every start opens a new instance: \(reason)")
        return nil
    }

    isolated deinit {
        if let application { lodestone_application_free(application) }
    }

    /// Whether an earlier start of the program is the application.
    var isRemote: Bool { lodestone_application_is_remote(application) != 0 }

    /// Passes the arguments, which begin with the program's name, to the earlier start. Returns the exit status from its reply.
    func handOver(_ arguments: [String]) -> Int32 {
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return lodestone_application_hand_over(application, Int32(arguments.count), &pointers)
    }

    func addAction(_ name: String, takesText: Bool) {
        if let application { lodestone_application_add_action(application, name, takesText ? 1 : 0) }
    }

    func removeAction(_ name: String) {
        if let application { lodestone_application_remove_action(application, name) }
    }

    func setBadge(_ count: Int) {
        if let application { lodestone_application_set_badge(application, gint64(count)) }
    }

    func end() {
        if let application { lodestone_application_free(application) }
        application = nil
        onRequest = nil
        waiting.forEach { $0.end(refusals: ["The app ends."]) }
        waiting = []
    }

    /// Called when the program is started again. The process of that start waits until the request ends.
    private func anotherStarted(_ arguments: [String], folder: String, _ start: OpaquePointer?) {
        receive(
            HostRequest(.start(arguments: arguments, folder: folder)) { refusals in
                let message = refusals.joined(separator: "\n")
                lodestone_second_start_end(start, refusals.isEmpty ? 0 : 1, refusals.isEmpty ? nil : message)
            })
    }

    private func receive(_ request: HostRequest) {
        guard let onRequest else {
            if waiting.count < HostRequest.maximumCount { waiting.append(request) } else { request.end(refusals: ["The app is starting."]) }
            return
        }
        Platform.with(platform) { onRequest(request) }
    }

    /// The strings of a NULL-terminated array, within the limits of a request.
    private nonisolated static func texts(_ pointers: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
        var texts: [String] = []
        var next = pointers
        while let current = next, let text = current.pointee {
            guard texts.count < HostRequest.maximumCount else {
                hostLog.error("The desktop passed more than \(HostRequest.maximumCount) files or links. The rest is ignored.")
                break
            }
            if strlen(text) <= HostRequest.maximumLength {
                texts.append(String(cString: text))
            } else {
                hostLog.error("The desktop passed a file or link with \(strlen(text)) bytes. It is ignored.")
            }
            next = current + 1
        }
        return texts
    }
}
