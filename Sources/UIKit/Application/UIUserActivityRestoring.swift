import Foundation

/// An object that restores the state of a user activity: every responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of `activity`. The app delegate hands the object to the restoration handler of
    /// ``UIApplicationDelegate/application(_:continue:restorationHandler:)``, which calls this.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
