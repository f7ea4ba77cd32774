extension UIViewController: UIFocusEnvironment {}

extension UIViewController: ViewOwner {}
