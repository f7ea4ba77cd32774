import AuthenticationServices
import SafariServices
import UIKit

/// Web pages: a browser in the app, and signing in on a page.
final class WebRows: NSObject, ServiceRows, SFSafariViewControllerDelegate, ASWebAuthenticationPresentationContextProviding {
    private static let page = URL(string: "https://www.swift.org")
    /// A page with a form. It is followed by the main page, which ends the session.
    private static let form = URL(string: "https://en.wikipedia.org/w/index.php?title=Special:UserLogin&returnto=Main_Page")

    let title = local("Web")
    weak var screen: UIViewController?
    private(set) lazy var rows = [browser, signIn]
    private lazy var browser = DesktopRow(local("Show a web page"), symbol: "safari.fill", color: .systemBlue, presentsScreen: true) {
        [weak self] _ in self?.showPage()
    }
    private lazy var signIn = DesktopRow(
        local("Sign in on a web page"), symbol: "person.crop.square.fill", color: .systemTeal, presentsScreen: true
    ) { [weak self] _ in self?.startSession() }
    private var session: ASWebAuthenticationSession?

    private func showPage() {
        guard let page = Self.page else { return }
        let controller = SFSafariViewController(url: page)
        controller.delegate = self
        browser.show(.waiting)
        screen?.present(controller, animated: true)
    }

    private func startSession() {
        guard let form = Self.form else { return }
        signIn.show(.waiting)
        let callback = ASWebAuthenticationSession.Callback.https(host: "en.wikipedia.org", path: "/wiki/Main_Page")
        let session = ASWebAuthenticationSession(url: form, callback: callback) { [weak self] link, error in
            self?.session = nil
            self?.sessionEnded(link, error)
        }
        session.presentationContextProvider = self
        session.prefersEphemeralWebBrowserSession = true
        self.session = session
        session.start()
    }

    private func sessionEnded(_ link: URL?, _ error: (any Error)?) {
        if let link {
            signIn.show(.success(local("The page came back with %1", with: link.absoluteString)))
        } else if (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin {
            signIn.show(.note(local("Cancelled")))
        } else if let error {
            signIn.show(DesktopAnswer(error))
        }
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        screen?.view.window ?? ASPresentationAnchor()
    }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        browser.show(didLoadSuccessfully ? .success(local("The page is loaded")) : .failure(local("The page cannot be loaded")))
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        if browser.answer == .waiting { browser.show(.note(local("Closed"))) }
    }
}
