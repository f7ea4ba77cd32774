import UIKitTesting

/// A screen with views that cannot be seen or touched, each for another reason.
@MainActor
final class SampleController: UIViewController {
    let send = UIButton(type: .system)
    let covered = UIButton(type: .system)
    let cover = UIView()
    let disabled = UIButton(type: .system)
    let hidden = UILabel()
    let cut = UILabel()
    let outside = UIButton(type: .system)
    let box = UIView()
    let badge = UIView()
    private(set) var sendCount = 0
    private(set) var badgeWidth: NSLayoutConstraint?
    private(set) var badgeTop: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        add(send, "Send", CGRect(x: 20, y: 60, width: 160, height: 44))
        add(covered, "Covered", CGRect(x: 20, y: 120, width: 160, height: 44))
        add(disabled, "Disabled", CGRect(x: 20, y: 180, width: 160, height: 44))
        disabled.isEnabled = false
        cover.frame = CGRect(x: 0, y: 115, width: 300, height: 55)
        cover.accessibilityIdentifier = "cover"
        view.addSubview(cover)
        hidden.text = "Hidden"
        hidden.isHidden = true
        hidden.frame = CGRect(x: 200, y: 60, width: 80, height: 20)
        cut.text = "A text that does not fit"
        cut.frame = CGRect(x: 200, y: 240, width: 60, height: 20)
        box.frame = CGRect(x: 20, y: 240, width: 100, height: 50)
        box.backgroundColor = .systemTeal
        box.accessibilityIdentifier = "box"
        for view in [hidden, cut, box] { self.view.addSubview(view) }
        outside.frame = CGRect(x: 0, y: 80, width: 100, height: 44)
        outside.setTitle("Outside", for: .normal)
        outside.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        box.addSubview(outside)
        badge.backgroundColor = .systemIndigo
        badge.accessibilityIdentifier = "badge"
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        let width = badge.widthAnchor.constraint(equalToConstant: 40)
        let top = badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 400)
        top.identifier = "top"
        NSLayoutConstraint.activate([
            width, top, badge.heightAnchor.constraint(equalToConstant: 40),
            badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ])
        badgeWidth = width
        badgeTop = top
        send.addAction(UIAction { [weak self] _ in self?.sendCount += 1 }, for: .primaryActionTriggered)
    }

    private func add(_ button: UIButton, _ title: String, _ frame: CGRect) {
        button.setTitle(title, for: .normal)
        button.frame = frame
        button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        view.addSubview(button)
    }

    /// Shows the screen in a host's window.
    static func show(in host: TestHost) -> SampleController {
        let controller = SampleController()
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        return controller
    }
}
