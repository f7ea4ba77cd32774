/// Where on the stage something lies that the library shows above an app's views in their window.
///
/// The stage is the one place by which alerts, sheets, popovers, menus, keyboards' substitutes and marks come above an app's views: each is a
/// view that says its level (``StagedView``), and ``UIWindow/stage(_:)`` puts it there. What stays in front of every window is a
/// ``SystemWindow``.
enum StageLevel: Int, Comparable {
    /// View controllers that are presented: full screens, sheets, alerts, popovers.
    case presentation
    /// Views that the first responder has in place of a keyboard, and above it.
    case inputViews
    /// A menu, with the preview that it came out of.
    case menu
    /// The bar of commands above selected text.
    case editMenu
    /// What stays small, shown large.
    case largeContent
    /// What lies under the finger, magnified.
    case loupe
    /// The ring around what has the focus.
    case focusRing

    static func < (left: StageLevel, right: StageLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A view of the library's above an app's views.
@MainActor
protocol StagedView: UIView {
    var stageLevel: StageLevel { get }
}

extension UIWindow {
    /// Shows a view in front of the app's and of those of its level, and behind those of higher levels.
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
