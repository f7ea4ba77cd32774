import Foundation
import SafariServices
import Testing
import UIKitTesting

@Suite("SFSafariViewController") @MainActor
struct SFSafariViewControllerTests {
    private let host = TestHost()
    private let root = UIViewController()
    private let delegate = RecordingDelegate()
    private let start = URL(fileURLWithPath: "/").web("https://example.org/start")

    init() { host.window.rootViewController = root }

    private func present(_ configure: (SFSafariViewController) -> Void = { _ in }) async -> SFSafariViewController {
        let controller = SFSafariViewController(url: start)
        controller.delegate = delegate
        configure(controller)
        root.present(controller, animated: false)
        await host.settle()
        return controller
    }

    @Test("Presenting loads the page, and Done dismisses the controller and notifies the delegate once")
    func done() async {
        let controller = await present()
        #expect(host.browser.requests == [start] && delegate.calls == ["load true"])
        #expect(host.view(labelled: "example.org") != nil && host.browser.isEphemeral == false)
        #expect(host.tap("Done"))
        await host.settle()
        #expect(root.presentedViewController == nil && delegate.calls == ["load true", "finish"])
        #expect(controller.configuration.barCollapsingEnabled)
    }

    @Test("If the delegate dismisses the controller itself, safariViewControllerDidFinish is called once")
    func delegateDismisses() async {
        delegate.dismisses = true
        _ = await present { $0.dismissButtonStyle = .cancel }
        #expect(host.tap("Cancel"))
        await host.settle()
        #expect(root.presentedViewController == nil && delegate.calls == ["load true", "finish"])
    }

    @Test("A pushed controller is popped by Done")
    func pushed() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.window.rootViewController = navigation
        navigation.pushViewController(SFSafariViewController(url: start), animated: false)
        await host.settle()
        #expect(host.tap("Done"))
        await host.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("The delegate is notified of a redirect of the first page, and not of later ones")
    func redirect() async {
        let home = start.web("https://example.org/home"), other = start.web("https://example.org/other")
        host.browser.answer = { [start] url in url == start || url == other ? .redirect(to: home) : .page(title: "Home") }
        _ = await present()
        host.browser.follow(other)
        await host.settle()
        #expect(delegate.calls == ["redirect /home", "load true"] && host.browser.requests == [start, home, other, home])
    }

    @Test("The toolbar's buttons load the previous and the next page, and open the page in the desktop's browser")
    func toolbar() async {
        _ = await present()
        let next = start.web("https://example.org/next")
        host.browser.follow(next)
        await host.settle()
        #expect(host.tap("Back"))
        await host.settle()
        #expect(host.tap("Forward"))
        await host.settle()
        #expect(host.browser.requests == [start, next, start, next])
        #expect(host.tap("Open in Browser") && host.openedURLs == [next] && delegate.calls.last == "browser")
    }

    @Test("A page that cannot be loaded shows the reason, and can be opened in the desktop's browser")
    func failure() async {
        host.browser.answer = { _ in .failure(reason: "WebKitGTK is not installed.") }
        _ = await present()
        #expect(delegate.calls == ["load false"] && host.view(labelled: "WebKitGTK is not installed.") != nil)
        #expect(host.tap("Open in Browser") && host.openedURLs == [start])
    }

    @Test("While another site does not answer, the address is that of the shown page; a long address shows the end of the host's name")
    func spoofedAddress() async {
        let bank = start.web("https://bank.example/login")
        host.browser.answer = { $0 == bank ? .silence : .page(title: "Page") }
        _ = await present()
        host.browser.follow(bank)
        host.advance(by: 5)
        #expect(host.browser.requests == [start, bank])
        #expect(host.view(labelled: "example.org") != nil && host.view(labelled: "bank.example") == nil)
        let name = "https://bank.example." + String(repeating: "a.", count: 100) + "evil.example/"
        host.browser.follow(start.web(name))
        host.advance(by: 5)
        let label = host.view(labelled: start.web(name).host ?? "") as? UILabel
        #expect(label?.lineBreakMode == .byTruncatingHead)
    }

    @Test("Links of other schemes open in another program, and links to files do nothing")
    func otherSchemes() async {
        _ = await present()
        let mail = start.web("mailto:a@example.org")
        host.browser.follow(mail)
        host.browser.follow(URL(fileURLWithPath: "/etc/passwd"))
        await host.settle()
        #expect(host.openedURLs == [mail] && host.browser.requests == [start])
    }
}

@MainActor
private final class RecordingDelegate: NSObject, SFSafariViewControllerDelegate {
    var calls: [String] = []
    var dismisses = false

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        calls.append("finish")
        if dismisses { controller.dismiss(animated: true) }
    }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        calls.append("load \(didLoadSuccessfully)")
    }

    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
        calls.append("redirect \(URL.path)")
    }

    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { calls.append("browser") }
}

extension URL {
    /// The URL of a valid text.
    fileprivate func web(_ text: String) -> URL { URL(string: text) ?? self }
}
