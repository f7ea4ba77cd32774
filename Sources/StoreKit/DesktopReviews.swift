import DesktopBus
import Foundation

/// The running program's identifier, and dates in its `UserDefaults`.
@MainActor
final class DesktopReviews: ReviewBackend {
    private static let key = "LodestoneReviewRequests"

    /// The bundle identifier. A program without one is in no software center.
    var identifier: String? {
        let identifier = DesktopIdentity.current.identifier
        return identifier.contains(".") ? identifier : nil
    }

    var now: Date { Date() }

    var askedDates: [Date] {
        get { UserDefaults.standard.array(forKey: Self.key)?.compactMap { $0 as? Date } ?? [] }
        set { UserDefaults.standard.set(newValue, forKey: Self.key) }
    }
}
