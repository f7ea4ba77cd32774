import DesktopBus
import UIKit

/// Asks the user for a review of the app in the desktop's software center.
@MainActor
enum ReviewRequest {
    /// The maximum number of questions in a year, as in UIKit.
    private static let limit = 3
    private static let year: TimeInterval = 365 * 86_400

    /// Shows the question, unless the user was asked often, or no software center can open the app's page.
    static func ask(in scene: UIWindowScene?) {
        let app = UIApplication.shared
        let backend = ReviewService.of(app.hostPlatform).backend
        guard let presenter = frontController(of: scene), !(presenter is UIAlertController) else { return }
        guard let identifier = backend.identifier, let page = URL(string: "appstream://\(identifier)"), app.canOpenURL(page) else { return }
        let now = backend.now
        let recent = backend.askedDates.filter { (0..<year).contains(now.timeIntervalSince($0)) }
        guard recent.count < limit else { return }
        backend.askedDates = recent + [now]

        let alert = UIAlertController(
            title: "Enjoying \(DesktopIdentity.current.name)?", message: "Rate it and write a review in the software center.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
        alert.addAction(UIAlertAction(title: "Write a Review", style: .default) { _ in UIApplication.shared.open(page) })
        presenter.present(alert, animated: true)
    }

    private static func frontController(of scene: UIWindowScene?) -> UIViewController? {
        let window = scene.map { $0.keyWindow ?? $0.windows.last } ?? UIApplication.shared.activeKeyWindow
        var controller = window?.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}
