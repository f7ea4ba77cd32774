import FoundationNetworking
import Host
import Logging
import SafariServices
@_exported import UIKit

private let sessionLog = Logger(label: "lodestone.authentication")

/// Signs the user in on a web page, which ends with a link back to the app.
///
/// The desktop's browser shows the page if a program is registered for links of the callback's scheme. That program must be this app. Meanwhile the app shows
/// a dialog with a Cancel button. A sheet of the app shows the page in these cases:
///
/// - The callback is an `https` link.
/// - The session is ephemeral or has header fields.
/// - No program opens the callback's scheme.
///
/// Create the session, start and cancel it on the main actor. The dialog or the sheet retains the session. If the user or the app dismisses it, the session
/// ends with ``ASWebAuthenticationSessionError/Code/canceledLogin``. The completion handler is called on the main actor.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: MainActorObject {
    /// The handler of the end: the link with which the page returned, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private enum State {
        case new
        case running
        case ended
    }

    private let url: URL
    private let callback: Callback
    private var completionHandler: CompletionHandler?
    private var state = State.new
    private weak var platform: (any HostPlatform)?
    /// The dialog or the sheet. It retains the session.
    private weak var presented: UIViewController?

    /// The provider of the window. It is not retained. A session without a provider does not start.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

    /// Whether the page uses no cookies and other data of earlier sessions. False by default.
    open var prefersEphemeralWebBrowserSession = false

    /// Additional header fields of the first request. Nil by default.
    open var additionalHeaderFields: [String: String]?

    /// Creates a session that ends with a link of a scheme. Nil stands for the schemes that the app's `Info.plist` declares.
    ///
    /// `http` and `https` match no link; use ``init(url:callback:completionHandler:)``.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        callback = callbackURLScheme.map { Callback(.scheme($0.lowercased())) } ?? Callback(.declaredSchemes)
        self.completionHandler = completionHandler
        super.init(onMainActor: ())
    }

    /// Creates a session that ends with a matching link.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.callback = callback
        self.completionHandler = completionHandler
        super.init(onMainActor: ())
    }

    /// Whether ``start()`` would succeed: the URL is a web page's, the session has not been started, and a provider is set.
    open var canStart: Bool { state == .new && url.isOnWeb && presentationContextProvider != nil }

    // MARK: Starting and ending

    /// Shows the page. A session starts once.
    ///
    /// - Returns: False if the session cannot start. The completion handler is then called with the reason, unless it started before.
    @discardableResult
    open func start() -> Bool {
        guard state == .new else {
            sessionLog.error("A web authentication session can be started only once. Create another.")
            return false
        }
        guard url.isOnWeb else {
            return refuse(.presentationContextInvalid, "The page is at \"\(url.scheme ?? ""):\". Only http and https are supported.")
        }
        guard let presentationContextProvider else {
            return refuse(.presentationContextNotProvided, "Set presentationContextProvider before the session starts.")
        }
        guard let presenter = presentationContextProvider.presentationAnchor(for: self).frontController else {
            return refuse(.presentationContextInvalid, "The provided window has no root view controller.")
        }
        state = .running
        let platform = UIApplication.shared.hostPlatform
        self.platform = platform
        let staysInApp = prefersEphemeralWebBrowserSession || additionalHeaderFields?.isEmpty == false || !callback.isOpenedByDesktop
        if staysInApp { showSheet(on: presenter) } else { openBrowser(on: presenter) }
        return true
    }

    /// Ends the session and closes the sheet. The completion handler is called with ``ASWebAuthenticationSessionError/Code/canceledLogin``.
    open func cancel() { end(nil, ASWebAuthenticationSessionError(.canceledLogin, "The app cancelled the authentication.")) }

    private func refuse(_ code: ASWebAuthenticationSessionError.Code, _ message: String) -> Bool {
        state = .ended
        sessionLog.error("Cannot start a web authentication session: \(message)")
        report(nil, ASWebAuthenticationSessionError(code, message), on: UIApplication.shared.hostPlatform)
        return false
    }

    private func end(_ link: URL?, _ error: ASWebAuthenticationSessionError?) {
        guard state == .running else { return }
        state = .ended
        UIApplication.shared.requests.linkReceivers[ObjectIdentifier(self)] = nil
        if let presented, !presented.isBeingDismissed { presented.dismiss(animated: true) }
        presented = nil
        if let platform { report(link, error, on: platform) }
    }

    /// Calls the completion handler after the current event.
    private func report(_ link: URL?, _ error: ASWebAuthenticationSessionError?, on platform: any HostPlatform) {
        guard let completionHandler else { return }
        self.completionHandler = nil
        _ = platform.schedule(after: 0) { completionHandler(link, error) }
    }

    /// Called after the dialog or the sheet disappeared. Ends the session if the user or the app dismissed it.
    fileprivate func presentedDidDisappear() {
        if let presented, presented.isBeingDismissed || presented.presentingViewController == nil { userCancelled() }
    }

    private func userCancelled() { end(nil, ASWebAuthenticationSessionError(.canceledLogin, "The user cancelled the authentication.")) }

    // MARK: The desktop's browser

    private func openBrowser(on presenter: UIViewController) {
        UIApplication.shared.requests.linkReceivers[ObjectIdentifier(self)] = { [weak self] in self?.takes($0) ?? false }
        let alert = SessionDialog(
            title: "Sign In with Your Browser", message: "Continue on the page of \(url.host ?? "the service").", preferredStyle: .alert)
        let title = UIBarButtonItem(systemItem: .cancel).title
        alert.addAction(UIAlertAction(title: title, style: .cancel))
        alert.session = self
        presented = alert
        presenter.present(alert, animated: true)
        UIApplication.shared.open(url) { [weak self] isOpened in
            if !isOpened { self?.browserDidFail() }
        }
    }

    private func browserDidFail() {
        end(nil, ASWebAuthenticationSessionError(.presentationContextInvalid, "No program opens web pages."))
    }

    /// Ends the session with a link that the desktop opens, if it matches.
    private func takes(_ link: URL) -> Bool {
        guard state == .running, callback.matchesURL(link) else { return false }
        end(link, nil)
        return true
    }

    // MARK: The sheet

    private func showSheet(on presenter: UIViewController) {
        var request = URLRequest(url: url)
        for (name, value) in additionalHeaderFields ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        let browser = BrowserController(request, isEphemeral: prefersEphemeralWebBrowserSession)
        browser.dismissButton = .cancel
        browser.takesNavigation = { [weak self] in self?.takes($0) ?? false }
        browser.onDone = { [weak self] in self?.userCancelled() }
        let sheet = SessionSheet(rootViewController: browser)
        sheet.session = self
        presented = sheet
        presenter.present(sheet, animated: true)
    }
}

/// A dialog that owns a running session, and ends it with itself.
private final class SessionDialog: UIAlertController {
    var session: ASWebAuthenticationSession?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session?.presentedDidDisappear()
    }
}

/// A sheet that owns a running session, and ends it with itself.
private final class SessionSheet: UINavigationController {
    var session: ASWebAuthenticationSession?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session?.presentedDidDisappear()
    }
}

extension UIWindow {
    /// The frontmost presented controller of the window, or its root view controller.
    fileprivate var frontController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}
