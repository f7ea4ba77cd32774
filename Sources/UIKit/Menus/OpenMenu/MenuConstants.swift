import CoreGraphics
import Foundation

/// Constants of menus, in points and seconds. The sizes are those of iOS 15 to 18.
enum MenuConstants {
    /// Width of a menu opened by touch, as in UIKit.
    static let width: CGFloat = 250
    /// Range of widths of a menu opened with the pointer. Within this range, the longest title determines the width.
    static let pointerWidths: ClosedRange<CGFloat> = 170...340
    /// Minimum height of a row: a touch target, or less for the pointer, as in desktop menus.
    static let rowHeight: CGFloat = 44
    static let pointerRowHeight: CGFloat = 34
    /// Vertical margin of a row with more than one line.
    static let rowMargin: CGFloat = 11
    /// Horizontal margin of titles and images.
    static let sideMargin: CGFloat = 16
    /// Width of the column of check marks and submenu chevrons, if a menu has any.
    static let iconColumn: CGFloat = 24
    /// Maximum side of an image in a row.
    static let imageSide: CGFloat = 22
    /// Gap between title and image.
    static let imageGap: CGFloat = 10
    /// Gap between two sections.
    static let sectionGap: CGFloat = 8
    /// Vertical margin of a section's title.
    static let headerMargin: CGFloat = 8
    /// Heights of a row of small images, and of a row of images above titles.
    static let paletteHeight: CGFloat = 44
    static let mediumHeight: CGFloat = 66
    /// Maximum numbers of small and medium elements in a row.
    static let smallPerRow = 4
    static let mediumPerRow = 3
    static let cornerRadius: CGFloat = 13

    /// Distances from the window's edges and from the menu's source.
    static let margin: CGFloat = 8
    static let anchorGap: CGFloat = 8
    /// Gap between a preview and its menu.
    static let previewGap: CGFloat = 16
    /// Scale and opacity of a menu behind its open submenu.
    static let backScale: CGFloat = 0.94
    static let backAlpha: CGFloat = 0.6

    /// Durations of a menu's opening and closing animations, and the opening spring's damping.
    static let openDuration: TimeInterval = 0.3
    static let openDamping: CGFloat = 0.82
    static let closeDuration: TimeInterval = 0.2
    /// Initial scale of the opening animation.
    static let openScale: CGFloat = 0.4
    /// Maximum pause between two typed characters of a type-ahead search.
    static let typingPause: TimeInterval = 1

    /// Delay until the view under a resting touch starts to lift, and duration of the whole long press.
    static let highlightDelay: TimeInterval = 0.2
    static let pressDuration: TimeInterval = GestureConstants.longPressDuration
    /// Maximum movement of the touch during the press.
    static let pressSlop: CGFloat = GestureConstants.longPressSlop
    /// Movement after which the touch that opened the menu selects elements.
    static let slideSlop: CGFloat = 10
    /// Growth of a view during the press and while its menu is open: a fraction of its size, with a maximum in points.
    static let previewGrowth: (part: CGFloat, most: CGFloat) = (0.05, 12)
    /// Delay of the menu of a button in a scroll view: the time for which the scroll view would delay the touch.
    static let buttonDelay: TimeInterval = 0.15

    /// Colour of the layer behind a preview, in light and dark style.
    static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    /// Background of the highlighted row.
    static let highlight = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.14 : 0.08)
    }
    /// Colour of the gap between two sections.
    static let band = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.07)
    }
}
