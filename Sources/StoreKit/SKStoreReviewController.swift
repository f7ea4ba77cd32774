@_exported import UIKit

/// Requests reviews of the app.
@preconcurrency @MainActor
open class SKStoreReviewController: MainActorObject {
    /// Creates an object. It has no use, because all methods are class methods.
    public init() { super.init(onMainActor: ()) }

    /// Asks the user for a review in the active window. See ``AppStore/requestReview(in:)``.
    open class func requestReview() { ReviewRequest.ask(in: nil) }

    /// Asks the user for a review. See ``AppStore/requestReview(in:)``.
    open class func requestReview(in windowScene: UIWindowScene) { ReviewRequest.ask(in: windowScene) }
}
