import StoreKit
import UIKit

/// The app on the desktop: its icon, the settings program, work in the background and a review.
final class AppRows: ServiceRows {
    /// The type of the quick action that opens this demo.
    static let shortcutType = "local.lodestone.Gallery.desktop"

    let title = local("App")
    weak var screen: UIViewController?
    private(set) lazy var rows = [
        DesktopRow(local("Number at the icon"), symbol: "1.circle.fill", color: .systemRed) { [weak self] in self?.changeBadge($0) },
        DesktopRow(local("Quick action"), symbol: "bolt.fill", color: .systemOrange) { [weak self] in self?.changeShortcut($0) },
        DesktopRow(local("Open the settings"), symbol: "gear", color: .systemGray) { [weak self] in self?.openSettings($0) },
        DesktopRow(local("Work in the background"), symbol: "hourglass", color: .systemIndigo) { [weak self] in self?.changeTask($0) },
        DesktopRow(local("Ask for a review"), symbol: "star.fill", color: .systemBlue) { [weak self] in self?.askForReview($0) },
    ]
    private var task = UIBackgroundTaskIdentifier.invalid

    /// Counts from one to three, then removes the number.
    private func changeBadge(_ row: DesktopRow) {
        let count = (UIApplication.shared.applicationIconBadgeNumber + 1) % 4
        UIApplication.shared.applicationIconBadgeNumber = count
        row.show(count == 0 ? .note(local("No number")) : .success(local("The number is %1", with: "\(count)")))
    }

    private func changeShortcut(_ row: DesktopRow) {
        let others = (UIApplication.shared.shortcutItems ?? []).filter { $0.type != Self.shortcutType }
        let isAdded = others.count == UIApplication.shared.shortcutItems?.count ?? 0
        let item = UIApplicationShortcutItem(type: Self.shortcutType, localizedTitle: local("Desktop"))
        UIApplication.shared.shortcutItems = isAdded ? others + [item] : others
        row.show(isAdded ? .success(local("Added: it opens this demo")) : .note(local("Removed")))
    }

    private func openSettings(_ row: DesktopRow) {
        guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
        row.show(.waiting)
        UIApplication.shared.open(settings) { isOpen in
            row.show(isOpen ? .success(local("Opened")) : .failure(local("The desktop has no settings program")))
        }
    }

    private func changeTask(_ row: DesktopRow) {
        if task == .invalid {
            task = UIApplication.shared.beginBackgroundTask(withName: "Desktop") { [weak self] in self?.endTask() }
            row.show(.success(local("It runs until you tap again")))
        } else {
            endTask()
            row.show(.note(local("Ended")))
        }
    }

    private func endTask() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }

    private func askForReview(_ row: DesktopRow) {
        if let scene = screen?.view.window?.windowScene { SKStoreReviewController.requestReview(in: scene) }
        row.show(.note(local("The question appears three times a year at most")))
    }
}
