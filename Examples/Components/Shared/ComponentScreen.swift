import UIKit

/// A screen with the views of one example, below each other.
class ComponentScreen: UIViewController {
    /// Shows the views in a column in the middle of the screen, at their own sizes.
    func show(_ views: UIView...) {
        showColumn(of: views, alignment: .center)
    }

    /// Shows the views in a column that is as wide as the screen without its margins.
    func fill(with views: UIView...) {
        showColumn(of: views, alignment: .fill)
    }

    private func showColumn(of views: [UIView], alignment: UIStackView.Alignment) {
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = alignment
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
        ])
    }

    /// Views side by side, for one line of the column.
    func row(_ views: UIView...) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }
}
