internal import CWebKit

/// The state of a web view's navigations.
@MainActor
struct NavigationState {
    /// The navigation that the app requested and that has not started yet.
    var pending: WKNavigation?
    /// The current or last navigation.
    var current: WKNavigation?
    /// Whether the current navigation has no content yet.
    var isProvisional = false
    /// Whether the navigation has failed. WebKitGTK then also reports that it has finished, which is ignored.
    var hasFailed = false
    /// The action or response that becomes a download.
    var action: WKNavigationAction?
    var response: WKNavigationResponse?
}

extension WKWebView {
    // MARK: Loading

    func pageLoadChanged(_ event: Int) {
        switch event {
        case 0:
            navigations.current = navigations.pending ?? WKNavigation()
            navigations.pending = nil
            navigations.hasFailed = false
            navigations.isProvisional = true
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigations.current)
            pageGoesOn(to: url)
        case 1: navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigations.current)
        case 2:
            navigations.isProvisional = false
            frames.clear()
            pageScroller.follow(offset: .zero, size: pageScroller.contentSize)
            PageRoots.shared.pageChanged(in: self)
            navigationDelegate?.webView(self, didCommit: navigations.current)
        default:
            let hasFailed = navigations.hasFailed
            navigations.isProvisional = false
            navigations.hasFailed = false
            PageRoots.shared.pageChanged(in: self)
            if !hasFailed { navigationDelegate?.webView(self, didFinish: navigations.current) }
        }
    }

    func pageLoadFailed(_ event: Int, _ uri: String?, _ told: LWKError) {
        fail(WebKitErrorConversion.load(told, url: uri.flatMap { URL(string: $0) }), isProvisional: event < 2)
    }

    func fail(_ error: any Error, isProvisional: Bool) {
        let navigation = navigations.hasFailed ? navigations.current : navigations.pending ?? navigations.current
        navigations.pending = nil
        navigations.hasFailed = true
        if isProvisional {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        } else {
            navigationDelegate?.webView(self, didFail: navigation, withError: error)
        }
    }

    func pageProcessEnded() {
        for task in schemeTasks { task.stop() }
        navigations.pending = nil
        pageFound(false)
        PageRoots.shared.pageChanged(in: self)
        pagePropertiesChanged()
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }

    func pagePropertiesChanged() {
        observers.changed([
            \WKWebView.title, \WKWebView.url, \WKWebView.isLoading, \WKWebView.estimatedProgress, \WKWebView.canGoBack,
            \WKWebView.canGoForward,
            \WKWebView.hasOnlySecureContent,
        ])
    }

    // MARK: Credentials

    func pageRequestsCredential(_ foreign: UnsafeMutableRawPointer) -> Bool {
        guard let delegate = navigationDelegate else { return false }
        let methods: [Int32: String] = [
            2: NSURLAuthenticationMethodHTTPBasic, 3: NSURLAuthenticationMethodHTTPDigest, 4: NSURLAuthenticationMethodHTMLForm,
            5: NSURLAuthenticationMethodNTLM, 6: NSURLAuthenticationMethodNegotiate,
        ]
        let space = URLProtectionSpace(
            host: lwk_authentication_request_get_host(foreign).map { String(cString: $0) } ?? "",
            port: Int(lwk_authentication_request_get_port(foreign)), protocol: url?.scheme,
            realm: lwk_authentication_request_get_realm(foreign).map { String(cString: $0) },
            authenticationMethod: methods[lwk_authentication_request_get_scheme(foreign)] ?? NSURLAuthenticationMethodDefault)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil,
            previousFailureCount: lwk_authentication_request_is_retry(foreign) != 0 ? 1 : 0, failureResponse: nil, error: nil,
            sender: NoSender())
        lwk_retain(foreign)
        var isAnswered = false
        delegate.webView(self, didReceive: challenge) { disposition, credential in
            guard !isAnswered else {
                return webLog.error("Ignored the second answer to an authentication challenge. Call its completion handler once.")
            }
            isAnswered = true
            if disposition == .cancelAuthenticationChallenge {
                lwk_authentication_request_cancel(foreign)
            } else if disposition == .useCredential, let credential, let user = credential.user {
                let persistence: Int32 = credential.persistence == .none ? 0 : 1
                let made = lwk_credential_new(user, credential.password ?? "", persistence)
                lwk_authentication_request_authenticate(foreign, made)
                if let made { lwk_credential_free(made) }
            } else {
                lwk_authentication_request_authenticate(foreign, nil)
            }
            lwk_release(foreign)
        }
        return true
    }

    /// A challenge sender whose methods do nothing, because apps answer a challenge through its completion handler.
    private final class NoSender: NSObject, URLAuthenticationChallengeSender {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
    }

    // MARK: Dialogs and permissions

    func pageCreates(_ foreign: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        guard let delegate = uiDelegate, let action = action(foreign, isNewWindow: true) else { return nil }
        let configuration = ownConfiguration.copied()
        configuration.opener = page
        guard let view = delegate.webView(self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures()) else {
            return nil
        }
        guard let made = view.page, made.opener === page else {
            webLog.error(
                """
                webView(_:createWebViewWith:for:windowFeatures:) returned a web view with another configuration. Create it with the given \
                configuration.
                """
            )
            return nil
        }
        lwk_retain(made.view)
        return made.view
    }

    func pageShowsDialog(_ dialog: UnsafeMutableRawPointer) -> Bool {
        let message = lwk_script_dialog_get_message(dialog).map { String(cString: $0) } ?? ""
        let kind = lwk_script_dialog_get_dialog_type(dialog)
        guard let delegate = uiDelegate, kind < 3 else {
            // The user can always leave a page. Without a delegate, all other dialogs are cancelled.
            if kind == 3 { lwk_script_dialog_confirm_set_confirmed(dialog, 1) }
            return true
        }
        guard let held = lwk_script_dialog_ref(dialog) else { return true }
        var (isOver, isAsking) = (false, true)
        defer { isAsking = false }
        func end(_ body: () -> Void) {
            guard !isOver else { return webLog.error("Ignored the second answer to a JavaScript panel. Call its completion handler once.") }
            isOver = true
            body()
            // If the app answers during the signal, WebKitGTK reads the answer and closes the dialog itself.
            if !isAsking { lwk_script_dialog_close(held) }
            lwk_script_dialog_unref(held)
        }
        switch kind {
        case 0:
            delegate.webView(self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: mainFrame) { end {} }
        case 1:
            delegate.webView(self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: mainFrame) { yes in
                end { lwk_script_dialog_confirm_set_confirmed(held, yes ? 1 : 0) }
            }
        default:
            let text = lwk_script_dialog_prompt_get_default_text(dialog).map { String(cString: $0) }
            delegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: message, defaultText: text, initiatedByFrame: mainFrame
            ) { answer in end { if let answer { lwk_script_dialog_prompt_set_text(held, answer) } } }
        }
        return true
    }

    func pageChoosesFiles(_ foreign: UnsafeMutableRawPointer) -> Bool {
        guard let delegate = uiDelegate else { return false }
        let parameters = WKOpenPanelParameters(allowsMultipleSelection: lwk_file_chooser_request_get_select_multiple(foreign) != 0)
        lwk_retain(foreign)
        var isAnswered = false
        delegate.webView(self, runOpenPanelWith: parameters, initiatedByFrame: mainFrame) { urls in
            guard !isAnswered else { return }
            isAnswered = true
            if let urls, !urls.isEmpty {
                var paths = urls.map { UnsafeMutablePointer<CChar>(strdup($0.path)) } + [nil]
                lwk_file_chooser_request_select_files(foreign, &paths)
                paths.forEach { free($0) }
            } else {
                lwk_file_chooser_request_cancel(foreign)
            }
            lwk_release(foreign)
        }
        if parameters.isLeftToSystem { lwk_release(foreign) }
        return !parameters.isLeftToSystem
    }

    func pageRequestsPermission(_ foreign: UnsafeMutableRawPointer, _ kind: Int) -> Bool {
        guard kind == 1, let delegate = uiDelegate else {
            lwk_permission_request_deny(foreign)
            return true
        }
        let (hears, sees) = (lwk_user_media_is_for_audio(foreign) != 0, lwk_user_media_is_for_video(foreign) != 0)
        let type: WKMediaCaptureType = hears && sees ? .cameraAndMicrophone : sees ? .camera : .microphone
        lwk_retain(foreign)
        var isAnswered = false
        delegate.webView(
            self, requestMediaCapturePermissionFor: WKSecurityOrigin(url), initiatedByFrame: mainFrame, type: type
        ) { decision in
            guard !isAnswered else { return }
            isAnswered = true
            if decision == .grant { lwk_permission_request_allow(foreign) } else { lwk_permission_request_deny(foreign) }
            lwk_release(foreign)
        }
        return true
    }
}
