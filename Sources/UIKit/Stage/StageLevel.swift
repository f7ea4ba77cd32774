/// The level of a view that the library shows above an app's views in their window.
///
/// Alerts, sheets, popovers, menus and input views are ``StagedView``s with a level, which ``UIWindow/stage(_:)`` inserts in order. Content
/// in front of every window is in a ``SystemWindow``.
enum StageLevel: Int, Comparable {
    /// Presented view controllers: full screen, sheets, alerts, popovers.
    case presentation
    /// The first responder's input view and input accessory view.
    case inputViews
    /// A menu with its preview.
    case menu
    /// The edit menu.
    case editMenu
    /// The large content viewer.
    case largeContent
    /// The loupe.
    case loupe
    /// The focus ring.
    case focusRing

    static func < (left: StageLevel, right: StageLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A view of the library above an app's views.
@MainActor
protocol StagedView: UIView {
    var stageLevel: StageLevel { get }
}

extension UIWindow {
    /// Inserts a view in front of the app's views and of those of its level, and behind those of higher levels.
    func stage(_ view: any StagedView) {
        var above: UIView?
        for other in subviews.reversed() {
            if other === view { return }
            guard let other = other as? any StagedView, other.stageLevel > view.stageLevel else { break }
            above = other
        }
        if let above { insertSubview(view, belowSubview: above) } else { addSubview(view) }
    }
}
