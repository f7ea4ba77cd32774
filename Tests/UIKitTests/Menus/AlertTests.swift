import Testing
import UIKit
import UIKitTesting

@Suite("Alerts and action sheets")
@MainActor
struct AlertTests {
    final class Log { var lines: [String] = [] }
    let log = Log()

    private func make(size: CGSize = CGSize(width: 390, height: 844)) -> (TestHost, UIViewController) {
        let host = TestHost(size: size)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        host.window.rootViewController = root
        return (host, root)
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title ?? "") }
    }

    private func alert(_ style: UIAlertController.Style, _ actions: UIAlertAction...) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for action in actions { alert.addAction(action) }
        return alert
    }

    @Test("An action's handler is called after the dismissal, so that the handler can present another alert")
    func order() async {
        let (host, root) = make()
        let alert = alert(.alert, action("Cancel", .cancel))
        var second: UIAlertController?
        alert.addAction(
            UIAlertAction(title: "Go on", style: .default) { [log] _ in
                log.lines.append("presented: \(root.presentedViewController != nil)")
                let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
                second = next
                root.present(next, animated: true)
            })
        root.present(alert, animated: true)
        await host.settle()
        #expect(root.presentedViewController === alert)
        #expect(root.view.window != nil)
        #expect(host.tap("Go on"))
        #expect(log.lines.isEmpty)
        await host.settle()
        #expect(log.lines == ["presented: false"])
        #expect(second != nil)
        #expect(root.presentedViewController === second)
    }

    @Test("Return moves from field to field, and performs the action in the last field; Escape cancels", arguments: [false, true])
    func fields(cancels: Bool) async throws {
        let (host, root) = make()
        let alert = alert(.alert, action("Cancel", .cancel), action("Sign in"))
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        root.present(alert, animated: true)
        await host.settle()
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder)
        let frames = fields.map { $0.convert($0.bounds, to: nil) }
        #expect(frames[0].maxY < frames[1].minY && frames[0].height == 32)
        #expect(host.window.bounds.contains(frames[1]))
        host.type("Ada")
        host.press("Return")
        await host.settle()
        #expect(fields[0].text == "Ada" && fields[1].isFirstResponder)
        #expect(root.presentedViewController === alert && log.lines.isEmpty)
        host.type("secret")
        #expect(fields[1].text == "secret")
        host.press(cancels ? "Escape" : "Return")
        await host.settle()
        #expect(log.lines == [cancels ? "Cancel" : "Sign in"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A touch outside of an alert does nothing; outside of an action sheet it cancels")
    func beside() async {
        let (host, root) = make()
        let first = alert(.alert, action("Cancel", .cancel), action("OK"))
        root.present(first, animated: true)
        await host.settle()
        host.tap(at: CGPoint(x: 20, y: 40))
        await host.settle()
        #expect(root.presentedViewController === first)
        root.dismiss(animated: true)
        await host.settle()
        root.present(alert(.actionSheet, action("Cancel", .cancel), action("Share")), animated: true)
        await host.settle()
        host.tap(at: CGPoint(x: 20, y: 40))
        await host.settle()
        #expect(root.presentedViewController == nil)
        #expect(log.lines == ["Cancel"])
    }

    @Test("A touch outside of an action sheet without a cancel action, and Escape, do not dismiss it")
    func noCancel() async {
        let (host, root) = make()
        root.present(alert(.actionSheet, action("Share")), animated: true)
        await host.settle()
        host.tap(at: CGPoint(x: 20, y: 40))
        host.press("Escape")
        await host.settle()
        #expect(root.presentedViewController != nil)
        #expect(host.tap("Share"))
        await host.settle()
        #expect(log.lines == ["Share"])
    }

    @Test("Return performs the preferred action or the only default action; Escape performs the cancel action or the only action")
    func keys() async {
        let (host, root) = make()
        func press(_ key: String, _ alert: UIAlertController) async -> [String] {
            log.lines = []
            root.present(alert, animated: true)
            await host.settle()
            host.press(key)
            await host.settle()
            if root.presentedViewController != nil {
                root.dismiss(animated: false)
                await host.settle()
            }
            return log.lines
        }
        #expect(await press("Escape", alert(.alert, action("No", .cancel), action("Yes"))) == ["No"])
        #expect(await press("Return", alert(.alert, action("No", .cancel), action("Yes"))) == ["Yes"])
        #expect(await press("Return", alert(.alert, action("No", .cancel), action("Away", .destructive))) == [])
        #expect(await press("Escape", alert(.alert, action("OK"))) == ["OK"])
        #expect(await press("Escape", alert(.alert, action("A"), action("B"))) == [])
        #expect(await press("Return", alert(.alert, action("A"), action("B"))) == [])
        let preferring = alert(.alert, action("A"), action("B"), action("No", .cancel))
        preferring.preferredAction = preferring.actions[1]
        #expect(await press("Return", preferring) == ["B"])
    }

    @Test("Arrow keys and Tab cycle through the enabled buttons")
    func arrows() async {
        let (host, root) = make()
        let alert = alert(.alert, action("A"), action("B"), action("C"), action("No", .cancel))
        alert.actions[1].isEnabled = false
        root.present(alert, animated: true)
        await host.settle()
        for _ in 0..<2 { host.press("ArrowDown") }
        host.press("Tab")
        host.press("Tab")
        host.press("ArrowUp")
        host.press("ArrowUp")
        host.press("Return")
        await host.settle()
        #expect(log.lines == ["C"])
    }

    @Test("While an alert is presented, the first responder gets no keys; afterwards it is first responder again")
    func keyboard() async {
        final class Field: UIView {
            var keys = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
        }
        let (host, root) = make()
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        root.present(alert(.alert, action("OK")), animated: true)
        await host.settle()
        host.press("x")
        #expect(field.keys == 0)
        host.press("Return")
        await host.settle()
        #expect(field.isFirstResponder)
        host.press("x")
        #expect(field.keys == 1)
    }

    @Test("A disabled action cannot be performed until it is enabled")
    func disabled() async {
        let (host, root) = make()
        let alert = alert(.alert, action("OK"), action("Cancel", .cancel))
        alert.actions[0].isEnabled = false
        root.present(alert, animated: true)
        await host.settle()
        host.tap("OK")
        host.press("Return")
        await host.settle()
        #expect(root.presentedViewController === alert)
        alert.actions[0].isEnabled = true
        host.advance(by: 0.1)
        host.tap("OK")
        await host.settle()
        #expect(log.lines == ["OK"])
    }

    @Test("A finger slides from button to button, and a lift outside of them performs nothing")
    func slide() async {
        let (host, root) = make()
        let alert = alert(.alert, action("A"), action("B"), action("C"))
        root.present(alert, animated: true)
        await host.settle()
        func middle(_ title: String) -> CGPoint {
            let view = host.view(labelled: title)!
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: host.window)
        }
        let finger = host.touchDown(at: middle("A"))
        finger.move(to: CGPoint(x: 195, y: 20), duration: 0.2)
        finger.lift()
        await host.settle()
        #expect(log.lines.isEmpty)
        let other = host.touchDown(at: middle("A"))
        other.move(to: middle("C"), duration: 0.2)
        other.lift()
        await host.settle()
        #expect(log.lines == ["C"])
    }

    @Test("A second tap during the dismissal does nothing")
    func twice() async {
        let (host, root) = make()
        root.present(alert(.alert, action("A"), action("B")), animated: true)
        await host.settle()
        host.tap("A")
        host.tap("B")
        await host.settle()
        #expect(log.lines == ["A"])
        #expect(root.presentedViewController == nil)
    }

    @Test("In a wide window an action sheet is a popover at its source, without a cancel button; a touch outside cancels")
    func popover() async {
        let (host, root) = make(size: CGSize(width: 1280, height: 800))
        let source = UIView(frame: CGRect(x: 600, y: 100, width: 100, height: 40))
        root.view.addSubview(source)
        let sheet = alert(.actionSheet, action("Share"), action("Cancel", .cancel))
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: true)
        await host.settle()
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
        #expect(host.view(labelled: "Cancel") == nil)
        let row = host.view(labelled: "Share")!
        #expect(row.convert(CGPoint.zero, to: host.window).y > 140)
        host.tap(at: CGPoint(x: 20, y: 700))
        await host.settle()
        #expect(log.lines == ["Cancel"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A popover becomes a sheet when the window becomes narrow")
    func narrows() async {
        let (host, root) = make(size: CGSize(width: 1280, height: 800))
        let sheet = alert(.actionSheet, action("Share"), action("Cancel", .cancel))
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        root.present(sheet, animated: true)
        await host.settle()
        host.resize(to: CGSize(width: 390, height: 844))
        await host.settle()
        #expect(host.tap("Cancel"))
        await host.settle()
        #expect(log.lines == ["Cancel"])
    }

    @Test("A list of many actions scrolls, and each action can be reached")
    func many() async {
        let (host, root) = make()
        let sheet = UIAlertController(title: nil, message: String(repeating: "Words. ", count: 400), preferredStyle: .actionSheet)
        for index in 0..<40 { sheet.addAction(action("Row \(index)")) }
        root.present(sheet, animated: true)
        await host.settle()
        #expect(host.window.bounds.contains(sheet.view.convert(sheet.view.bounds, to: host.window)))
        host.press("ArrowUp")
        await host.settle()
        #expect(host.tap("Row 39"))
        await host.settle()
        #expect(log.lines == ["Row 39"])
    }

    @Test("Changes of a presented alert are shown")
    func changes() async {
        let (host, root) = make()
        let alert = alert(.alert, action("OK"))
        root.present(alert, animated: true)
        await host.settle()
        let before = alert.view.bounds.height
        alert.message = String(repeating: "Words. ", count: 40)
        alert.addAction(action("More"))
        await host.settle()
        #expect(alert.view.bounds.height > before)
        #expect(host.tap("More"))
        await host.settle()
        #expect(log.lines == ["More"])
    }

    @Test("An alert that the app dismisses performs no action")
    func byApp() async {
        let (host, root) = make()
        weak var weakAlert: UIAlertController?
        do {
            let alert = alert(.alert, action("OK"))
            weakAlert = alert
            root.present(alert, animated: true)
        }
        await host.settle()
        root.dismiss(animated: true)
        await host.settle()
        #expect(log.lines.isEmpty)
        #expect(weakAlert == nil)
    }
}
