import Foundation

/// An object that can restore the state of a user activity. Every responder conforms.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of `activity`. The app delegate passes the object to the restoration handler of
    /// ``UIApplicationDelegate/application(_:continue:restorationHandler:)``, which calls this method.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
