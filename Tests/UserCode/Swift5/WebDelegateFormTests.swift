import Foundation
import Testing
import UIKit
import UIKitTesting
import WebKit

// Each method of WebKit's delegates with a completion handler, with the handler's types in Xcode 13 to 26. The tests call it through the protocol, like the
// library. A method that does not satisfy the requirement would not be called.

/// Handlers as in Xcode 15 and earlier.
private final class PlainNavigation: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.cancel) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.cancel) }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.cancelAuthenticationChallenge, nil) }
}

private final class PlainPreferences: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(.cancel, preferences) }
}

private final class PlainInterface: NSObject, WKUIDelegate, WKDownloadDelegate, WKScriptMessageHandlerWithReply {
    var alerts: [String] = []

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {
        alerts.append(message)
        completionHandler()
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) { completionHandler(prompt) }

    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping ([URL]?) -> Void
    ) { completionHandler([URL(fileURLWithPath: "/chosen")]) }

    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) { decisionHandler(.grant) }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) { completionHandler(URL(fileURLWithPath: "/" + suggestedFilename)) }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) { replyHandler("answer", nil) }
}

/// Handlers as in Xcode 16.
private final class MainActorNavigation: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.cancel) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.cancel) }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.cancelAuthenticationChallenge, nil) }
}

private final class MainActorPreferences: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(.cancel, preferences) }
}

private final class MainActorInterface: NSObject, WKUIDelegate, WKDownloadDelegate, WKScriptMessageHandlerWithReply {
    var alerts: [String] = []

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        alerts.append(message)
        completionHandler()
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) { completionHandler(true) }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) { completionHandler(prompt) }

    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor ([URL]?) -> Void
    ) { completionHandler([URL(fileURLWithPath: "/chosen")]) }

    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
    ) { decisionHandler(.grant) }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(URL(fileURLWithPath: "/" + suggestedFilename)) }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) { replyHandler("answer", nil) }
}

/// Handlers as in Xcode 26.
private final class TodayNavigation: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.cancel) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.cancel) }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.cancelAuthenticationChallenge, nil) }
}

private final class TodayPreferences: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(.cancel, preferences) }
}

private final class TodayInterface: NSObject, WKUIDelegate, WKDownloadDelegate, WKScriptMessageHandlerWithReply {
    var alerts: [String] = []

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        alerts.append(message)
        completionHandler()
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(true) }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(prompt) }

    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) { completionHandler([URL(fileURLWithPath: "/chosen")]) }

    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) { decisionHandler(.grant) }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) { completionHandler(URL(fileURLWithPath: "/" + suggestedFilename)) }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) { replyHandler("answer", nil) }
}

/// The `async` variants.
private final class AsyncNavigation: NSObject, WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { .cancel }

    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        .cancel
    }

    func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    ) { (.cancelAuthenticationChallenge, nil) }
}

private final class AsyncPreferences: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) { (.cancel, preferences) }
}

