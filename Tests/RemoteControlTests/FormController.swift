import UIKitTesting

/// A form with two fields, a switch and a button, which shows the values after a delay.
@MainActor
final class FormController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    let password = UITextField(frame: CGRect(x: 20, y: 110, width: 300, height: 40))
    let news = UISwitch(frame: CGRect(x: 20, y: 160, width: 51, height: 31))
    let send = UIButton(type: .system)
    let answer = UILabel(frame: CGRect(x: 20, y: 260, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Your name"
        name.accessibilityIdentifier = "name"
        name.autocapitalizationType = .none
        name.autocorrectionType = .no
        password.isSecureTextEntry = true
        password.accessibilityIdentifier = "password"
        news.accessibilityLabel = "Newsletter"
        news.accessibilityIdentifier = "news"
        send.frame = CGRect(x: 20, y: 210, width: 120, height: 44)
        send.setTitle("Send", for: .normal)
        send.addAction(
            UIAction { [weak self] _ in
                self?.after(0.5) { form in
                    form.answer.text = "Welcome, \(form.name.text ?? "")\(form.news.isOn ? ", with news" : "")"
                }
            }, for: .primaryActionTriggered)
        for view in [name, password, news, send, answer] { self.view.addSubview(view) }
    }

    /// Calls `body` after some seconds of the host's time.
    private func after(_ delay: TimeInterval, _ body: @escaping @MainActor (FormController) -> Void) {
        UIView.animate(withDuration: delay) {
            self.answer.alpha = 0.99
        } completion: { _ in
            body(self)
        }
    }

    /// Shows the form in a host's window.
    static func show(in host: TestHost) -> FormController {
        let form = FormController()
        host.window.rootViewController = form
        host.advance(by: 0.1)
        return form
    }
}
