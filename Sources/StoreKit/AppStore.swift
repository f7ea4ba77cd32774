import UIKit

/// The store of the app. On Linux it is the desktop's software center.
public enum AppStore {
    /// Asks the user for a review. If the user agrees, the app's page opens in the software center by its AppStream id, which is the app's identifier.
    ///
    /// At most three requests in 365 days show the question, as in UIKit. It is not shown if no program opens `appstream:` links, or if an alert is
    /// visible.
    @preconcurrency @MainActor
    public static func requestReview(in scene: UIWindowScene) { ReviewRequest.ask(in: scene) }
}
