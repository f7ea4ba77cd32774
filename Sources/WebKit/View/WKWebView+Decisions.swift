internal import CWebKit

/// A pending policy decision. It can be made only once.
@MainActor
private final class Decision {
    private let foreign: UnsafeMutableRawPointer
    private var isMade = false

    init(_ foreign: UnsafeMutableRawPointer) {
        self.foreign = foreign
        lwk_retain(foreign)
    }

    isolated deinit {
        if !isMade {
            webLog.error("Cancelled a navigation whose decisionHandler was never called. Call it exactly once.")
            lwk_policy_ignore(foreign)
        }
        lwk_release(foreign)
    }

    func make(_ body: (UnsafeMutableRawPointer) -> Void) {
        guard !isMade else { return webLog.error("Ignored the second call of a navigation's decisionHandler. Call it exactly once.") }
        isMade = true
        body(foreign)
    }
}

extension WKWebView {
    // MARK: Decisions

    var mainFrame: WKFrameInfo {
        WKFrameInfo(isMainFrame: true, request: URLRequest(url: url ?? URL(fileURLWithPath: "/")), webView: self)
    }

    func action(_ foreign: UnsafeMutableRawPointer, isNewWindow: Bool) -> WKNavigationAction? {
        guard let request = lwk_navigation_action_get_request(foreign).flatMap({ URLRequest(foreign: $0) }) else { return nil }
        let types: [WKNavigationType] = [.linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other]
        let type = Int(lwk_navigation_action_get_navigation_type(foreign))
        let state = lwk_navigation_action_get_modifiers(foreign)
        var modifiers: UIKeyModifierFlags = []
        if state & 1 != 0 { modifiers.insert(.shift) }
        if state & 2 != 0 { modifiers.insert(.alphaShift) }
        if state & 4 != 0 { modifiers.insert(.control) }
        if state & 8 != 0 { modifiers.insert(.alternate) }
        if state & (1 << 26 | 1 << 28) != 0 { modifiers.insert(.command) }
        let buttons: [UInt32: UIEvent.ButtonMask] = [1: .primary, 3: .secondary, 2: .button(3)]
        return WKNavigationAction(
            type: types.indices.contains(type) ? types[type] : .other, source: mainFrame,
            target: isNewWindow ? nil : WKFrameInfo(isMainFrame: true, request: request, webView: self), request: request,
            modifiers: modifiers, button: buttons[lwk_navigation_action_get_mouse_button(foreign)] ?? [],
            isRedirect: lwk_navigation_action_is_redirect(foreign) != 0)
    }

    func pageDecides(_ foreign: UnsafeMutableRawPointer, _ type: Int) -> Bool {
        type == 2 ? decideResponse(foreign) : decideAction(foreign, isNewWindow: type == 1)
    }

    private func decideAction(_ foreign: UnsafeMutableRawPointer, isNewWindow: Bool) -> Bool {
        guard let told = lwk_policy_navigation_action(foreign), let action = action(told, isNewWindow: isNewWindow) else { return false }
        if let url = action.request.url, url.isFileURL, let page, !page.files.allows(url) {
            lwk_policy_ignore(foreign)
            let info: [String: Any] = [
                NSURLErrorFailingURLErrorKey: url,
                NSLocalizedDescriptionKey: "The page may not load \"\(url.path)\". Grant access with loadFileURL(_:allowingReadAccessTo:).",
            ]
            fail(NSError(domain: NSURLErrorDomain, code: NSURLErrorNoPermissionsToReadFile, userInfo: info), isProvisional: true)
            navigations.hasFailed = false
            return true
        }
        guard navigationDelegate != nil else { return false }
        let decision = Decision(foreign)
        let url = action.request.url?.absoluteString ?? ""
        guard !isNewWindow, navigations.pending == nil else {
            if !isNewWindow { frames.recordDecision(url, isMain: true) }
            decide(action, decision)
            return true
        }
        // The scripts in the frames reported the navigation before this signal. Their messages arrive before the result of a script, so this waits for a
        // result.
        let byLink = [.linkActivated, .formSubmitted, .formResubmitted].contains(action.navigationType)
        run("flushFrames()") { [weak self] _ in
            guard let self else { return }
            // A redirect while the main frame has no provisional navigation must be one of a subframe.
            let inFrame = url == "about:srcdoc" || action.isRedirect && !navigations.isProvisional
            let going = action.going(frames.way(to: url, byLink: byLink), inFrame: inFrame)
            frames.recordDecision(url, isMain: going.targetFrame?.isMainFrame ?? true)
            decide(going, decision)
        }
        return true
    }

