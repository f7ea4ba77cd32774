import Foundation

/// An object that shows again what an activity is about: every responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what `activity` is about. The app delegate hands the object to the restoration handler of
    /// ``UIApplicationDelegate/application(_:continue:restorationHandler:)``, which calls this.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
