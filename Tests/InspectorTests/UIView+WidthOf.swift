import UIKitTesting

extension UIView {
    /// Creates a constraint, as a helper function of an app does.
    func widthOf(_ length: CGFloat) -> NSLayoutConstraint {
        // The test expects the line of the next statement.
        widthAnchor.constraint(equalToConstant: length)
    }
}