    private func decide(_ action: WKNavigationAction, _ decision: Decision) {
        // Without a delegate, every navigation is allowed.
        guard let delegate = navigationDelegate else { return decision.make { lwk_policy_use($0) } }
        let preferences: WKWebpagePreferences = ownConfiguration.defaultWebpagePreferences.copied()
        delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, preferences in
            decision.make { foreign in
                switch policy {
                case .allow:
                    if let page = self?.page {
                        lwk_set_bool(page.settings, "enable-javascript-markup", preferences.allowsContentJavaScript)
                    }
                    lwk_policy_use(foreign)
                case .download: self?.download(action, foreign)
                case .cancel:
                    if action.targetFrame?.isMainFrame ?? false { self?.navigations.pending = nil }
                    lwk_policy_ignore(foreign)
                }
            }
        }
    }

    /// Requests another decision if the main frame navigates to a URL that was presented to the app as that of a subframe. A page could fake the report of a
    /// subframe to bypass the app's decision.
    func pageGoesOn(to url: URL?) {
        guard let url, frames.wasDecidedAsFrame(url.absoluteString), let delegate = navigationDelegate else { return }
        let action = WKNavigationAction(
            type: .other, source: mainFrame, target: WKFrameInfo(isMainFrame: true, request: URLRequest(url: url), webView: self),
            request: URLRequest(url: url), modifiers: [], button: [], isRedirect: false)
        delegate.webView(self, decidePolicyFor: action, preferences: WKWebpagePreferences()) { [weak self] policy, _ in
            if policy != .allow { self?.stopLoading() }
        }
    }

    private func download(_ action: WKNavigationAction, _ foreign: UnsafeMutableRawPointer) {
        if let download = WKDownload(scheme: action.request, webView: self) {
            lwk_policy_ignore(foreign)
            navigations.pending = nil
            navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
        } else {
            navigations.action = action
            lwk_policy_download(foreign)
        }
    }

    private func decideResponse(_ foreign: UnsafeMutableRawPointer) -> Bool {
        guard let delegate = navigationDelegate, let told = lwk_policy_response(foreign) else { return false }
        let response = WKNavigationResponse(
            isForMainFrame: lwk_policy_is_main_resource(foreign) != 0, response: .foreign(told),
            canShowMIMEType: lwk_policy_is_type_supported(foreign) != 0)
        let decision = Decision(foreign)
        delegate.webView(self, decidePolicyFor: response) { [weak self] policy in
            decision.make { foreign in
                switch policy {
                case .allow: lwk_policy_use(foreign)
                case .cancel: lwk_policy_ignore(foreign)
                case .download: self?.download(response, foreign)
                }
            }
        }
        return true
    }

    private func download(_ response: WKNavigationResponse, _ foreign: UnsafeMutableRawPointer) {
        // Requests the resource from the app again, because WebKitGTK has assigned the first response to the page.
        if let url = response.response.url, let download = WKDownload(scheme: URLRequest(url: url), webView: self) {
            lwk_policy_ignore(foreign)
            navigationDelegate?.webView(self, navigationResponse: response, didBecome: download)
        } else {
            navigations.response = response
            lwk_policy_download(foreign)
        }
    }

    func pageStartsDownload(_ foreign: UnsafeMutableRawPointer) {
        let (action, response) = (navigations.action, navigations.response)
        navigations.action = nil
        navigations.response = nil
        guard let delegate = navigationDelegate, action != nil || response != nil else { return }
        let download = WKDownload(foreign, webView: self)
        if let action { delegate.webView(self, navigationAction: action, didBecome: download) }
        if action == nil, let response { delegate.webView(self, navigationResponse: response, didBecome: download) }
    }
}
