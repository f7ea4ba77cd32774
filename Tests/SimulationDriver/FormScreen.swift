import UIKit

/// A scrolling form with text, controls and a menu, laid out by constraints.
final class FormScreen: UIViewController {
    let fields = [UITextField(), UITextField()]
    let text = UITextView()
    let controls: [UIControl] = [UISwitch(), UISlider(), UISegmentedControl(items: ["A", "B", "C"]), UIStepper(), UIPageControl()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        for field in fields {
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            stack.addArrangedSubview(field)
        }
        text.text = "Some text in several words that wraps in a narrow window."
        text.heightAnchor.constraint(equalToConstant: 90).isActive = true
        stack.addArrangedSubview(text)
        for control in controls { stack.addArrangedSubview(control) }
        let button = UIButton(configuration: .filled())
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: [
            UIAction(title: "One") { _ in }, UIMenu(title: "More", children: [UIAction(title: "Two") { _ in }]),
        ])
        button.showsMenuAsPrimaryAction = true
        stack.addArrangedSubview(button)
        scroll.addSubview(stack)
        view.addSubview(scroll)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }
}
