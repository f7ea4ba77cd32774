import Foundation
import Host

extension UIApplication {
    /// Posted when the machine runs short of memory; the object is the app.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// The machine runs short of memory: tells the delegate, every controller that a window has in it, and who observes the notification.
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
