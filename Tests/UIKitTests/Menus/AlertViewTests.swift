import Testing
import UIKit
import UIKitTesting

@Suite("UIAlertView") @MainActor
struct AlertViewTests {
    final class CallRecorder: NSObject, UIAlertViewDelegate {
        var calls: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { calls.append("clicked \(buttonIndex)") }
        func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
        func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            calls.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { calls.append("did dismiss \(buttonIndex)") }
    }

    let host = TestHost()
    let root = UIViewController()

    init() { host.window.rootViewController = root }

    @Test("The delegate's methods are called in order with the tapped button's index, and a visible alert is retained")
    func chooses() async {
        let recorder = CallRecorder()
        weak var held: UIAlertView?
        do {
            let alert = UIAlertView(
                title: "Delete?", message: "It cannot be undone.", delegate: recorder, cancelButtonTitle: "Keep",
                otherButtonTitles: "Delete",
                "Archive")
            #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
            #expect(alert.buttonTitle(at: 2) == "Archive" && alert.buttonTitle(at: 3) == nil)
            alert.show()
            #expect(alert.isVisible)
            held = alert
        }
        await host.settle()
        #expect(held != nil && recorder.calls == ["will present", "did present"])
        #expect(host.tap("Archive"))
        await host.settle()
        #expect(recorder.calls == ["will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2"])
        #expect(root.presentedViewController == nil && held == nil)
    }

    @Test("dismiss(withClickedButtonIndex:) calls the same delegate methods, except clickedButtonAt")
    func dismissed() async {
        let recorder = CallRecorder()
        let alert = UIAlertView(title: "Wait", message: "", delegate: recorder, cancelButtonTitle: nil)
        #expect(alert.cancelButtonIndex == -1)
        alert.addButton(withTitle: "Go on")
        alert.show()
        await host.settle()
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        await host.settle()
        #expect(recorder.calls == ["will present", "did present", "will dismiss 0", "did dismiss 0"] && !alert.isVisible)
        #expect(root.presentedViewController == nil)
        // The alert can be shown again.
        alert.show()
        await host.settle()
        #expect(host.tap("Go on"))
        await host.settle()
        #expect(recorder.calls.suffix(3) == ["clicked 0", "will dismiss 0", "did dismiss 0"])
    }

    @Test("An alert view's style adds fields, whose text can be read in the delegate's call")
    func fields() async {
        let recorder = CallRecorder()
        let alert = UIAlertView(
            title: "Sign in", message: "", delegate: recorder, cancelButtonTitle: "Cancel", otherButtonTitles: "Sign in")
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
        alert.textField(at: 0)?.text = "ada"
        alert.show()
        await host.settle()
        #expect(alert.textField(at: 0)?.text == "ada")
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        await host.settle()
        #expect(recorder.calls.last == "did dismiss 0")
    }

    @Test("Without a window an alert view is not shown")
    func withoutWindow() {
        host.window.rootViewController = nil
        let alert = UIAlertView(title: "Nowhere", message: "", delegate: nil, cancelButtonTitle: "OK")
        alert.show()
        #expect(!alert.isVisible)
    }
}
