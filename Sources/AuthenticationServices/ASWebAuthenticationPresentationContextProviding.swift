import UIKit

/// A window in front of which an authentication is presented.
public typealias ASPresentationAnchor = UIWindow

/// Provides the window of a web authentication session.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window in front of which the session is presented.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
