import CoreGraphics
import Foundation

/// The numbers of menus, in points and seconds. The sizes are those of iOS 15 to 18.
enum MenuConstants {
    /// How wide a menu is that fingers open: UIKit's.
    static let width: CGFloat = 250
    /// How narrow and how wide a menu becomes that a mouse opens; in between it is as wide as its longest title.
    static let pointerWidths: ClosedRange<CGFloat> = 170...340
    /// How high a row is at least: a touch target; under a mouse less, as in the menus of desktops.
    static let rowHeight: CGFloat = 44
    static let pointerRowHeight: CGFloat = 34
    /// Above and below the text of a row that has more than one line.
    static let rowMargin: CGFloat = 11
    /// From the menu's edge to titles and pictures.
    static let sideMargin: CGFloat = 16
    /// The column of check marks and of the signs of menus inside, where a menu has any.
    static let signColumn: CGFloat = 24
    /// The largest picture in a row.
    static let imageSide: CGFloat = 22
    /// Between title and picture.
    static let imageGap: CGFloat = 10
    /// Between two sections.
    static let sectionGap: CGFloat = 8
    /// Above and below the title of a section.
    static let headerMargin: CGFloat = 8
    /// The height of a row of small pictures, and of pictures over titles.
    static let paletteHeight: CGFloat = 44
    static let mediumHeight: CGFloat = 66
    /// How many elements stand side by side at most: small ones, and middling ones.
    static let smallPerRow = 4
    static let mediumPerRow = 3
    static let cornerRadius: CGFloat = 13

    /// How near a menu comes to the window's edges, and to what it belongs to.
    static let margin: CGFloat = 8
    static let anchorGap: CGFloat = 8
    /// Between a preview and its menu.
    static let previewGap: CGFloat = 16
    /// How far a menu inside stands in front of the one that it came from: that one is made smaller by this and fades so far.
    static let backScale: CGFloat = 0.94
    static let backAlpha: CGFloat = 0.6

    static let shadowRadius: CGFloat = 24
    static let shadowOpacity: Float = 0.2
    static let shadowOffset = CGSize(width: 0, height: 8)

    /// How long a menu takes to grow out of what it belongs to, and to vanish: quick, as everything that a person waits for.
    static let openDuration: TimeInterval = 0.3
    static let openDamping: CGFloat = 0.82
    static let closeDuration: TimeInterval = 0.2
    /// From how small it grows.
    static let openScale: CGFloat = 0.4
    /// How long a letter that is typed belongs to the next one.
    static let typingPause: TimeInterval = 1

    /// After how long a finger that rests makes the view below it begin to rise, and how long the press takes as a whole: a long press.
    static let highlightDelay: TimeInterval = 0.2
    static let pressDuration: TimeInterval = GestureConstants.longPressDuration
    /// How far the finger may stray until then.
    static let pressSlop: CGFloat = GestureConstants.longPressSlop
    /// How far it moves after that before it chooses from the menu.
    static let slideSlop: CGFloat = 10
    /// How much a view grows while the finger rests on it, and when its menu is open: this part, but never by more points than the second
    /// number.
    static let previewGrowth: (part: CGFloat, most: CGFloat) = (0.05, 12)
    /// How long a finger rests on a button in something that scrolls before its menu opens: as long as the scroll view would keep the
    /// touch.
    static let buttonDelay: TimeInterval = 0.15

    /// How dark the ground gets behind a preview, light and dark.
    static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    /// What a menu and an alert are made of: light through which the ground can be guessed.
    static let material = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.145, alpha: 0.97) : UIColor(white: 0.975, alpha: 0.97)
    }
    /// The row under the finger, the pointer or the keyboard.
    static let highlight = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.14 : 0.08)
    }
    /// The band between two sections.
    static let band = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.07)
    }
}
