import Foundation
import StoreKit

/// The simulated software center of the desktop, for review requests. The test answers the question with ``TestHost/tap(_:)`` on "Write a Review" or "Not
/// Now". ``TestHost/openedURLs`` then contains the page's URL.
@MainActor
public final class TestReviews {
    /// The app's AppStream id; nil for an app without one, whose requests show no question. The default is "org.example.Tests".
    public var identifier: String? = "org.example.Tests"

    /// The date. The initial date is 2026-01-01 00:00:00 UTC.
    public var date = Date(timeIntervalSince1970: 1_767_225_600)

    /// The dates on which the question was shown, in the last year. A test may set those of earlier runs.
    public var askedDates: [Date] = []

    private let backend = Backend()

    init(_ platform: TestPlatform) {
        backend.owner = self
        ReviewService.install(backend, on: platform)
    }

    private final class Backend: ReviewBackend {
        weak var owner: TestReviews?

        var identifier: String? { owner?.identifier }
        var now: Date { owner?.date ?? Date() }
        var askedDates: [Date] {
            get { owner?.askedDates ?? [] }
            set { owner?.askedDates = newValue }
        }
    }
}
