import CoreGraphics
import Foundation

/// The numbers that previews are drawn and moved by. Lengths are in points, times in seconds.
enum PreviewConstants {
    /// What is behind a previewed view unless its parameters say otherwise: white paper, in the dark the gray of raised surfaces, since a
    /// black one would be lost on a black page.
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0x2C / 255, green: 0x2C / 255, blue: 0x2E / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }

    // MARK: Text

    /// How far the shape about lines of text reaches beyond them at the sides: room for a letter that leans out of its box.
    static let textMargin = CGSize(width: 8, height: 5)
    /// The corners of the shape about lines of text, the outer and the inner ones.
    static let textCornerRadius: CGFloat = 8
    /// Lines further apart than this part of a line's height are not joined: they are two paragraphs.
    static let textLineGap: CGFloat = 1

    // MARK: Web addresses

    /// The widest that the picture of an address becomes: what fits under a hand, and on the narrowest phone.
    static let urlWidth: CGFloat = 280
    /// Between the text of an address and its edge.
    static let urlMargin = CGSize(width: 14, height: 10)
    /// The corners of the picture of an address.
    static let urlCornerRadius: CGFloat = 12
}
