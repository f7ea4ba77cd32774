internal import CWebKit

/// A page: the WebKitGTK view of a web view, and the signals that it emits.
@MainActor
final class WebPage {
    /// The `WebKitWebView`, owned by this object.
    let view: UnsafeMutableRawPointer
    let settings: UnsafeMutableRawPointer
    /// The `WebKitUserContentManager` with the additions to the page, owned by this object.
    let manager: UnsafeMutableRawPointer
    private var connections: [MessageConnection] = []
    /// The files that the page may load.
    private(set) lazy var files = FileGuard(self)
    private(set) weak var owner: WKWebView?
    /// The page that opened this one. WebKitGTK requires that the view of a new window was created for the page that opens it.
    private(set) weak var opener: WebPage?

    init?(owner: WKWebView, configuration: WKWebViewConfiguration) {
        guard WebKitUnavailable.current == nil, let settings = lwk_settings_new() else { return nil }
        self.owner = owner
        self.settings = settings
        opener = configuration.opener
        var handlers = Self.handlers
        let box = OwnerBox()
        configuration.preferences.apply(to: settings)
        WKWebsiteDataStore.onDownload = { download, view in WebPage.of(view)?.downloadDidStart(download) }
        Self.apply(configuration, to: settings)
        guard let session = configuration.websiteDataStore.session, let manager = lwk_user_content_manager_new() else {
            lwk_release(settings)
            return nil
        }
        guard
            let view = lwk_view_new(
                manager, session, settings, configuration.opener?.view, &handlers, Unmanaged.passUnretained(box).toOpaque())
        else {
            lwk_release(settings)
            lwk_release(manager)
            return nil
        }
        self.view = view
        self.manager = manager
        self.box = box
        box.page = self
        addToolkitScripts()
        for listener in Self.toolkitListeners { listen(listener) }
        configuration.userContentController.attach(self)
        configuration.preferences.attach(self)
        for scheme in configuration.schemeHandlers.keys { SchemeRegistry.register(scheme, serve: SchemeTask.serve) }
    }

    private let box: OwnerBox

    isolated deinit {
        connections.forEach { $0.end() }
        lwk_view_end(view)
        lwk_release(manager)
        lwk_release(view)
        lwk_release(settings)
    }

