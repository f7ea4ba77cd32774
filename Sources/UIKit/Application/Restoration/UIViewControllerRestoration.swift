/// A class that creates view controllers for state restoration: the ``UIViewController/restorationClass`` of a controller.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Creates the controller with a path of restoration identifiers, the last of which is its own. Nil restores nothing.
    ///
    /// - Parameter coder: The state that the controller encoded.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
