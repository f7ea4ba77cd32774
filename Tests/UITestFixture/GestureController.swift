import UIKit

/// A view with recognizers, and a label that shows the last gesture.
final class GestureController: UIViewController {
    private let events = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 24))
    private let pad = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 350))
    private let menuButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        events.accessibilityIdentifier = "events"
        events.text = "none"
        view.addSubview(events)
        pad.backgroundColor = .systemYellow
        pad.accessibilityIdentifier = "pad"
        view.addSubview(pad)
        add("double tap", UITapGestureRecognizer()) { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = 2 }
        add("two fingers", UITapGestureRecognizer()) { ($0 as? UITapGestureRecognizer)?.numberOfTouchesRequired = 2 }
        add("long press", UILongPressGestureRecognizer())
        add("pinch", UIPinchGestureRecognizer())
        add("rotation", UIRotationGestureRecognizer())
        for (name, direction) in [("swipe left", UISwipeGestureRecognizer.Direction.left), ("swipe right", .right)] {
            add(name, UISwipeGestureRecognizer()) { ($0 as? UISwipeGestureRecognizer)?.direction = direction }
        }
        menuButton.frame = CGRect(x: 20, y: 480, width: 120, height: 44)
        menuButton.setTitle("Options", for: .normal)
        menuButton.menu = UIMenu(children: [
            UIAction(title: "Copy") { [weak self] _ in self?.events.text = "copied" },
            UIAction(title: "Share") { [weak self] _ in self?.events.text = "shared" },
        ])
        menuButton.showsMenuAsPrimaryAction = true
        view.addSubview(menuButton)
        addExitButton()
    }

    /// Adds a button that ends the program with an error.
    private func addExitButton() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 200, y: 480, width: 120, height: 44)
        button.setTitle("Crash", for: .normal)
        button.addAction(UIAction { _ in exit(3) }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func add(_ name: String, _ recognizer: UIGestureRecognizer, _ configure: (UIGestureRecognizer) -> Void = { _ in }) {
        configure(recognizer)
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("recognized:", GestureController.recognized(_:)))
        pad.addGestureRecognizer(recognizer)
    }

    func recognized(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended || recognizer.state == .began else { return }
        let isOnButton = recognizer.state == .ended && menuButton.frame.contains(recognizer.location(in: view))
        events.text = isOnButton ? "dropped on the button" : recognizer.name
    }
}
