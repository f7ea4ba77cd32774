import Foundation

/// Constants of pointer effects, in points and seconds. Chosen by visual comparison with an iPad.
@MainActor
enum PointerConstants {
    /// The fade durations of an effect, short enough not to trail the pointer.
    static let fadeIn: TimeInterval = 0.15
    static let fadeOut: TimeInterval = 0.25

    /// The enlargement of a lifted view along its longer side, and its maximum as a fraction for small views.
    static let liftGrowth: CGFloat = 8
    static let largestLift: CGFloat = 0.12
    /// The enlargement of a hovered view, and its maximum as a fraction.
    static let hoverGrowth: CGFloat = 4
    static let largestHover: CGFloat = 0.06

    /// The maximum side of a view with an automatic lift, such as an app icon, and of a view with an automatic highlight, such as a large button.
    static let largestLiftedSide: CGFloat = 120
    static let largestHighlightedSide: CGFloat = 320

    /// The shadow of a lifted view.
    static let shadowOpacity: Float = 0.28
    static let shadowRadius: CGFloat = 9
    static let shadowOffset = CGSize(width: 0, height: 4)

    /// The shade behind a view.
    static let underlay = UIColor.secondarySystemFill
    /// The shade above a view: dark in light mode, light in dark mode.
    static let overlay = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08) }

    /// The fill, edge colour and edge width of a pointer with a custom shape: an iPad's gray with a light edge.
    static let pointerColor = UIColor(white: 0.35, alpha: 0.8)
    static let pointerEdgeColor = UIColor(white: 1, alpha: 0.85)
    static let pointerEdge: CGFloat = 1
    /// The maximum side of a custom pointer. Desktops clip or reject larger pointers.
    static let largestPointer: CGFloat = 128

    /// The margin around text in a background shape.
    static let textMargin = CGSize(width: 10, height: 4)
}