private final class AsyncInterface: NSObject, WKUIDelegate, WKDownloadDelegate, WKScriptMessageHandlerWithReply {
    var alerts: [String] = []

    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async {
        alerts.append(message)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { true }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? { prompt }

    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision { .grant }

    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? {
        URL(fileURLWithPath: "/" + suggestedFilename)
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { ("answer", nil) }
}

/// The sender of an authentication challenge.
private final class Sender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// Calls delegate methods through their protocols.
@MainActor
private final class Caller {
    let host = TestHost()
    lazy var view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func action(_ delegate: any WKNavigationDelegate) async -> WKNavigationActionPolicy {
        await withCheckedContinuation { done in
            delegate.webView(view, decidePolicyFor: WKNavigationAction(), preferences: WKWebpagePreferences()) { policy, _ in
                done.resume(returning: policy)
            }
        }
    }

    func response(_ delegate: any WKNavigationDelegate) async -> WKNavigationResponsePolicy {
        await withCheckedContinuation { done in
            delegate.webView(view, decidePolicyFor: WKNavigationResponse()) { done.resume(returning: $0) }
        }
    }

    func challenge(_ delegate: any WKNavigationDelegate) async -> URLSession.AuthChallengeDisposition {
        let challenge = URLAuthenticationChallenge(
            protectionSpace: URLProtectionSpace(host: "host", port: 80, protocol: "http", realm: nil, authenticationMethod: nil),
            proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: Sender())
        return await withCheckedContinuation { done in
            delegate.webView(view, didReceive: challenge) { disposition, _ in done.resume(returning: disposition) }
        }
    }

    func alert(_ delegate: any WKUIDelegate) async {
        await withCheckedContinuation { done in
            delegate.webView(view, runJavaScriptAlertPanelWithMessage: "hello", initiatedByFrame: WKFrameInfo()) { done.resume() }
        }
    }

    func confirm(_ delegate: any WKUIDelegate) async -> Bool {
        await withCheckedContinuation { done in
            delegate.webView(view, runJavaScriptConfirmPanelWithMessage: "sure?", initiatedByFrame: WKFrameInfo()) {
                done.resume(returning: $0)
            }
        }
    }

    func prompt(_ delegate: any WKUIDelegate) async -> String? {
        await withCheckedContinuation { done in
            delegate.webView(
                view, runJavaScriptTextInputPanelWithPrompt: "name?", defaultText: nil, initiatedByFrame: WKFrameInfo()
            ) { done.resume(returning: $0) }
        }
    }

    func files(_ delegate: any WKUIDelegate) async -> [URL]? {
        await withCheckedContinuation { done in
            delegate.webView(view, runOpenPanelWith: WKOpenPanelParameters(), initiatedByFrame: WKFrameInfo()) {
                done.resume(returning: $0)
            }
        }
    }

    func capture(_ delegate: any WKUIDelegate) async -> WKPermissionDecision {
        await withCheckedContinuation { done in
            let frame = WKFrameInfo()
            delegate.webView(
                view, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame, type: .camera
            ) { done.resume(returning: $0) }
        }
    }

    func destination(_ delegate: any WKDownloadDelegate) async -> URL? {
        await withCheckedContinuation { done in
            delegate.download(WKDownload(), decideDestinationUsing: WKNavigationResponse().response, suggestedFilename: "file") {
                done.resume(returning: $0)
            }
        }
    }

    func reply(_ handler: any WKScriptMessageHandlerWithReply) async -> String? {
        await withCheckedContinuation { done in
            handler.userContentController(WKUserContentController(), didReceive: WKScriptMessage()) { value, _ in
                done.resume(returning: value as? String)
            }
        }
    }
}

@MainActor
@Suite("Delegate methods with the handlers of Xcode 13 to 26, in Swift 5")
struct WebDelegateFormTests {
    private let caller = Caller()

    @Test("A navigation is cancelled by each variant of the policy handler")
    func navigation() async {
        let delegates: [any WKNavigationDelegate] = [
            PlainNavigation(), MainActorNavigation(), TodayNavigation(), AsyncNavigation(),
            PlainPreferences(), MainActorPreferences(), TodayPreferences(), AsyncPreferences(),
        ]
        for delegate in delegates { #expect(await caller.action(delegate) == .cancel, "\(type(of: delegate))") }
    }

    @Test("A response is cancelled and an authentication challenge is answered by each variant")
    func responses() async {
        let delegates: [any WKNavigationDelegate] = [PlainNavigation(), MainActorNavigation(), TodayNavigation(), AsyncNavigation()]
        for delegate in delegates {
            #expect(await caller.response(delegate) == .cancel, "\(type(of: delegate))")
            #expect(await caller.challenge(delegate) == .cancelAuthenticationChallenge, "\(type(of: delegate))")
        }
    }

    @Test("Without a delegate method a navigation is allowed")
    func defaults() async {
        final class EmptyDelegate: NSObject, WKNavigationDelegate {}
        #expect(await caller.action(EmptyDelegate()) == .allow)
        #expect(await caller.response(EmptyDelegate()) == .allow)
        #expect(await caller.challenge(EmptyDelegate()) == .performDefaultHandling)
    }

    @Test("Panels, permissions, downloads and replies are answered by each variant")
    func interface() async {
        let plain = PlainInterface()
        let main = MainActorInterface()
        let today = TodayInterface()
        let coming = AsyncInterface()
        let delegates: [any WKUIDelegate & WKDownloadDelegate & WKScriptMessageHandlerWithReply] = [plain, main, today, coming]
        for delegate in delegates {
            let name = "\(type(of: delegate))"
            await caller.alert(delegate)
            #expect(await caller.confirm(delegate), "\(name)")
            #expect(await caller.prompt(delegate) == "name?", "\(name)")
            #expect(await caller.capture(delegate) == .grant, "\(name)")
            #expect(await caller.destination(delegate)?.path == "/file", "\(name)")
            #expect(await caller.reply(delegate) == "answer", "\(name)")
        }
        for delegate in [plain, main, today] as [any WKUIDelegate] {
            #expect(await caller.files(delegate)?.map(\.path) == ["/chosen"], "\(type(of: delegate))")
        }
        for alerts in [plain.alerts, main.alerts, today.alerts, coming.alerts] { #expect(alerts == ["hello"]) }
    }
}
