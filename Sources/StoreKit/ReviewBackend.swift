import Foundation
import Host
import UIKit

/// The backend of review requests.
@MainActor
package protocol ReviewBackend: AnyObject {
    /// The app's AppStream id; nil without one.
    var identifier: String? { get }
    /// The current date.
    var now: Date { get }
    /// The dates on which the user was asked, also in earlier runs.
    var askedDates: [Date] { get set }
}

/// The review requests of a platform. Tests can replace their backend.
@MainActor
package final class ReviewService {
    package let backend: any ReviewBackend

    private init(_ backend: any ReviewBackend) { self.backend = backend }

    /// The review service of a platform.
    static func of(_ platform: any HostPlatform) -> ReviewService {
        platform.singletons.value(of: ReviewService.self) { ReviewService(DesktopReviews()) }
    }

    /// Sets the backend of a platform, before the app uses one.
    package static func install(_ backend: any ReviewBackend, on platform: any HostPlatform) {
        _ = platform.singletons.value(of: ReviewService.self) { ReviewService(backend) }
    }
}
