import Testing
import UIKitTesting

@Suite("Text descriptions of views") @MainActor
struct ViewTextTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400))

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 10, y: 20.256, width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Hello"
        label.accessibilityIdentifier = "greeting"
        let box = UIView(frame: CGRect(x: 5, y: 30, width: 50, height: 40))
        box.isHidden = true
        box.alpha = 0.5
        card.addSubview(label)
        card.addSubview(box)
        host.window.addSubview(card)
        return card
    }

    @Test("The line of a view contains its class, identifier, frame, text and unusual states")
    func views() {
        #expect(
            host.text(of: card()) == """
                UIView (10, 20.26, 200, 100)
                  UILabel #greeting (0, 0, 80, 20) "Hello"
                  UIView (5, 30, 50, 40) hidden alpha 0.5
                """)
    }

    @Test("The line of an accessibility element equals its line in the accessibility tree")
    func accessibility() {
        let text = host.text(of: card(), including: .accessibility)
        #expect(text.contains("UILabel #greeting (0, 0, 80, 20) \"Hello\" [label \"Hello\"]"))
    }

    @Test("The constraints of a view follow the view's line")
    func constraints() {
        let card = card()
        let button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(button)
        let width = button.widthAnchor.constraint(equalToConstant: 44)
        width.priority = UILayoutPriority(rawValue: 750)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            button.leadingAnchor.constraint(greaterThanOrEqualTo: card.safeAreaLayoutGuide.leadingAnchor, constant: -4),
            button.heightAnchor.constraint(equalToConstant: 30), width,
        ])
        let text = host.text(of: card, including: .constraints)
        #expect(text.contains("  | UIView[1].top == self.top + 8"))
        #expect(text.contains("  | UIView[1].leading >= self.safe area.leading - 4"))
        #expect(text.contains("    | self.height == 30"))
        #expect(text.contains("    | self.width == 44 @750"))
    }
}
