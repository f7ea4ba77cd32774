/// The level of a view that the library shows above an app's views in their window.
///
/// Alerts, sheets, popovers, menus and input views are ``OverlayView``s with a level. ``UIWindow/addOverlay(_:)`` inserts them in the order of their
/// levels. Content in front of every window is in a ``SystemWindow``.
enum OverlayLevel: Int, Comparable {
    /// Presented view controllers: full screen, sheets, alerts, popovers.
    case presentation
    /// The first responder's input view and input accessory view.
    case inputViews
    /// A menu with its preview.
    case menu
    case editMenu
    case largeContent
    case loupe
    case focusRing

    static func < (left: OverlayLevel, right: OverlayLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A view of the library above an app's views.
@MainActor
protocol OverlayView: UIView {
    var overlayLevel: OverlayLevel { get }
}

extension UIWindow {
    /// Inserts a view in front of the app's views and of views with the same level, and behind views with higher levels.
    func addOverlay(_ view: any OverlayView) {
        var above: UIView?
        for other in subviews.reversed() {
            if other === view { return }
            guard let other = other as? any OverlayView, other.overlayLevel > view.overlayLevel else { break }
            above = other
        }
        if let above { insertSubview(view, belowSubview: above) } else { addSubview(view) }
    }
}
