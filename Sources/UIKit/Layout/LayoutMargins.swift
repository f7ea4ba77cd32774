import Foundation

/// What a view's margins are made of.
struct LayoutMargins: Equatable {
    /// What was set; nil for the default.
    var own: NSDirectionalEdgeInsets?
    /// Content also keeps out of the superview's margins.
    var preservesSuperview = false
    /// Margins start at the safe area's edges.
    var insetsFromSafeArea = true

    /// The margin of a view that was given no other, in points (documented by `UIView.layoutMargins`).
    static let standard: CGFloat = 8
    /// From this width on, in points, a controller's view has the wider margins of large phones and tablets (what Xcode's frames show).
    static let wideView: CGFloat = 400
}
