import AuthenticationServices
import Foundation
import Testing
import UIKitTesting

@Suite("ASWebAuthenticationSession") @MainActor
struct ASWebAuthenticationSessionTests {
    private let host = TestHost(launching: Delegate.self)
    private let provider = Provider()
    private let results = Results()

    init() { host.window.rootViewController = UIViewController() }

    private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }
    private var page: URL { url("https://example.org/login") }

    private func session(scheme: String? = "letters") -> ASWebAuthenticationSession {
        let session = ASWebAuthenticationSession(url: page, callbackURLScheme: scheme) { [results] in results.append($0, $1) }
        session.presentationContextProvider = provider
        return session
    }

    private var delegate: Delegate? { UIApplication.shared.delegate as? Delegate }

    @Test("The session opens the page in the desktop's browser, and ends when the browser opens a link of the callback scheme")
    func browser() async {
        let session = session()
        #expect(session.canStart && session.start() && !session.canStart)
        await host.settle()
        #expect(host.openedURLs == [page] && results.links.isEmpty)
        let link = url("Letters://done?code=1")
        #expect(host.open([link]).isEmpty)
        await host.settle()
        #expect(results.links == [link] && results.codes.isEmpty && delegate?.opened == [])
        #expect(host.window.rootViewController?.presentedViewController == nil)
        // After the session the link is one that the app does not declare.
        #expect(host.open([link]).count == 1)
    }

    @Test("A link with which the program is started a second time reaches the session of the running program")
    func secondStart() async {
        session().start()
        await host.settle()
        #expect(host.startAgain(["letters://done"]).isEmpty)
        await host.settle()
        #expect(results.links.map(\.absoluteString) == ["letters://done"])
    }

    @Test("Links of another scheme do not end the session")
    func otherLinks() async {
        session().start()
        await host.settle()
        #expect(host.open([url("notes://done")]).count == 1)
        await host.settle()
        #expect(results.isEmpty)
    }

    @Test("Cancel in the dialog ends the session with canceledLogin")
    func userCancels() async {
        session().start()
        await host.settle()
        #expect(host.tap("Cancel"))
        await host.settle()
        #expect(results.codes == [.canceledLogin] && results.links.isEmpty)
    }

    @Test("cancel() ends the session with canceledLogin, once")
    func appCancels() async {
        let session = session()
        session.cancel()
        session.start()
        await host.settle()
        session.cancel()
        session.cancel()
        await host.settle()
        #expect(results.codes == [.canceledLogin] && host.window.rootViewController?.presentedViewController == nil)
        #expect(!session.start())
    }

    @Test("A session ends with canceledLogin and is deallocated if the app dismisses its dialog or its sheet", arguments: [false, true])
    func appDismisses(isEphemeral: Bool) async {
        weak var started: ASWebAuthenticationSession?
        do {
            let session = session()
            session.prefersEphemeralWebBrowserSession = isEphemeral
            session.start()
            started = session
        }
        await host.settle()
        #expect(started != nil)
        host.window.rootViewController?.dismiss(animated: false)
        await host.settle()
        #expect(results.codes == [.canceledLogin] && results.links.isEmpty)
        #expect(started == nil)
    }

    @Test("A session is deallocated with the window that shows it")
    func windowGoes() async {
        weak var started: ASWebAuthenticationSession?
        do {
            let session = session()
            session.start()
            started = session
        }
        await host.settle()
        host.window.rootViewController = UIViewController()
        await host.settle()
        #expect(started == nil)
    }

    @Test("An ephemeral session shows the page in the app, and ends with the redirect")
    func ephemeral() async {
        let link = url("letters://done?code=2")
        host.browser.answer = { [page] in $0 == page ? .page(title: "Log In") : .redirect(to: link) }
        let session = session()
        session.prefersEphemeralWebBrowserSession = true
        #expect(session.start())
        await host.settle()
        #expect(host.openedURLs.isEmpty && host.browser.requests == [page] && host.browser.isEphemeral == true)
        host.browser.follow(url("https://example.org/submit"))
        await host.settle()
        #expect(results.links == [link] && host.window.rootViewController?.presentedViewController == nil)
    }

    @Test("If no program opens the scheme, the page is in the app, and Cancel ends the session")
    func unregisteredScheme() async {
        host.opensURL = { $0.scheme == "https" }
        session().start()
        await host.settle()
        #expect(host.openedURLs.isEmpty && host.browser.requests == [page])
        #expect(host.tap("Cancel"))
        await host.settle()
        #expect(results.codes == [.canceledLogin])
    }

    @Test("An https callback ends the session with the matching page, which is not loaded")
    func httpsCallback() async {
        let callback = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
        #expect(callback.matchesURL(url("https://Example.org/done?code=3")) && !callback.matchesURL(url("https://example.org/other")))
        #expect(!callback.matchesURL(url("http://example.org/done")))
        let session = ASWebAuthenticationSession(url: page, callback: callback) { [results] in results.append($0, $1) }
        session.presentationContextProvider = provider
        session.start()
        await host.settle()
        host.browser.follow(url("https://example.org/done?code=3"))
        await host.settle()
        #expect(results.links.map(\.query) == ["code=3"] && host.browser.requests == [page])
    }

    @Test("Without a provider or a web page the session does not start, and reports the error")
    func refused() async {
        let bare = ASWebAuthenticationSession(url: page, callbackURLScheme: "letters") { [results] in results.append($0, $1) }
        #expect(!bare.canStart && !bare.start())
        let hosts = url("file:///etc/hosts")
        let file = ASWebAuthenticationSession(url: hosts, callbackURLScheme: "letters") { [results] in results.append($0, $1) }
        file.presentationContextProvider = provider
        #expect(!file.canStart && !file.start())
        await host.settle()
        #expect(results.codes == [.presentationContextNotProvided, .presentationContextInvalid])
    }

    @Test("If no browser can be opened, the session ends with an error")
    func noBrowser() async {
        host.opensURL = { $0.scheme == "letters" }
        session().start()
        await host.settle()
        #expect(results.codes == [.presentationContextInvalid])
    }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var opened: [URL] = []

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        opened.append(url)
        return true
    }
}

@MainActor
private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        UIApplication.shared.keyWindow ?? ASPresentationAnchor(frame: .zero)
    }
}

@MainActor
private final class Results {
    var links: [URL] = []
    var codes: [ASWebAuthenticationSessionError.Code] = []
    var isEmpty: Bool { links.isEmpty && codes.isEmpty }

    func append(_ link: URL?, _ error: (any Error)?) {
        if let link { links.append(link) }
        if let error = error as? ASWebAuthenticationSessionError { codes.append(error.code) }
    }
}
