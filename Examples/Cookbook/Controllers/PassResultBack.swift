import UIKit

/// A screen that returns the chosen colour to the screen that pushed it.
final class ColorChoiceController: UIViewController {
    private let onChoose: (UIColor) -> Void

    init(onChoose: @escaping (UIColor) -> Void) {
        self.onChoose = onChoose
        super.init(nibName: nil, bundle: nil)
        title = "Colour"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Red") { [weak self] _ in self?.choose(.systemRed) })
        button.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
        view.addSubview(button)
    }

    private func choose(_ color: UIColor) {
        onChoose(color)
        navigationController?.popViewController(animated: true)
    }
}
