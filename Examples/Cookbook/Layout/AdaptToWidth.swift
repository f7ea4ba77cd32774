import UIKit

/// An image and its text: side by side in a wide window, stacked in a narrow one.
final class AdaptiveController: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "A lighthouse"
        stack.addArrangedSubview(UIImageView(image: UIImage(systemName: "photo")))
        stack.addArrangedSubview(label)
        stack.spacing = 16
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.updateAxis() }
        updateAxis()
    }

    private func updateAxis() {
        stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
    }
}
