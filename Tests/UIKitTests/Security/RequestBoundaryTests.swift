import Foundation
import Testing
import UIKit
import UIKitTesting

/// Requests of other programs by D-Bus, links in texts, and the clipboard.
@Suite("Requests of other programs", .serialized) @MainActor
struct RequestBoundaryTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        static var opened: [URL] = []

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            Self.opened.append(url)
            return true
        }
    }

    init() { Delegate.opened = [] }

    @Test("A file on another machine is refused, and is not read as a file of the same path")
    func foreignHost() throws {
        let host = TestHost(launching: Delegate.self, information: ["CFBundleDocumentTypes": [["CFBundleTypeExtensions": ["*"]]]])
        let refusals = host.open([try #require(URL(string: "file://other.example/etc/hostname"))])
        #expect(refusals.count == 1 && refusals.first?.contains("another machine") == true && Delegate.opened.isEmpty)
        #expect(host.open([URL(fileURLWithPath: "/etc/hostname")]).isEmpty && Delegate.opened.map(\.path) == ["/etc/hostname"])
    }

    @Test("Requests without end, with unknown actions or with damaged texts reach no delegate")
    func hostileRequests() throws {
        let host = TestHost(launching: Delegate.self, information: ["CFBundleURLTypes": [["CFBundleURLSchemes": ["letters"]]]])
        for text in ["javascript:alert(1)", "file:///etc/passwd", "https://example.org", "lettersx:1"] {
            #expect(host.open([try #require(URL(string: text))]).count == 1)
        }
        #expect(host.chooseDesktopAction("no-such-action").count == 1)
        #expect(host.chooseShortcut(ofType: String(repeating: "x", count: 100_000)).count == 1)
        _ = host.startAgain(Array(repeating: "--lodestone-shortcut=x", count: 100_000))
        #expect(Delegate.opened.isEmpty)
    }

    @Test("The menu of a link shows the address to which it leads, not the text of the link")
    func linkMenu() throws {
        let host = TestHost(size: CGSize(width: 400, height: 300))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.isEditable = false
        let target = try #require(URL(string: "https://evil.example/login"))
        view.attributedText = NSAttributedString(
            string: "https://bank.example/", attributes: [.link: target, .font: UIFont.systemFont(ofSize: 20)])
        host.window.addSubview(view)
        host.advance(by: 0.1)
        host.longPress(at: CGPoint(x: 60, y: 20))
        host.advance(by: 1)
        #expect(host.view(labelled: "https://evil.example/login") != nil)
        #expect(host.openedURLs.isEmpty)
    }

    @Test("The edit menu, the detection of types and a drag over a view read no data of another program")
    func clipboardIsNotRead() {
        let host = TestHost(size: CGSize(width: 400, height: 300))
        let content = OutsideContent(["text/plain": Data("secret".utf8), "image/png": Data([1])])
        host.copyOutside(content)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        host.window.addSubview(field)
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        host.longPress(at: CGPoint(x: 100, y: 40))
        host.advance(by: 1)
        #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.hasImages && UIPasteboard.general.numberOfItems == 1)
        #expect(content.reads.isEmpty)
        #expect(host.tap("Paste") && field.text == "secret" && content.reads == ["text/plain"])
        let drag = host.dragFromOutside(content)
        drag.move(to: CGPoint(x: 100, y: 40))
        host.advance(by: 1)
        drag.leave()
        #expect(content.reads == ["text/plain"])
    }
}
