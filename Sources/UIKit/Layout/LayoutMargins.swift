import Foundation
import QuartzCore

/// What a view's margins are made of.
struct LayoutMargins: Equatable, SeldomValue {
    /// What was set; nil for the default.
    var own: NSDirectionalEdgeInsets?
    /// Content also keeps out of the superview's margins.
    var preservesSuperview = false
    /// Margins start at the safe area's edges.
    var insetsFromSafeArea = true

    // `nonisolated(unsafe)` here and below: what lies there is never changed.
    nonisolated(unsafe) static let standard = SeldomBox(LayoutMargins())

    /// The margin of a view that was given no other, in points (documented by `UIView.layoutMargins`).
    static let width: CGFloat = 8
    /// From this width on, in points, a controller's view has the wider margins of large phones and tablets (what Xcode's frames show).
    static let wideView: CGFloat = 400
}

/// How far a view's safe area keeps out of its edges.
struct CoveredEdges: SeldomValue {
    var insets = UIEdgeInsets.zero

    // `nonisolated(unsafe)`: the shared value never changes.
    nonisolated(unsafe) static let standard = SeldomBox(CoveredEdges())
}

extension UIView {
    var margins: LayoutMargins {
        _read { yield keptMargins.value }
        _modify { yield &keptMargins.value }
    }

    var safeArea: UIEdgeInsets {
        get { keptSafeArea.value.insets }
        set {
            guard newValue != safeArea else { return }
            mayHaveSafeArea = true
            keptSafeArea.value.insets = newValue
        }
    }
}
