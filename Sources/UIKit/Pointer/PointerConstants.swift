import Foundation

/// The numbers of what happens under the pointer, in points and seconds. They were chosen by eye, beside an iPad's.
@MainActor
enum PointerConstants {
    /// How long an effect takes to come, and to go: quick enough never to trail the pointer.
    static let fadeIn: TimeInterval = 0.15
    static let fadeOut: TimeInterval = 0.25

    /// How much a lifted view grows along its longer side, and the most that this may be as a part of it, for small ones.
    static let liftGrowth: CGFloat = 8
    static let largestLift: CGFloat = 0.12
    /// The same for a view that is hovered over.
    static let hoverGrowth: CGFloat = 4
    static let largestHover: CGFloat = 0.06

    /// The sides up to which a view is small enough to be lifted or highlighted by itself: a large button, an app's icon.
    static let largestLiftedSide: CGFloat = 120
    static let largestHighlightedSide: CGFloat = 320

    /// The shadow under a view that is lifted.
    static let shadowOpacity: Float = 0.28
    static let shadowRadius: CGFloat = 9
    static let shadowOffset = CGSize(width: 0, height: 4)

    /// The shade behind a view.
    static let underlay = UIColor.secondarySystemFill
    /// The shade over a view: darker in the light, lighter in the dark.
    static let overlay = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08) }

    /// A pointer of a program's own shape: an iPad's gray, and a light line about it, so wide.
    static let pointerColor = UIColor(white: 0.35, alpha: 0.8)
    static let pointerEdgeColor = UIColor(white: 1, alpha: 0.85)
    static let pointerEdge: CGFloat = 1
    /// The largest side of such a pointer: desktops cut off, or leave out, larger ones.
    static let largestPointer: CGFloat = 128

    /// How far the shape behind text alone reaches beyond it, across and up and down.
    static let textMargin = CGSize(width: 10, height: 4)
}
