import CoreGraphics

/// A value of the attribute `attachment` that has an image. Text shows the image instead of the character U+FFFC.
package protocol InlineAttachment: AnyObject {
    /// The image of the attachment in text of the given style, without a text container and without a line width.
    ///
    /// - Parameter index: The attachment's index in the text, in UTF-16 units.
    func picture(_ style: TextStyle, index: Int) -> TextStyle.Picture
}
