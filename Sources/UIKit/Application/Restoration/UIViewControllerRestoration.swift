/// A class that creates view controllers for state restoration; see ``UIViewController/restorationClass``.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Creates the controller with a path of restoration identifiers. Returns nil to restore nothing.
    ///
    /// - Parameters:
    ///   - identifierComponents: The path. The last identifier is the controller's own.
    ///   - coder: The state that the controller encoded.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
