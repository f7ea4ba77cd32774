import Foundation

/// Constants of presentations, in points and seconds. Documentation/behaviour.md has the measured ones.
enum PresentationConstants {
    /// Duration of the slide of a controller. UIKit's spring takes 0.5 seconds, but covers most of the distance in the first half.
    static let coverDuration: TimeInterval = 0.4
    /// Duration of a cross-dissolve.
    static let dissolveDuration: TimeInterval = 0.3
    /// Duration of a flip or a curl.
    static let flipDuration: TimeInterval = 0.6

    /// Opacity of the black layer behind a sheet.
    static let dimming: CGFloat = 0.3
    /// Corner radius of a sheet: 10 to 12 in UIKit (Documentation/behaviour.md).
    static let sheetCornerRadius: CGFloat = 12
    /// Size of a form sheet in a wide window, as on a tablet.
    static let formSheetSize = CGSize(width: 540, height: 620)
    /// Maximum width of a page sheet, as on a tablet.
    static let pageSheetWidth: CGFloat = 704
    /// Distance of a sheet from the edges of a wide window, and from the top of a narrow one.
    static let sheetMargin: CGFloat = 24
    /// Height of a medium detent, as a fraction of the maximum height.
    static let mediumDetent: CGFloat = 0.5
    /// Rubber-band coefficient of a sheet that is dragged beyond its largest detent, as for content scrolled past an edge.
    static let sheetResistance: CGFloat = 0.55
    /// Downward speed above which a drag moves a sheet to the next detent or dismisses it, in points per second.
    static let flickSpeed: CGFloat = 600
    /// Duration of the animation to a detent after a drag.
    static let settleDuration: TimeInterval = 0.4
    /// Size of the grabber, and its distance from the sheet's top edge.
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberInset: CGFloat = 5

    /// Size of a popover whose controller has no preferred size, as on a tablet.
    static let popoverSize = CGSize(width: 320, height: 480)
    /// Width of the base of a popover's arrow, and height of the arrow.
    static let arrowSize = CGSize(width: 26, height: 13)
    /// Corner radius of a popover.
    static let popoverCornerRadius: CGFloat = 12
    /// Minimum distance of a popover from the window's edges.
    static let popoverMargin: CGFloat = 10
    /// Duration of a popover's fade.
    static let popoverDuration: TimeInterval = 0.2
}