    private static func apply(_ configuration: WKWebViewConfiguration, to settings: UnsafeMutableRawPointer) {
        lwk_set_bool(settings, "enable-javascript-markup", configuration.defaultWebpagePreferences.allowsContentJavaScript)
        lwk_set_bool(settings, "media-playback-requires-user-gesture", !configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
        if let name = configuration.applicationNameForUserAgent, let agent = lwk_get_string(settings, "user-agent") {
            lwk_set_string(settings, "user-agent", String(cString: agent) + " " + name)
            lwk_free(agent)
        }
    }

    // MARK: Scripts and messages

    /// Adds `script` to content that loads from now on.
    func add(_ script: WKUserScript) {
        let frames: Int32 = script.isForMainFrameOnly ? 1 : 0
        let time = Int32(script.injectionTime.rawValue)
        let made =
            if let world = script.world.nativeName {
                lwk_user_script_new_for_world(script.source, frames, time, world, nil, nil)
            } else {
                lwk_user_script_new(script.source, frames, time, nil, nil)
            }
        guard let made else { return }
        lwk_user_content_manager_add_script(manager, made)
        lwk_user_script_unref(made)
    }

    /// Removes the app's scripts from content that loads from now on.
    func removeScripts() {
        lwk_user_content_manager_remove_all_scripts(manager)
        addToolkitScripts()
    }

    private func addToolkitScripts() {
        for (source, mainOnly) in [
            (ToolkitScripts.guardSource, false), (ToolkitScripts.frameSource, false), (ToolkitScripts.scrollSource, true),
        ] {
            // The braces give each script its own scope, because all scripts share one world.
            add(WKUserScript(source: "{\n\(source)\n}", injectionTime: .atDocumentStart, forMainFrameOnly: mainOnly, in: .toolkit))
        }
    }

    /// Adds a message handler to the page.
    func listen(_ listener: ScriptMessageListener) { connections.append(MessageConnection(listener, page: self)) }

    /// Removes a message handler from the page.
    func unlisten(_ listener: ScriptMessageListener) {
        for connection in connections where connection.listener === listener { connection.end() }
        connections.removeAll { $0.listener === listener }
    }

    private static let toolkitListeners = [
        ScriptMessageListener(name: ToolkitScripts.scrollMessage, world: .toolkit, replies: false) { message, _ in
            message.webView?.pageDidScroll(message.body)
        },
        ScriptMessageListener(name: ToolkitScripts.frameMessage, world: .toolkit, replies: false) { message, _ in
            message.webView?.frames.take(message.body)
        },
    ]

    // MARK: Reports

    private func downloadDidStart(_ download: UnsafeMutableRawPointer) { owner?.pageStartsDownload(download) }

    /// The page of a WebKitGTK view.
    static func of(_ view: UnsafeMutableRawPointer?) -> WebPage? {
        lwk_view_context(view).flatMap { WebKitCallContext.with($0, OwnerBox.self) { $0.page } } ?? nil
    }

    /// The context of WebKitGTK's callbacks. It contains a weak reference to the page.
    @MainActor
    private final class OwnerBox {
        weak var page: WebPage?
    }

    private static func tell(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (WKWebView) -> Void) {
        WebKitCallContext.with(context, OwnerBox.self) { box in if let owner = box.page?.owner { body(owner) } }
    }

    private static func ask(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (WKWebView) -> Bool) -> Bool {
        WebKitCallContext.with(context, OwnerBox.self) { box in box.page?.owner.map { body($0) } ?? false } ?? false
    }

    // `nonisolated(unsafe)` in these closures: WebKitGTK calls on the main thread, and its arguments are valid during the call.
    private static var handlers: LWKViewHandlers {
        LWKViewHandlers(
            load_changed: { context, event in WebPage.handle(context) { $0.pageLoadChanged(Int(event)) } },
            load_failed: { context, event, uri, error in
                nonisolated(unsafe) let (uri, error) = (uri, error)
                return WebPage.answer(context) { owner in
                    guard let error else { return true }
                    owner.pageLoadFailed(Int(event), uri.map { String(cString: $0) }, error.pointee)
                    return true
                }
            },
            tls_failed: { _, _, _ in false },
            decide_policy: { context, decision, type in
                nonisolated(unsafe) let decision = decision
                return WebPage.answer(context) { owner in decision.map { owner.pageDecides($0, Int(type)) } ?? false }
            },
            create: { context, action in
                nonisolated(unsafe) let action = action
                nonisolated(unsafe) var made: UnsafeMutableRawPointer?
                _ = WebPage.answer(context) { owner in
                    made = action.flatMap { owner.pageCreates($0) }
                    return true
                }
                return made
            },
            close: { WebPage.handle($0) { $0.uiDelegate?.webViewDidClose($0) } },
            script_dialog: { context, dialog in
                nonisolated(unsafe) let dialog = dialog
                return WebPage.answer(context) { owner in dialog.map { owner.pageShowsDialog($0) } ?? false }
            },
            permission: { context, request, kind in
                nonisolated(unsafe) let request = request
                return WebPage.answer(context) { owner in request.map { owner.pageRequestsPermission($0, Int(kind)) } ?? false }
            },
            authenticate: { context, request in
                nonisolated(unsafe) let request = request
                return WebPage.answer(context) { owner in request.map { owner.pageRequestsCredential($0) } ?? false }
            },
            terminated: { context, _ in WebPage.handle(context) { $0.pageProcessEnded() } },
            choose_files: { context, request in
                nonisolated(unsafe) let request = request
                return WebPage.answer(context) { owner in request.map { owner.pageChoosesFiles($0) } ?? false }
            },
            changed: { context, _ in WebPage.handle(context) { $0.pagePropertiesChanged() } },
            history_changed: { context in WebPage.handle(context) { $0.pagePropertiesChanged() } },
            found: { context, found in WebPage.handle(context) { $0.pageFound(found) } })
    }

    private nonisolated static func handle(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (WKWebView) -> Void) {
        // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { tell(context, body) }
    }

    private nonisolated static func answer(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (WKWebView) -> Bool) -> Bool {
        // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated { ask(context, body) }
    }
}
