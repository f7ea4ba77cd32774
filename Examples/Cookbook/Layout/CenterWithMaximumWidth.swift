import UIKit

extension UIView {
    /// Adds a view that is centred, and as wide as this view's margins allow, up to a maximum.
    func addCentered(_ content: UIView, maximumWidth: CGFloat) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let width = content.widthAnchor.constraint(equalToConstant: maximumWidth)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            content.centerXAnchor.constraint(equalTo: centerXAnchor),
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
        ])
    }
}
