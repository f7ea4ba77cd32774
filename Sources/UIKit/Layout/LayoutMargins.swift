import Foundation
import QuartzCore

/// The settings from which a view computes its margins.
struct LayoutMargins: Equatable, RareStorageValue {
    /// The margins that the app set; nil for the default.
    var own: NSDirectionalEdgeInsets?
    /// Whether content also stays inside the superview's margins.
    var preservesSuperview = false
    /// Whether margins are measured from the safe area.
    var insetsFromSafeArea = true

    // `nonisolated(unsafe)` here and below: the shared value never changes.
    nonisolated(unsafe) static let standard = RareStorageBox(LayoutMargins())

    /// The default margin of a view, in points (documented by `UIView.layoutMargins`).
    static let width: CGFloat = 8
    /// The minimum width of a view controller's root view with the wider margins of large phones and tablets, in points (source: frames in Xcode).
    static let wideView: CGFloat = 400
}

/// The safe area insets of a view.
struct CoveredEdges: RareStorageValue {
    var insets = UIEdgeInsets.zero

    // `nonisolated(unsafe)`: the shared value never changes.
    nonisolated(unsafe) static let standard = RareStorageBox(CoveredEdges())
}

extension UIView {
    var margins: LayoutMargins {
        _read { yield cachedMargins.value }
        _modify { yield &cachedMargins.value }
    }

    var safeArea: UIEdgeInsets {
        get { cachedSafeArea.value.insets }
        set {
            guard newValue != safeArea else { return }
            mayHaveSafeArea = true
            cachedSafeArea.value.insets = newValue
        }
    }
}
