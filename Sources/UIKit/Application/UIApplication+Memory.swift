import Foundation
import Host

extension UIApplication {
    /// Posted if memory is low; the object is the app.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Notifies the app's delegate, all controllers in windows, and the observers that memory is low.
    func memoryRunsShort() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in windowScenes.flatMap(\.windows) { window.rootViewController?.passOnMemoryWarning() }
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    }
}

extension UIViewController {
    fileprivate func passOnMemoryWarning() {
        didReceiveMemoryWarning()
        for child in contained { child.passOnMemoryWarning() }
        presentation?.presented.passOnMemoryWarning()
    }
}
