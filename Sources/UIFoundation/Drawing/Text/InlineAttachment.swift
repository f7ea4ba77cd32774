import CoreGraphics

/// A value of the attribute `attachment` with an image, which text shows in the place of the character U+FFFC.
package protocol InlineAttachment: AnyObject {
    /// The image within text of a style, without a container and with lines of any width.
    ///
    /// - Parameter index: The attachment's index in the text, in UTF-16 units.
    func picture(_ style: TextStyle, index: Int) -> TextStyle.Picture
}
