import Foundation

/// The numbers of presentations, in points and seconds. What is measured stands in Documentation/behaviour.md.
enum PresentationConstants {
    /// How long a controller takes to slide in or out. Quick, and springy: UIKit's is 0.5 with most of the way in the first half.
    static let coverDuration: TimeInterval = 0.4
    /// How long it takes to fade in or out.
    static let dissolveDuration: TimeInterval = 0.3
    /// How long what is shown takes to turn round or to curl.
    static let flipDuration: TimeInterval = 0.6

    /// How dark the ground gets behind a sheet.
    static let dimming: CGFloat = 0.3
    /// How round a sheet's corners are: 10 to 12 (Documentation/behaviour.md).
    static let sheetCornerRadius: CGFloat = 12
    /// A form sheet's size in a wide window, as on a tablet.
    static let formSheetSize = CGSize(width: 540, height: 620)
    /// How wide a page sheet is at most, as on a tablet.
    static let pageSheetWidth: CGFloat = 704
    /// How far a sheet stays from the edges of a wide window, and from the top of a narrow one.
    static let sheetMargin: CGFloat = 24
    /// The height of a medium detent, as a part of the largest height.
    static let mediumDetent: CGFloat = 0.5
    /// How much a sheet that is dragged beyond its largest detent follows: as content past an edge.
    static let sheetResistance: CGFloat = 0.55
    /// The speed towards the bottom above which a drag sends a sheet to the next detent or away, in points per second.
    static let flickSpeed: CGFloat = 600
    /// How long a sheet takes to come to rest after a drag.
    static let settleDuration: TimeInterval = 0.4
    /// The grabber's size, and its distance from the sheet's top edge.
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberInset: CGFloat = 5

    /// The size of a popover whose controller wishes for none, as on a tablet.
    static let popoverSize = CGSize(width: 320, height: 480)
    /// How wide a popover's arrow is at its base, and how far its tip stands out.
    static let arrowSize = CGSize(width: 26, height: 13)
    /// How round a popover's corners are.
    static let popoverCornerRadius: CGFloat = 12
    /// How near a popover comes to the window's edges.
    static let popoverMargin: CGFloat = 10
    /// How long a popover takes to fade in or out.
    static let popoverDuration: TimeInterval = 0.2
}
