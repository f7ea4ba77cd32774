import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Screen readers after a screen change") @MainActor
struct ScreenChangeTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        label.text = "About \(title)"
        page.view.addSubview(label)
        return page
    }

    private var focusedLabel: String? { (UIAccessibility.focusedElement(using: nil) as? NSObject)?.accessibilityLabel }

    private func stack() -> UINavigationController {
        let stack = UINavigationController(rootViewController: page("Ports"))
        host.window.rootViewController = stack
        host.advance(by: 0.5)
        return stack
    }

    @Test("A push or a pop moves a screen reader to the first element of the screen that appears", arguments: [true, false])
    func pushAndPop(animated: Bool) {
        host.isScreenReaderRunning = true
        let stack = stack()
        stack.pushViewController(page("Kiel"), animated: animated)
        host.advance(by: 1)
        #expect(focusedLabel == "Ports", "the way back")
        let isReported = host.platform.assistant.changes.contains { change in
            if case .state(_, .focused, isOn: true) = change { true } else { false }
        }
        #expect(isReported)
        stack.popViewController(animated: animated)
        host.advance(by: 1)
        #expect(
            focusedLabel == "Ports"
                && (UIAccessibility.focusedElement(using: nil) as? NSObject)?.accessibilityTraits.contains(.header) == true)
        stack.setNavigationBarHidden(true, animated: false)
        stack.pushViewController(page("Oslo"), animated: animated)
        host.advance(by: 1)
        #expect(focusedLabel == "About Oslo")
    }

    @Test("A screen change is not reported without a screen reader")
    func withoutListener() {
        let stack = stack()
        stack.pushViewController(page("Kiel"), animated: false)
        host.advance(by: 1)
        #expect(focusedLabel == nil)
    }

    @Test("A screen reader in a presented view stays there while a navigation stack behind the view changes")
    func behindPresented() {
        host.isScreenReaderRunning = true
        let stack = stack()
        let sheet = page("Sheet")
        stack.present(sheet, animated: false)
        host.advance(by: 1)
        #expect(focusedLabel == "About Sheet")
        stack.pushViewController(page("Kiel"), animated: false)
        host.advance(by: 1)
        #expect(focusedLabel == "About Sheet")
    }
}
